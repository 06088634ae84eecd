/** Answering the question that waits: what is lit, what is picked, what an option would do, and taking it. */
import type { Token } from '../board/glyph'
import { kindOf } from '../board/places'
import { Printed } from '../board/printed'
import type { Ghost, LitOption, PlaceId } from '../board/types'
import type {
  Catalogue,
  LiveAction,
  Message,
  Option,
  Planned,
  Previewed,
  Question,
  RefusedOption,
  Way,
} from '../protocol'
import { settings } from '../settings/settings.svelte'
import { play, type SoundName } from '../sound/sounds'
import type { JoinedTable } from '../table/table.svelte'
import { Building } from './building.svelte'
import {
  chainOf,
  keys,
  meant,
  memberEntries,
  nameOf,
  optionEntries,
  planEntries,
  sieveEntries,
  type CardEntry,
  type Entry,
  type OptionEntry,
} from './entries'
import { faceOf, lookOf, refusedFace, type Face, type Room } from './faces'
import { ghostOf } from './ghost'
import { counted, litOptions, litPlan, litSet, litSieve, planned } from './lighting'
import { fitting, lightable, pick, type Offered } from './narrowing'
import { pairOf, pictureOf, type Pair } from './pictures'
import { isPart, Plan, type Act, type SlotPlace } from './plan.svelte'
import type { Gathered, Member } from './sets'
import { madeOf, sifted, whole } from './sieve'
import { folded, unfold, type Unfolded } from './unfolding'
import { verbs, type Verb } from './verbs'

/** What is heard when something is picked. */
const SOUNDS: Partial<Record<Entry['kind'], SoundName>> = {
  verb: 'tick',
  card: 'tick',
  die: 'die',
  worker: 'worker',
  onto: 'worker',
}

/** What the server says of a place that no option of the question is about. */
const NOT_ASKED = 'why-not-asked'

/** Choices that end a turn by their name; that they end undo too goes without saying. */
const ENDS_TURN = ['end-turn', 'pass']

/** An option that waits for a second word: because undo ends there, or because it ends the turn. */
export interface Doubt {
  option: Option
  then: readonly string[]
  automatic: readonly number[]
  because: 'undo' | 'turn'
}
/** Somebody who leads the reader: only what is wanted now is lit and answers. */
export interface Guide {
  lights: (place: PlaceId) => boolean
  /** What is said of places or choices that are not wanted now; nothing where they are. */
  objection: (places: readonly PlaceId[], choices: readonly string[]) => Message | undefined
}
/** Why something is not possible, and the plan with which it would be. */
export interface Why {
  reason: Message
  help: Message | null
  instead: readonly string[] | null
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
  /** The places that the options are made of, where there are very many. */
  made: readonly PlaceId[]
  /** The ways to take a turn, where that is asked. */
  verbs: readonly Verb[]
  /** What stands in the bar. */
  entries: readonly Entry[]
  keys: ReadonlyMap<string, string>
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
  made: [],
  verbs: [],
  entries: [],
  keys: new Map(),
  lit: new Map(),
  chosen: new Map(),
}

export class Decision {
  picked = $state.raw<readonly PlaceId[]>([])
  /** The option under the pointer or the focus. */
  hovered = $state.raw<Option>()
  /** Of what very many options are made of, that under the pointer or the focus. */
  private touched = $state<PlaceId>()
  /** The way to take a turn under the pointer or the focus. */
  pointed = $state.raw<Verb>()
  doubt = $state.raw<Doubt>()
  /** Why the last thing tried is not possible. */
  why = $state.raw<Why>()
  refused = $state<PlaceId>()
  guide = $state.raw<Guide>()
  private previews = $state.raw<ReadonlyMap<string, Previewed>>(new Map())
  private ways = $state.raw<readonly Way[]>([])
  private unfolded = $state.raw<ReadonlyMap<string, Unfolded>>(new Map())
  /** The space for options in the bar, once it is measured. */
  room = $state.raw<Room>()
  /** Whether the server is being asked which questions need not be apart. */
  looksAhead = $state(false)
  private planned = new Map<string, Promise<Planned | undefined>>()
  private version = -1
  /** The version for which an answer is on its way: there is one for each. */
  private sent = -1
  /** Whether one is, for whoever looks at the bar. */
  waits = $state(false)
  /** Whether the reader was asked at this table; after that the marks on buttons and places have to do. */
  private warned = false
  /** Whether something was just taken back: it is not taken again unasked. */
  private takenBack = $state(false)

