/** A Caliph Card that was revealed, while everybody watches: its event, then who takes what, one after another. */
import { atOnce, paced } from '../board/motion'
import type { LogEntry, Message, PlaceOf } from '../protocol'
import { settings } from '../settings/settings.svelte'
import { play as sound } from '../sound/sounds'
import type { JoinedTable } from '../table/table.svelte'

export type CaliphPlace = PlaceOf<'caliph-space'>
const ROW = 900 // milliseconds between what is told, at pace 1
const LAST = 2600
const REVEALED = 'event-caliph-revealed'

/** No card Harvests: the income of the Rest that revealed it has begun, if not the next turn. */
const AFTERWARDS = ['event-track-harvested', 'event-turn-began']

/** What was told since the last card was revealed, as far as it is about that card. */
export function toldOf(entries: readonly LogEntry[]): Message[] {
  const told = entries.flatMap((one) => one.told)
  const from = told.findLastIndex(({ key }) => key === REVEALED)
  const since = from < 0 ? told : told.slice(from + 1)
  const end = since.findIndex(({ key }) => AFTERWARDS.includes(key))
  return end < 0 ? since : since.slice(0, end)
}

export class Revealing {
  /** The space of the card that is shown. */
  space = $state<CaliphPlace>()
  told = $state.raw<readonly Message[]>([])
  /** How much of that is in sight. */
  shown = $state(0)

  private heard: number | undefined
  private asked = false
  /** How long the whole stays in sight. */
  private last = LAST
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: JoinedTable) {}

  /** The table shows another moment. */
  follow(): void {
    const { play, log } = this.table
    const fresh = this.heard === undefined ? [] : log.filter(({ version }) => version > (this.heard ?? 0))
    if (play) this.heard = log.at(-1)?.version ?? 0
    const answered = this.asked // what is chosen after the last of its questions belongs to the turn, not to the card
    this.asked = play?.question?.kind.startsWith('choose_caliph') ?? false
    const revealed = fresh.flatMap((entry) => entry.events).findLast(({ name }) => name === 'caliph_revealed')
    if (fresh.some(({ back_to }) => back_to !== null)) this.close()
    else if (revealed && settings.pace !== 'skip') this.open(revealed.values['caliph_space'], fresh)
    else if (this.space && (answered || this.asked)) {
      const counting = this.shown < this.told.length // its timer goes on
      if (answered) this.told = [...this.told, ...toldOf(fresh)]
      if (counting) this.hold()
      else this.settle()
    }
  }

  /** All at once; a second time the board is seen again. */
  hurry(): void {
    if (this.shown >= this.told.length) this.close()
    else {
      this.shown = this.told.length
      this.settle()
    }
  }
  close(): void {
    clearTimeout(this.timer)
    this.space = undefined
    this.told = []
    this.shown = 0
    this.table.resume(this)
  }

  private open(space: unknown, entries: readonly LogEntry[]): void {
    this.space = space as CaliphPlace
    this.told = toldOf(entries)
    this.last = LAST + (atOnce() ? this.told.length * ROW : 0)
    this.shown = atOnce() ? this.told.length : 0 // where nothing may move it is told at once, and stays as long
    sound('gong')
    this.settle()
  }
  /** Tells the next line, and goes away after the last one unless the card asks something. */
  private settle(): void {
    clearTimeout(this.timer)
    this.hold()
    if (this.shown < this.told.length) this.timer = setTimeout(() => this.tick(), paced(ROW))
    else if (!this.asked) this.timer = setTimeout(() => this.close(), paced(this.last))
  }
  /** Later turns would be played under the scene, but the answers to its questions are shown by it. */
  private hold(): void {
    if (this.asked) this.table.resume(this)
    else this.table.pause(this)
  }
  private tick(): void {
    this.shown += 1
    sound('pluck')
    this.settle()
  }
}
