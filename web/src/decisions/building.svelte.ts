/**
 * A set while it is picked, in any order. Where each set is an option it is built here and sent when it is confirmed;
 * where there are too many for that, every change is sent. Whoever picks need not know which.
 */
import type { PlaceId } from '../board/types'
import type { Option, Question } from '../protocol'
import { change, gathered, marks, type Gathered, type Member } from './sets'

/** What the set is built from, and how a choice is taken. */
interface Around {
  question: () => Question | undefined
  set: () => Gathered | undefined
  /** Whether a choice is on its way. */
  busy: () => boolean
  take: (option: Option, then?: readonly string[], automatic?: readonly number[]) => Promise<void>
  /** Whether a set that is full is confirmed by itself. */
  asksLess: () => boolean
}
interface Change {
  name: string
  back: boolean
}

export class Building {
  private here = $state.raw<readonly string[]>([])
  private touched = $state.raw<readonly PlaceId[]>([])
  /** Changes that wait until the one before them was taken. */
  private later: readonly Change[] = []
  /** The thing under the pointer, on the board or in the bar. */
  pointed = $state<string>()

  constructor(private readonly around: Around) {}

  /** The set a question asks for, with what was picked here. */
  gathered(question: Question | undefined): Gathered | undefined {
    return gathered(question?.asked_set, question?.options ?? [], this.here)
  }
  /** Where what is picked lies, and how often. */
  chosen(set: Gathered): Map<PlaceId, number> {
    return marks(set.members, this.touched)
  }
  get set(): Gathered | undefined {
    return this.around.set()
  }

  at = (place: PlaceId): Member | undefined =>
    this.set?.members.find(({ places }) => places.some((one) => one === place))

  /** One more, or one less; where it was touched is where it shows. */
  async change(name: string, back: boolean, place?: PlaceId): Promise<void> {
    const member = this.set?.members.find((one) => one.name === name)
    if (!member) return
    if (this.around.busy()) return void (this.later = [...this.later, { name, back }])
    if (!(back ? member.picked : member.more)) return
    this.touched = this.touched.filter((other) => other !== place)
    if (place && !back) this.touched = [...this.touched, place]
    const option = this.sends(name, back)
    const whole = !back && this.around.asksLess()
    // of one thing that can be picked or left, whoever picks it means it
    if (option && whole && this.set?.amount === 1) return this.around.take(option, ['enough'], [1])
    if (option) return this.around.take(option)
    this.here = back ? without(this.here, name) : [...this.here, name]
    const { amount, picked, confirm } = this.set ?? {}
    if (whole && confirm && !confirm.ends_undo && picked?.length === amount) await this.around.take(confirm)
  }
  /** The choice that a change is; none where it is made here. */
  sends(name: string, back: boolean): Option | undefined {
    const { asked_set, options } = this.around.question() ?? {}
    return asked_set?.at_once ? undefined : change(options ?? [], name, back)
  }

  /** Takes the last one back; false if there is none. */
  back(): boolean {
    const last = this.set?.picked.at(-1)
    if (last !== undefined) void this.change(last, true)
    return last !== undefined
  }

  /** Another question, or the same with something else picked. */
  follow(): void {
    const [next, ...rest] = this.set ? this.later : []
    this.here = []
    this.touched = []
    this.later = rest
    if (!this.set) this.pointed = undefined
    if (next) void this.change(next.name, next.back)
  }
  /** Something was refused: what waits for it waits no more. */
  stop(): void {
    this.later = []
  }
}

function without(names: readonly string[], name: string): readonly string[] {
  const at = names.lastIndexOf(name)
  return [...names.slice(0, at), ...names.slice(at + 1)]
}