  constructor(
    private readonly table: JoinedTable,
    private readonly catalogue: () => Catalogue,
  ) {}

  readonly plan = new Plan({
    options: () => this.table.play?.question?.options ?? [],
    ask: (choices) => this.askPlan(choices),
    takesFree: () => settings.asksLess.on && !this.guide,
    merges: () => !this.guide,
    recoloured: () => play('bell'),
  })
  readonly building = new Building({
    question: () => this.asked.question,
    set: () => this.asked.set,
    busy: () => this.sent === this.table.version,
    take: (option, then, automatic) => this.take(option, then, undefined, automatic),
    asksLess: () => settings.asksLess.on && !this.guide,
  })
  // found once for all moments of a game
  private readonly withBooks = $derived.by(() => (this.table.seen?.books ?? null) !== null)
  readonly printed = $derived.by(() => new Printed(this.catalogue(), this.withBooks))
  private readonly asked: Asked = $derived.by(() => {
    const question = this.table.mine ? this.table.play?.question : undefined
    return question ? this.answerable(question) : NOTHING
  })
  readonly lit: Asked['lit'] = $derived.by(() => {
    const { guide, asked } = this
    return guide ? new Map([...asked.lit].filter(([place]) => guide.lights(place))) : asked.lit
  })
  /** The places of what is under the pointer, on the board or in the bar. */
  readonly hoveredPlaces: readonly PlaceId[] = $derived.by(() => {
    const { set, pointed } = this.building
    if (this.pointed?.slot) return [this.pointed.slot, ...(this.pointed.way?.places ?? [])]
    const hovered = set
      ? set.members.find(({ name }) => name === pointed)
      : this.options.find((option) => option === this.hovered)
    return hovered?.places ?? (this.touched ? [this.touched] : [])
  })
  readonly preview: Previewed | Planned | undefined = $derived(
    (this.hovered && this.previews.get(this.hovered.notation)) ??
      (this.hovered ? undefined : this.plan.planned),
  )
  readonly ghost: Ghost | null = $derived.by(() => {
    const { seen } = this.table
    return this.preview && seen ? ghostOf(this.preview.events, seen) : null
  })
  /** The action that is being built, or that of the way under the pointer. */
  readonly action: LiveAction | undefined = $derived.by(() => {
    if (this.pointed) return this.pointed.way?.action ?? undefined
    return this.plan.action ?? this.table.play?.action ?? undefined
  })
  /** The slot that action stands on. */
  readonly actionSlot: SlotPlace | undefined = $derived.by(() => {
    return this.pointed?.slot ?? this.plan.slot ?? (this.table.seen?.work?.slot as SlotPlace | undefined)
  })

