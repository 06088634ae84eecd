/** What a reader wants, kept in this browser. */
import { recall, remember } from '../shell/memory'

export const PACES = ['1', '2', '4', 'skip'] as const
export type Pace = (typeof PACES)[number]

/** Something that is wanted or not. */
class Wish {
  on = $state(false)

  constructor(
    private readonly name: string,
    usual: boolean,
  ) {
    this.on = (recall(name) ?? (usual ? 'yes' : 'no')) === 'yes'
  }

  choose = (on: boolean): void => {
    this.on = on
    remember(this.name, on ? 'yes' : 'no')
  }
}

class Settings {
  /** How fast the others' turns are shown. */
  pace = $state<Pace>(PACES.find((pace) => pace === recall('pace')) ?? '1')
  /** Letters in place of colour marks. */
  readonly letters = new Wish('letters', false)
  /** Explain what the pointer rests on. */
  readonly tips = new Wish('tips', true)
  /** End one's turn when nothing else is left to choose. */
  readonly endTurns = new Wish('end-turns', true)
  /** Ask every time before undo ends, and not only the first time at a table. */
  readonly askUndo = new Wish('ask-undo', false)
  /** Tell "your turn" when the page is not in sight. */
  readonly notify = new Wish('notify', false)

  choosePace(pace: Pace): void {
    this.pace = pace
    remember('pace', pace)
  }
}

export const settings = new Settings()
