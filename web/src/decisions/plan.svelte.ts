/**
 * A turn while it is put together: the slot, the card, its Dice and Workers, each changed as often as one likes. Nothing
 * is sent before it is used; what it would come to is asked of the server, which knows the rules.
 */
import type { PlaceId } from '../board/types'
import type { LiveAction, Option, Planned, PlaceOf, Question, Way } from '../protocol'
import { fitting } from './narrowing'
import { IN_LIST, isBeside, isSingle, unfold, type Unfolded } from './unfolding'

export type SlotPlace = PlaceOf<'slot'>
/** A Worker for a Die of the card: the first or the second one. */
export interface Placed {
  colour: string
  die: number
}
/** Something beside the main action that comes before it. */
export interface Act {
  choices: readonly string[]
  /** What it is shown by, and what that comes of where questions are told as one. */
  option: Option
  from?: Option
}
type Added = Placed | Act

/** What a plan is made from. */
interface Around {
  /** The options of a turn. */
  options: () => readonly Option[]
  /** What several choices would come to; nothing if they are not possible. */
  ask: (choices: readonly string[]) => Promise<Planned | undefined>
  /** Whether what only gains something is taken by itself. */
  takesFree: () => boolean
  /** Whether questions that need not be apart are told as one. */
  merges: () => boolean
  /** What was put together has another colour now. */
  recoloured: () => void
}

/** A plan that can be used: all its choices, and what they come to. */
interface Made {
  choices: readonly string[]
  planned: Planned
}
/** What a main action would buy. */
export interface Purchase {
  main: Option
  choices: readonly string[]
  planned: Planned | undefined
  /** What its answers lead to, as far as that is told with them. */
  unfolded: Unfoldings
}
type Unfoldings = ReadonlyMap<string, Unfolded>

/**
 * What a click on a place means, by what the Dice buy: something before the main action; choices to take with the Dice,
 * to the last one or as far as the question the place answers; or more than one of these.
 */
export type Target =
  | { kind: 'act'; act: Act }
  | { kind: 'use'; choices: readonly string[]; last?: Option; answer?: PlaceId }
  | { kind: 'several' }

/** How a button that uses a plan is told from others: by its choices from the main action on. */
export function usedAs(choices: readonly string[]): string {
  const main = choices.findLastIndex((choice) => choice.startsWith('main '))
  return choices.slice(main).join(', ')
}

const NOT_YET: Unfolded = { then: [], answers: [], back: false }
const MOST_DICE = 2
const PARTS = ['slot-', 'card-', 'die-', 'worker-']
/** Whether a turn is put together from a place. */
export const isPart = (place: PlaceId): boolean => PARTS.some((part) => place.startsWith(part))
const wordsOf = (notation: string): string[] => notation.split(' ').slice(1)

export class Plan {
  slot = $state.raw<SlotPlace>()
  card = $state.raw<string>()
  dice = $state.raw<readonly string[]>([])
  /** Workers and other things before the main action, in their order. */
  private added = $state.raw<readonly Added[]>([])
  /** A Worker that was picked up and waits for its Die. */
  lifted = $state<string>()
  /** Whether another card is being chosen. */
  choosingCard = $state(false)
  /** What each placement of the lifted Worker would make, by Die. */
  placements = $state.raw<readonly (LiveAction | undefined)[]>([])
  private opening = $state.raw<Planned>()
  private made = $state.raw<Made>()
  /** What the acts that are open lead to. */
  private unfolded = $state.raw<Unfoldings>(new Map())
  /** What each main action that is open would buy. */
  purchases = $state.raw<readonly Purchase[]>([])
  /** The action before the last change, to see what it did. */
  before = $state.raw<LiveAction>()
  /** Whether what it comes to is still being asked. */
  looking = $state(false)
  /** Beginnings of plans whose last choice was taken without a question, a choice a line. */
  private readonly unasked = new Set<string>()
  /** Whether what is known of it is of what is picked now, and can be used. */
  current = $state(false)
  private asked = 0

  constructor(private readonly around: Around) {}

  get begun(): boolean {
    return this.slot !== undefined
  }
  /** Which part is asked for now. */
  get step(): 'slot' | 'card' | 'dice' {
    if (!this.slot) return 'slot'
    return this.card && !this.choosingCard ? 'dice' : 'card'
  }
  get action(): LiveAction | undefined {
    return this.made?.planned.action ?? undefined
  }
  get planned(): Planned | undefined {
    return this.made?.planned
  }
  get choices(): readonly string[] {
    return this.made?.choices ?? []
  }
  private get work(): string | undefined {
    return this.slot && this.card ? `work ${this.card} ${this.slot}` : undefined
  }

