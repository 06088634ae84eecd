/** In which order one's tables are listed, and how long ago something happened at them. */
import type { TableLine } from '../protocol'

/** What waits for me, what waits for others, what has not begun, what is over; the newest first. */
const rank = (line: TableLine): number =>
  line.my_turn ? 0 : ['running', 'waiting', 'finished'].indexOf(line.status) + 1

export const listed = (lines: readonly TableLine[]): TableLine[] =>
  lines.toSorted((one, other) => rank(one) - rank(other) || other.changed - one.changed)

/** The hour if it was today, else the day. */
export function moment(seconds: number, language: string, now = new Date()): string {
  const then = new Date(seconds * 1000)
  const today = then.toDateString() === now.toDateString()
  const wanted: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    : { day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(language, wanted).format(then)
}