  get question(): Question | undefined {
    return this.asked.question
  }
  get options(): readonly Option[] {
    return this.asked.options
  }
  get verbs(): readonly Verb[] {
    return this.asked.verbs
  }
  get entries(): readonly Entry[] {
    return this.asked.entries
  }
  get chosen(): Asked['chosen'] {
    return this.asked.chosen
  }
  /** Whether a turn is put together. */
  get planning(): boolean {
    return this.asked.verbs.length > 0
  }
  /** Whether there are very many options, which are found by what they are made of. */
  get sieves(): boolean {
    return this.asked.made.length > 0
  }
  /** How many more options there are than stand in the bar. */
  get hidden(): number {
    if (!this.sieves) return 0
    return fitting(this.asked.offered, this.picked).length - (this.entries.length - this.asked.made.length)
  }
  /** The option that is made of just what is picked. */
  get whole(): Option | undefined {
    return this.sieves ? whole(this.asked.offered, this.picked).option : undefined
  }
  /** What one may look for and cannot choose, as far as nothing was picked. */
  get refusals(): readonly RefusedOption[] {
    if (this.planning || this.picked.length) return []
    return this.asked.question?.refused ?? []
  }
  /** An option as a picture; nothing where only words can tell it. */
  pictureOf = (option: Option): Token | undefined =>
    this.table.seen && pictureOf(option, this.table.seen, this.printed)
  /** A pair of Starting Translator and Resource Card, drawn; nothing for any other option. */
  pairOf = (option: Option): Pair | undefined =>
    this.table.seen && pairOf(option, this.table.seen, this.printed)
  /** What stands on the button of an option or of a card. */
  faceOf = (entry: OptionEntry | CardEntry): Face => {
    const { option } = entry
    const isCard = entry.kind === 'card'
    return faceOf(option, {
      title: isCard ? { key: 'form-card-in-use', values: { subject: entry.card } } : option.title,
      picture: this.pictureOf(option),
      pair: this.pairOf(option),
      from: isCard ? undefined : entry.before[0],
      quiet: !isCard && entry.quiet,
      roll: this.endsUndo(option),
    })
  }
  keyOf = (entry: Entry): string => this.asked.keys.get(nameOf(entry)) ?? ''
  /** The end of the turn, where nothing else is left and nobody has to confirm it. */
  get onlyEnd(): Option | undefined {
    const [first, ...more] = this.options
    if (first?.verb !== 'end-turn' || more.length || this.guide) return undefined
    return this.table.online?.options.confirm_turns ? undefined : first
  }
  /** Something that only gains, and is taken without a question if one likes. */
  get freeGain(): Option | undefined {
    return this.takenBack || this.guide || !settings.asksLess.on
      ? undefined
      : this.options.find((option) => option.free)
  }
  get mine(): boolean {
    return this.table.mine
  }
  /** Whether a set that is confirmed with what is picked rolls it: a Die that is rerolled. */
  private rolls = (then: readonly string[]): boolean =>
    then.at(-1) === 'enough' && this.question?.kind === 'choose_reroll'
  endsUndo = (option: Option): boolean => option.ends_undo && !ENDS_TURN.includes(option.verb)

  /** What can be answered to a question, as far as it is picked. */
  private answerable(question: Question): Asked {
    const options = question.options ?? []
    const offered = options.map((option) => ({ option, places: option.places }))
    const set = this.building.gathered(question)
    const found = { ...NOTHING, question, options, offered, set }
    const { seen } = this.table
    if (!seen) return found
    if (set) {
      const chosen = this.building.chosen(set)
      const entries = memberEntries(set.members)
      return this.keyed({ ...found, entries, lit: litSet(set, chosen, keys(entries)), chosen })
    }
    if (question.kind === 'choose_turn') {
      const ways = verbs(question, this.printed, this.ways)
      const entries = planEntries(this.plan, ways, seen)
      return this.keyed({
        ...found,
        verbs: ways,
        entries,
        lit: litPlan(this.plan, options, entries),
        chosen: planned(this.plan),
      })
    }
    const made = madeOf(offered)
    if (made.length) {
      const entries = sieveEntries(made, offered, this.picked)
      const lit = litSieve(offered, this.picked, made, keys(entries))
      return this.keyed({ ...found, made, entries, lit, chosen: counted(this.picked) })
    }
    // who leads the reader has a word for each question, so they stay apart
    const entries = this.guide ? optionEntries(offered, this.picked) : this.withAnswers(question, offered)
    const lit = litOptions(offered, this.picked, keys(entries), this.endsUndo)
    return this.keyed({ ...found, entries, lit, chosen: counted(this.picked) })
  }
  /** The options, those with a short follow-up question as its answers if every button has space for its name. */
  private withAnswers({ refused }: Question, offered: readonly Offered[]): Entry[] {
    const entries = optionEntries(offered, this.picked, this.unfolded)
    const options = entries.filter((entry) => entry.kind === 'option')
    if (!this.room || !options.some(({ before }) => before.length)) return entries
    const faces = options.map(this.faceOf)
    const besides = this.picked.length ? [] : refused.map(refusedFace)
    if (lookOf([...faces, ...besides], this.room).fits) return entries
    return optionEntries(offered, this.picked, folded(this.unfolded))
  }
  private keyed = (asked: Asked): Asked => ({ ...asked, keys: keys(asked.entries) })

  /** Another question: what was picked and said for the one before is over. */
  follow(version: number): void {
    if (version === this.version) return
    this.version = version
    this.picked = []
    this.hovered = this.pointed = this.touched = undefined
    this.doubt = undefined
    this.forget()
    this.previews = new Map()
    this.planned = new Map()
    this.ways = []
    this.unfolded = new Map()
    this.looksAhead = false
    this.plan.clear()
    this.building.follow()
    void this.prepare()
  }
  /** What was said about something impossible is read. */
  forget(): void {
    this.why = this.refused = undefined
  }

