/** What somebody got and gave by a choice, as icons beside the sentence. */
import { row, type Token } from '../board/glyph'
import * as draw from '../board/tokens'
import type { Colour, Event, Guild, Track } from '../protocol'

const MOST = 7

/** The icon of each event that has one. */
const ICONS: Record<string, (values: Event['values']) => Token> = {
  silver_gained: ({ amount }) => draw.silver(Number(amount)),
  gold_gained: ({ amount }) => draw.gold(Number(amount)),
  xp_gained: ({ amount }) => draw.xp(Number(amount)),
  page_gained: () => draw.icon('i-page'),
  card_upgraded: () => draw.icon('i-upgrade'),
  worker_gained: ({ amount, worker }) => draw.several(Number(amount ?? 1), draw.worker(worker as Colour)),
  die_to_bag: ({ colour }) => draw.dieTo(colour as Colour, 'bag'),
  die_returned: () => draw.destroyed(1, false),
  influence_in_guild: ({ guild }) => draw.inGuild(guild as Guild),
  influence_on_scroll: () => draw.onScroll(),
  track_advanced: ({ track }) => draw.advanced(track as Track),
}

export function gains(events: readonly Event[], seat: number): Token | undefined {
  const counted = new Map<string, { event: Event; count: number }>()
  for (const event of events.filter((one) => one.seat === seat && ICONS[one.name])) {
    const key = JSON.stringify([event.name, event.values])
    counted.set(key, { event, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  const icons = [...counted.values()].flatMap(({ event, count }) => {
    const token = ICONS[event.name]?.(event.values)
    return token ? [draw.several(count, token)] : []
  })
  return icons.length ? row(icons.slice(0, MOST), 4) : undefined
}
