/** A table somebody wants to set: the choices of the form, and what is sent to the server. */
import type { Clock, Level, NewSeat, NewTable } from '../protocol'
import { botName } from './bots'

export const WAYS = ['bot', 'solo', 'here', 'friends'] as const
export type Way = (typeof WAYS)[number]
export const isWay = (word: string | undefined): word is Way => WAYS.includes(word as Way)

export interface WantedSeat {
  kind: NewSeat['kind']
  name: string
  level: Level
}

const CLOCKS: Record<string, Clock | null> = {
  none: null,
  'turn-quick': { per: 'turn', seconds: 120 },
  'turn-slow': { per: 'turn', seconds: 3 * 86_400 },
  game: { per: 'game', seconds: 25 * 60, added: 30 },
}
export const CLOCK_NAMES = Object.keys(CLOCKS)

/** The seats one begins with. */
export function seatsOf(way: Way, level: Level): WantedSeat[] {
  const me: WantedSeat = { kind: 'me', name: '', level }
  if (way === 'solo') return [me]
  const other = { bot: 'bot', here: 'here', friends: 'open' } as const
  return [me, { kind: other[way], name: '', level }]
}

export interface Wanted {
  seats: WantedSeat[]
  mode: 'casual' | 'epic'
  books: boolean
  solo: NonNullable<NewTable['solo']>
  open: boolean
  spectators: boolean
  confirm: boolean
  clock: string
  hints: boolean
  /** The box that is played with; none for what the server has. */
  pack: string
  rated: boolean
}

/** Only games among different people count for ratings, and only with the cards that everybody has. */
export const rateable = (wanted: Wanted): boolean => amongPeople(wanted) && !wanted.pack

export const amongPeople = ({ seats }: Wanted): boolean =>
  seats.length > 1 && seats.slice(1).every((seat) => seat.kind === 'open')

export function tableOf(wanted: Wanted): NewTable {
  const people = wanted.seats.some((seat) => seat.kind === 'open')
  const together = people || wanted.seats.some((seat) => seat.kind === 'here')
  return {
    seats: wanted.seats.map(seatOf),
    mode: wanted.mode,
    expansions: wanted.books ? ['body-of-books'] : [],
    ...(wanted.pack ? { pack: wanted.pack } : {}),
    ...(wanted.seats.length === 1 ? { solo: wanted.solo } : {}),
    options: {
      open: people && wanted.open,
      spectators: wanted.spectators,
      confirm_turns: wanted.confirm,
      clock: CLOCKS[wanted.clock] ?? null,
      hints: together && wanted.hints,
      rated: rateable(wanted) && wanted.rated,
    },
  }
}

function seatOf({ kind, name, level }: WantedSeat, seat: number): NewSeat {
  if (kind === 'bot') return { kind, level, name: botName(seat) }
  return name.trim() && kind === 'here' ? { kind, name: name.trim() } : { kind }
}
