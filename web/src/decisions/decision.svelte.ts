/** Answering the question that waits: what is lit, what is picked, what an option would do, and taking it. */
import { kindOf } from '../board/places'
import { Printed } from '../board/printed'
import type { Ghost, LitOption, PlaceId } from '../board/types'
import type { Catalogue, Message, Option, Previewed, Question } from '../protocol'
import { settings } from '../settings/settings.svelte'
import type { JoinedTable } from '../table/table.svelte'
import { Building } from './building.svelte'
import { ghostOf } from './ghost'
import { entries, nameOf, picks, type Entry } from './groups'
import { keyOf } from './keys'
import { fitting, lightable, pick, type Offered } from './narrowing'
import { free, type Gathered, type Member } from './sets'

/** Choices that end a turn by their name; that they end undo too goes without saying. */
const ENDS_TURN = ['end-turn', 'pass']

/** An option that waits for a second word: because undo ends there, or because it ends the turn. */
export interface Doubt {
  option: Option
  because: 'undo' | 'turn'
}

/**
 * Everything that follows from the question and from what is picked. It is found in one go: hundreds of places look at
 * it, and each value of its own would have all of them asked anew.
 */
interface Asked {
  question: Question | undefined
  options: readonly Option[]
  offered: readonly Offered[]
  /** The set that is being picked, where several things are chosen together. */
  set: Gathered | undefined
  /** What stands in the bar. */
  entries: readonly Entry[]
  /** What the board lights, with the keys of the bar. */
  lit: ReadonlyMap<PlaceId, readonly LitOption[]>
  /** How often each thing is picked: of two equal Dice the first, or both. */
  chosen: ReadonlyMap<PlaceId, number>
}

const NOTHING: Asked = {
  question: undefined,
  options: [],
  offered: [],
  set: undefined,
  entries: [],
  lit: new Map(),
  chosen: new Map(),
}

export class Decision {
  picked = $state.raw<readonly PlaceId[]>([])
  /** The option under the pointer or the focus. */
  hovered = $state.raw<Option>()
  doubt = $state.raw<Doubt>()
  /** One sentence about the last thing tried: why it is not possible. */
  notice = $state.raw<Message>()
  refused = $state<PlaceId>()
  private previews = $state.raw<ReadonlyMap<string, Previewed>>(new Map())
  private version = -1
  /** The version for which an answer is on its way: there is one for each. */
  private sent = -1
  /** Whether the reader was asked at this table; after that the marks on buttons and places have to do. */
  private warned = false

  constructor(
    private readonly table: JoinedTable,
    private readonly catalogue: () => Catalogue,
  ) {}

  readonly building = new Building({
    question: () => this.asked.question,
    set: () => this.asked.set,
    busy: () => this.sent === this.table.version,
    take: (option) => this.take(option),
  })
  // found once for all moments of a game
  private readonly withBooks = $derived.by(() => (this.table.seen?.books ?? null) !== null)
  private readonly printed = $derived.by(() => new Printed(this.catalogue(), this.withBooks))
  private readonly asked: Asked = $derived.by(() => {
    const question = this.table.mine ? this.table.play?.question : undefined
    return question ? this.answerable(question) : NOTHING
  })
  /** The places of what is under the pointer, on the board or in the bar. */
  readonly hoveredPlaces: readonly PlaceId[] = $derived.by(() => {
    const { set, pointed } = this.building
    const hovered = set
      ? set.members.find(({ name }) => name === pointed)
      : this.options.find((option) => option === this.hovered)
    return hovered?.places ?? []
  })
  readonly preview: Previewed | undefined = $derived(this.hovered && this.previews.get(this.hovered.notation))
  readonly ghost: Ghost | null = $derived.by(() => {
    const { seen } = this.table
    return this.preview && seen ? ghostOf(this.preview.events, seen) : null
  })

