/** What has gone from one place to another between two moments of a table, told by what lies where. */
import type { Place, Table } from '../protocol'
import { boardOf, ownSeat } from './places'
import type { CardId, PlaceId } from './types'

export type Piece =
  | { kind: 'scroll' | 'translator'; id: string }
  | { kind: 'cube'; seat: number }
  | { kind: 'coin'; coin: 'silver' | 'gold' }

export interface Flight {
  piece: Piece
  from: PlaceId
  to: PlaceId
}

const MOST = 8 // at once; more would be a swarm
const MOST_COINS = 3 // of one payment

/** A place on the viewer's own board, or the whole board of somebody else. */
function home(seat: number, place: Place, table: Table): Place {
  if (seat === ownSeat(table)) return place
  return table.solo ? 'solo' : boardOf(seat)
}

/** The entries of what lies at places. */
const at = <Where extends Place, Thing>(lying: Partial<Record<Where, Thing>>) =>
  Object.entries(lying) as [Where, Thing][]

/** Where each Scroll and each Translator lies that can be seen. */
function whereabouts(table: Table): Map<string, PlaceId> {
  const found = new Map<string, PlaceId>()
  for (const [place, { top }] of at(table.decks)) found.set(top, place)
  for (const [place, { translator }] of at(table.rooms)) found.set(translator, place)
  for (const [place, { scroll }] of [...at(table.map), ...at(table.wisdom)]) found.set(scroll, place)
  for (const [seat, player] of table.players.entries()) {
    const mine = seat === ownSeat(table)
    for (const id of player.scrolls) found.set(id, mine ? (id as CardId) : home(seat, 'bag', table))
    for (const [index, id] of player.set_aside.entries())
      found.set(id, home(seat, `aside-${index + 1}`, table))
    for (const [slot, { tucked }] of at(player.slots))
      for (const id of tucked) found.set(id, home(seat, slot, table))
  }
  return found
}

/** Cards that lay at one place and lie at another. */
function cards(before: Table, after: Table): Flight[] {
  const was = whereabouts(before)
  return [...whereabouts(after)].flatMap(([id, to]) => {
    const from = was.get(id)
    if (!from || from === to) return []
    const kind = id.includes('scroll-') ? ('scroll' as const) : ('translator' as const)
    return [{ piece: { kind, id }, from, to }]
  })
}

interface Lying {
  seat: number
  to: Place
  count: number
}

/** Whose Influence lies where, and how much. */
function influence(table: Table): Map<string, Lying> {
  const found = new Map<string, Lying>()
  const add = (seat: number | null, to: Place, count = 1) => {
    if (seat !== null && count) found.set(`${to} ${seat}`, { seat, to, count })
  }
  for (const [place, { influence }] of at(table.guilds))
    for (const [seat, count] of influence.entries()) add(seat, place, count)
  for (const { influence } of Object.values(table.caliphs))
    for (const [place, seat] of at(influence)) add(seat, place)
  for (const [place, { influence }] of [...at(table.map), ...at(table.wisdom)]) add(influence, place)
  return found
}

/** Influence that came from somebody's supply; what lay on a Scroll travels with it. */
function cubes(before: Table, after: Table): Flight[] {
  const was = influence(before)
  const carried = new Set(cards(before, after).map(({ to }) => to))
  return [...influence(after)].flatMap(([key, { seat, to, count }]) => {
    const came = carried.has(to) ? 0 : count - (was.get(key)?.count ?? 0)
    const one = { piece: { kind: 'cube' as const, seat }, from: home(seat, 'influence', after), to }
    return Array<Flight>(Math.max(0, came)).fill(one)
  })
}

const change = (field: 'silver' | 'gold', before: Table, after: Table): number[] =>
  after.players.map((player, seat) => player[field] - (before.players[seat]?.[field] ?? 0))

/** Gold that went onto Translators or came from them. */
function gold(before: Table, after: Table): Flight[] {
  const changes = change('gold', before, after)
  const coin = { kind: 'coin' as const, coin: 'gold' as const }
  return at(after.rooms).flatMap(([place, room]) => {
    const was = before.rooms[place]
    if (was?.translator !== room.translator || was.gold === room.gold) return []
    const placed = room.gold > was.gold
    const seat = changes.findIndex((amount) => (placed ? amount < 0 : amount > 0))
    if (seat < 0) return [] // it came from the Main Supply
    const purse = home(seat, 'gold', after)
    return [placed ? { piece: coin, from: purse, to: place } : { piece: coin, from: place, to: purse }]
  })
}

/** Silver one player paid to another. */
function silver(before: Table, after: Table): Flight[] {
  const changes = change('silver', before, after)
  const payer = changes.findIndex((amount) => amount < 0)
  if (payer < 0) return []
  return changes.flatMap((amount, seat) => {
    const coins = Math.min(MOST_COINS, Math.max(0, amount))
    const one = {
      piece: { kind: 'coin' as const, coin: 'silver' as const },
      from: home(payer, 'silver', after),
      to: home(seat, 'silver', after),
    }
    return Array<Flight>(coins).fill(one)
  })
}

/** Everything that travelled between two moments; nothing when the table is seen from another seat. */
export function flights(before: Table, after: Table): Flight[] {
  if (ownSeat(before) !== ownSeat(after) || before.players.length !== after.players.length) return []
  const all = [cards, cubes, gold, silver].flatMap((find) => find(before, after))
  return all.filter(({ from, to }) => from !== to).slice(0, MOST)
}