  get workers(): readonly Placed[] {
    return this.added.filter((one) => 'colour' in one)
  }
  /** What comes before the main action besides Workers. */
  get acts(): readonly Act[] {
    return this.added.filter((one) => 'choices' in one)
  }
  /** What else could come before it. */
  get openActs(): readonly Act[] {
    const options = this.planned?.question?.options ?? []
    return options.flatMap((option): Act[] => {
      const { then, answers, back } = this.unfolded.get(option.notation) ?? NOT_YET
      if (back) return [{ choices: [option.notation, ...then], option }]
      return answers.map((answer) => ({
        choices: [option.notation, ...then, answer.notation],
        option: answer,
        from: option,
      }))
    })
  }

  /** The cards that can be put on the slot; before one was chosen, on any. */
  get cards(): readonly Option[] {
    const { slot } = this
    const works = this.around.options().filter(({ verb }) => verb === 'work')
    return slot ? works.filter(({ notation }) => notation.endsWith(` ${slot}`)) : works
  }
  private get diceOptions() {
    const options = this.opening?.question?.options ?? []
    return options
      .filter(({ verb }) => verb === 'dice')
      .map((option) => ({
        option,
        places: wordsOf(option.notation).filter((word) => word !== 'none'),
      }))
  }
  /** Whether the Dice lie on the card already: there was one way, as with the last Die in hand, and it is not asked. */
  get placed(): boolean {
    return Boolean(this.opening?.action) && !this.diceOptions.length
  }
  /** Whether one more Die of a kind could lie on the card, by making room for it if need be. */
  accepts = (die: string): boolean => {
    const dice = this.withOneMore(die)
    if (!this.diceOptions.length) return dice.length <= MOST_DICE
    return this.fits(dice) && dice.toSorted().join() !== this.dice.toSorted().join()
  }
  private fits(dice: readonly string[]): boolean {
    return !this.diceOptions.length || fitting(this.diceOptions, dice).length > 0
  }
  /** The Dice with one more. Where they are too many the first one makes room, but not for its like. */
  private withOneMore(die: string): readonly string[] {
    let kept = this.dice
    while (kept.length && !this.fits([...kept, die])) {
      const leaves = Math.max(
        kept.findIndex((other) => other !== die),
        0,
      )
      kept = kept.toSpliced(leaves, 1)
    }
    return [...kept, die]
  }
  /** The Workers that could be placed now, by colour, with the Dice they could stand on. */
  get placeable(): ReadonlyMap<string, number[]> {
    const found = new Map<string, number[]>()
    for (const { verb, notation } of this.planned?.question?.options ?? []) {
      const [colour = '', die = ''] = wordsOf(notation)
      if (verb === 'place-worker')
        found.set(colour, [...(found.get(colour) ?? []), Number(die.slice('die-'.length))])
    }
    return found
  }

  /** Which Die of the card one in hand would be: the first or the second. */
  dieNumber(die: string, nth: number): number {
    const words = this.exactDice()?.split(' ').slice(1) ?? this.dice
    const at = words.flatMap((word, index) => (word === die ? [index] : []))[nth] ?? 0
    // a Die that is printed on the card lies first
    return (
      at + 1 + (this.action ? this.action.dice.length - words.filter((word) => word !== 'none').length : 0)
    )
  }

  /** The places of what the Dice buy, as far as it is listed beside them. */
  targets(): ReadonlyMap<PlaceId, Target> {
    const targets = new Map<PlaceId, Target>()
    if (!this.current || this.lifted) return targets
    const add = (place: PlaceId, target: Target) =>
      targets.set(place, targets.has(place) ? { kind: 'several' } : target)
    for (const act of [...this.acts, ...this.openActs])
      for (const place of placesOf([act.from, act.option])) add(place, { kind: 'act', act })
    for (const purchase of this.purchases)
      for (const [place, target] of targetsOf(purchase)) add(place, target)
    return targets
  }

  clear(): void {
    this.slot = this.card = this.lifted = this.opening = this.made = this.before = undefined
    this.dice = this.added = this.purchases = this.placements = []
    this.choosingCard = this.looking = false
    this.unasked.clear()
    this.asked += 1
  }