  get options(): readonly Option[] {
    return this.asked.options
  }
  get entries(): readonly Entry[] {
    return this.asked.entries
  }
  get lit(): Asked['lit'] {
    return this.asked.lit
  }
  get chosen(): Asked['chosen'] {
    return this.asked.chosen
  }
  /** The end of the turn, where nothing else is left and nobody has to confirm it. */
  get onlyEnd(): Option | undefined {
    const [first, ...more] = this.options
    if (first?.verb !== 'end-turn' || more.length) return undefined
    return this.table.online?.options.confirm_turns ? undefined : first
  }
  get mine(): boolean {
    return this.table.mine
  }
  endsUndo = (option: Option): boolean => option.ends_undo && !ENDS_TURN.includes(option.verb)

  /** What can be answered to a question, as far as it is picked. */
  private answerable(question: Question): Asked {
    const options = question.options ?? []
    const offered = options.map((option) => ({ option, places: option.places }))
    const set = this.building.gathered(question)
    const found = { question, options, offered, set }
    const { seen } = this.table
    if (!seen) return { ...NOTHING, ...found }
    if (set) {
      const chosen = this.building.chosen(set)
      return { ...found, entries: picks(set.members, seen), lit: litSet(set, chosen), chosen }
    }
    // the end of the turn has a button of its own
    const fits = fitting(offered, this.picked).filter(({ option }) => option.verb !== 'end-turn')
    const shown = entries(fits, this.picked, seen, this.printed)
    return { ...found, entries: shown, lit: this.litOptions(offered, shown), chosen: counted(this.picked) }
  }

  private litOptions(offered: readonly Offered[], shown: readonly Entry[]): Map<PlaceId, LitOption[]> {
    const keys = new Map(shown.map((entry, index) => [nameOf(entry), keyOf(index)]))
    const index = new Map(offered.map(({ option }, at) => [option, at]))
    const lit = new Map<PlaceId, LitOption[]>()
    for (const [place, options] of lightable(offered, this.picked)) {
      const [first] = options
      const group = keys.get(place)
      const key = group ?? (first && keys.get(first.notation)) ?? ''
      // a thing that has a button of its own shows its key, whatever can be done with it
      const told = group && first ? [first] : options
      lit.set(
        place,
        told.map((option) => ({ key, index: index.get(option) ?? 0, last: this.endsUndo(option) })),
      )
    }
    return lit
  }

  /** Another question: what was picked and said for the one before is over. */
  follow(version: number): void {
    if (version === this.version) return
    this.version = version
    this.picked = []
    this.hovered = undefined
    this.doubt = undefined
    this.notice = undefined
    this.refused = undefined
    this.previews = new Map()
    this.building.follow()
  }

  hover(option: Option | undefined): void {
    this.hovered = option
    if (option) void this.look(option)
  }
  hoverPlace(place: PlaceId | null): void {
    this.building.pointed = place ? this.building.at(place)?.name : undefined
    this.hover(place ? this.onlyAt(place) : undefined)
  }
  /** The option a place stands for, if it is just one. */
  onlyAt(place: PlaceId): Option | undefined {
    if (this.building.set) return undefined
    const [first, ...more] = lightable(this.asked.offered, this.picked).get(place) ?? []
    return more.length ? undefined : first
  }

  /** A click on the board; on what is picked it means the opposite. */
  async pickPlace(place: PlaceId, again = false): Promise<void> {
    if (!this.mine) return
    this.doubt = undefined
    if (this.building.set) return this.gather(place, again)
    const picked = pick(this.asked.offered, this.picked, place)
    if (picked.result === 'take') return this.take(picked.option)
    this.notice = undefined
    this.refused = undefined
    if (picked.result === 'narrow') this.picked = picked.picked
    else await this.explain(place)
  }

  private async gather(place: PlaceId, again: boolean): Promise<void> {
    const member = this.building.at(place)
    if (!member || (!again && !member.more && member.picked)) return this.explain(place)
    await this.pickMember(member, again, place)
  }

  /** A button of the bar: one more, or where there can be no more of it one less. */
  async toggle(member: Member): Promise<void> {
    await this.pickMember(member, !member.more && member.picked > 0)
  }