  hover(option: Option | undefined): void {
    this.hovered = option
    if (option) void this.look(option)
  }
  point(verb: Verb | undefined): void {
    this.pointed = verb
  }
  hoverPlace(place: PlaceId | null): void {
    this.building.pointed = place ? this.building.at(place)?.name : undefined
    if (this.planning)
      return this.point(this.plan.begun ? undefined : this.verbs.find(({ slot }) => slot === place))
    this.touched = place && this.asked.made.includes(place) ? place : undefined
    this.hover(place ? this.onlyAt(place) : undefined)
  }
  /** The option a place stands for, if it is just one. */
  onlyAt(place: PlaceId): Option | undefined {
    if (this.building.set || this.planning || this.sieves) return undefined
    const [first, ...more] = lightable(this.asked.offered, this.picked).get(place) ?? []
    return more.length ? undefined : first
  }

  /** A click on the board; on what is picked it means the opposite. */
  async pickPlace(place: PlaceId, again = false): Promise<void> {
    if (!this.mine || (this.asked.lit.has(place) && this.objected([place]))) return
    this.doubt = undefined
    if (this.building.set) return this.gather(place, again)
    if (this.planning) return this.planAt(place, again)
    if (this.sieves) return this.sift(place)
    const picked = pick(this.asked.offered, this.picked, place)
    if (picked.result === 'take') return this.take(picked.option)
    this.forget()
    if (picked.result === 'narrow') this.picked = picked.picked
    else await this.explain(place)
  }

  /** One more or one less of what the option is to be made of; where less is asked the last one takes it. */
  private async sift(place: PlaceId): Promise<void> {
    this.forget()
    const { made, offered } = this.asked
    if (!made.includes(place)) return this.explain(place)
    const more = !this.picked.includes(place)
    this.picked = sifted(offered, this.picked, place)
    const { option, only } = whole(offered, this.picked)
    if (more && only && option && settings.asksLess.on && !this.guide) await this.take(option)
  }
  /** A slot, card, Die or Worker for the turn that is put together. */
  private async planAt(place: PlaceId, again: boolean): Promise<void> {
    this.forget()
    const { plan } = this
    const rest = place.slice(place.indexOf('-') + 1)
    if (!this.lit.has(place) && !again) return this.explain(place)
    if (place.startsWith('slot-')) return this.begin(this.verbs.find(({ slot }) => slot === place))
    if (place.startsWith('card-') && again) plan.choosingCard = true
    else if (place.startsWith('card-')) plan.chooseCard(rest)
    else if (place.startsWith('die-')) plan.toggleDie(rest, again && plan.dice.includes(rest))
    else if (place.startsWith('worker-')) plan.lift(rest)
    else await this.useAt(place)
  }
  /** Uses the Dice for what they buy at a place. */
  private async useAt(place: PlaceId): Promise<void> {
    const target = this.plan.targets().get(place)
    if (target?.kind === 'act') return this.toggleAct(target.act)
    if (target?.kind !== 'use') return this.explain(place)
    const { version } = this.table
    await this.use(target.choices, target.last)
    if (target.answer && this.table.version !== version && this.lit.has(target.answer))
      await this.pickPlace(target.answer)
  }
  /** Takes a way to take the turn: its slot, or all there is to it. */
  async begin(verb: Verb | undefined): Promise<void> {
    this.forget()
    this.pointed = undefined
    if (!verb) return
    const [only] = verb.options
    if (!only) this.why = verb.refused ?? { reason: verb.rule, help: null, instead: null }
    else if (verb.slot) this.plan.chooseSlot(verb.slot, verb.way)
    else await this.take(only)
  }
  /** Uses what was put together; `last` is what its last choice comes to, where that may end undo. */
  async use(choices: readonly string[], last?: Option): Promise<void> {
    const [first, ...then] = choices
    const option = this.options.find(({ notation }) => notation === first)
    if (option) await this.take(option, then, last, this.plan.automatic(choices))
  }
  /** Does something before the main action, or leaves it. */
  toggleAct(act: Act): void {
    if (!this.objected([], act.choices)) this.plan.toggleAct(act)
  }
  /** Takes a way round an obstacle: a turn is put together so, and in the midst of one its choices are taken. */
  follows(choices: readonly string[]): void {
    if (this.objected([], choices)) return
    this.forget()
    if (this.planning) this.plan.adopt(choices)
    else void this.use(choices)
  }

