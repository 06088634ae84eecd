/** What an option would change, from the events of its preview: drawn on the board as ghosts. */
import { ownSeat } from '../board/places'
import type { Ghost } from '../board/types'
import type { Event, PlaceOf, Table } from '../protocol'

type Counter = 'silver' | 'gold' | 'influence'
/** Events after which one has more or less of something. */
const COUNTED: Record<string, [Counter, 1 | -1]> = {
  silver_gained: ['silver', 1],
  silver_paid: ['silver', -1],
  gold_gained: ['gold', 1],
  gold_taken: ['gold', 1],
  gold_paid: ['gold', -1],
  gold_placed: ['gold', -1],
  influence_in_guild: ['influence', -1],
  influence_on_scroll: ['influence', -1],
  influence_on_translator: ['influence', -1],
  influence_on_caliph: ['influence', -1],
  influence_taken_back: ['influence', 1],
}
const SHOWN_WHERE_IT_LIES = ['influence_in_guild', 'influence_on_scroll', 'influence_on_caliph']

/** The counters and pieces of the viewer after what certainly follows. */
export function ghostOf(events: readonly Event[], table: Table): Ghost {
  const seat = ownSeat(table)
  const own = table.players[seat]
  if (!own) return {}
  const after: Ghost = {}
  for (const { name, values, places } of events.filter(
    (event) => event.seat === null || event.seat === seat,
  )) {
    const [counter, sign] = COUNTED[name] ?? []
    if (counter && sign)
      after[counter] = (after[counter] ?? own[counter]) + sign * Number(values['amount'] ?? 1)
    if (SHOWN_WHERE_IT_LIES.includes(name))
      after.influenceAt = new Set([...(after.influenceAt ?? []), ...places])
    if (name === 'translator_employed')
      after.rooms = {
        ...after.rooms,
        [values['room'] as PlaceOf<'room'>]: {
          translator: String(values['translator']),
          owner: seat,
          gold: 0,
        },
      }
    if (name === 'marker_moved') after.spot = values['spot'] as PlaceOf<'spot'>
    if (name === 'track_advanced')
      after.tracks = { ...after.tracks, [`track-${values['track']}`]: Number(values['level']) }
  }
  return after
}
