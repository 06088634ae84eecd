/** What a reader wants, kept in this browser. */
import { recall, remember } from '../shell/memory'

export const PACES = ['1', '2', '4', 'skip'] as const
export type Pace = (typeof PACES)[number]

class Settings {
  /** How fast the others' turns are shown. */
  pace = $state<Pace>(PACES.find((pace) => pace === recall('pace')) ?? '1')
  /** Letters in place of colour marks. */
  letters = $state(recall('letters') === 'yes')
  /** Explain what the pointer rests on. */
  tips = $state(recall('tips') !== 'no')
  /** End one's turn when nothing else is left to choose. */
  endTurns = $state(recall('end-turns') !== 'no')
  /** Ask every time before undo ends, and not only the first time at a table. */
  askUndo = $state(recall('ask-undo') === 'yes')
  /** Tell "your turn" when the page is not in sight. */
  notify = $state(recall('notify') === 'yes')

  choosePace(pace: Pace): void {
    this.pace = pace
    remember('pace', pace)
  }
  showLetters(letters: boolean): void {
    this.letters = letters
    remember('letters', letters ? 'yes' : 'no')
  }
  showTips(tips: boolean): void {
    this.tips = tips
    remember('tips', tips ? 'yes' : 'no')
  }
  endTurnsAlone(alone: boolean): void {
    this.endTurns = alone
    remember('end-turns', alone ? 'yes' : 'no')
  }
  askBeforeUndoEnds(ask: boolean): void {
    this.askUndo = ask
    remember('ask-undo', ask ? 'yes' : 'no')
  }
  wantNotices(notify: boolean): void {
    this.notify = notify
    remember('notify', notify ? 'yes' : 'no')
  }
}

export const settings = new Settings()