  /** Takes a way to begin; with a forecast all of it, as far as nothing was picked before. */
  chooseSlot(slot: SlotPlace, way?: Way): void {
    this.slot = slot
    this.lifted = undefined // what it could stand on may not be there any more
    this.choosingCard = false
    const cards = this.cards.map(({ notation }) => wordsOf(notation)[0])
    if (this.card && !cards.includes(this.card)) this.card = undefined
    const fresh = !this.card && !this.dice.length
    if (fresh && way) this.adopt(way.choices)
    if (!this.card && cards.length === 1) this.card = cards[0]
    void this.look()
  }
  chooseCard(card: string): void {
    this.card = card
    this.lifted = undefined
    this.choosingCard = false
    void this.look()
  }
  /** Puts everything as some choices have it. */
  adopt(choices: readonly string[]): void {
    this.lifted = undefined
    for (const choice of choices) {
      const [verb, ...words] = choice.split(' ')
      if (verb === 'work') {
        this.card = words[0]
        this.slot = words[1] as SlotPlace
        this.dice = this.added = []
      }
      if (verb === 'dice') this.dice = words.filter((word) => word !== 'none')
      if (verb === 'place-worker')
        this.added = [...this.added, { colour: words[0] ?? '', die: Number(words[1]?.slice('die-'.length)) }]
    }
    void this.look()
  }

  /** A Die on the card, or off it; of more than fit the first makes room. */
  toggleDie(die: string, off: boolean): void {
    this.added = this.acts // Workers stand on Dice that may not be there any more
    this.lifted = undefined
    this.dice = off ? without(this.dice, die) : this.withOneMore(die)
    void this.look()
  }

  /** Picks a Worker up; where there is one Die for it, it is placed at once. */
  lift(colour: string): void {
    const [only, ...more] = this.placeable.get(colour) ?? []
    this.placements = []
    this.looking = false
    if (this.lifted === colour || only === undefined) this.lifted = undefined
    else if (!more.length) this.place(colour, only)
    else {
      this.lifted = colour
      void this.tryOn(colour, [only, ...more])
    }
  }
  place(colour: string, die: number): void {
    this.lifted = undefined
    this.added = [...this.added, { colour, die }]
    void this.look()
  }
  /** Does something before the main action, or leaves it. */
  toggleAct(act: Act): void {
    const on = this.added.includes(act)
    this.added = on ? this.added.filter((one) => one !== act) : [...this.added, act]
    void this.look()
  }
  /** What a lifted Worker would make of each Die. */
  private async tryOn(colour: string, dice: readonly number[]): Promise<void> {
    const asked = this.asked
    const found: (LiveAction | undefined)[] = []
    this.looking = true
    for (const die of dice) {
      const tried = await this.around.ask([...this.choices, `place-worker ${colour} die-${die}`])
      if (asked !== this.asked || this.lifted !== colour) return // something else is asked by now
      found[die] = tried?.action ?? undefined
    }
    this.looking = false
    const [first = 0] = dice
    if (dice.every((die) => alike(found[die], found[first]))) this.place(colour, first)
    else this.placements = found
  }

  /** One step back; false if there was nothing. */
  back(): boolean {
    if (this.lifted) this.lifted = undefined
    else if (this.choosingCard) this.choosingCard = false
    else if (this.added.length) this.added = this.added.slice(0, -1)
    else if (this.dice.length && !this.placed) this.dice = this.dice.slice(0, -1)
    else if (this.card && this.slot) this.card = undefined
    else if (this.slot || this.card) this.clear()
    else return false
    void this.look()
    return true
  }

