/** How each sound is made: tones and noise that die away, in seconds and hertz. */
interface Tone {
  /** Where it begins and ends; it glides in between. */
  from: number
  to?: number
  seconds: number
  loud: number
  shape?: OscillatorType
  after?: number
}
/** Noise through a filter round a pitch: paper, wood. */
interface Noise {
  noise: number
  narrow: number
  seconds: number
  loud: number
  after?: number
}

/** All but the gong are shorter than 0.3 seconds. */
export const SOUNDS = {
  /** Paper, for a verb. */
  tick: [{ noise: 3800, narrow: 0.8, seconds: 0.06, loud: 0.5 }],
  /** Wood, for a Die. */
  die: [
    { noise: 1300, narrow: 5, seconds: 0.07, loud: 1 },
    { from: 430, to: 300, seconds: 0.08, loud: 0.3, shape: 'triangle' },
  ],
  /** Softer, for a Worker. */
  worker: [{ from: 300, to: 220, seconds: 0.1, loud: 0.35, shape: 'triangle' }],
  /** A bell, when the colour of an action changes. */
  bell: [
    { from: 1320, seconds: 0.28, loud: 0.22 },
    { from: 3564, seconds: 0.16, loud: 0.08 },
  ],
  /** Low, for the Caliph. */
  gong: [
    { from: 98, to: 94, seconds: 1.8, loud: 0.6 },
    { from: 147, to: 143, seconds: 1.2, loud: 0.25 },
    { from: 233, seconds: 0.7, loud: 0.12 },
  ],
  /** A rolled Die comes to rest. */
  knock: [
    { noise: 900, narrow: 3, seconds: 0.05, loud: 0.9 },
    { from: 240, to: 160, seconds: 0.07, loud: 0.35, shape: 'triangle' },
  ],
  /** A plucked string, for what one gets. */
  pluck: [
    { from: 587, seconds: 0.26, loud: 0.24, shape: 'triangle' },
    { from: 880, seconds: 0.2, loud: 0.12, shape: 'triangle', after: 0.05 },
  ],
} satisfies Record<string, readonly (Tone | Noise)[]>
export type SoundName = keyof typeof SOUNDS

let context: AudioContext | undefined
let rustle: AudioBuffer | undefined

/** Plays a sound so many seconds from now, at a volume from 0 to 1. */
export function sound(name: SoundName, volume: number, after: number): void {
  context ??= new AudioContext()
  void context.resume()
  for (const part of SOUNDS[name]) sounded(context, part, volume, after)
}

function sounded(audio: AudioContext, part: Tone | Noise, volume: number, after: number): void {
  const begin = audio.currentTime + after + (part.after ?? 0)
  const end = begin + part.seconds
  const swell = audio.createGain()
  swell.gain.setValueAtTime(part.loud * volume, begin)
  swell.gain.exponentialRampToValueAtTime(0.0001, end)
  const source = 'noise' in part ? noisy(audio, part, swell) : tonal(audio, part, begin, end, swell)
  swell.connect(audio.destination)
  source.start(begin)
  source.stop(end)
}

function tonal(audio: AudioContext, tone: Tone, begin: number, end: number, into: AudioNode): OscillatorNode {
  const made = audio.createOscillator()
  made.type = tone.shape ?? 'sine'
  made.frequency.setValueAtTime(tone.from, begin)
  made.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end)
  made.connect(into)
  return made
}

function noisy(audio: AudioContext, { noise, narrow }: Noise, into: AudioNode): AudioBufferSourceNode {
  rustle ??= whiteNoise(audio)
  const made = audio.createBufferSource()
  made.buffer = rustle
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = noise
  filter.Q.value = narrow
  made.connect(filter).connect(into)
  return made
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return buffer
}
