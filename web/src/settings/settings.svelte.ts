/** What a reader wants, kept in this browser; what is changed in one window holds in all of them at once. */
import { follow, recall, remember } from '../shell/memory'

export const PACES = ['1', '2', '4', 'skip'] as const
export type Pace = (typeof PACES)[number]

/** Something that is wanted or not. */
class Wish {
  on = $state(false)

  constructor(
    private readonly name: string,
    usual: boolean,
  ) {
    const wanted = (value: string | null) => (this.on = (value ?? (usual ? 'yes' : 'no')) === 'yes')
    wanted(recall(name))
    follow(name, wanted)
  }

  choose = (on: boolean): void => {
    this.on = on
    remember(this.name, on ? 'yes' : 'no')
  }
}

const paceOf = (told: string | null): Pace => PACES.find((pace) => pace === told) ?? '1'
const volumeOf = (told: string | null): number => Math.min(1, Math.max(0, Number(told) || 0))

class Settings {
  /** How fast the others' turns are shown. */
  pace = $state<Pace>(paceOf(recall('pace')))
  /** How loud sounds are, from 0 to 1; they are off until somebody wants them. */
  volume = $state(volumeOf(recall('volume')))
  /** Letters in place of colour marks. */
  readonly letters = new Wish('letters', false)
  /** Explain what the pointer rests on. */
  readonly tips = new Wish('tips', true)
  /** End one's turn when nothing else is left to choose. */
  readonly endTurns = new Wish('end-turns', true)
  /** Be asked less: what only gains something is taken, parts whose order is all the same are, and a full set is confirmed. */
  readonly asksLess = new Wish('free-gains', true)
  /** Ask every time before undo ends, and not only the first time at a table. */
  readonly askUndo = new Wish('ask-undo', false)
  /** Leave out who has how many points, until the end. */
  readonly hideStanding = new Wish('hide-standing', false)
  /** Tell "your turn" when the page is not in sight. */
  readonly notify = new Wish('notify', false)

  constructor() {
    follow('pace', (pace) => (this.pace = paceOf(pace)))
    follow('volume', (volume) => (this.volume = volumeOf(volume)))
  }

  chooseVolume(volume: number): void {
    this.volume = volume
    remember('volume', String(volume))
  }
  choosePace(pace: Pace): void {
    this.pace = pace
    remember('pace', pace)
  }
}

export const settings = new Settings()
