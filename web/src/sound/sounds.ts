/** Sounds of our own making, off until they are turned on. What makes them is fetched with the first one. */
import { settings } from '../settings/settings.svelte'
import type { SoundName } from './synth'

export type { SoundName }

/** Plays a sound, after some milliseconds; nothing while sounds are off, or before the reader has touched the page. */
export function play(name: SoundName, after = 0): void {
  const volume = settings.volume
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return
  void import('./synth').then(({ sound }) => sound(name, volume, after / 1000))
}
