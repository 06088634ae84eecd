/** What comes over the board for a while: one's own Rest, a Caliph Card; and what is remembered for the end. */
import { Revealing } from '../caliph/revealing.svelte'
import { turnEnded, type Turn } from '../score/course'
import { Resting } from '../rest/resting.svelte'
import type { JoinedTable } from './table.svelte'

export class Moments {
  readonly resting: Resting
  readonly revealing: Revealing

  /** The turns that were seen, for the end of the game. */
  readonly course: Turn[] = []

  constructor(private readonly table: JoinedTable) {
    this.resting = new Resting(table)
    this.revealing = new Revealing(table)
  }

  /** Whether the board is covered: then nothing on it can be pointed at. */
  get covering(): boolean {
    const { resting, revealing } = this
    return revealing.space !== undefined || (resting.rest !== undefined && !resting.away)
  }
  /** The table shows another moment. */
  follow(): void {
    this.resting.follow()
    this.revealing.follow()
    const { play, log } = this.table
    const turn = play && turnEnded(play, log.at(-1)?.seat ?? 0)
    if (turn) this.course.push(turn)
  }
  close(): void {
    this.resting.close()
    this.revealing.close()
  }
}