  /** What the button of an entry does. */
  async press(entry: Entry): Promise<void> {
    const { plan } = this
    const { places, choices } = meant(entry)
    if (this.objected(places, choices)) return
    const sound = SOUNDS[entry.kind]
    if (sound) play(sound)
    switch (entry.kind) {
      case 'verb':
        return this.begin(entry.verb)
      case 'card':
        return plan.chooseCard(entry.card)
      case 'die':
        return entry.open ? plan.toggleDie(entry.die, entry.on) : undefined
      case 'worker':
        return plan.lift(entry.colour)
      case 'onto':
        return plan.place(entry.colour, entry.die)
      case 'member':
        return this.toggle(entry.member)
      case 'place':
        return this.sift(entry.place)
      case 'option':
        return this.take(entry.before[0] ?? entry.option, chainOf(entry).slice(1))
    }
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
  async pickMember({ name, more, picked, places }: Member, back: boolean, place?: PlaceId): Promise<void> {
    this.doubt = undefined
    this.forget()
    const full = !back && !more && !picked
    if (!back && this.objected(places, [])) return
    const amount = this.building.set?.amount ?? 0
    if (full) this.why = { reason: { key: 'web-set-full', values: { amount } }, help: null, instead: null }
    else await this.building.change(name, back, place)
  }

  /** Takes an option where there is nothing to decide: undo goes past it. */
  takeUnasked(option: Option): Promise<void> {
    return this.take(option, [], undefined, [0])
  }

  /**
   * Takes an option and what follows it, unless undo would end there and the reader has to be asked first. `automatic`
   * has the indices of those choices that the reader did not make.
   */
  async take(
    option: Option,
    then: readonly string[] = [],
    last?: Option,
    automatic: readonly number[] = [],
  ): Promise<void> {
    const { version } = this.table
    if (!this.mine || this.sent === version || this.objected([], [option.notation, ...then])) return
    const { doubt } = this
    const sure = doubt?.option === option
    const unasked = sure ? doubt.automatic : automatic
    const ends = this.endsUndo(last ?? option) || this.rolls(then)
    if (!sure && !this.guide && ends && (settings.askUndo.on || !this.warned)) {
      this.doubt = { option, then, automatic, because: 'undo' }
      return
    }
    if (sure && doubt.because === 'undo') this.warned = true
    this.takenBack = false
    await this.send(option, then, unasked, sure && doubt.because === 'turn')
  }

  /** Whether whoever leads the reader wants something else; that is said. */
  private objected(places: readonly PlaceId[], choices: readonly string[] = []): boolean {
    const reason = places.length + choices.length ? this.guide?.objection(places, choices) : undefined
    if (reason) this.why = { reason, help: null, instead: null }
    return reason !== undefined
  }

  /** Takes a step back in what is being picked or asked; false if there was nothing. */
  back(): boolean {
    const something = this.doubt ?? this.why ?? (this.picked.length ? this.picked : undefined)
    if (this.doubt) this.doubt = undefined
    else if (this.why) this.forget()
    else if (this.building.set) return this.building.back()
    else if (this.planning) return this.plan.back()
    else this.picked = this.picked.slice(0, -1)
    return something !== undefined
  }

  async undo(): Promise<void> {
    if (!this.table.play?.can_undo) return
    this.takenBack = true
    await this.ask({ type: 'undo', version: this.table.version })
  }
  async restart(): Promise<void> {
    if (!this.table.play?.can_restart) return
    this.takenBack = true
    await this.ask({ type: 'restart-turn', version: this.table.version })
  }

  private async send(
    option: Option,
    then: readonly string[],
    automatic: readonly number[],
    confirmed: boolean,
  ): Promise<void> {
    const { version } = this.table
    this.forget()
    const choice = option.notation
    const unasked = automatic.length ? { automatic: [...automatic] } : {}
    const answer = await this.ask({ type: 'choose', version, choice, then: [...then], confirmed, ...unasked })
    if (answer?.type === 'confirm') this.doubt = { option, then, automatic, because: 'turn' }
  }

  private async ask(question: Parameters<JoinedTable['link']['ask']>[0]) {
    const { version } = this.table
    if (this.sent === version) return undefined
    this.sent = version
    this.waits = true
    const answer = await this.table.link.ask(question)
    this.waits = false
    if (version !== this.table.version) return undefined // it was taken, and something else is asked by now
    this.sent = -1
    if (answer.type === 'refused') {
      this.why = { reason: answer.refusal, help: null, instead: null }
      this.building.stop()
    }
    return answer
  }

  /** What several choices would come to, asked once. */
  private askPlan(choices: readonly string[]): Promise<Planned | undefined> {
    const name = choices.join('\n')
    const known = this.planned.get(name)
    if (known) return known
    const { version } = this.table
    const asked = this.table.link
      .ask({ type: 'plan', version, choices: [...choices] })
      .then((answer) =>
        answer.type === 'plan' && answer.version === this.table.version ? answer : undefined,
      )
    this.planned.set(name, asked)
    return asked
  }

  /** Looks ahead of a question: what a turn could come to, and which questions need not be apart. */
  private async prepare(): Promise<void> {
    const { mine, play, version } = this.table
    if (!mine || !play?.question) return
    if (play.question.kind === 'choose_turn') return this.foresee()
    this.looksAhead = true
    const unfolded = await unfold(play.question.options ?? [], (choices) => this.askPlan(choices))
    if (version !== this.table.version) return
    this.looksAhead = false
    if (unfolded.size) this.unfolded = unfolded
  }

  /** What each way to take the turn could come to. */
  private async foresee(): Promise<void> {
    const { version } = this.table
    const answer = await this.table.link.ask({ type: 'forecasts', version })
    if (answer.type === 'forecasts' && answer.version === this.table.version) this.ways = answer.ways
  }

  /** What an option would do, asked once. */
  private async look(option: Option): Promise<void> {
    if (this.previews.has(option.notation) || !this.options.includes(option)) return
    const { version } = this.table
    const answer = await this.table.link.ask({ type: 'preview', version, choice: option.notation })
    if (answer.type !== 'preview' || answer.version !== this.table.version) return
    this.previews = new Map(this.previews).set(option.notation, answer)
  }

  /** Says why a place cannot be chosen: as it is told beside the options, or as the server answers. */
  private async explain(place: PlaceId): Promise<void> {
    const { version } = this.table
    const told = this.toldOf(place)
    // of a card that is only looked at there is no reason
    const answer = told ?? (kindOf(place) ? await this.whyNot(place) : undefined)
    if (version !== this.table.version) return
    const why = this.planning && kindOf(place) ? this.whyNotYet(place, answer) : answer
    this.why = why ?? { reason: { key: 'web-nothing-there' }, help: null, instead: null }
    this.refused = why ? place : undefined
  }
  /** What to do first, where a place is for a later step of the turn than the one that is waiting. */
  private whyNotYet(place: PlaceId, why: Why | undefined): Why {
    if (why && why.reason.key !== NOT_ASKED) return why
    const { plan } = this
    const step = (): string => {
      if (plan.targets().get(place)?.kind === 'several') return 'several'
      // the question has an option there, but not with this slot or card
      if (isPart(place) && !why && plan.step !== 'slot') return 'together'
      if (plan.step !== 'dice') return plan.step
      if (plan.lifted) return 'worker'
      if (!plan.planned) return 'dice'
      return isPart(place) ? 'part' : 'elsewhere'
    }
    return { reason: { key: 'web-not-yet', values: { step: step() } }, help: null, instead: null }
  }
  private toldOf(place: PlaceId): Why | undefined {
    const refused = [
      ...this.refusals,
      ...this.plan.purchases.flatMap(({ planned }) => planned?.question?.refused ?? []),
    ]
    return refused.find(({ places }) => places.some((one) => one === place))
  }

  private async whyNot(about: PlaceId): Promise<Why | undefined> {
    const answer = await this.table.link.ask({ type: 'why-not', version: this.table.version, about })
    if (answer.type !== 'why-not' || !answer.reason) return undefined
    return { reason: answer.reason, help: answer.help, instead: answer.instead }
  }
}