  /** Asks what it comes to, as far as it goes: first which Dice fit, then the action, then what that buys. */
  private async look(): Promise<void> {
    const asked = ++this.asked
    const stale = () => asked !== this.asked
    this.looking = true
    this.current = false
    await this.lookAll(stale)
    if (!stale()) this.looking = false
  }
  private async lookAll(stale: () => boolean): Promise<void> {
    const before = this.action
    const { work } = this
    const opening = work ? await this.around.ask([work]) : undefined
    if (stale()) return
    this.opening = opening
    if (this.placed) this.dice = opening?.action?.dice ?? []
    const dice = this.placed ? [] : this.exactDice()
    const made = work && dice ? await this.withAdded([work, ...[dice].flat()], stale) : undefined
    if (stale()) return
    this.made = made
    this.unfolded = new Map()
    this.before = before
    if (before && this.action && before.colours.join() !== this.action.colours.join())
      this.around.recoloured()
    await this.shop(stale)
    if (stale()) return
    this.current = true
    if (this.around.merges()) await this.unfoldAll(stale)
  }
  /** Everything that comes before the main action; what is no longer possible is left out. */
  private async withAdded(begun: readonly string[], stale: () => boolean): Promise<Made | undefined> {
    let taken = begun
    const kept: Added[] = []
    for (const one of this.added) {
      const worker = 'colour' in one
      if (!worker) taken = (await this.settled(taken, stale))?.choices ?? taken
      const next = [...taken, ...(worker ? [`place-worker ${one.colour} die-${one.die}`] : one.choices)]
      if (!(await this.around.ask(next))) continue
      taken = next
      kept.push(one)
    }
    if (!stale() && kept.length < this.added.length) this.added = kept
    return this.settled(taken, stale)
  }
  private exactDice(): string | undefined {
    const exact = ({ places }: { places: readonly string[] }) => places.length === this.dice.length
    return fitting(this.diceOptions, this.dice).find(exact)?.option.notation
  }
  /** With everything that only gains something taken first: it may pay for the rest. */
  /** Indices, in the choices of a plan, of what was taken without a question. */
  automatic(choices: readonly string[]): number[] {
    return choices.flatMap((_, index) =>
      this.unasked.has(choices.slice(0, index + 1).join('\n')) ? [index] : [],
    )
  }
  private async settled(choices: readonly string[], stale: () => boolean): Promise<Made | undefined> {
    let taken = choices
    let planned = await this.around.ask(taken)
    while (planned && this.around.takesFree() && !stale()) {
      const free = planned.question?.options?.find((option) => option.free)
      const more = free && (await this.around.ask([...taken, free.notation]))
      if (!free || !more) break
      taken = [...taken, free.notation]
      this.unasked.add(taken.join('\n'))
      planned = more
    }
    return planned && { choices: taken, planned }
  }
  private async shop(stale: () => boolean): Promise<void> {
    const mains = this.planned?.question?.options?.filter(({ verb }) => verb === 'main') ?? []
    const found: Purchase[] = []
    for (const main of mains) {
      const choices = [...this.choices, main.notation]
      const planned = await this.around.ask(choices)
      if (stale()) return
      found.push({ main, choices, planned, unfolded: new Map() })
    }
    this.purchases = found
  }
  /** Looks behind what could be done before the main action and what that would buy, once both are shown. */
  private async unfoldAll(stale: () => boolean): Promise<void> {
    const { question } = this.planned ?? {}
    const after = (choices: readonly string[]) => (then: readonly string[]) =>
      this.around.ask([...choices, ...then])
    const unfolded = await unfold(question?.options?.filter(isBeside) ?? [], after(this.choices), IN_LIST)
    if (stale()) return
    this.unfolded = unfolded
    const purchases = await Promise.all(
      this.purchases.map(async (one) => ({
        ...one,
        unfolded:
          one.planned?.question && isSingle(one.planned.question)
            ? await unfold(one.planned.question.options ?? [], after(one.choices), IN_LIST)
            : one.unfolded,
      })),
    )
    if (!stale()) this.purchases = purchases
  }
}

const placesOf = (options: readonly (Option | undefined)[]): Set<PlaceId> =>
  new Set(options.flatMap((option) => option?.places ?? []))

/** The question a main action leads to; not where it leads back to the next action. */
export const bought = ({ planned }: Purchase): Question | undefined =>
  planned?.question && planned.question.kind !== 'choose_action' ? planned.question : undefined

/** The places of the options of a main action; where an answer to one of them is the only one about a place, its too. */
function targetsOf(purchase: Purchase): Map<PlaceId, Target> {
  const { choices, unfolded } = purchase
  const question = bought(purchase)
  const targets = new Map<PlaceId, Target>()
  for (const option of question?.options ?? []) {
    const { then = [] } = unfolded.get(option.notation) ?? {}
    for (const place of placesOf([option])) {
      const whole = question && isSingle(question) && !targets.has(place)
      const taken = [...choices, option.notation, ...then]
      targets.set(
        place,
        whole ? { kind: 'use', choices: taken, last: option } : { kind: 'use', choices, answer: place },
      )
    }
  }
  const answers = new Map<PlaceId, Target>()
  for (const [notation, { then, answers: after }] of unfolded)
    for (const answer of after)
      for (const place of placesOf([answer]))
        if (!targets.has(place))
          answers.set(
            place,
            answers.has(place)
              ? { kind: 'several' }
              : { kind: 'use', choices: [...choices, notation, ...then, answer.notation], last: answer },
          )
  return new Map([...targets, ...answers])
}

/** Whether two actions are the same to whoever uses them. */
const alike = (one: LiveAction | undefined, other: LiveAction | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.value === other.value &&
  one.colours.join() === other.colours.join()

function without(names: readonly string[], name: string): readonly string[] {
  const at = names.lastIndexOf(name)
  return [...names.slice(0, at), ...names.slice(at + 1)]
}
