/**
 * A set while it is picked, in any order. Where each set is an option it is built here and sent when it is confirmed;
 * where there are too many for that, every change is sent. Whoever picks need not know which.
 */
import { placesOf } from '../board/places'
import type { LitOption, View } from '../board/types'
import type { Option, Question } from '../protocol'
import { change, gathered, marks, type Gathered, type Member } from './sets'

/** What the set is built from, and how a choice is taken. */
interface Around {
  question: () => Question | undefined
  view: () => View | undefined
  /** Whether a choice is on its way. */
  busy: () => boolean
  take: (option: Option) => Promise<void>
}
interface Change {
  name: string
  back: boolean
}

export class Building {
  private here = $state.raw<readonly string[]>([])
  private touched = $state.raw<readonly string[]>([])
  /** Changes that wait until the one before them was taken. */
  private later: readonly Change[] = []
  /** The thing under the pointer, on the board or in the bar. */
  pointed = $state<string>()

  constructor(private readonly around: Around) {}

  readonly set: Gathered | undefined = $derived.by(() => {
    const question = this.around.question()
    return gathered(question?.asked_set, question?.options ?? [], this.here)
  })
  readonly chosen: ReadonlyMap<string, number> = $derived.by(() =>
    marks(this.set?.members ?? [], this.placesOf, this.touched),
  )

  placesOf = (name: string): readonly string[] => {
    const view = this.around.view()
    return view ? placesOf(`put-back ${name}`, view) : []
  }
  at = (place: string): Member | undefined =>
    this.set?.members.find(({ name }) => this.placesOf(name).includes(place))

  /** The places of what can still be picked, each with the key of its button. */
  lit(keyOf: (index: number) => string): Map<string, LitOption[]> {
    const lit = new Map<string, LitOption[]>()
    for (const [index, { name, more }] of (this.set?.members ?? []).entries())
      if (more) for (const place of this.free(name)) lit.set(place, [{ key: keyOf(index), index }])
    return lit
  }
  /** Of several places of a thing those where not all of it is picked. */
  private free(name: string): readonly string[] {
    const places = this.placesOf(name)
    const here = (place: string) => places.filter((other) => other === place).length
    return places.filter(
      (place) => here(place) === places.length || (this.chosen.get(place) ?? 0) < here(place),
    )
  }

  /** One more, or one less; where it was touched is where it shows. */
  async change(name: string, back: boolean, place?: string): Promise<void> {
    const member = this.set?.members.find((one) => one.name === name)
    if (!member) return
    if (this.around.busy()) return void (this.later = [...this.later, { name, back }])
    if (!(back ? member.picked : member.more)) return
    this.touched = this.touched.filter((other) => other !== place)
    if (place && !back) this.touched = [...this.touched, place]
    const option = this.sends(name, back)
    if (option) await this.around.take(option)
    else this.here = back ? without(this.here, name) : [...this.here, name]
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
