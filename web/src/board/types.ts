/** What the board is drawn from: a view as the server sends it, and what the table wants shown on it. */
import type { Character, Colour, Track } from '../protocol'

/** A Die or a colour with a face: `red-4`. */
export type DieName = `${Colour}-${number}`
export type CardName = string // a subject (`physics`), or `goal`
export const NOBODY = -1

export interface OccupiedRoom {
  translator: string
  owner: number
  gold: number
}
export interface LyingScroll {
  scroll: string
  influence: number
}
export interface DeckSeen {
  top: string | null
  count: number
  under: string[]
}
export interface FilledSlot {
  card: CardName
  dice: (DieName | null)[]
  /** Two places on each of the two Dice. */
  workers: (Colour | null)[]
}
/** The Work of this turn: Dice as Workers have made them. */
export interface WorkSeen {
  slot: number
  card: CardName
  first: DieName | null
  second: DieName | null
  first_workers: number
  second_workers: number
  main: number
  resolved: number
  colour: number
  small: number
  retirees: number
}
export interface PlayerSeen {
  name: string
  silver: number
  gold: number
  influence: number
  spot: number
  goal: string | null
  targets: number
  resource: string | null
  cards: CardName[]
  tracks: Record<Track, number>
  workers: Partial<Record<Colour, number>>
  bag?: Partial<Record<Colour, number>>
  bag_size: number
  hand: Partial<Record<DieName, number>>
  slots: (FilledSlot | null)[]
  scrolls: string[]
  set_aside: string[]
  /** Under each brown slot, from the top. */
  retirees: string[][]
}
export interface SoloSeen {
  difficulty: string | null
  marker: number
  markers_placed: number
  dice_sum: number
  pile: number
  face_up: string[]
  shelves: Record<string, number>
  face_down: boolean
}
export interface DecisionSeen {
  seat: number
  kind: string
  number: number
  options?: string[]
}
export interface View {
  mode: 'casual' | 'epic'
  round: number
  last_round: number
  turn: number
  first_player: number
  supply: Partial<Record<Colour, number>>
  rooms: (OccupiedRoom | null)[]
  /** Beside Spots 0, 2, 4 ... */
  map: (LyingScroll | null)[]
  /** Guild by guild, from the Minaret down. */
  wisdom: (LyingScroll | null)[]
  guilds: number[][]
  control: number[]
  neutral_spot: number
  caliphs: string[]
  caliph_marks: number[]
  decks: Record<Character, DeckSeen>
  draw_pile: number
  reserve: number
  discarded: string[]
  resources: (string | null)[]
  work: WorkSeen | null
  solo: SoloSeen | null
  players: PlayerSeen[]
  seat: number | null
  decision: DecisionSeen | null
}

/** The id of a place, as in README.md: `room-4`, `spot-7`, `die-red-4`. */
export type PlaceId = string

/** An option that a place stands for: the key that takes it, and its index in the decision. */
export interface LitOption {
  key: string
  index: number
}

/** What an option under the pointer would change; drawn as ghosts and as numbers behind an arrow. */
export interface Ghost {
  /** Counters of the viewer after it. */
  silver?: number
  gold?: number
  influence?: number
  /** Who would stand in a Room, by its number from 1; null leaves it. */
  rooms?: Record<number, OccupiedRoom | null>
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
  catalogue: import('../protocol').Catalogue
  lit?: ReadonlyMap<PlaceId, readonly LitOption[]>
  chosen?: ReadonlySet<PlaceId>
  moved?: ReadonlySet<PlaceId>
  refused?: ReadonlySet<PlaceId>
  /** The place whose option is under the pointer or has the focus elsewhere, as on a button. */
  hovered?: PlaceId | null
  ghost?: Ghost | null
  /** Letters in place of colour marks. */
  letters?: boolean
  onpick?: (place: PlaceId) => void
  onhover?: (place: PlaceId | null) => void
  oninspect?: (place: PlaceId) => void
}

export const AREAS = ['decks', 'map', 'tracks', 'wisdom', 'rooms', 'mine', 'others'] as const
export type AreaName = (typeof AREAS)[number]
