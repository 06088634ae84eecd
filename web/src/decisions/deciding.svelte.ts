/** Answering the question that waits: what is lit, what is picked, what an option would do, and taking it. */
import { booksOf } from '../board/books/books'
import { placesOf } from '../board/places'
import { Printed } from '../board/printed'
import type { Ghost, LitOption, View } from '../board/types'
import type { Catalogue, Message, Option, Previewed } from '../protocol'
import { settings } from '../settings/settings.svelte'
import type { Sitting } from '../table/sitting.svelte'
import { Building } from './building.svelte'
import { ghostOf } from './ghost'
import { entries, nameOf, picks, type Entry } from './groups'
import { keyOf } from './keys'
import { fitting, lightable, pick, type Offered } from './narrowing'
import { notationsAt } from './reasons'
import type { Member } from './sets'

/** Choices that end a turn by their name; that they end undo too goes without saying. */
const ENDS_TURN = ['end-turn', 'pass']

/** So many choices back a Translator may have been named that now comes to a Room. */
const RECENT = 4

/** An option that waits for a second word: because undo ends there, or because it ends the turn. */
export interface Doubt {
  option: Option
  because: 'undo' | 'turn'
}

export class Deciding {
  picked = $state.raw<readonly string[]>([])
  /** The option under the pointer or the focus. */
  hovered = $state.raw<Option>()
  doubt = $state.raw<Doubt>()
  /** One sentence about the last thing tried: why it is not possible. */
  notice = $state.raw<Message>()
  refused = $state<string>()
  private previews = $state.raw<ReadonlyMap<string, Previewed>>(new Map())
  private version = -1
  /** The version for which an answer is on its way: there is one for each. */
  private sent = -1
  /** Whether the reader was asked at this table; after that the marks on buttons and places have to do. */
  private warned = false

  constructor(
    private readonly sitting: Sitting,
    private readonly catalogue: () => Catalogue,
  ) {}

  /** The set that is being picked, where several things are chosen together. */
  readonly building = new Building({
    question: () => (this.mine ? (this.sitting.play?.question ?? undefined) : undefined),
    view: () => this.sitting.view,
    busy: () => this.sent === this.sitting.version,
    take: (option) => this.take(option),
  })
  readonly options: readonly Option[] = $derived.by(() =>
    this.mine ? (this.sitting.play?.question?.options ?? []) : [],
  )
  readonly offered: readonly Offered[] = $derived.by(() => {
    const view = this.sitting.view
    return view ? this.options.map((option) => ({ option, places: placesOf(option.notation, view) })) : []
  })
  /** The end of the turn, where nothing else is left and nobody has to confirm it. */
  readonly onlyEnd: Option | undefined = $derived.by(() => {
    const [first, ...more] = this.options
    if (first?.verb !== 'end-turn' || more.length) return undefined
    return this.sitting.table?.options.confirm_turns ? undefined : first
  })
  // found once for all views of a game
  private readonly withBooks = $derived.by(
    () => this.sitting.view && booksOf(this.sitting.view) !== undefined,
  )
  private readonly printed = $derived.by(() => new Printed(this.catalogue(), this.withBooks ?? false))
  readonly entries: Entry[] = $derived.by(() => {
    const view = this.sitting.view
    const { set } = this.building
    if (set) return view ? picks(set.members, view) : []
    // the end of the turn has a button of its own
    const fits = fitting(this.offered, this.picked).filter(({ option }) => option.verb !== 'end-turn')
    return view ? entries(fits, this.picked, view, this.printed) : []
  })
  /** What the board lights, with the keys of the bar. */
  readonly lit: ReadonlyMap<string, readonly LitOption[]> = $derived.by(() => {
    if (this.building.set) return this.building.lit(keyOf)
    const keys = new Map(this.entries.map((entry, index) => [nameOf(entry), keyOf(index)]))
    const lit = new Map<string, LitOption[]>()
    for (const [place, options] of lightable(this.offered, this.picked)) {
      const [first] = options
      const group = keys.get(place)
      const key = group ?? (first && keys.get(first.notation)) ?? ''
      // a thing that has a button of its own shows its key, whatever can be done with it
      const told = group && first ? [first] : options
      lit.set(
        place,
        told.map((option) => ({ key, index: this.options.indexOf(option), last: this.endsUndo(option) })),
      )
    }
    return lit
  })
  /** How often each thing is picked: of two equal Dice the first, or both. */
  readonly chosen: ReadonlyMap<string, number> = $derived.by(() => {
    if (this.building.set) return this.building.chosen
    const chosen = new Map<string, number>()
    for (const place of this.picked) chosen.set(place, (chosen.get(place) ?? 0) + 1)
    return chosen
  })
  readonly preview: Previewed | undefined = $derived(this.hovered && this.previews.get(this.hovered.notation))
  readonly ghost: Ghost | null = $derived.by(() => {
    const view = this.sitting.view
    if (!this.preview || !view) return null
    const taken = this.sitting.log.slice(-RECENT).flatMap(({ choice }) => choice ?? [])
    return ghostOf(this.preview.facts, view, [...taken, this.preview.choice])
  })
  readonly hoveredPlaces: readonly string[] = $derived.by(() => {
    const { set, pointed, placesOf } = this.building
    if (set) return pointed ? placesOf(pointed) : []
    return this.offered.find(({ option }) => option === this.hovered)?.places ?? []
  })

