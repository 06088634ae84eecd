/** What is printed on cards and boards, found by id. */
import type {
  Action,
  Bonus,
  CaliphEvent,
  Catalogue,
  Character,
  Colour,
  Effect,
  Guild,
  Language,
  PlaceKind,
  PlaceOf,
  PrintedDie,
  SoloWord,
  Thing,
  Track,
} from '../protocol'

import type { CardId } from './types'

/** What stands behind the kind in the names of some places. */
type After<Kind extends string, Name> = Name extends `${Kind}-${infer Rest}` ? Rest : never
type NumberAfter<Kind extends string, Name> = Name extends `${Kind}-${infer Count extends number}`
  ? Count
  : never
/** The numbers of the places of a kind. */
type NumberOf<Kind extends PlaceKind> = NumberAfter<Kind, PlaceOf<Kind>>
/** What an Action Card is about; a complete Goal Card is one too. */
export type Subject = After<'card', PlaceOf<'card'>>

/** A Translator of a deck, or a Starting Translator, which has neither deck nor Dispatch effect. */
export interface Translator {
  id: string
  deck?: Character
  room?: number
  languages: Language[]
  vp: number
  dispatch?: Effect
  retiree: Effect
}
export interface Scroll {
  id: CardId
  language: Language
  track?: Track | undefined
  vp: number
  bonus: Bonus
  effect?: Effect
}
export interface ActionCard {
  id: string
  subject: Subject
  rest: Effect
  small: Effect[]
  printed_die?: PrintedDie
}
export interface GoalCard {
  id: string
  character: Character
  scroll: string
  guild: Guild
  track: Track
  worker: Colour
  die: Colour
  printed_die: PrintedDie
  rest: Effect
}
export interface CaliphCard {
  id: string
  middle: Effect
  retire: Character[]
}
export interface ResourceCard {
  id: string
  white_dice: number
  red_dice: number
  blue_dice: number
  yellow_dice: number
  gold: number
  silver: number
  workers: Colour[]
  bonus?: Effect
}
export interface Room {
  number: NumberOf<'room'>
  silver: number
  gold: number
  effect: Effect
}
export interface Spot {
  number: NumberOf<'spot'>
  scroll?: string
  effect?: Effect
}
export interface Path {
  colour: After<'path', PlaceOf<'path'>>
  after: number
  effect: Effect
}
export interface GuildBoard {
  guild: Guild
  vp: number
  consolation: Effect
  influence: number[]
  spaces: Effect[]
}
export interface ResearchTrack {
  track: Track
  colour: Colour
  harvest: Effect[]
  immediate: Effect[]
  overflow: Effect
}
export interface CaliphSpace {
  number: NumberOf<'caliph-space'>
  event: CaliphEvent
  characters: Character[]
}
export interface Slot {
  number: NumberOf<'slot'>
  actions: Action[]
  retirees: boolean
  goal: boolean
  rest?: Effect
}
export interface SchemeCard {
  id: CardId
  colour: 'blue' | 'red'
  silver: number
  needs: SoloWord
  first: SoloWord[]
  second: SoloWord[]
  influence?: SoloWord
}
export interface Focus {
  number: NumberOf<'focus'>
  language: Language
  colour: Guild
  gold: number
}
export interface PageCard {
  id: string
  banner?: 'red' | 'gold'
  slot?: Action
  effect?: Effect
  xp?: number
  vp: number
}
export interface RowBonusTile {
  id: PlaceOf<'row'>
  effect: Effect
  vp: number
}

/** What shows of a card under a slot. The Starting Page only reminds of a rule: it has no effect. */
export interface Tucked {
  page: boolean
  /** A Page with a gold banner. */
  gold: boolean
  effect: Effect | undefined
  vp: number
}

interface Kinds {
  translator: Translator
  'starting-translator': Translator
  scroll: Scroll
  'starting-scroll': Scroll
  'action-card': ActionCard
  'upgraded-action-card': ActionCard
  'goal-card': GoalCard
  'caliph-card': CaliphCard
  'resource-card': ResourceCard
  room: Room
  spot: Spot
  path: Path
  guild: GuildBoard
  track: ResearchTrack
  'caliph-space': CaliphSpace
  slot: Slot
  'scheme-card': SchemeCard
  focus: Focus
  'page-card': PageCard
  'starting-page': PageCard
  'row-bonus-tile': RowBonusTile
}

/** The catalogue as a drawing asks for it. */
export class Printed {
  private readonly things = new Map<string, Thing>()
  private readonly kinds = new Map<string, unknown[]>()

  constructor(
    readonly catalogue: Catalogue,
    /** Whether Body of Books is in play. */
    readonly books: boolean,
  ) {
    for (const kind of catalogue.kinds) {
      for (const thing of kind.things) this.things.set(thing.id, thing)
      if (kind.expansion && !books) continue
      const printed = kind.things.map((thing) => thing.printed)
      this.kinds.set(kind.id, [...(this.kinds.get(kind.id) ?? []), ...printed])
    }
  }

  thing(id: string): Thing | undefined {
    return this.things.get(id)
  }

  /** Everything of a kind, in the order of the catalogue. */
  all<Name extends keyof Kinds>(kind: Name): Kinds[Name][] {
    return (this.kinds.get(kind) ?? []) as Kinds[Name][]
  }

  translator = (id: string): Translator => this.find(id)
  scroll = (id: string): Scroll => this.find(id)
  /** An Action Card, or a Goal Card that is turned. */
  actionCard(id: string): ActionCard {
    const card = this.find<ActionCard | GoalCard>(id)
    if ('subject' in card) return card
    const { rest, printed_die } = card
    return { id, subject: 'goal', rest, small: [], printed_die }
  }
  goalCard = (id: string): GoalCard => this.find(id)
  caliphCard = (id: string): CaliphCard => this.find(id)
  resourceCard = (id: string): ResourceCard => this.find(id)
  schemeCard = (id: string): SchemeCard => this.find(id)
  pageCard = (id: string): PageCard => this.find(id)

  /** A card that can lie under a slot: a Retiree or a Page. */
  tucked(id: string): Tucked {
    const { retiree, effect, vp, banner } = this.find<Partial<Translator & PageCard> & { vp: number }>(id)
    const page = id.startsWith('page-')
    return { page, gold: banner === 'gold', effect: page ? effect : retiree, vp }
  }

  private find<Kind>(id: string): Kind {
    const thing = this.things.get(id)
    if (!thing) throw new Error(`the catalogue has no "${id}"`)
    return thing.printed as unknown as Kind
  }
}
