/** A review as it comes: asked for once, then looked after until everything is judged. */
import { askReview, getReview } from '../net/calls'
import { sentence } from '../net/http'
import { myself } from '../net/me.svelte'
import type { Message, ReviewedGame, ReviewedTurn, ReviewTold } from '../protocol'

const MOST_MISSED = 5 // looks in a row
const PAUSE = 700 // between two looks, in milliseconds

export class Reviewing {
  names = $state.raw<string[]>([])
  turns = $state.raw<ReviewedTurn[]>([])
  review = $state.raw<ReviewedGame | null>(null)
  state = $state<ReviewTold['state']>('waiting')
  done = $state(0)
  fault = $state.raw<Message>()
  private closed = false
  private missed = 0

  /** Of a table or a replay, by its address. */
  constructor(private readonly of: string) {}

  async start(): Promise<void> {
    try {
      await myself.ensure()
      this.take(await askReview(this.of), 0)
      while (!this.closed && (this.state === 'waiting' || this.state === 'judging')) {
        await new Promise((later) => setTimeout(later, PAUSE))
        const since = this.turns.length
        if (!this.closed) await this.look(since)
      }
    } catch (fault) {
      this.fault = sentence(fault)
    }
  }

  /** One look that fails is made again; several in a row tell that nobody answers. */
  private async look(since: number): Promise<void> {
    try {
      this.take(await getReview(this.of, since), since)
      this.missed = 0
    } catch (fault) {
      this.missed += 1
      if (this.missed > MOST_MISSED) throw fault
    }
  }

  private take(told: ReviewTold, since: number): void {
    this.names = told.names
    if (told.turns.length) this.turns = [...this.turns.slice(0, since), ...told.turns]
    this.review = told.review
    this.state = told.state
    this.done = told.done
  }

  close(): void {
    this.closed = true
  }
}
