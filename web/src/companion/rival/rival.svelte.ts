/** The table of the solo opponent that is kept in this browser: it is asked about, answered, and taken back. */
import { ask, Refused } from '../../net/http'
import type { Message, RivalAsked, RivalTold } from '../../protocol'
import { follow } from '../../shell/memory'
import { isGone, onBox, sentenceOn, type Box } from '../boxes.svelte'
import { kept, keepTable, NAME } from './kept'

const FORMAT = 2

/** Whoever answers a question has done everything before it. */
export const answeredSteps = ({ turn }: RivalTold): number =>
  turn.findLastIndex(({ kind }) => kind === 'answered') + 1

/** How a table stands, in a line. */
export function lineOf({ board }: RivalTold): Message {
  if (!board.difficulty) return { key: 'companion-line-before' }
  const values = {
    difficulty: { key: 'name-difficulty', values: { difficulty: board.difficulty } },
    round: board.round,
    number: board.schemes_up,
    all: board.schemes,
  }
  return { key: board.schemes_up ? 'companion-line' : 'companion-line-short', values }
}

/** A seed no one has to think of; it may be larger than a number can tell exactly. */
const newSeed = (): string => String(crypto.getRandomValues(new BigUint64Array(1))[0])

class Rival {
  told = $state.raw<RivalTold>()
  done = $state(0)
  notice = $state.raw<Message>()
  /** What is kept cannot be read; it stays as it is until another table is begun. */
  unreadable = $state(false)
  /** The box that lies on the table; it may be gone. */
  box = $state.raw<Box>()
  gone = $state(false)
  /** The browser refuses to keep anything. */
  forgetful = $state(false)
  loading = $state(true)
  /** An answer is on its way. */
  busy = $state(false)

  constructor() {
    follow(NAME, () => void this.load())
  }

  async load(): Promise<void> {
    const found = kept()
    if (found) await this.ask({ record: found.record }, () => found.done, found.box)
    else this.told = undefined
    this.loading = false
  }

  /** Another table: on the same boards, what was told of them is still known. */
  async begin(own_cards: boolean, expansions: string[], box: Box | undefined): Promise<void> {
    const printed = box?.pack === this.box?.pack ? (this.told?.boards ?? {}) : {}
    const record = { companion: FORMAT, seed: newSeed(), own_cards, expansions, printed, answers: [] }
    await this.ask({ record }, () => 0, box)
  }

  /** Goes on with what everybody has, where the box is gone. */
  async withoutBox(): Promise<void> {
    const found = kept()
    if (found) await this.ask({ record: found.record }, () => found.done, undefined)
  }

  async answer(word: string): Promise<void> {
    if (this.told) await this.ask({ record: this.told.record, answer: word }, answeredSteps, this.box)
  }

  /** Goes back to the question before an answer, which is open again. */
  async backTo(number: number): Promise<void> {
    const record = this.told?.record
    if (!record) return
    const answers = record.answers.slice(0, number)
    const unasked = Math.min(record.unasked ?? 0, number)
    await this.ask({ record: { ...record, answers, unasked } }, ({ turn }) => turn.length, this.box)
  }

  async takeBack(): Promise<void> {
    const count = this.told?.record.answers.length ?? 0
    if (count) await this.backTo(count - 1)
  }

  /** Everything up to a step is done. */
  tick(done: number): void {
    if (!this.told) return
    this.done = Math.max(done, answeredSteps(this.told))
    this.keep(this.told)
  }

  private async ask(
    asked: RivalAsked,
    done: (told: RivalTold) => number,
    box: Box | undefined,
  ): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      const told = await ask<RivalTold>('POST', onBox('/api/companion/rival', box), asked)
      this.done = Math.min(told.turn.length, Math.max(done(told), answeredSteps(told)))
      this.box = box
      this.keep(told)
      this.told = told
      this.notice = undefined
      this.gone = false
      this.unreadable = false
    } catch (fault) {
      this.notice = sentenceOn(fault, box)
      this.gone = isGone(fault)
      this.unreadable = !this.told && fault instanceof Refused
    } finally {
      this.busy = false
    }
  }

  private keep(told: RivalTold): void {
    this.forgetful = !keepTable({ record: told.record, done: this.done, line: lineOf(told), box: this.box })
  }
}

export const rival = new Rival()
