/** From a place to the things of the catalogue that lie there. */
import { PLACES, type Place, type PlaceKind, type PlaceOf, type Table } from '../protocol'
import { kindOf, own } from './places'
import type { PlaceId } from './types'

type Found = string | null | undefined
type Lying = { [Kind in PlaceKind]?: (place: PlaceOf<Kind>, table: Table) => Found[] }

/** The space of a row of a Caliph Card. */
const spaceOf = (row: PlaceOf<'caliph-row'>) => PLACES['caliph-space'].find((space) => row.startsWith(space))

/** A place that is called as the thing that is always there. */
const itself = (place: Place) => [place]

const LYING: Lying = {
  deck: (place, { decks }) => [decks[place]?.top],
  room: (place, { rooms, resources }) => [rooms[place]?.translator, resources[place], place],
  map: (place, { map }) => [map[place]?.scroll, PLACES.spot[2 * PLACES.map.indexOf(place)]],
  wisdom: (place, { wisdom }) => [wisdom[place]?.scroll, `guild-${place.split('-')[1]}`],
  'caliph-space': (place, { caliphs }) => [caliphs[place]?.card, place],
  'caliph-row': (place, { caliphs }) => {
    const space = spaceOf(place)
    return [space && caliphs[space]?.card, space]
  },
  slot: (place, table) => [own(table)?.slots[place]?.card, place],
  card: (place, table) => {
    const player = own(table)
    const subject = place.slice('card-'.length)
    return [subject === 'goal' ? player?.goal?.card : player?.cards.find((id) => id.endsWith(`-${subject}`))]
  },
  'small-action': (_place, { work }) => [work?.card],
  retiree: (place, table) => {
    const [, slot, card] = place.split('-')
    const under = PLACES.slot.find((one) => one === `slot-${slot}`)
    return [under && own(table)?.slots[under]?.tucked[Number(card) - 1]]
  },
  aside: (place, table) => [own(table)?.set_aside[Number(place.slice('aside-'.length)) - 1]],
  goal: (_place, table) => [own(table)?.goal?.card],
  book: (place, { books }) => [books?.spaces[place]?.page],
  upgrade: (place, { books }) => [books?.upgrades[place]?.card],
  spot: itself,
  path: itself,
  track: itself,
  guild: itself,
  focus: itself,
  row: itself,
}

/** The ids of the catalogue's things at a place, the printed place itself last. */
export function thingsAt(place: PlaceId, table: Table): string[] {
  const kind = kindOf(place)
  const lying = kind && (LYING[kind] as ((place: PlaceId, table: Table) => Found[]) | undefined)
  const found = kind ? (lying?.(place, table) ?? []) : [place]
  return found.filter((id): id is string => Boolean(id))
}
