/** What an option would change, from the facts of its preview: drawn on the board as ghosts. */
import { MAP_PLACES, WISDOM_PLACES } from '../board/places'
import type { Ghost, View } from '../board/types'
import { CHARACTERS, GUILDS, TRACKS, type Fact } from '../protocol'

const SCROLL_PLACES = [...MAP_PLACES, ...WISDOM_PLACES]

/** The counters and pieces of the viewer after what certainly follows; `choices` are those of this turn. */
export function ghostOf(facts: readonly Fact[], view: View, choices: readonly string[]): Ghost {
  const seat = view.seat ?? view.turn
  const own = view.players[seat]
  if (!own) return {}
  const after: Ghost = {}
  const add = (what: 'silver' | 'gold' | 'influence', amount: number) =>
    (after[what] = (after[what] ?? own[what]) + amount)
  for (const { name, values } of facts) {
    const { amount = 1, room = 0, place = 0, track = 0, spot = 0, guild = 0, level = 0 } = values
    if (values['seat'] !== undefined && values['seat'] !== seat) continue
    if (name === 'silver_gained') add('silver', amount)
    if (name === 'silver_paid') add('silver', -amount)
    if (name === 'gold_gained' || name === 'gold_taken') add('gold', amount)
    if (name === 'gold_paid' || name === 'gold_placed') add('gold', -amount)
    if (name === 'translator_employed')
      after.rooms = { ...after.rooms, [room + 1]: employed(view, choices, seat) }
    if (name === 'marker_moved') after.spots = { ...after.spots, [seat]: spot }
    if (name === 'track_advanced') after.tracks = { ...after.tracks, [TRACKS[track] ?? '']: level }
    if (name.startsWith('influence_') && name !== 'influence_taken_back') add('influence', -1)
    if (name === 'influence_taken_back') add('influence', 1)
    if (name === 'influence_in_guild')
      after.influenceAt = { ...after.influenceAt, [`guild-${GUILDS[guild]}`]: seat }
    if (name === 'influence_on_scroll')
      after.influenceAt = { ...after.influenceAt, [SCROLL_PLACES[place] ?? '']: seat }
  }
  return after
}

/** The Translator that is being Employed: the top one of the deck named by this choice or an earlier one. */
function employed(view: View, choices: readonly string[], owner: number) {
  const named = choices.findLast((choice) => choice.startsWith('employ '))?.slice(7)
  const deck = CHARACTERS.find((character) => character === named)
  const translator = deck && view.decks[deck]?.top
  return translator ? { translator, owner, gold: 0 } : null
}
