/** Places and where they are drawn, and whose board is drawn in full. */
import {
  AREA_OF,
  PLACES,
  type AreaName,
  type Place,
  type PlaceKind,
  type PlaceOf,
  type Player,
  type Table,
} from '../protocol'
import type { PlaceId } from './types'

const KINDS = new Map(
  Object.entries(PLACES).flatMap(([kind, places]) =>
    places.map((place): [string, PlaceKind] => [place, kind as PlaceKind]),
  ),
)

/** The kind of a place; a card that is pointed at itself has none. */
export function kindOf(place: PlaceId): PlaceKind | undefined {
  const known = KINDS.get(place)
  if (known) return known
  if (place.startsWith('retiree-')) return 'retiree'
  return place.startsWith('aside-') ? 'aside' : undefined
}

/** The area a place is drawn in. */
export function areaOf(place: PlaceId): AreaName {
  const kind = kindOf(place)
  if (kind) return AREA_OF[kind]
  return place.startsWith('scheme-') ? 'others' : 'mine'
}

/** The whole board of a seat. */
export const boardOf = (seat: number): PlaceOf<'player'> => PLACES.player[seat] ?? PLACES.player[0]

/** A place as it is seen from another seat: what lies on a Player Board is there as the whole board. */
export const fromAfar = (place: Place, seat: number): Place =>
  areaOf(place) === 'mine' ? boardOf(seat) : place

/** The seat whose board is drawn in full: the viewer's, else that of whoever is to act. */
export const ownSeat = (table: Table): number => table.seat ?? table.asked ?? table.turn
export const own = (table: Table): Player | undefined => table.players[ownSeat(table)]
