/** What has gone from one place to another between two views of a table, told by what lies where. */
import { CHARACTERS, GUILDS } from '../protocol'
import { MAP_PLACES, ownSeat, WISDOM_PLACES } from './places'
import { NOBODY, type PlaceId, type View } from './types'

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
const CALIPH_ROWS = ['top', 'middle', 'bottom']

/** A place on the viewer's own board, or the whole board of somebody else. */
function home(seat: number, place: PlaceId, view: View): PlaceId {
  if (seat === ownSeat(view)) return place
  return view.solo ? 'solo' : `player-${seat + 1}`
}

/** Where each Scroll and each Translator lies that can be seen. */
function whereabouts(view: View): Map<string, PlaceId> {
  const found = new Map<string, PlaceId>()
  for (const character of CHARACTERS) {
    const top = view.decks[character]?.top
    if (top) found.set(top, `deck-${character}`)
  }
  for (const [index, room] of view.rooms.entries()) if (room) found.set(room.translator, `room-${index + 1}`)
  for (const [index, lying] of view.map.entries()) if (lying) found.set(lying.scroll, MAP_PLACES[index] ?? '')
  for (const [index, lying] of view.wisdom.entries())
    if (lying) found.set(lying.scroll, WISDOM_PLACES[index] ?? '')
  for (const [seat, player] of view.players.entries()) {
    for (const id of player.scrolls) found.set(id, home(seat, id, view))
    for (const [index, id] of player.set_aside.entries())
      found.set(id, home(seat, `aside-${index + 1}`, view))
    for (const [slot, cards] of player.retirees.entries())
      for (const id of cards) found.set(id, home(seat, `slot-${slot + 1}`, view))
  }
  return found
}

/** Cards that lay at one place and lie at another. */
function cards(before: View, after: View): Flight[] {
  const was = whereabouts(before)
  return [...whereabouts(after)].flatMap(([id, to]) => {
    const from = was.get(id)
    if (!from || from === to) return []
    const kind = id.includes('scroll-') ? ('scroll' as const) : ('translator' as const)
    return [{ piece: { kind, id }, from, to }]
  })
}

/** Whose Influence lies where, and how much. */
function influence(view: View): Map<string, { seat: number; to: PlaceId; count: number }> {
  const found = new Map<string, { seat: number; to: PlaceId; count: number }>()
  const add = (seat: number | undefined, to: PlaceId, count = 1) => {
    if (seat !== undefined && seat !== NOBODY && count) found.set(`${to} ${seat}`, { seat, to, count })
  }
  for (const [guild, seats] of view.guilds.entries())
    for (const [seat, count] of seats.entries()) add(seat, `guild-${GUILDS[guild]}`, count)
  for (const [index, seat] of view.caliph_marks.entries())
    add(seat, `caliph-${Math.floor(index / 3) + 1}-${CALIPH_ROWS[index % 3]}`)
  for (const [index, lying] of view.map.entries()) add(lying?.influence, MAP_PLACES[index] ?? '')
  for (const [index, lying] of view.wisdom.entries()) add(lying?.influence, WISDOM_PLACES[index] ?? '')
  return found
}

/** Influence that came from somebody's supply; what lay on a Scroll travels with it. */
function cubes(before: View, after: View): Flight[] {
  const was = influence(before)
  const carried = new Set(cards(before, after).map(({ to }) => to))
  return [...influence(after)].flatMap(([key, { seat, to, count }]) => {
    const came = carried.has(to) ? 0 : count - (was.get(key)?.count ?? 0)
    const one = { piece: { kind: 'cube' as const, seat }, from: home(seat, 'influence', after), to }
    return Array<Flight>(Math.max(0, came)).fill(one)
  })
}

const change = (field: 'silver' | 'gold', before: View, after: View): number[] =>
  after.players.map((player, seat) => player[field] - (before.players[seat]?.[field] ?? 0))

/** Gold that went onto Translators or came from them. */
function gold(before: View, after: View): Flight[] {
  const changes = change('gold', before, after)
  const coin = { kind: 'coin' as const, coin: 'gold' as const }
  return after.rooms.flatMap((room, index) => {
    const was = before.rooms[index]
    if (!room || was?.translator !== room.translator || was.gold === room.gold) return []
    const placed = room.gold > was.gold
    const seat = changes.findIndex((amount) => (placed ? amount < 0 : amount > 0))
    if (seat < 0) return [] // it came from the Main Supply
    const [purse, place] = [home(seat, 'gold', after), `room-${index + 1}`]
    return [placed ? { piece: coin, from: purse, to: place } : { piece: coin, from: place, to: purse }]
  })
}

/** Silver one player paid to another. */
function silver(before: View, after: View): Flight[] {
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

/** Everything that travelled between two views; nothing when the table is seen from another seat. */
export function flights(before: View, after: View): Flight[] {
  if (ownSeat(before) !== ownSeat(after) || before.players.length !== after.players.length) return []
  const all = [cards, cubes, gold, silver].flatMap((find) => find(before, after))
  return all.filter(({ from, to }) => from !== to).slice(0, MOST)
}
