/** Carries the table, the catalogue and the states of places to every part of a board. */
import { getContext, setContext } from 'svelte'
import type { Books, LiveAction, Place, PlaceOf, Player, Table } from '../protocol'
import { say, texts } from '../texts/texts.svelte'
import { nameOf } from './names'
import { ownSeat } from './places'
import { Printed } from './printed'
import { SEATS, type Seat } from './tokens'
import type { BoardProps, Ghost, LitOption, PlaceId } from './types'

const KEY = Symbol('scene')
const NO_GHOST: Ghost = {}
const UNLIT: readonly LitOption[] = []

export class Scene {
  private readonly props: () => BoardProps
  // found once for all moments of a game: a new table must not make everything be drawn anew
  private readonly withBooks = $derived.by(() => this.books !== null)
  private readonly found = $derived.by(() => new Printed(this.props().catalogue, this.withBooks))
  private readonly descriptions = $derived.by(() => ({
    of: this.found,
    in: texts.bundle,
    words: new Map<string, string>(),
  }))

  constructor(props: () => BoardProps) {
    this.props = props
  }

  /** What is printed on everything. */
  get printed(): Printed {
    return this.found
  }

  get table(): Table {
    return this.props().table
  }
  /** What Body of Books adds, if it is in play. */
  get books(): Books | null {
    return this.table.books
  }
  /** Whether colours are told by letters where there is room, in place of their marks. */
  get letters(): boolean {
    return this.props().letters ?? false
  }
  /** Whether a set is picked. */
  get counted(): boolean {
    return this.props().counted ?? false
  }
  get ghost(): Ghost {
    return this.props().ghost ?? NO_GHOST
  }
  /** Whether the viewer's Influence would come to a place. */
  isComing = (place: Place): boolean => this.ghost.influenceAt?.has(place) ?? false
  /** The seat whose board is drawn in full. */
  get seat(): number {
    return ownSeat(this.table)
  }
  /** The people at the table: not the solo opponent, whose board is its own. */
  get people(): [number, Player][] {
    const { players, solo } = this.table
    return [...players.entries()].slice(0, solo ? -1 : undefined)
  }

  /** Since when a player is away. */
  away = (seat: number): string | undefined => this.props().away?.get(seat)
  lit = (place: PlaceId): readonly LitOption[] => this.props().lit?.get(place) ?? UNLIT
  /** Whether a place is picked; of equal things the first `nth` are. */
  chosen = (place: PlaceId, nth = 0): boolean => (this.props().chosen?.get(place) ?? 0) > nth
  /** How many are picked at a place, where that is told. */
  picked = (place: PlaceId): number => (this.counted ? (this.props().chosen?.get(place) ?? 0) : 0)
  moved = (place: PlaceId): boolean => this.props().moved?.has(place) ?? false
  refused = (place: PlaceId): boolean => this.props().refused?.has(place) ?? false
  hovered = (place: PlaceId, nth = 0): boolean => (this.props().hovered?.get(place) ?? 0) > nth
  /** Whether what is pointed at is several things together. */
  get together(): boolean {
    return (this.props().hovered?.size ?? 0) > 1
  }

  /** The live action, where it is told: at a slot of whose turn it is. */
  actionAt(seat: number, slot: PlaceOf<'slot'>): LiveAction | null {
    const { action, actionSlot, table } = this.props()
    return action && seat === table.turn && slot === actionSlot ? action : null
  }

  /** A thing in words for those who do not see it: its name, and all that is printed on it. */
  describe(id: string): string {
    const { words } = this.descriptions
    const known = words.get(id) ?? this.described(id)
    words.set(id, known)
    return known
  }

  private described(id: string): string {
    const thing = this.printed.thing(id)
    if (!thing) return ''
    const rows = thing.rows.map(({ label, text }) => `${say(label)}: ${say(text)}`)
    return [say(thing.name), ...rows].join('. ')
  }

  /** A player by name; nobody is Neutral. */
  name(seat: number | null): string {
    return seat === null ? say('table-neutral') : nameOf(this.table, seat)
  }
}

/** The piece-set of a seat; nobody's is neutral. */
export const seatOf = (seat: number | null): Seat => SEATS[seat ?? SEATS.length] ?? 'neutral'

export function provideScene(props: () => BoardProps): Scene {
  return setContext(KEY, new Scene(props))
}
export const useScene = (): Scene => getContext<Scene>(KEY)
/** For what is drawn outside of boards too. */
export const anyScene = (): Scene | undefined => getContext<Scene | undefined>(KEY)
