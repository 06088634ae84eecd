/** From a place to the things of the catalogue that lie there. */
import { booksOf } from './books/books'
import { MAP_PLACES, own, ownSeat, WISDOM_PLACES } from './places'
import type { PlaceId, View } from './types'

type Found = string | null | undefined
/** What lies at a place of a kind, by the rest of its id: `room-4` is a "room" and "4". */
type Lying = (name: string, view: View) => Found[]

const index = (number: string | undefined): number => Number(number) - 1

/** The Action Card of a name in the viewer's hands: Upgraded, or a Goal Card, or plain. */
function actionCard(card: string | undefined, view: View): Found {
  if (card === undefined) return undefined
  if (card === 'goal') return own(view)?.goal
  const upgraded = booksOf(view)?.upgraded[ownSeat(view)]?.includes(card)
  return `${upgraded ? 'upgraded' : 'action'}-${card}`
}

const KINDS: Record<string, Lying> = {
  deck: (name, view) => [view.decks[name]?.top],
  room: (name, view) => [view.rooms[index(name)]?.translator, view.resources[index(name)], `room-${name}`],
  map: (name, view) => {
    const place = MAP_PLACES.findIndex((id) => id === `map-${name}`)
    return [view.map[place]?.scroll, `spot-${2 * place}`]
  },
  wisdom: (name, view) => [
    view.wisdom[WISDOM_PLACES.indexOf(`wisdom-${name}`)]?.scroll,
    `guild-${name.split('-')[0]}`,
  ],
  caliph: (name, view) => {
    const [space] = name.split('-')
    return [view.caliphs[index(space)], `caliph-space-${space}`]
  },
  slot: (name, view) => [actionCard(own(view)?.slots[index(name)]?.card, view), `slot-${name}`],
  card: (name, view) => [actionCard(name, view)],
  small: (_name, view) => [actionCard(view.work?.card, view)],
  retiree: (name, view) => {
    const [slot, card] = name.split('-')
    return [own(view)?.retirees[index(slot)]?.[index(card)]]
  },
  aside: (name, view) => [own(view)?.set_aside[index(name)]],
  goal: (_name, view) => [own(view)?.goal],
  book: (name, view) => [booksOf(view)?.books[index(name)]],
  upgrade: (name, view) => [booksOf(view)?.upgrades[index(name)]],
}
/** Places that are called as the thing that is always there. */
const THEMSELVES = ['spot', 'path', 'track', 'guild', 'scroll', 'starting', 'scheme', 'focus', 'row']

/** The ids of the catalogue's things at a place, the printed place itself last. */
export function thingsAt(place: PlaceId, view: View): string[] {
  const cut = place.indexOf('-')
  const kind = cut < 0 ? place : place.slice(0, cut)
  const found =
    KINDS[kind]?.(place.slice(kind.length + 1), view) ?? (THEMSELVES.includes(kind) ? [place] : [])
  return found.filter((id): id is string => Boolean(id))
}
