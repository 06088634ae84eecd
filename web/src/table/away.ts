/** Since when players are away, in words. */
import type { Seat } from '../protocol'

/** The time in a language; with the date if it was on another day. Undefined for those who are present. */
export function awaySince(
  seat: Pick<Seat, 'away_since' | 'stand_in'> | undefined,
  language: string,
  now = new Date(),
): string | undefined {
  if (seat?.away_since == null || seat.stand_in) return undefined
  const since = new Date(seat.away_since * 1000)
  const today = since.toDateString() === now.toDateString()
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(language, today ? time : { day: 'numeric', month: 'short', ...time }).format(
    since,
  )
}
