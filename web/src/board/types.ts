/** What the board is drawn from: a table as the server sends it, and what is to be shown on it. */
import type { AreaName, Catalogue, LiveAction, Place, PlaceOf, Table } from '../protocol'

export type { AreaName, Table } from '../protocol'

/** Cards that are pointed at themselves: one's own Scrolls, and the solo opponent's Scheme Cards. */
export type CardId = `scroll-${string}` | `starting-scroll-${string}` | `scheme-${string}`
/** What can be pointed at. */
export type PlaceId = Place | CardId

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
  /** Who would stand in a Room. */
  rooms?: Table['rooms']
  /** Where the viewer's Player Marker would stand. */
  spot?: PlaceOf<'spot'>
  /** The viewer's levels on Research Tracks. */
  tracks?: Partial<Record<PlaceOf<'track'>, number>>
  /** Where the viewer's Influence would lie: on a Scroll, in a Guild, on a Caliph Card. */
  influenceAt?: ReadonlySet<Place>
}

/** What the table gives a board or an area. */
export interface BoardProps {
  table: Table
  catalogue: Catalogue
  lit?: ReadonlyMap<PlaceId, readonly LitOption[]>
  /** What is picked, and how often: equal things are one place. */
  chosen?: ReadonlyMap<PlaceId, number>
  moved?: ReadonlySet<PlaceId>
  refused?: ReadonlySet<PlaceId>
  /** The places of what is under the pointer or has the focus elsewhere, as on a button; each as often as it counts. */
  hovered?: ReadonlyMap<PlaceId, number>
  /** Whether what is picked is a set, which shows how many of each, and of which a click takes one back. */
  counted?: boolean
  ghost?: Ghost | null
  /** What Dice and Workers make now, or would, and the slot it is told at: of the viewer, or of whose turn it is. */
  action?: LiveAction | null
  actionSlot?: PlaceOf<'slot'> | null
  /** Since when players are away, by seat. */
  away?: ReadonlyMap<number, string>
  /** Letters in place of colour marks. */
  letters?: boolean
  /** A click on a place; `again` if it is picked already. */
  onpick?: (place: PlaceId, again: boolean) => void
  onhover?: (place: PlaceId | null) => void
  oninspect?: (place: PlaceId) => void
}

/** The areas of the table, in the order in which they stand on a phone. */
export const AREAS = [
  'decks',
  'map',
  'tracks',
  'wisdom',
  'rooms',
  'mine',
  'others',
] as const satisfies readonly AreaName[]
