/** What stands in the bar, thing by thing, each with a key: ways to take a turn, Dice, Workers, options, members of a set. */
import { WORKER_COLOURS } from '../board/hand'
import { own } from '../board/places'
import type { PlaceId } from '../board/types'
import type { Option, Table } from '../protocol'
import { QUIET, keyOf } from './keys'
import { fitting, lightable, type Offered } from './narrowing'
import type { Plan } from './plan.svelte'
import type { Member } from './sets'
import { CHEAPEST, cheapestFirst } from './sieve'
import type { Unfolded } from './unfolding'
import type { Verb } from './verbs'

export interface DieEntry {
  kind: 'die'
  die: string
  /** Of equal Dice the how-manieth. */
  nth: number
  on: boolean
  open: boolean
}
export interface WorkerEntry {
  kind: 'worker'
  colour: string
  count: number
  lifted: boolean
  open: boolean
}
export interface OptionEntry {
  kind: 'option'
  option: Option
  /** It changes nothing: decline, leave out, keep. */
  quiet: boolean
  /** What is chosen before it, where questions are told as one. */
  before: readonly Option[]
  /** What goes without saying between that and it, or after it. */
  between: readonly string[]
}
export interface MemberEntry {
  kind: 'member'
  member: Member
}
/** A Die of the card, for a Worker that was picked up. */
export interface OntoEntry {
  kind: 'onto'
  colour: string
  die: number
}
export interface VerbEntry {
  kind: 'verb'
  verb: Verb
}
export interface CardEntry {
  kind: 'card'
  card: string
  option: Option
}
/** A place that very many options are made of. */
export interface PlaceEntry {
  kind: 'place'
  place: PlaceId
  on: boolean
  /** Whether an option goes through it and all that is picked. */
  open: boolean
}
export type Entry =
  DieEntry | WorkerEntry | OptionEntry | MemberEntry | OntoEntry | VerbEntry | CardEntry | PlaceEntry

const CHANGES_NOTHING = ['decline', 'deny']
const SECOND_WORD = 1

/** What tells an entry from the others. */
export function nameOf(entry: Entry): string {
  switch (entry.kind) {
    case 'die':
      return `${entry.die} ${entry.nth}`
    case 'worker':
      return entry.colour
    case 'onto':
      return `die-${entry.die}`
    case 'verb':
      return entry.verb.id
    case 'member':
      return entry.member.name
    case 'option':
      return chainOf(entry).join(', ')
    case 'place':
      return entry.place
    default:
      return entry.option.notation
  }
}

/** All choices of an entry, one after the other. */
export const chainOf = ({ option, before, between }: OptionEntry): string[] => {
  const [first, ...rest] = before.map(({ notation }) => notation)
  return first ? [first, ...rest, ...between, option.notation] : [option.notation, ...between]
}

/** What the button of an entry is about: places, or choices. */
export function meant(entry: Entry): { places: readonly PlaceId[]; choices: readonly string[] } {
  const at = (...places: string[]) => ({ places: places as PlaceId[], choices: [] })
  switch (entry.kind) {
    case 'die':
      return entry.on ? at() : at(`die-${entry.die}`)
    case 'worker':
      return at(`worker-${entry.colour}`)
    case 'card':
      return at(`card-${entry.card}`)
    case 'member':
      return at() // a set says it when something goes into it
    case 'place':
      return entry.on ? at() : at(entry.place)
    case 'onto':
      return { places: [], choices: [`place-worker ${entry.colour} die-${entry.die}`] }
    case 'option':
      return { places: [], choices: chainOf(entry) }
    case 'verb': {
      const { slot, options } = entry.verb
      if (slot) return at(...(options.length ? [slot] : []))
      return { places: [], choices: options.slice(0, 1).map(({ notation }) => notation) }
    }
  }
}

/** Whether an entry declines what is offered, whatever follows by itself from that. */
const declines = (entry: Entry): boolean =>
  entry.kind === 'option' && !entry.before.length && CHANGES_NOTHING.includes(entry.option.verb)

/** Keys by entry: numbers from the left, and one of its own for declining. */
export function keys(entries: readonly Entry[]): Map<string, string> {
  const found = new Map<string, string>()
  let index = 0
  for (const entry of entries) found.set(nameOf(entry), declines(entry) ? QUIET : keyOf(index++))
  return found
}

/** Options of a question that fit what is picked; declining comes last. */
export function optionEntries(
  offered: readonly Offered[],
  picked: readonly PlaceId[],
  unfolded: ReadonlyMap<string, Unfolded> = new Map(),
): Entry[] {
  const entries = fitting(offered, picked)
    .filter(({ option }) => option.verb !== 'end-turn') // it has a button of its own
    .flatMap(({ option }): OptionEntry[] => {
      const { then: between = [], answers = [] } = unfolded.get(option.notation) ?? {}
      const told = { kind: 'option' as const, between, quiet: changesNothing(option) }
      if (!answers.length) return [{ ...told, option, before: [] }]
      return answers.map((answer) => ({ ...told, option: answer, before: [option] }))
    })
  const isLast = (entry: OptionEntry) => Number(entry.quiet || declines(entry))
  return entries.toSorted((first, second) => isLast(first) - isLast(second))
}
const changesNothing = ({ verb, costs, gains }: Option): boolean =>
  CHANGES_NOTHING.includes(verb) && !Object.keys({ ...costs, ...gains }).length

/** What very many options are made of, and the cheapest of those that are left. */
export function sieveEntries(
  made: readonly PlaceId[],
  offered: readonly Offered[],
  picked: readonly PlaceId[],
): Entry[] {
  const open = lightable(offered, picked)
  const places = made.map((place): PlaceEntry => {
    return { kind: 'place', place, on: picked.includes(place), open: open.has(place) }
  })
  return [...places, ...optionEntries(cheapestFirst(offered), picked).slice(0, CHEAPEST)]
}

export const memberEntries = (members: readonly Member[]): Entry[] =>
  members.map((member) => ({ kind: 'member', member }))

/** A turn that is put together: first the way, then the card, then Dice and Workers side by side. */
export function planEntries(plan: Plan, verbs: readonly Verb[], table: Table): Entry[] {
  if (plan.step === 'slot') return verbs.map((verb) => ({ kind: 'verb', verb }))
  if (plan.step === 'card')
    return plan.cards.map((option) => ({
      kind: 'card',
      card: option.notation.split(' ')[SECOND_WORD] ?? '',
      option,
    }))
  const { lifted } = plan
  const dice: Entry[] = lifted
    ? (plan.placeable.get(lifted) ?? []).map((die) => ({ kind: 'onto', colour: lifted, die }))
    : diceEntries(plan, table)
  return [...dice, ...workerEntries(plan, table)]
}

function diceEntries(plan: Plan, table: Table): DieEntry[] {
  const seen = new Map<string, number>()
  return (own(table)?.hand ?? []).map((die) => {
    const nth = seen.get(die) ?? 0
    seen.set(die, nth + 1)
    const on = plan.dice.filter((other) => other === die).length > nth
    return { kind: 'die', die, nth, on, open: !plan.placed && (on || plan.accepts(die)) }
  })
}

function workerEntries(plan: Plan, table: Table): WorkerEntry[] {
  const workers = own(table)?.workers ?? {}
  return WORKER_COLOURS.flatMap((colour) => {
    const placed = plan.workers.filter((one) => one.colour === colour).length
    const count = (workers[colour] ?? 0) - placed
    if (!count && !placed) return []
    return [
      { kind: 'worker', colour, count, lifted: plan.lifted === colour, open: plan.placeable.has(colour) },
    ]
  })
}
