/**
 * Very many options that are made of few places, as lines of Translators are of Rooms: the places are picked one by
 * one, and of the options that go through all of them the cheapest come first. It knows no rule.
 */
import { kindOf } from '../board/places'
import type { PlaceId } from '../board/types'
import type { Option } from '../protocol'
import { fitting, type Offered } from './narrowing'

/** So many options are chosen from as they are; of more the cheapest are shown, with their prices. */
export const MANY = 12
export const CHEAPEST = 9
const MADE_OF = 'room' // the bar has a picture of these
const DEARER = 100 // Gold is dearer than any Silver

const numberOf = (place: PlaceId): number => Number(place.slice(place.lastIndexOf('-') + 1))

/** What the options of a question are made of, in its order; nothing where they are few, or are anything else. */
export function madeOf(offered: readonly Offered[]): PlaceId[] {
  if (offered.length <= MANY) return []
  const all = new Set(offered.flatMap(({ places }) => places))
  const made = [...all].every((place) => kindOf(place) === MADE_OF) && offered.every(has)
  return made ? [...all].toSorted((one, other) => numberOf(one) - numberOf(other)) : []
}
const has = ({ places }: Offered): boolean => places.length > 0

const price = ({ option: { costs } }: Offered): number =>
  DEARER * (costs['gold'] ?? 0) + (costs['silver'] ?? 0)
export const cheapestFirst = (offered: readonly Offered[]): Offered[] =>
  offered.toSorted((one, other) => price(one) - price(other))

/** What is picked after a click on a place; on one that goes with nothing else picked it begins anew. */
export function sifted(
  offered: readonly Offered[],
  picked: readonly PlaceId[],
  place: PlaceId,
): readonly PlaceId[] {
  if (picked.includes(place)) return picked.filter((other) => other !== place)
  const more = [...picked, place]
  return fitting(offered, more).length ? more : [place]
}

/** The option that is made of just what is picked, and whether any other goes on from there. */
export function whole(
  offered: readonly Offered[],
  picked: readonly PlaceId[],
): { option: Option | undefined; only: boolean } {
  const left = fitting(offered, picked)
  const exact = left.find(({ places }) => places.length === picked.length)
  return { option: exact?.option, only: left.length === 1 }
}
