/** What the server sends. Written by hand for now; later generated from the Python side. */

/** A sentence as its key and values; the locale files have the words. */
export interface Message {
  key: string
  values?: Record<string, Value>
}
export type Value = string | number | Message

export const COLOURS = ['white', 'red', 'blue', 'yellow', 'purple', 'orange', 'green', 'black'] as const
export const GUILDS = ['purple', 'orange', 'green'] as const
export const LANGUAGES = ['chinese', 'sanskrit', 'greek', 'hebrew', 'persian', 'syriac', 'arabic'] as const
export const CHARACTERS = [
  'chinese',
  'sanskrit',
  'greek',
  'hebrew',
  'persian',
  'syriac',
  'mixed-1',
  'mixed-2',
] as const
export const TRACKS = [
  'mathematics',
  'physics',
  'chemistry',
  'philosophy',
  'biology',
  'astronomy',
  'medicine',
] as const
export const ACTIONS = ['recruit', 'travel', 'research', 'translate'] as const

export type Colour = (typeof COLOURS)[number]
export type Guild = (typeof GUILDS)[number]
export type Language = (typeof LANGUAGES)[number]
export type Character = (typeof CHARACTERS)[number]
export type Track = (typeof TRACKS)[number]
export type Action = (typeof ACTIONS)[number]
export type DieHome = 'bag' | 'hand'

/** Nothing but its name. */
type Bare = Record<never, never>
interface Counted {
  amount: number
}

/** The fields of every word of the effect language, by its name. */
export interface EffectWords {
  silver: Counted
  gold: Counted
  xp: Counted
  worker: Counted
  'coloured-worker': Counted & { colour: Colour }
  draw: Counted
  'top-up': Counted
  die: { colour: Colour; home: DieHome }
  'primary-die': { home: DieHome }
  'black-die-from-hand': Bare
  destroy: Counted
  'destroy-up-to': Counted
  'influence-guild': { guild: Guild }
  'influence-any-guild': Bare
  'influence-each-guild': Bare
  'influence-scroll': Bare
  advance: { track: Track }
  'advance-primary': Bare
  'advance-any': Bare
  'advance-any-with-medicine': Bare
  harvest: { track: Track }
  'harvest-raised-track': Bare
  'harvest-card-in-hand': Bare
  'move-gold': Bare
  'place-gold': Counted
  'dispatch-any': Bare
  'employ-any': Bare
  'employ-or-retire': { character: Character }
  boost: Counted
  instead: { action: Action }
  same: { colour: Colour; other: Colour }
  page: Bare
  upgrade: Bare
  rest: Bare
  'xp-counts-as-gold': Bare
  'workers-count-as-silver': Bare
  and: { parts: Effect[] }
  or: { parts: Effect[] }
  per: { each: Effect; count: Count }
  pay: { cost: Effect; gain: Effect }
  if: { condition: Condition; then: Effect }
}

/** What stands after "if". */
export interface ConditionWords {
  'action-colour': { colours: Colour[] }
  'action-value': { value: number }
  delivered: { guild: Guild }
  translated: { guild: Guild }
  'stopped-on-white': Bare
  interacted: { characters: Character[] }
  raised: { tracks: Track[] }
}

/** What stands after "per". */
export interface CountWords {
  'track-at': { level: number }
}

/** What a Scroll scores beside its printed VP. */
export interface BonusWords {
  'bonus-none': Bare
  'bonus-guild': { guild: Guild }
  'bonus-language': { language: Language }
  'bonus-two-languages': { language: Language; other: Language }
  'bonus-dice': { secondary: Colour; primary: Colour }
  'bonus-track': { track: Track }
  'bonus-white-dice': Bare
  'bonus-retirees': Bare
  'bonus-breadth': Bare
  'bonus-starting': Bare
}

/** A Die printed on a card. */
export interface PrintedDieWords {
  'printed-die': { colour: Colour; value: number }
}

/** What happens when a Caliph Card comes to its space. */
export interface CaliphEventWords {
  'caliph-event-nothing-happens': Bare
  'caliph-event-gold-on-starting-translators': Bare
  'caliph-event-neutral-translator': Bare
}

/** What the solo opponent's cards and board say. */
export interface SoloWords {
  'solo-employ': Bare
  'solo-translate': Bare
  'solo-deliver': Bare
  'solo-gold': Bare
  'solo-silver': Counted
  'solo-step': Counted
  'solo-influence-guild': { guild: Guild }
  'solo-influence-any-guild': Bare
  'solo-influence-scroll': Bare
  'solo-retire': { character: Character }
  'solo-translators-needed': Counted
  'solo-scrolls-needed': Counted
  'solo-influence-of-space': Bare
  'solo-influence-of-card': Counted
  'solo-start-in-guild': { guild: Guild }
  'solo-start-on-wisdom-scroll': { guild: Guild }
  'solo-start-on-map-scroll': Bare
}

export interface Words
  extends EffectWords, ConditionWords, CountWords, BonusWords, PrintedDieWords, CaliphEventWords, SoloWords {}

type OneOf<Vocabulary> = { [Name in keyof Vocabulary]: { word: Name } & Vocabulary[Name] }[keyof Vocabulary]

export type Effect = OneOf<EffectWords>
export type Condition = OneOf<ConditionWords>
export type Count = OneOf<CountWords>
export type Bonus = OneOf<BonusWords>
export type PrintedDie = OneOf<PrintedDieWords>
export type CaliphEvent = OneOf<CaliphEventWords>
export type SoloWord = OneOf<SoloWords>
export type Word = OneOf<Words>

/** How sure we are of a printed value. */
export type Fidelity = 'known' | 'inferred' | 'reconstructed'

export interface Row {
  label: Message
  text: Message
  effect?: Effect | Bonus
  fidelity: Fidelity
  source: string
}
export interface Thing {
  id: string
  kind: string
  name: Message
  rows: Row[]
  vp?: number
  /** Its fields as they are printed, for drawing; `board/printed.ts` has their types. */
  printed: object
}
export interface Kind {
  id: string
  name: Message
  expansion: boolean
  things: Thing[]
}
export interface Catalogue {
  version: string
  engine: string
  fingerprint: string
  languages: string[]
  kinds: Kind[]
  board: BoardNumbers
}
/** What the boards say that belongs to no single thing. */
export interface BoardNumbers {
  /** The value each deck asks for, from left to right. */
  recruit_values: number[]
  /** The VP of each level of a Research Track. */
  research_vp: number[]
  /** What the solo opponent's marker brings each time it comes round. */
  wraps: SoloWord[]
  /** The XP a row of tucked cards costs. */
  row_costs: number[]
}
