/**
 * A coach: at which step of a lesson the table is, and what answers there. The step follows from the choices that stand,
 * from the turn that is being put together, and from what was read; so nothing that is taken back can confuse it.
 */
import type { PlaceId } from '../board/types'
import type { Decision, Guide } from '../decisions/decision.svelte'
import { turnTo } from '../net/calls'
import type { Lesson, LessonStep, Message } from '../protocol'
import type { JoinedTable } from '../table/table.svelte'
import { asks, beginnings, lineOf } from './lessons'
import { isIn, piecesOf, put } from './pieces'
import { keepProgress, progressOf } from './progress'

export class Coach implements Guide {
  /** So many steps that only want to be read were. */
  private read = $state(0)
  private readonly line: readonly string[]
  private readonly begins: readonly number[]

  constructor(
    readonly lesson: Lesson,
    private readonly table: JoinedTable,
    private readonly decision: Decision,
  ) {
    this.line = lineOf(lesson)
    this.begins = beginnings(lesson)
    this.read = progressOf(lesson.lesson).step
  }

  /** How many choices stand. */
  private get taken(): number {
    return this.table.play?.choices ?? 0
  }
  readonly at: number = $derived.by(() => {
    const last = this.lesson.steps.length - 1
    const open = this.lesson.steps.findIndex((step, index) => !this.isDone(step, index))
    return open < 0 ? last : Math.min(open, last)
  })
  get step(): LessonStep {
    return this.lesson.steps[this.at] as LessonStep
  }
  get last(): boolean {
    return this.at === this.lesson.steps.length - 1
  }
  private isDone({ touch, take }: LessonStep, index: number): boolean {
    const begins = this.begins[index] ?? 0
    if (take.length) return this.taken >= (this.begins[index + 1] ?? 0)
    if (this.taken !== begins) return this.taken > begins
    return touch.length ? touch.every((place) => isIn(this.decision.plan, place)) : index < this.read
  }

  /** Whether it waits for the reader, and not for what others do. */
  get waits(): boolean {
    return this.table.mine
  }
  /** A sentence of the step: its text, or one of its attributes. */
  says(what = ''): Message {
    return { key: `lesson-${this.lesson.lesson}-${this.step.name}${what && '.'}${what}` }
  }

  /** What the next choices are, as far as whoever learns makes them. */
  private get wanted(): readonly string[] {
    const { take } = this.lesson.steps.slice(this.at).find((step) => step.take.length) ?? { take: [] }
    const index = this.lesson.steps.findIndex((step) => step.take === take)
    return take.slice(this.taken - (this.begins[index] ?? 0))
  }
  /** The places that answer now. */
  readonly places: readonly PlaceId[] = $derived.by(() => {
    const { step, decision } = this
    if (!asks(step)) return []
    const { plan } = decision
    const missing = (pieces: readonly PlaceId[]) =>
      pieces.filter((place) => !isIn(plan, place) && place !== `worker-${plan.lifted}`)
    if (step.touch.length) return missing(step.touch)
    if (decision.planning && this.wanted[0]?.startsWith('work ')) return missing(piecesOf(this.wanted))
    return (
      this.table.play?.question?.options?.find(({ notation }) => notation === this.wanted[0])?.places ?? []
    )
  })
  /** Whether choices that a button would take are what is wanted. */
  isRight = (choices: readonly string[]): boolean =>
    choices.length > 0 && choices.every((choice, index) => choice === this.line[this.taken + index])
  /** Whether the last choice of a turn that is put together is wanted. */
  isUse = (used: string): boolean =>
    !this.places.length &&
    this.step.take.length > 0 &&
    used.split(', ').every((choice) => this.wanted.includes(choice))
  /** The Die for a Worker that was picked up. */
  get onto(): string | undefined {
    const placed = this.decision.plan.workers.length
    const workers = this.wanted.filter((choice) => choice.startsWith('place-worker '))
    return this.decision.plan.lifted ? workers[placed]?.split(' die-')[1] : undefined
  }

  lights = (place: PlaceId): boolean => this.places.includes(place)

  objection = (places: readonly PlaceId[], choices: readonly string[]): Message | undefined => {
    if (!asks(this.step)) return { key: 'coach-read-on' }
    const placing = choices[0]?.startsWith('place-worker ') && this.decision.planning
    const ahead = placing ? this.wanted : this.line.slice(this.taken)
    const other = placing
      ? choices.find((choice) => !ahead.includes(choice))
      : choices.find((choice, index) => choice !== ahead[index])
    const fits = places.length ? places.some((place) => this.lights(place)) : other === undefined
    return fits ? undefined : this.wrong([...places, ...(other ? [other] : [])])
  }
  private wrong(tried: readonly string[]): Message {
    const named = tried.map((one) => this.step.wrong[one]).find(Boolean)
    return this.says(named ? `wrong-${named}` : 'wrong')
  }

  /** Goes on from a step that was read. */
  next(): void {
    this.read = this.at + 1
    this.decision.forget()
  }
  /** Goes a step back; of a turn that is put together what came after it is picked again. */
  async back(): Promise<void> {
    const to = this.at - 1
    const begins = this.begins[to] ?? 0
    this.decision.forget()
    this.read = to
    if (this.taken !== begins) return turnTo(this.table.id, to)
    const earlier = this.lesson.steps.slice(0, to).filter((_, index) => this.begins[index] === begins)
    this.decision.plan.clear()
    for (const place of earlier.flatMap(({ touch }) => touch)) put(this.decision.plan, place)
  }

  keep(): void {
    const { lesson } = this.lesson
    keepProgress(lesson, { step: this.at, done: this.last || progressOf(lesson).done })
  }
}
