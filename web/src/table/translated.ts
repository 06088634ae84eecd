/** Scrolls that were Translated between two moments of a table, and what they were worth. */
import type { LogEntry, Place, Standing } from '../protocol'

export interface Translation {
  place: Place
  /** By how much the points of whoever Translated it have risen; 0 if that is not known. */
  vp: number
}

export function translations(
  entries: readonly LogEntry[],
  before: readonly Standing[],
  after: readonly Standing[],
): Translation[] {
  const events = entries.flatMap((one) => one.events).filter(({ name }) => name === 'scroll_translated')
  return events.flatMap(({ seat, places: [place] }) => {
    const [was, now] = [before[seat ?? -1], after[seat ?? -1]]
    const vp = events.length === 1 && was && now ? now.total - was.total : 0
    return place ? [{ place, vp: Math.max(0, vp) }] : []
  })
}
