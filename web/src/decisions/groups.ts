/** Many options, told in two steps: first the thing, then what is done with it. */
import { ACTIONS, type Catalogue, type Message, type Option } from '../protocol'
import type { View } from '../board/types'
import { thingsAt } from '../board/places'
import type { Offered } from './narrowing'

/** Verbs whose options are told by their places when there are more than so many. */
const MANY: Record<string, number> = { work: 24, dice: 15 }

export interface Choice {
  option: Option
  /** What is left to say of it, once its first thing was picked. */
  label?: Message
}
export interface Group {
  place: string
  label: Message
  size: number
}
export type Entry = Choice | Group

/** What stands in the bar: groups where there are many options, the options themselves otherwise. */
export function entries(
  offered: readonly Offered[],
  picked: readonly string[],
  view: View,
  catalogue: Catalogue,
): Entry[] {
  const many = (verb: string) => {
    const most = MANY[verb]
    return most !== undefined && offered.filter(({ option }) => option.verb === verb).length > most
  }
  if (picked.length > 0) return offered.map((one) => shortened(one, picked, view, catalogue))
  const told = new Map<string, Group>()
  const alone: Choice[] = []
  for (const { option, places } of offered) {
    const [place] = places
    if (!place || !many(option.verb)) alone.push({ option })
    // a Die belongs to the groups of both of its pairs
    else
      for (const each of new Set(option.verb === 'work' ? [place] : places))
        count(told, each, view, catalogue)
  }
  return [...told.values(), ...alone]
}

/** "On the Travel slot" says enough when the card was picked before. */
function shortened(
  { option, places }: Offered,
  picked: readonly string[],
  view: View,
  catalogue: Catalogue,
): Choice {
  const left = [...places]
  for (const place of picked) left.splice(left.indexOf(place), 1)
  const [place, ...more] = left
  if (!place || more.length || MANY[option.verb] === undefined) return { option }
  return { option, label: name(place, view, catalogue) }
}

function count(told: Map<string, Group>, place: string, view: View, catalogue: Catalogue): void {
  const known = told.get(place)
  if (known) known.size += 1
  else told.set(place, { place, label: name(place, view, catalogue), size: 1 })
}

function name(place: string, view: View, catalogue: Catalogue): Message {
  const die = /^die-(\w+)-(\d)$/.exec(place)
  if (die) return { key: 'die', values: { item: die[1] ?? '', face: Number(die[2]) } }
  const slot = Number(/^slot-(\d)$/.exec(place)?.[1])
  if (slot) return { key: 'form-action-slot', values: { slot: ACTIONS[slot - 1] ?? 'several', nth: slot } }
  const [id] = thingsAt(place, view)
  const thing = catalogue.kinds.flatMap((kind) => kind.things).find((one) => one.id === id)
  return thing?.name ?? { key: 'web-this' }
}
