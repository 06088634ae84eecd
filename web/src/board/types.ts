/** What the board is drawn from: a view as the server sends it, and what the table wants shown on it. */
import type { Catalogue, EmployedTranslator, Track, View } from '../protocol'

export type {
  Deck as DeckSeen,
  EmployedTranslator as OccupiedRoom,
  MarkedScroll as LyingScroll,
  PlayerBoard as PlayerSeen,
  SoloBoard as SoloSeen,
  UsedSlot as FilledSlot,
  View,
  Work as WorkSeen,
} from '../protocol'

/** A Die by its colour and face: `red-4`. */
export type DieName = string
export const NOBODY = -1

/** The id of a place, as in README.md: `room-4`, `spot-7`, `die-red-4`. */
export type PlaceId = string

/** An option that a place stands for: the key that takes it, its index in the decision, whether undo ends with it. */
export interface LitOption {
  key: string
  index: number
  last?: boolean
}

/** What an option under the pointer would change; drawn as ghosts and as numbers behind an arrow. */
export interface Ghost {
  /** Counters of the viewer after it. */
  silver?: number
  gold?: number
  influence?: number
  /** Who would stand in a Room, by its number from 1; null leaves it. */
  rooms?: Record<number, EmployedTranslator | null>
  /** Where Player Markers would stand, by seat. */
  spots?: Record<number, number>
  /** The viewer's levels on Research Tracks. */
  tracks?: Partial<Record<Track, number>>
  /** Whose Influence would lie at a place: on a Scroll, in a Guild, on a Caliph Card. */
  influenceAt?: Record<PlaceId, number>
}

/** What the table gives a board or an area. */
export interface BoardProps {
  view: View
  catalogue: Catalogue
  lit?: ReadonlyMap<PlaceId, readonly LitOption[]>
  /** What is picked, and how often: equal things are one place. */
  chosen?: ReadonlyMap<PlaceId, number>
  moved?: ReadonlySet<PlaceId>
  refused?: ReadonlySet<PlaceId>
  /** The place whose option is under the pointer or has the focus elsewhere, as on a button. */
  hovered?: PlaceId | null
  /** Whether what is picked is a set, which shows how many of each, and of which a click takes one back. */
  counted?: boolean
  ghost?: Ghost | null
  /** Letters in place of colour marks. */
  letters?: boolean
  /** A click on a place; `again` if it is picked already. */
  onpick?: (place: PlaceId, again: boolean) => void
  onhover?: (place: PlaceId | null) => void
  oninspect?: (place: PlaceId) => void
}

export const AREAS = ['decks', 'map', 'tracks', 'wisdom', 'rooms', 'mine', 'others'] as const
export type AreaName = (typeof AREAS)[number]
