/** Many options, told in two steps: first the thing, then what is done with it. */
import { ACTIONS, type Message, type Option, type Table } from '../protocol'
import type { Token } from '../board/glyph'
import type { Printed } from '../board/printed'
import type { PlaceId } from '../board/types'
import { thingsAt } from '../board/whatLies'
import { nameOfMember, pictureOfMember } from './members'
import type { Offered } from './narrowing'
import { pictureOf, thingAt, type Picture } from './pictures'
import type { Member } from './sets'

/** Verbs whose options are told by their places when there are more than so many. */
const MANY: Record<string, number> = { work: 24, dice: 15 }

const CARD_NAMES = ['name-action-card', 'name-upgraded-action-card']

export interface Choice {
  option: Option
  picture?: Picture | undefined
  /** What is left to say of it, once its first thing was picked. */
  label?: Message
}
export interface Group {
  place: PlaceId
  picture?: Token | undefined
  label: Message
  size: number
}
/** Something that can be in a set. */
export interface Pick {
  member: Member
  picture?: Token | undefined
  label: Message
}
export type Entry = Choice | Group | Pick

/** What stands in the bar while a set is picked. */
export const picks = (members: readonly Member[], table: Table): Pick[] =>
  members.map((member) => ({
    member,
    picture: pictureOfMember(member.name, table),
    label: nameOfMember(member.name),
  }))

/** What tells an entry from the others. */
export function nameOf(entry: Entry): string {
  if ('member' in entry) return entry.member.name
  return 'option' in entry ? entry.option.notation : entry.place
}

/** What stands in the bar: groups where there are many options, the options themselves otherwise. */
export function entries(
  offered: readonly Offered[],
  picked: readonly PlaceId[],
  table: Table,
  printed: Printed,
): Entry[] {
  const many = (verb: string) => {
    const most = MANY[verb]
    return most !== undefined && offered.filter(({ option }) => option.verb === verb).length > most
  }
  if (picked.length > 0) return offered.map((one) => shortened(one, picked, table, printed))
  const told = new Map<PlaceId, Group>()
  const alone: Choice[] = []
  for (const { option, places } of offered) {
    const [place] = places
    if (!place || !many(option.verb)) alone.push({ option, picture: pictureOf(option, table, printed) })
    // a Die belongs to the groups of both of its pairs
    else
      for (const each of new Set(option.verb === 'work' ? [place] : places)) count(told, each, table, printed)
  }
  return [...told.values(), ...gathered(withoutDoubles(alone))]
}

/** A picture that two options would share tells neither of them. */
function withoutDoubles(choices: readonly Choice[]): Choice[] {
  const drawn = choices.map(({ picture }) => JSON.stringify(picture) as string | undefined)
  return choices.map((choice, at) => {
    const alone = drawn.every((other, place) => place === at || other !== drawn[at])
    return alone ? choice : { option: choice.option }
  })
}

/** Options that begin with the same thing stand together. */
function gathered(choices: readonly Choice[]): Choice[] {
  const headOf = ({ picture, option }: Choice) => picture?.head?.id ?? option.notation
  const heads = choices.map(headOf)
  return choices.toSorted((one, other) => heads.indexOf(headOf(one)) - heads.indexOf(headOf(other)))
}

/** "On the Travel slot" says enough when the card was picked before. */
function shortened(
  { option, places }: Offered,
  picked: readonly PlaceId[],
  table: Table,
  printed: Printed,
): Choice {
  const left = [...places]
  for (const place of picked) left.splice(left.indexOf(place), 1)
  const [place, ...more] = left
  if (!place || more.length || MANY[option.verb] === undefined) return { option }
  return { option, label: name(place, table, printed) }
}

function count(told: Map<PlaceId, Group>, place: PlaceId, table: Table, printed: Printed): void {
  const known = told.get(place)
  if (known) known.size += 1
  else told.set(place, { place, label: name(place, table, printed), picture: thingAt(place), size: 1 })
}

function name(place: PlaceId, table: Table, printed: Printed): Message {
  const die = /^die-(\w+)-(\d)$/.exec(place)
  if (die) return { key: 'die', values: { item: die[1] ?? '', face: Number(die[2]) } }
  const slot = Number(/^slot-(\d)$/.exec(place)?.[1])
  if (slot) return { key: 'form-action-slot', values: { slot: ACTIONS[slot - 1] ?? 'several', nth: slot } }
  const [id] = thingsAt(place, table)
  const told = id === undefined ? undefined : printed.thing(id)?.name
  // "Mathematics" says enough of a card in hand
  if (told && CARD_NAMES.includes(told.key)) return { ...told, key: 'form-action-card' }
  return told ?? { key: 'web-this' }
}

export interface Cluster {
  /** What all its options begin with. */
  head: Token | undefined
  /** Each entry with its place among all, which its key follows from. */
  members: { entry: Entry; index: number }[]
}

/** Entries one by one, but options that begin with the same thing in one cluster. */
export function clusters(all: readonly Entry[]): Cluster[] {
  const found: (Cluster & { id: string | undefined })[] = []
  for (const [index, entry] of all.entries()) {
    const head = 'option' in entry ? entry.picture?.head : undefined
    const last = found.at(-1)
    if (head && last?.id === head.id) last.members.push({ entry, index })
    else found.push({ id: head?.id, head: head?.token, members: [{ entry, index }] })
  }
  return found
}