  get view(): View | undefined {
    return this.sitting.view
  }
  get mine(): boolean {
    return this.sitting.mine
  }
  endsUndo = (option: Option): boolean => option.ends_undo && !ENDS_TURN.includes(option.verb)

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
  hoverPlace(place: string | null): void {
    this.building.pointed = place ? this.building.at(place)?.name : undefined
    this.hover(place ? this.onlyAt(place) : undefined)
  }
  /** The option a place stands for, if it is just one. */
  onlyAt(place: string): Option | undefined {
    if (this.building.set) return undefined
    const [first, ...more] = lightable(this.offered, this.picked).get(place) ?? []
    return more.length ? undefined : first
  }

  /** A click on the board; on what is picked it means the opposite. */
  async pickPlace(place: string, again = false): Promise<void> {
    if (!this.mine) return
    this.doubt = undefined
    if (this.building.set) return this.gather(place, again)
    const picked = pick(this.offered, this.picked, place)
    if (picked.result === 'take') return this.take(picked.option)
    this.notice = undefined
    this.refused = undefined
    if (picked.result === 'narrow') this.picked = picked.picked
    else await this.explain(place)
  }

  private async gather(place: string, again: boolean): Promise<void> {
    const member = this.building.at(place)
    if (!member || (!again && !member.more && member.picked)) return this.explain(place)
    await this.pickMember(member, again, place)
  }

  /** A button of the bar: one more, or where there can be no more of it one less. */
  async toggle(member: Member): Promise<void> {
    await this.pickMember(member, !member.more && member.picked > 0)
  }

  /** One more or one less of something in the set; where there can be no more, that is said. */
  async pickMember({ name, more, picked }: Member, back: boolean, place?: string): Promise<void> {
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
    const { version } = this.sitting
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
    if (this.sitting.play?.can_undo) await this.ask({ type: 'undo', version: this.sitting.version })
  }
  async restart(): Promise<void> {
    if (this.sitting.play?.can_restart)
      await this.ask({ type: 'restart-turn', version: this.sitting.version })
  }

  private async send(option: Option, confirmed: boolean): Promise<void> {
    const { version } = this.sitting
    this.notice = undefined
    const answer = await this.ask({ type: 'choose', version, choice: option.notation, confirmed })
    if (answer?.type === 'confirm') this.doubt = { option, because: 'turn' }
  }

  private async ask(question: Parameters<Sitting['link']['ask']>[0]) {
    const { version } = this.sitting
    if (this.sent === version) return undefined
    this.sent = version
    const answer = await this.sitting.link.ask(question)
    if (version !== this.sitting.version) return undefined // it was taken, and something else is asked by now
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
    const { version } = this.sitting
    const answer = await this.sitting.link.ask({ type: 'preview', version, choice: option.notation })
    if (answer.type !== 'preview' || answer.version !== this.sitting.version) return
    this.previews = new Map(this.previews).set(option.notation, answer)
  }

  /** Says why a place cannot be chosen. */
  private async explain(place: string): Promise<void> {
    const { view, version } = this.sitting
    if (!view) return
    for (const choice of notationsAt(place, view)) {
      const answer = await this.sitting.link.ask({ type: 'why-not', version, choice })
      if (version !== this.sitting.version) return
      if (answer.type !== 'why-not' || !answer.reason) continue
      this.notice = answer.reason
      this.refused = place
      if (answer.reason.key !== 'why-not-asked') return
    }
    this.notice ??= { key: 'web-nothing-there' }
  }
}
