/** A hint while it is looked at: asked for, chosen among, and followed step by step. */
import type { PlaceId } from '../board/types'
import type { Decision } from '../decisions/decision.svelte'
import type { HintStep, Message, Suggestion } from '../protocol'
import type { JoinedTable } from '../table/table.svelte'
import { beginning, left, next } from './following'

export class Hinting {
  suggestions = $state.raw<readonly Suggestion[]>([])
  /** The one that is lit. */
  chosen = $state(0)
  /** Why there is none. */
  refused = $state.raw<Message>()
  /** Whether it is being followed; before, it is only looked at. */
  following = $state(false)
  /** The version for which the turn was put together as suggested; it is to be used next. */
  private adoptedFor = $state(-1)
  private asked: number
  private seat = $state(0)

  constructor(
    private readonly table: JoinedTable,
    private readonly decision: Decision,
  ) {
    this.asked = table.version
    void this.ask()
  }

  private async ask(): Promise<void> {
    const answer = await this.table.link.ask({ type: 'hint', version: this.asked })
    if (answer.type === 'refused') this.refused = answer.refusal
    if (answer.type !== 'hint') return
    this.suggestions = answer.suggestions
    this.seat = answer.seat
    this.show()
  }

  get suggestion(): Suggestion | undefined {
    return this.suggestions[this.chosen]
  }
  private get adopted(): boolean {
    return this.adoptedFor === this.table.version
  }
  get all(): number {
    return this.suggestion?.steps.length ?? 0
  }
  /** What is left of the suggestion that is lit. */
  readonly left: readonly HintStep[] = $derived.by(() =>
    left(this.suggestion?.steps ?? [], this.table.log, this.asked, this.seat),
  )
  readonly next: HintStep | undefined = $derived.by(() => next(this.left, this.decision.options))
  /** What the board lights: the whole way while it is looked at, then one step after the other. */
  readonly places: ReadonlySet<PlaceId> | undefined = $derived.by(() => {
    const steps = this.following && !this.adopted ? (this.next ? [this.next] : []) : this.left
    return steps.length ? new Set(steps.flatMap(({ places }) => places as PlaceId[])) : undefined
  })
  /** Whether there is nothing more to be seen: the game went on without it, or with all of it. */
  get over(): boolean {
    const { table } = this
    if (this.refused || !this.suggestions.length) return table.version !== this.asked
    const asked = table.mine || table.play?.outcome
    return table.version !== this.asked && (!this.following || (!!asked && !this.next))
  }

  choose(number: number): void {
    if (this.following || !this.suggestions[number]) return
    this.chosen = number
    this.adoptedFor = -1
    this.show()
  }
  /** Points at the slot or the option, as the pointer would. */
  private show(): void {
    const { decision, suggestion, next } = this
    if (!suggestion) return
    const verb = decision.verbs.find(({ slot }) => slot && slot === suggestion.place)
    if (verb)
      decision.point({ ...verb, way: { ...suggestion, choices: [], places: [], text: suggestion.title } })
    else decision.hover(decision.options.find(({ notation }) => notation === next?.choice))
  }

  /** The next step: a turn is put together first, and then used. */
  async go(): Promise<void> {
    const { decision, suggestion, next } = this
    if (decision.doubt) return decision.take(decision.doubt.option, decision.doubt.then)
    if (!suggestion || !next) return
    this.following = true
    if (next.choice.startsWith('work ') && !this.adopted) {
      this.adoptedFor = this.table.version
      decision.point(undefined)
      decision.follows(beginning(suggestion.steps))
      return
    }
    const together = this.adopted ? beginning(this.left) : [next.choice]
    await decision.use(together)
  }
}