  /** One more or one less of something in the set; where there can be no more, that is said. */
  async pickMember({ name, more, picked }: Member, back: boolean, place?: PlaceId): Promise<void> {
    this.doubt = undefined
    this.refused = undefined
    const full = !back && !more && !picked
    this.notice = full
      ? { key: 'web-set-full', values: { amount: this.building.set?.amount ?? 0 } }
      : undefined
    if (!full) await this.building.change(name, back, place)
  }

  /** Takes an option, unless undo would end there and the reader has to be asked first. */
  async take(option: Option): Promise<void> {
    const { version } = this.table
    if (!this.mine || this.sent === version) return
    const sure = this.doubt?.option === option
    if (!sure && this.endsUndo(option) && (settings.askUndo.on || !this.warned)) {
      this.doubt = { option, because: 'undo' }
      return
    }
    if (sure && this.doubt?.because === 'undo') this.warned = true
    await this.send(option, sure && this.doubt?.because === 'turn')
  }

  /** Takes a step back in what is being picked or asked; false if there was nothing. */
  back(): boolean {
    const something = this.doubt ?? this.notice ?? (this.picked.length ? this.picked : undefined)
    if (this.doubt) this.doubt = undefined
    else if (this.notice) this.notice = this.refused = undefined
    else if (this.building.set) return this.building.back()
    else this.picked = this.picked.slice(0, -1)
    return something !== undefined
  }

  async undo(): Promise<void> {
    if (this.table.play?.can_undo) await this.ask({ type: 'undo', version: this.table.version })
  }
  async restart(): Promise<void> {
    if (this.table.play?.can_restart) await this.ask({ type: 'restart-turn', version: this.table.version })
  }

  private async send(option: Option, confirmed: boolean): Promise<void> {
    const { version } = this.table
    this.notice = undefined
    const answer = await this.ask({ type: 'choose', version, choice: option.notation, confirmed })
    if (answer?.type === 'confirm') this.doubt = { option, because: 'turn' }
  }

  private async ask(question: Parameters<JoinedTable['link']['ask']>[0]) {
    const { version } = this.table
    if (this.sent === version) return undefined
    this.sent = version
    const answer = await this.table.link.ask(question)
    if (version !== this.table.version) return undefined // it was taken, and something else is asked by now
    this.sent = -1
    if (answer.type === 'refused') {
      this.notice = answer.refusal
      this.building.stop()
    }
    return answer
  }

  /** What an option would do, asked once. */
  private async look(option: Option): Promise<void> {
    if (this.previews.has(option.notation)) return
    const { version } = this.table
    const answer = await this.table.link.ask({ type: 'preview', version, choice: option.notation })
    if (answer.type !== 'preview' || answer.version !== this.table.version) return
    this.previews = new Map(this.previews).set(option.notation, answer)
  }

  /** Says why a place cannot be chosen. */
  private async explain(place: PlaceId): Promise<void> {
    const { version } = this.table
    const reason = kindOf(place) ? await this.whyNot(place) : null // of a card that is only looked at there is none
    if (version !== this.table.version) return
    this.notice = reason ?? { key: 'web-nothing-there' }
    this.refused = reason ? place : undefined
  }

  private async whyNot(about: PlaceId): Promise<Message | null> {
    const answer = await this.table.link.ask({ type: 'why-not', version: this.table.version, about })
    return answer.type === 'why-not' ? answer.reason : null
  }
}

/** The places of what can still be picked, each with the key of its button. */
function litSet({ members }: Gathered, chosen: ReadonlyMap<PlaceId, number>): Map<PlaceId, LitOption[]> {
  const lit = new Map<PlaceId, LitOption[]>()
  for (const [index, member] of members.entries())
    if (member.more) for (const place of free(member, chosen)) lit.set(place, [{ key: keyOf(index), index }])
  return lit
}

function counted(picked: readonly PlaceId[]): Map<PlaceId, number> {
  const found = new Map<PlaceId, number>()
  for (const place of picked) found.set(place, (found.get(place) ?? 0) + 1)
  return found
}
