/** Where on the board a fact has happened: from the numbers of an event to the ids of places. */
import { CHARACTERS, COLOURS, GUILDS, TRACKS, type Fact } from '../protocol'
import { MAP_PLACES, WISDOM_PLACES } from '../board/places'

type Values = Record<string, number>
const CALIPH_ROWS = ['top', 'middle', 'bottom']
const SCROLL_PLACES = [...MAP_PLACES, ...WISDOM_PLACES, ...GUILDS.map((guild) => `guild-${guild}`)]

const room = ({ room }: Values) => [`room-${(room ?? 0) + 1}`]
const scrollPlace = ({ place }: Values) => [SCROLL_PLACES[place ?? -1] ?? '']
const wisdom = ({ wisdom }: Values) => [WISDOM_PLACES[wisdom ?? -1] ?? '']
const folded = ({ seat }: Values) => [`player-${(seat ?? 0) + 1}`]
const track = ({ track }: Values) => [`track-${TRACKS[track ?? -1]}`]

/** The places of events that change something on the common boards; an own board is told by its player. */
const PLACES: Record<string, (values: Values) => string[]> = {
  card_played: folded,
  influence_in_guild: ({ guild }) => [`guild-${GUILDS[guild ?? -1]}`],
  influence_on_scroll: scrollPlace,
  influence_on_translator: room,
  influence_on_caliph: ({ caliph_space, row }) => [
    `caliph-${(caliph_space ?? 0) + 1}-${CALIPH_ROWS[row ?? -1]}`,
  ],
  influence_taken_back: scrollPlace,
  guild_controlled: ({ guild }) => [`guild-${GUILDS[guild ?? -1]}`],
  track_advanced: track,
  track_harvested: track,
  translator_employed: room,
  translator_retired: room,
  neutral_translator_came: room,
  gold_placed: room,
  gold_taken: room,
  marker_moved: ({ spot }) => [`spot-${spot}`],
  neutral_marker_moved: ({ spot }) => [`spot-${spot}`],
  path_crossed: ({ colour }) => [`path-${COLOURS[colour ?? -1]}`],
  scroll_delivered: wisdom,
  scroll_translated: wisdom,
  scroll_placed: scrollPlace,
  caliph_revealed: ({ caliph_space }) => [`caliph-${(caliph_space ?? 0) + 1}`],
  translator_picked: room,
  rested: folded,
  page_gained: ({ book }) => [`book-${(book ?? 0) + 1}`],
  page_turned_up: ({ book }) => [`book-${(book ?? 0) + 1}`],
  page_kept: ({ book }) => [`book-${(book ?? 0) + 1}`],
  card_upgraded: ({ upgrade_space }) => [`upgrade-${(upgrade_space ?? 0) + 1}`],
  upgrade_left: ({ upgrade_space }) => [`upgrade-${(upgrade_space ?? 0) + 1}`],
  character_found: ({ character }) => [`deck-${CHARACTERS[character ?? -1]}`],
  scheme_revealed: () => ['solo'],
  resource_marker_moved: () => ['solo'],
}

export const placesOfFacts = (facts: Fact[]): string[] =>
  facts.flatMap(({ name, values }) => PLACES[name]?.(values) ?? []).filter(Boolean)
