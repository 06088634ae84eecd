// Written by tools/write_protocol.py; change src/scholars/server/wire/protocol.py and run `make generate`.

/** What this page understands: a socket is asked for with it. */
export const PROTOCOL = 3

/** The languages every text is there in. */
export const LOCALES = ['en', 'fr', 'pl'] as const
/** The levels of bots, from weakest to strongest. */
export const LEVELS = ['newcomer', 'reader', 'copyist', 'librarian', 'astronomer', 'vizier', 'sage'] as const
export type Level = (typeof LEVELS)[number]
/** Measured, with greedy at 1000: a player who is 100 above another wins about 64 of 100 games. */
export const RATINGS: Record<Level, number> = {
  newcomer: 1000,
  reader: 1180,
  copyist: 1360,
  librarian: 1550,
  astronomer: 1740,
  vizier: 1890,
  sage: 2050,
}
/** The bot one meets without asking for anybody else. */
export const STANDARD_BOT: Level = 'copyist'

/** A sentence as its key and values; the locale files have the words. */
export interface Message {
  key: string
  values?: Record<string, Value>
}
export type Value = string | number | Message

export const COLOURS = [
  'white',
  'red',
  'blue',
  'yellow',
  'purple',
  'orange',
  'green',
  'black',
] as const
export type Colour = (typeof COLOURS)[number]

export const GUILDS = [
  'purple',
  'orange',
  'green',
] as const
export type Guild = (typeof GUILDS)[number]

export const LANGUAGES = [
  'chinese',
  'sanskrit',
  'greek',
  'hebrew',
  'persian',
  'syriac',
  'arabic',
] as const
export type Language = (typeof LANGUAGES)[number]

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
export type Character = (typeof CHARACTERS)[number]

export const TRACKS = [
  'mathematics',
  'physics',
  'chemistry',
  'philosophy',
  'biology',
  'astronomy',
  'medicine',
] as const
export type Track = (typeof TRACKS)[number]

export const ACTIONS = [
  'recruit',
  'travel',
  'research',
  'translate',
] as const
export type Action = (typeof ACTIONS)[number]

export const FIDELITIES = [
  'known',
  'inferred',
  'reconstructed',
] as const
export type Fidelity = (typeof FIDELITIES)[number]

export type DieHome = 'bag' | 'hand'

/** Every place, by its kind. */
export const PLACES = {
  'deck': ['deck-chinese', 'deck-sanskrit', 'deck-greek', 'deck-hebrew', 'deck-persian', 'deck-syriac', 'deck-mixed-1', 'deck-mixed-2'],
  'room': ['room-1', 'room-2', 'room-3', 'room-4', 'room-5', 'room-6', 'room-7', 'room-8', 'room-9', 'room-10', 'room-11'],
  'map': ['map-top-middle', 'map-top-right', 'map-bottom-right', 'map-bottom-middle', 'map-bottom-left', 'map-top-left'],
  'spot': ['spot-0', 'spot-1', 'spot-2', 'spot-3', 'spot-4', 'spot-5', 'spot-6', 'spot-7', 'spot-8', 'spot-9', 'spot-10', 'spot-11'],
  'path': ['path-red', 'path-blue', 'path-yellow', 'path-purple', 'path-orange', 'path-green'],
  'wisdom': ['wisdom-purple-top', 'wisdom-purple-middle', 'wisdom-purple-lowest', 'wisdom-orange-top', 'wisdom-orange-middle', 'wisdom-orange-lowest', 'wisdom-green-top', 'wisdom-green-middle', 'wisdom-green-lowest'],
  'guild': ['guild-purple', 'guild-orange', 'guild-green'],
  'track': ['track-mathematics', 'track-physics', 'track-chemistry', 'track-philosophy', 'track-biology', 'track-astronomy', 'track-medicine'],
  'caliph-space': ['caliph-space-1', 'caliph-space-2', 'caliph-space-3', 'caliph-space-4'],
  'caliph-row': ['caliph-space-1-top', 'caliph-space-1-middle', 'caliph-space-1-bottom', 'caliph-space-2-top', 'caliph-space-2-middle', 'caliph-space-2-bottom', 'caliph-space-3-top', 'caliph-space-3-middle', 'caliph-space-3-bottom', 'caliph-space-4-top', 'caliph-space-4-middle', 'caliph-space-4-bottom'],
  'pile': ['supply', 'draw-pile', 'reserve', 'discard'],
  'player': ['player-1', 'player-2', 'player-3', 'player-4'],
  'solo': ['solo'],
  'focus': ['focus-1', 'focus-2', 'focus-3', 'focus-4', 'focus-5', 'focus-6'],
  'book': ['book-1', 'book-2', 'book-3', 'book-4', 'book-5', 'book-6'],
  'upgrade': ['upgrade-1', 'upgrade-2', 'upgrade-3', 'upgrade-4', 'upgrade-5', 'upgrade-6'],
  'slot': ['slot-1', 'slot-2', 'slot-3', 'slot-4', 'slot-5', 'slot-6'],
  'goal': ['goal'],
  'card': ['card-mathematics', 'card-physics', 'card-chemistry', 'card-philosophy', 'card-biology', 'card-medicine', 'card-apprentice', 'card-patron', 'card-goal'],
  'die': ['die-white-1', 'die-white-2', 'die-white-3', 'die-white-4', 'die-white-5', 'die-white-6', 'die-red-1', 'die-red-2', 'die-red-3', 'die-red-4', 'die-red-5', 'die-red-6', 'die-blue-1', 'die-blue-2', 'die-blue-3', 'die-blue-4', 'die-blue-5', 'die-blue-6', 'die-yellow-1', 'die-yellow-2', 'die-yellow-3', 'die-yellow-4', 'die-yellow-5', 'die-yellow-6', 'die-purple-1', 'die-purple-2', 'die-purple-3', 'die-purple-4', 'die-purple-5', 'die-purple-6', 'die-orange-1', 'die-orange-2', 'die-orange-3', 'die-orange-4', 'die-orange-5', 'die-orange-6', 'die-green-1', 'die-green-2', 'die-green-3', 'die-green-4', 'die-green-5', 'die-green-6', 'die-black-1', 'die-black-2', 'die-black-3', 'die-black-4', 'die-black-5', 'die-black-6'],
  'bag': ['bag'],
  'worker': ['worker-white', 'worker-red', 'worker-blue', 'worker-yellow'],
  'placed-die': ['placed-die-1', 'placed-die-2'],
  'small-action': ['small-action-1', 'small-action-2', 'small-action-3', 'small-action-4'],
  'stock': ['silver', 'gold', 'influence', 'xp'],
  'row': ['row-1', 'row-2', 'row-3', 'row-4'],
} as const

/** Those of which there are as many as cards lie there. */
export interface OpenPlaces {
  retiree: `retiree-${number}-${number}`
  aside: `aside-${number}`
}

/** The area of the table in which a kind is drawn; of those in 'mine' each player has their own. */
export const AREA_OF = {
  'deck': 'decks',
  'room': 'rooms',
  'map': 'map',
  'spot': 'map',
  'path': 'map',
  'wisdom': 'wisdom',
  'guild': 'wisdom',
  'track': 'tracks',
  'caliph-space': 'map',
  'caliph-row': 'map',
  'pile': 'map',
  'player': 'others',
  'solo': 'others',
  'focus': 'others',
  'book': 'others',
  'upgrade': 'others',
  'slot': 'mine',
  'goal': 'mine',
  'card': 'mine',
  'die': 'mine',
  'bag': 'mine',
  'worker': 'mine',
  'placed-die': 'mine',
  'small-action': 'mine',
  'retiree': 'mine',
  'aside': 'mine',
  'stock': 'mine',
  'row': 'mine',
} as const
export type PlaceKind = keyof typeof AREA_OF

/** A place of a kind: `PlaceOf<'room'>` is 'room-1' to 'room-11'. */
export type PlaceOf<Kind extends PlaceKind> = Kind extends keyof OpenPlaces
  ? OpenPlaces[Kind]
  : Kind extends keyof typeof PLACES
    ? (typeof PLACES)[Kind][number]
    : never
/** Any place one could point at, by the one name it has. */
export type Place = PlaceOf<PlaceKind>
export type AreaName = (typeof AREA_OF)[PlaceKind]
/** A Die by its colour and face: `red-4`. */
export type DieName = `${Colour}-${1 | 2 | 3 | 4 | 5 | 6}`

/** The fields of every word of the effect language. */
export interface EffectWords {
  'silver': { amount: number }
  'gold': { amount: number }
  'xp': { amount: number }
  'worker': { amount: number }
  'coloured-worker': { amount: number; colour: Colour }
  'draw': { amount: number }
  'draw-up-to': { amount: number }
  'top-up': { amount: number }
  'die': { colour: Colour; home: DieHome }
  'primary-die': { home: DieHome }
  'black-die-from-hand': Record<never, never>
  'destroy': { amount: number }
  'destroy-up-to': { amount: number }
  'influence-guild': { guild: Guild }
  'influence-any-guild': Record<never, never>
  'influence-each-guild': Record<never, never>
  'influence-scroll': Record<never, never>
  'advance': { track: Track }
  'advance-primary': Record<never, never>
  'advance-any': Record<never, never>
  'advance-any-with-medicine': Record<never, never>
  'harvest': { track: Track }
  'harvest-raised-track': Record<never, never>
  'harvest-card-in-hand': Record<never, never>
  'move-gold': Record<never, never>
  'place-gold': { amount: number }
  'dispatch-any': Record<never, never>
  'employ-any': Record<never, never>
  'employ-or-retire': { character: Character }
  'boost': { amount: number }
  'instead': { action: Action }
  'same': { colour: Colour; other: Colour }
  'page': Record<never, never>
  'upgrade': Record<never, never>
  'rest': Record<never, never>
  'xp-counts-as-gold': Record<never, never>
  'workers-count-as-silver': Record<never, never>
  'and': { parts: Effect[] }
  'or': { parts: Effect[] }
  'per': { each: Effect; count: Count }
  'pay': { cost: Effect; gain: Effect }
  'if': { condition: Condition; then: Effect }
}

/** What stands after "if". */
export interface ConditionWords {
  'action-colour': { colours: Colour[] }
  'action-value': { value: number }
  'delivered': { guild: Guild }
  'translated': { guild: Guild }
  'stopped-on-white': Record<never, never>
  'interacted': { characters: Character[] }
  'raised': { tracks: Track[] }
}

/** What stands after "per". */
export interface CountWords {
  'track-at': { level: number }
}

/** What a Scroll scores beside its printed VP. */
export interface BonusWords {
  'bonus-none': Record<never, never>
  'bonus-guild': { guild: Guild }
  'bonus-language': { language: Language }
  'bonus-two-languages': { language: Language; other: Language }
  'bonus-dice': { secondary: Colour; primary: Colour }
  'bonus-track': { track: Track }
  'bonus-white-dice': Record<never, never>
  'bonus-retirees': Record<never, never>
  'bonus-breadth': Record<never, never>
  'bonus-starting': Record<never, never>
}

/** A Die printed on a card. */
export interface PrintedDieWords {
  'printed-die': { colour: Colour; value: number }
}

/** What happens when a Caliph Card comes to its space. */
export interface CaliphEventWords {
  'caliph-event-nothing-happens': Record<never, never>
  'caliph-event-gold-on-starting-translators': Record<never, never>
  'caliph-event-neutral-translator': Record<never, never>
}

/** What the solo opponent's cards and board say. */
export interface SoloWords {
  'solo-employ': Record<never, never>
  'solo-translate': Record<never, never>
  'solo-deliver': Record<never, never>
  'solo-gold': Record<never, never>
  'solo-silver': { amount: number }
  'solo-influence-guild': { guild: Guild }
  'solo-influence-any-guild': Record<never, never>
  'solo-influence-scroll': Record<never, never>
  'solo-retire': { character: Character }
  'solo-step': { amount: number }
  'solo-translators-needed': { amount: number }
  'solo-scrolls-needed': { amount: number }
  'solo-influence-of-space': Record<never, never>
  'solo-influence-of-card': { amount: number }
  'solo-start-in-guild': { guild: Guild }
  'solo-start-on-wisdom-scroll': { guild: Guild }
  'solo-start-on-map-scroll': Record<never, never>
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

/** A printed value: what it is, what it says, and how sure we are of it. */
export interface Row {
  label: Message
  text: Message
  /** if it has icons */
  effect?: Effect | Bonus
  fidelity: Fidelity
  source: string
}

/** A card, a Room, a Track ... */
export interface Thing {
  id: string
  kind: string
  name: Message
  rows: Row[]
  /** if it has any */
  vp?: number
  /** its fields as they are printed, for drawing */
  printed: Record<string, unknown>
}

/** All things of a kind. */
export interface Kind {
  id: string
  name: Message
  expansion: boolean
  things: Thing[]
}

/** What the boards say that belongs to no single thing. */
export interface BoardNumbers {
  /** the value each deck asks for, from left to right */
  recruit_values: number[]
  /** the VP of each level of a Research Track */
  research_vp: number[]
  /** what the solo opponent's marker brings each time it comes round */
  wraps: SoloWord[]
  /** the XP on each Upgraded Action Card of the two rows */
  upgrade_rows: number[]
  /** Silver or White Dice for a card on each row of tucked cards */
  row_costs: number[]
}

/** Everything printed, with what this server is. */
export interface Catalogue {
  version: string
  engine: string
  fingerprint: string
  languages: string[]
  kinds: Kind[]
  board: BoardNumbers
}

/** A Translator in a Room; one without an owner is Neutral. */
export interface EmployedTranslator {
  translator: string
  owner: number | null
  gold: number
}

/** A Scroll on the Map or in the House of Wisdom, and whose Influence lies on it. */
export interface MarkedScroll {
  scroll: string
  influence: number | null
}

/** A Guild: the Influence of each seat, and who controls it. */
export interface GuildHouse {
  influence: number[]
  controller: number | null
}

/** A deck of Translators: the top card, how many there are, and those everybody saw going under it. */
export interface Deck {
  top: string
  size: number
  known_bottom: string[]
}

/** A Research Track: the level of each seat, and whether the XP of its third space still lies there. */
export interface ResearchLevels {
  levels: number[]
  xp: boolean
}

/** A Caliph Card, and whose Influence lies on its rows. */
export interface RevealedCaliph {
  card: string
  influence: Partial<Record<PlaceOf<'caliph-row'>, number>>
}

/** The Work of the player whose turn it is: the card, its Dice as they count, and what was done of it. */
export interface Work {
  slot: PlaceOf<'slot'>
  card: string
  dice: Partial<Record<PlaceOf<'placed-die'>, DieName>>
  main: Action | null
  colour: Colour | null
  small_actions_used: PlaceOf<'small-action'>[]
  retirees_used: PlaceOf<'retiree'>[]
}

/** What everybody sees of the solo opponent's board. */
export interface SoloBoard {
  difficulty: string | null
  focus: PlaceOf<'focus'>
  research_markers: number
  dice_sum: number
  schemes_left: number
  face_up: string[]
  scrolls: Partial<Record<Language, number>>
  face_down_scroll: boolean
}

/** A page of a Book: the Page Card on it, and whether the solo opponent's Research Marker lies there. */
export interface BookSpace {
  page: string | null
  research_marker: boolean
}

/** An Upgraded Action Card on offer, and the XP on it. */
export interface UpgradeSpace {
  card: string
  xp: number
}

/** What Body of Books puts on the table. */
export interface Books {
  spaces: Partial<Record<PlaceOf<'book'>, BookSpace>>
  upgrades: Partial<Record<PlaceOf<'upgrade'>, UpgradeSpace>>
  pages_left: number
  caliph_xp: number
  opponents_pages: string[]
}

/** A Die on a card, which may have left, and the Workers on it, who stay. */
export interface PlacedDie {
  die: DieName | null
  workers: Colour[]
}

/** What lies on an Action Slot and under it. */
export interface UsedSlot {
  card: string | null
  placed: Partial<Record<PlaceOf<'placed-die'>, PlacedDie>>
  tucked: string[]
}

/** A Goal Card and which of its targets are met. */
export interface Goal {
  card: string
  interacted: boolean
  translated: boolean
  researched: boolean
}

/** A player's things; what is in a Bag is told to its owner only. */
export interface Player {
  name: string
  silver: number
  gold: number
  influence: number
  xp: number | null
  spot: PlaceOf<'spot'>
  workers: Partial<Record<Colour, number>>
  hand: DieName[]
  bag: Partial<Record<Colour, number>> | null
  bag_size: number
  cards: string[]
  slots: Partial<Record<PlaceOf<'slot'>, UsedSlot>>
  scrolls: string[]
  set_aside: string[]
  goal: Goal | null
  resource: string | null
  rows_filled: number
}

/** What a seat may see of a game; seat null is a spectator. Empty places are left out. */
export interface Table {
  seat: number | null
  asked: number | null
  catalogue: string
  mode: 'casual' | 'epic'
  expansions: string[]
  round: number
  last_round: number | null
  turn: number
  first_player: number
  passes_in_a_row: number
  rooms: Partial<Record<PlaceOf<'room'>, EmployedTranslator>>
  resources: Partial<Record<PlaceOf<'room'>, string>>
  map: Partial<Record<PlaceOf<'map'>, MarkedScroll>>
  wisdom: Partial<Record<PlaceOf<'wisdom'>, MarkedScroll>>
  guilds: Partial<Record<PlaceOf<'guild'>, GuildHouse>>
  decks: Partial<Record<PlaceOf<'deck'>, Deck>>
  tracks: Partial<Record<PlaceOf<'track'>, ResearchLevels>>
  caliphs: Partial<Record<PlaceOf<'caliph-space'>, RevealedCaliph>>
  neutral_spot: PlaceOf<'spot'>
  supply: Partial<Record<Colour, number>>
  draw_pile: number
  reserve: number
  discard: string[]
  work: Work | null
  solo: SoloBoard | null
  books: Books | null
  players: Player[]
}

/** That something cannot be done, and why; the body of every answer of 400 and above. */
export interface Refusal {
  refusal: Message
}

/** Where "your turn" is told: a webhook as Discord has them, on a host this server allows; null: nowhere. */
export interface Webhook {
  url: string | null
}

/** A browser that is to be told of one's turn: what it gives out for that (Web Push). */
export interface PushBrowser {
  endpoint: string
  p256dh: string
  auth: string
}

/** A browser that is no longer to be told. */
export interface PushEnd {
  endpoint: string
}

/** The name one wants to be called, and the language of what is sent by webhook and to browsers. */
export interface Myself {
  name: string
  language?: 'en' | 'fr' | 'pl'
}

/** How strong somebody is among people; after a few games only, it says little. */
export interface RatingTold {
  points: number
  games: number
}

/** What a game has done to somebody's rating. */
export interface RatingChange {
  before: number
  after: number
}

/** Whether one's rating is shown and changed by games; otherwise it is hidden and stays as it is. */
export interface RatingShown {
  shown: boolean
}

/** Who one is. `person` names somebody to others and opens nothing; it is null before one has given a name. */
export interface Me {
  person: string | null
  name: string | null
  language: 'en' | 'fr' | 'pl'
  webhook: boolean
  muted: string[]
  /** null before the first game that counts, and if it is hidden */
  rating: RatingTold | null
  rating_shown: boolean
  /** browsers that are told of one's turn */
  pushes: number
}

/** Whom a personal link names. */
export interface LinkOwner {
  person: string
  name: string
}

/** A link that makes another device the same person. Whoever has it is that person. */
export interface PersonalLink {
  url: string
}

/** The secret of a personal link. */
export interface Carried {
  secret: string
}

/** What this server offers to whoever makes a table. */
export interface Offer {
  version: string
  /** levels, from weakest to strongest */
  bots: string[]
  modes: ('casual' | 'epic')[]
  difficulties: ('student' | 'scribe' | 'teacher' | 'scholar')[]
  expansions: string[]
  webhook_hosts: string[]
  /** by which browsers know this server, if it tells them anything */
  push_key: string | null
  longest_chat: number
  tables_each: number
}

/** A rule of the ledger: one statement with its ID. */
export interface RuleTold {
  id: string
  section: string
  /** of the section */
  title: string
  statement: string
  /** no source says it; we decided */
  ruling: boolean
}

/** The whole ledger, in its order. */
export interface RuleBook {
  rules: RuleTold[]
}

/** A paragraph of the rules for reading; icons stand in its texts in braces. */
export interface ParagraphTold {
  id: string
  title: string
  text: string
  picture: string
  /** IDs of the ledger */
  rules: string[]
  /** places, beginnings of places, and kinds of things */
  about: string[]
}

/** A chapter of the rules for reading. */
export interface ChapterTold {
  id: string
  title: string
  paragraphs: ParagraphTold[]
}

/** The rules for reading, in one language. */
export interface Reading {
  chapters: ChapterTold[]
  /** the effects that stand in braces; all others are signs */
  icons: Record<string, Effect>
}

/** What answers a question about the rules. */
export interface Answers {
  /** their ids, the best first */
  paragraphs: string[]
}

/** How long a seat may think: for each turn anew, or for the whole game with something added for each turn. */
export interface Clock {
  per: 'turn' | 'game'
  seconds: number
  added?: number
}

/** How a table is played. */
export interface TableOptions {
  /** listed, and anybody may sit down; else by invitation only */
  open?: boolean
  /** whoever has the address may watch */
  spectators?: boolean
  /** a choice that ends one's turn has to be confirmed */
  confirm_turns?: boolean
  clock?: Clock | null
  /** seconds after which a bot stands in for an absent player whose turn it is, while another player is present; null: only after a vote */
  absence?: number | null
  /** the bot that stands in */
  stand_in?: string
  /** where several people play: whoever sits down agrees to hints, which all see */
  hints?: boolean
  /** whoever sits down agrees that it counts for the ratings, if only people play */
  rated?: boolean
}

/** Who is to sit down: me, somebody at this screen, whoever comes with the invitation, or a bot. */
export interface NewSeat {
  kind: 'me' | 'here' | 'open' | 'bot'
  name?: string | null
  level?: string | null
}

/** A table to be set; a single seat meets the solo opponent, whose difficulty is asked in the game if not given. */
export interface NewTable {
  seats: NewSeat[]
  mode?: 'casual' | 'epic'
  expansions?: string[]
  solo?: 'student' | 'scribe' | 'teacher' | 'scholar' | null
  options?: TableOptions
  /** the box that is played with; without one, the server's */
  pack?: string | null
}

/** Give a seat that is still open to a bot, or to somebody at this screen, or open it again. */
export interface SeatChange {
  kind: 'here' | 'open' | 'bot'
  name?: string | null
  level?: string | null
}

/** Sit down; with the secret of an invitation, or at any open seat of an open table. */
export interface Join {
  secret?: string | null
  seat?: number | null
}

/** Go on from a moment of a game at a new table; without a moment, from the last. */
export interface ContinueFrom {
  at?: number | null
  /** by default me in every person's seat, bots where they were */
  seats?: NewSeat[] | null
  options?: TableOptions
}

/** A seat and who is in it. */
export interface Seat {
  seat: number
  kind: 'person' | 'bot' | 'open' | 'opponent'
  name: string | null
  /** names somebody, to mute them */
  person: string | null
  mine: boolean
  present: boolean
  /** in seconds since 1970; null for a player who is present */
  away_since: number | null
  /** of a bot */
  level: string | null
  /** the bot that plays for an absent person */
  stand_in: string | null
  /** the link to an open seat, told to whoever set the table */
  invitation: string | null
  rating: RatingTold | null
  /** what is left on the clock, at the moment this was sent */
  clock_ms: number | null
  clock_runs: boolean
}

/** What a proposed undo would take back. */
export interface Takeback {
  /** the first of the choices; null if it was too long ago */
  text: Message | null
  /** by seat: how many of its choices */
  undone: number[]
}

/** How a proposal ended. */
export interface ProposalResult {
  kind: 'undo' | 'stand-in'
  accepted: boolean
  /** the seat that proposed it */
  by: number
  /** of a stand-in: for whom; otherwise as `by` */
  seat: number
  declined_by: number | null
  /** of an undo */
  takeback: Takeback | null
  /** of the table afterwards */
  version: number
}

/** A player left a running game for good, or was removed from it; a bot plays on in the seat. */
export interface Departure {
  seat: number
  kind: 'left' | 'removed'
  /** of the table at that moment */
  version: number
  /** seconds since 1970 */
  at: number
}

/** Something the others are asked to agree to: taking back further than one may alone, or a bot standing in. */
export interface Proposal {
  proposal: number
  kind: 'undo' | 'stand-in'
  /** a seat */
  by: number
  /** the seat it is about */
  seat: number
  /** of an undo: how many choices would be left */
  choices: number | null
  /** of an undo */
  takeback: Takeback | null
  agreed: number[]
  /** the seats that have not answered yet */
  needed: number[]
}

/** The box a table is played with. */
export interface TablePack {
  name: string
  fingerprint: string
  /** its edition and language, if that is told */
  box: string
  /** in how many values it differs from what the learned bots know */
  differs: number
}

/** From where a game goes on. Everything hidden was dealt anew, from a seed of this table's own. */
export interface Continued {
  /** how many stood in the game before */
  choices: number
  /** what was told of the seed of the game before */
  commitment: string | null
  /** of the game before, if that is over */
  seed: string | null
  /** in which it was chosen to go on */
  replay: string | null
  /** of the game before, told to who made the copy of it */
  table: string | null
}

/** Everything about a table but its game. */
export interface OnlineTable {
  table: string
  url: string
  status: 'waiting' | 'running' | 'finished'
  mode: 'casual' | 'epic'
  expansions: string[]
  solo: 'student' | 'scribe' | 'teacher' | 'scholar' | null
  options: TableOptions
  seats: Seat[]
  /** whether one set the table */
  host: boolean
  /** whether the host has sent one away */
  dismissed: boolean
  /** how many spectators there are */
  watching: number
  version: number
  /** the SHA-256 of the seed in decimal, told at the start */
  commitment: string | null
  /** told at the end */
  seed: string | null
  /** whether it began from a moment of another game */
  continues: boolean
  /** from where, if that was noted */
  continued: Continued | null
  /** whether who is asked may ask for a hint: no other people play, or all agreed */
  hints: boolean
  /** the table on which one plays again */
  rematch: string | null
  /** that is played here */
  lesson: string | null
  /** the box that is played with, if it is not the server's */
  pack: TablePack | null
  /** the address of the replay, once it was made public */
  replay: string | null
  proposals: Proposal[]
  /** for instance that the rules have changed */
  note: Message | null
  /** why a game that was to be rated does not count */
  unrated: Message | null
  /** who left the running game, in order */
  departures: Departure[]
}

/** A table in a list. */
export interface TableLine {
  table: string
  status: 'waiting' | 'running' | 'finished'
  mode: 'casual' | 'epic'
  expansions: string[]
  solo: 'student' | 'scribe' | 'teacher' | 'scholar' | null
  options: TableOptions
  names: (string | null)[]
  /** by seat, where a bot sits */
  levels: (string | null)[]
  /** by seat */
  ratings: (RatingTold | null)[]
  open_seats: number
  my_turn: boolean
  /** the seat it waits for, while it is played */
  asked: number | null
  /** as far as the last turn began, while it is played */
  round: number | null
  version: number
  /** seconds since 1970 */
  changed: number
}

/** The tables one sits at, those with an open seat for anybody, and those anybody may watch. */
export interface Tables {
  mine: TableLine[]
  open: TableLine[]
  running: TableLine[]
}

/** What game one looks for; null: any. Sent again every few seconds, for as long as one looks. */
export interface Wish {
  players?: number[]
  mode?: 'casual' | 'epic' | null
  /** with Body of Books */
  books?: boolean | null
  /** two minutes for each turn, 25 for the game and half of one for each turn, or days */
  pace?: 'quick' | 'game' | 'slow' | null
  /** it counts if everybody wants that */
  rated?: boolean
}

/** How far the search for a game is. */
export interface Seeking {
  /** that was found, and has begun */
  table: string | null
  /** seconds */
  waited: number
  /** how many others look for a game, of whatever kind */
  others: number
  /** it has taken so long that one may rather meet a bot */
  alone: boolean
  /** another player who is looking shares the connection: only an unrated game is possible */
  same_connection: boolean
}

/** A seat of a finished game. */
export interface PlayedSeat {
  name: string | null
  kind: 'person' | 'bot' | 'open' | 'opponent'
  level: string | null
  mine: boolean
  score: number | null
}

/** A finished game of one's own. What cannot be told of it any more is null. */
export interface PlayedGame {
  table: string
  /** its public replay, if it has one */
  replay: string | null
  /** seconds since 1970 */
  ended: number
  mode: 'casual' | 'epic'
  expansions: string[]
  solo: 'student' | 'scribe' | 'teacher' | 'scholar' | null
  /** of the strongest bot, where no other people played */
  level: string | null
  seats: PlayedSeat[]
  /** null too where one had several seats */
  result: 'won' | 'lost' | null
  /** one's own, where one had one seat */
  score: number | null
  /** everybody's points by seat, as each turn began, and at the end */
  curve: number[][]
  /** how often one asked for a hint */
  hints: number
  /** how many turns a bot played in one's seat */
  bot_turns: number
  /** where it counted */
  rating: RatingChange | null
}

/** One's best score in games of one kind. */
export interface BestScore {
  mode: 'casual' | 'epic'
  books: boolean
  score: number
  table: string
  ended: number
}

/** How one fared against a level of bots, or a difficulty of the solo opponent. */
export interface Streak {
  name: string
  played: number
  won: number
  /** victories in a row, up to the last game */
  streak: number
  /** the most there were */
  best: number
}

/** What one has reached. */
export interface Records {
  best: BestScore[]
  /** weakest to strongest */
  levels: Streak[]
  solo: Streak[]
}

/** Whom to meet next, and why. */
export interface NextLevel {
  kind: 'level' | 'solo'
  name: string
  text: Message
}

/** One's finished games, the newest first, and what follows from them. */
export interface History {
  games: PlayedGame[]
  records: Records
  suggestions: NextLevel[]
}

/** The table that was set. */
export interface NewTableMade {
  table: string
  url: string
}

/** What a coach says once; its texts are `lesson-LESSON-STEP` with the attributes title, demand and wrong. */
export interface LessonStep {
  name: string
  /** places and parts of the screen to be lit, besides what is wanted */
  point: string[]
  /** what is touched while a turn is put together; nothing is sent yet */
  touch: Place[]
  /** the choices that are wanted, in notation */
  take: string[]
  /** what the other players choose then */
  others: string[]
  /** places and choices with a text of their own: its attribute wrong-NAME */
  wrong: Record<string, string>
}

/** A lesson; its texts are `lesson-LESSON` and the attribute about. */
export interface Lesson {
  lesson: string
  solo: boolean
  expansions: string[]
  steps: LessonStep[]
}

/** Every lesson, in its order. */
export interface Lessons {
  lessons: Lesson[]
}

/** A step of a lesson, from 0. */
export interface LessonAt {
  step?: number
}

/** One legal choice: how it is sent, where it lies, what it certainly costs and gains, and what to call it. */
export interface Option {
  notation: string
  verb: string
  places: Place[]
  costs: Record<string, number>
  gains: Record<string, number>
  /** all of it in one line */
  text: Message
  /** the thing itself, as short as can be */
  title: Message
  /** what changes, and what that means: two at most */
  lines: Message[]
  ends_undo: boolean
  /** nobody need think of it: it only gains something, or comes first where the order is all the same */
  free: boolean
  /** how many answers there are to what is asked on account of it; 0 where nothing is */
  answers: number
}

/** What one may look for and cannot choose now: why, and the change that would make it possible. */
export interface RefusedOption {
  notation: string
  places: Place[]
  title: Message
  reason: Message
  help: Message | null
  /** the choices of the plan, or from now on, with that change made */
  instead: string[] | null
}

/** What the Dice and Workers on a card make: the value, and the colours it can have. */
export interface LiveAction {
  value: number
  colours: Colour[]
  /** as they count now */
  dice: DieName[]
}

/** Something that can be in a set, as options name it, and where it lies. */
export interface SetMember {
  name: string
  places: Place[]
}

/** Several things that are chosen together, whatever the order. */
export interface AskedSet {
  /** how many things there are in it, at most */
  amount: number
  /** what can be in it, each once */
  members: SetMember[]
  /** what is in it so far; nothing where each set is an option */
  picked: string[]
  /** whether each set is an option */
  at_once: boolean
}

/** What is asked; the options are told to whom it is asked. */
export interface Question {
  seat: number
  kind: string
  text: Message
  options: Option[] | null
  /** told with the options */
  refused: RefusedOption[]
  /** where several things are chosen together, and with the options */
  asked_set: AskedSet | null
}

/** Something that happened: whose doing it was, what else is told by name, and where. */
export interface Event {
  name: string
  seat: number | null
  values: Record<string, string | number | null>
  /** on a Player Board, that of the seat */
  places: Place[]
}

/** What came of one choice, or that choices were taken back. */
export interface LogEntry {
  /** of the table afterwards */
  version: number
  seat: number
  by: 'person' | 'bot'
  /** in notation; null if choices were taken back */
  choice: string | null
  /** the choice by itself */
  text: Message | null
  /** so many choices are left, the later ones were taken back */
  back_to: number | null
  /** how many choices stand afterwards */
  choices: number
  events: Event[]
  /** the events in sentences, some of them together */
  told: Message[]
}

/** Points for one thing. */
export interface ScoreLine {
  category: string
  id: string
  vp: number
  text: Message
}

/** A player's points, by category and card by card. */
export interface Score {
  total: number
  by_category: Record<string, number>
  lines: ScoreLine[]
}

/** How a game ended. */
export interface Outcome {
  winners: number[]
  solo: 'won' | 'lost' | null
  scores: Score[]
}

/** A player's points, if the game ended now. */
export interface Standing {
  total: number
  by_category: Record<string, number>
}

/** One source of income: the card or Track it comes from, and what it gives. */
export interface RestIncome {
  /** the slot; null is the Player Aid */
  place: Place | null
  card: string | null
  /** that is Harvested */
  track: Place | null
  /** on that Track */
  level: number | null
  /** A word of the effect language with its fields. */
  effect: Effect
  text: Message
  progress: 'done' | 'now' | 'later'
}

/** The viewer's Rest in its order, with what one has afterwards as far as that is certain. */
export interface Rest {
  /** ahead: it could be begun */
  step: 'ahead' | 'card' | 'income'
  incomes: RestIncome[]
  /** that go to the Bag */
  dice: DieName[]
  /** that leave */
  workers: Colour[]
  /** that come home */
  cards: string[]
  /** afterwards, as all below */
  dice_in_hand: number
  dice_in_bag: number
  cards_in_hand: number
  workers_in_supply: number
  /** what the Dice in hand can show when they are rolled */
  sides: Partial<Record<Colour, number[]>>
}

/** The game as one sees it: with several seats, from the one that is asked. */
export interface Play {
  seat: number | null
  table: Table
  question: Question | null
  /** by seat */
  standing: Standing[]
  /** of the card in use, before its main action and during it */
  action: LiveAction | null
  /** told to whose Rest it is, and to whoever could Rest now */
  rest: Rest | null
  /** how many choices stand, which is the number of the decision */
  choices: number
  can_undo: boolean
  can_restart: boolean
  outcome: Outcome | null
}

/** Something somebody said, or how a proposal ended. */
export interface ChatLine {
  line: number
  person: string | null
  seat: number | null
  name: string
  text: string
  /** seconds since 1970 */
  at: number
  /** of a proposal; then nobody has said anything */
  result: ProposalResult | null
}

/** The record of a finished game, as it was downloaded. */
export interface UploadedRecord {
  record: Record<string, unknown>
}

/** Where a finished game can be watched by anybody. */
export interface ReplayLink {
  replay: string
  url: string
}

/** A finished game: its setup, everything that happened, and how it ended. */
export interface Replay {
  replay: string
  mode: 'casual' | 'epic'
  expansions: string[]
  solo: 'student' | 'scribe' | 'teacher' | 'scholar' | null
  names: string[]
  /** by seat the level of its bot; null for a person, and if it is unknown */
  bots: (string | null)[]
  /** how many choices were taken; there is a table for 0 up to this number */
  moments: number
  entries: LogEntry[]
  /** everybody's points by seat, at each moment, as if it were the last */
  standing: number[][]
  outcome: Outcome | null
  seed: string
  note: Message | null
}

/** A finished game as it was after so many choices. */
export interface Moment {
  at: number
  table: Table
  question: Question | null
  /** by seat */
  standing: Standing[]
}

/** What happened at a table since a version, a page of it: there is more while its last entry is not the newest. */
export interface Log {
  version: number
  entries: LogEntry[]
}

/** A hint somebody asked for. */
export interface HintNoted {
  /** of the table, when it was asked for */
  version: number
  /** how many choices stood then, which is the number of the decision */
  choices: number
  seat: number
  /** seconds since 1970 */
  at: number
  suggestions: Suggestion[]
}

/** Every hint that was asked for at a table. */
export interface HintsNoted {
  hints: HintNoted[]
}

/** Take an option of the decision one saw. `confirmed` where the table wants the end of a turn confirmed. */
export interface Choose {
  id?: number | null
  type: 'choose'
  version: number
  choice: string
  then?: string[]
  confirmed?: boolean
  /** indices, in `choice` and `then`, of what the client answered without asking: undo goes past it */
  automatic?: number[]
}

/** Take one's last choice back, as far as one may alone, with what was answered automatically since. */
export interface Undo {
  id?: number | null
  type: 'undo'
  version: number
}

/** Take back what one chose in this turn, as far as one may alone. */
export interface RestartTurn {
  id?: number | null
  type: 'restart-turn'
  version: number
}

/** What would certainly follow from an option. */
export interface AskPreview {
  id?: number | null
  type: 'preview'
  version: number
  choice: string
}

/** What several choices would come to, one after the other, as far as nothing is rolled or turned. */
export interface AskPlan {
  id?: number | null
  type: 'plan'
  version: number
  choices: string[]
}

/** What each way to take one's turn could come to. */
export interface AskForecasts {
  id?: number | null
  type: 'forecasts'
  version: number
}

/** What a strong player would do now. */
export interface AskHint {
  id?: number | null
  type: 'hint'
  version: number
}

/** Everybody's points if the game ended now, card by card. */
export interface AskStanding {
  id?: number | null
  type: 'standing'
  version: number
}

/** Why a choice is not open, or why nothing can be chosen at a place. */
export interface AskWhyNot {
  id?: number | null
  type: 'why-not'
  version: number
  about: string
}

/** Ask the others for a takeback, or for a bot in an absent person's seat. */
export interface Propose {
  id?: number | null
  type: 'propose'
  kind: 'undo' | 'stand-in'
  /** of a stand-in: for whom */
  seat?: number | null
  /** of an undo: back to before one's own last choice, or before one's own last turn */
  extent?: 'choice' | 'turn'
  /** of an undo: how many choices are left, in place of `extent` */
  choices?: number | null
}

/** Agree to a proposal or refuse it; whoever made it withdraws it so. */
export interface Answer {
  id?: number | null
  type: 'answer'
  proposal: number
  agree: boolean
}

/** Let a bot play one's own seat for now. */
export interface HandOver {
  id?: number | null
  type: 'hand-over'
  seat: number
}

/** Play one's own seat again. */
export interface TakeBack {
  id?: number | null
  type: 'take-back'
  seat: number
}

/** Say something to the table. */
export interface Say {
  id?: number | null
  type: 'say'
  text: string
}

/** Hear no more of somebody, or hear them again. */
export interface Mute {
  id?: number | null
  type: 'mute'
  person: string
  muted: boolean
}

/** Tell me everything again, with what happened since a version. */
export interface Resume {
  id?: number | null
  type: 'resume'
  version: number
}

/** The table and the game as they are now, and what happened since `since`; sent first and after every change. */
export interface TableTold {
  type: 'table'
  version: number
  since: number
  entries: LogEntry[]
  table: OnlineTable
  /** null while seats are open */
  play: Play | null
  /** with the first message only */
  chat: ChatLine[] | null
  /** a decision waits for a seat of mine that it did not wait for before */
  your_turn: boolean
  /** names all of this; whoever asks for the socket again with it may be told `here` */
  mark: string
}

/** What may change about a seat though nothing happens at the table. */
export interface SeatHere {
  present: boolean
  /** as of a `Seat` */
  away_since: number | null
  rating: RatingTold | null
  /** what is left on the clock, at the moment this was sent */
  clock_ms: number | null
  clock_runs: boolean
}

/** Who is there now; all else is as it was told before. */
export interface HereTold {
  type: 'here'
  version: number
  seats: SeatHere[]
  /** how many spectators there are */
  watching: number
  /** all of it, with the first message only */
  chat: ChatLine[] | null
}

/** Somebody said something. */
export interface ChatTold {
  type: 'chat'
  line: ChatLine
}

/** What concerns every table: sent to whoever comes if there is something, and to all when it changes. */
export interface HouseTold {
  type: 'house'
  /** what the host says */
  announcement: string | null
  /** seconds since 1970; turns are finished until then, and none is begun */
  stops_at: number | null
}

/** A sign of life, every 15 seconds: a client that has heard nothing for 30 may take the connection for dead. */
export interface Heartbeat {
  type: 'heartbeat'
}

/** The request was carried out and stored. */
export interface Taken {
  type: 'taken'
  id: number | null
  result: 'done' | 'doubled' | 'stale'
  version: number
}

/** This choice would end the turn: send it again with `confirmed`. Nothing was done. */
export interface Confirm {
  type: 'confirm'
  id: number | null
  version: number
  choice: string
}

/** What certainly follows from an option. */
export interface Previewed {
  type: 'preview'
  id: number | null
  version: number
  choice: string
  events: Event[]
  told: Message[]
  /** everybody's points afterwards, by seat */
  standing: number[]
}

/** What the choices of a plan come to: the action they make, and what would be asked next. */
export interface Planned {
  type: 'plan'
  id: number | null
  version: number
  choices: string[]
  action: LiveAction | null
  question: Question | null
  events: Event[]
  told: Message[]
  /** everybody's points afterwards, by seat */
  standing: number[]
}

/** One way to take one's turn, and the best a quick eye sees in it now. */
export interface Way {
  /** the slot; null is the Rest */
  place: Place | null
  /** how it would begin: the card, its Dice and Workers, the main action */
  choices: string[]
  /** all that it would touch; a place as often as a piece of it is used */
  places: Place[]
  action: LiveAction | null
  costs: Record<string, number>
  gains: Record<string, number>
  /** by how much one's standing would change */
  points: number
  /** what comes of it, in a few words */
  text: Message
}

/** What each way to take one's turn could come to; nothing where other people play too. */
export interface Forecasts {
  type: 'forecasts'
  id: number | null
  version: number
  ways: Way[]
}

/** One choice of a suggestion. */
export interface HintStep {
  choice: string
  title: Message
  /** as those of an option */
  places: Place[]
}

/** Something a strong player would think of: at the start of a turn a whole turn, as far as it is certain. */
export interface Suggestion {
  title: Message
  /** the slot of a turn; null is the Rest, or no turn that begins */
  place: Place | null
  /** one after the other */
  steps: HintStep[]
  action: LiveAction | null
  costs: Record<string, number>
  gains: Record<string, number>
  /** by how much one's standing would change for certain */
  points: number
  /** than one's ways to go on are on average, in points */
  better: number
  /** how the game may end with it */
  forecast: Message
  /** a sentence or two */
  why: Message[]
}

/** What a strong player would do now, best first; three suggestions at most. */
export interface Hint {
  type: 'hint'
  id: number | null
  version: number
  seat: number
  suggestions: Suggestion[]
}

/** Somebody asked for a hint at a table where all agreed to that: everybody sees it. */
export interface HintTold {
  type: 'hint-told'
  version: number
  seat: number
  suggestions: Suggestion[]
}

/** Everybody's points if the game ended now, card by card. */
export interface StandingTold {
  type: 'standing'
  id: number | null
  version: number
  scores: Score[]
}

/** Why a choice, or anything at a place, is not open; null if it is. And the change that would make it possible. */
export interface WhyNot {
  type: 'why-not'
  id: number | null
  version: number
  about: string
  reason: Message | null
  help: Message | null
  /** the choices with that change made */
  instead: string[] | null
}

/** A request could not be carried out; nothing was changed. */
export interface Refused {
  type: 'refused'
  id: number | null
  refusal: Message
}

/** The last message before the server closes the socket; connect again unless `final`. */
export interface Closing {
  type: 'closing'
  reason: Message
  final: boolean
}

/** How a game may end for a seat. */
export interface Expected {
  win: number
  /** by category; of the solo opponent only their sum */
  points: Record<string, number>
}

/** An option in words, and how the game may end with it. */
export interface JudgedOption {
  choice: string
  title: Message
  lines: Message[]
  win: number
  /** Victory Points */
  total: number
  /** the best option, in points */
  behind: number
  reasons: Message[]
}

/** A decision: what was played, and what could have been. */
export interface JudgedDecision {
  /** choices before it */
  at: number
  kind: string
  question: Message
  played: JudgedOption
  /** the best option; where that was played, the next best */
  instead: JudgedOption
}

/** A turn of a seat, with what it decided since its last one. */
export interface ReviewedTurn {
  number: number
  seat: number
  round: number
  /** choices before it */
  at: number
  /** choices after it */
  until: number
  rest: boolean
  caliph: boolean
  /** by seat, before the turn */
  expected: Expected[]
  lost: number
  lost_by: Record<string, number>
  found: number
  /** decisions with more than three options */
  choices: number
  /** of them, those in which one of the three best was played */
  among: number
  telling: JudgedDecision | null
  grade: 'missed' | 'weak' | 'fair' | 'good' | 'best'
  worth: Message | null
}

/** Points of a source, and what strong players have from it on average. */
export interface ReviewedSource {
  category: string
  points: number
  average: number | null
}

/** A turn worth looking at. */
export interface ReviewMoment {
  turn: number
  kind: 'missed' | 'found'
}

/** How one player has fared. */
export interface ReviewedPlayer {
  name: string
  sources: ReviewedSource[]
  learn: Message[]
  among: number | null
  moments: ReviewMoment[]
}

/** A review without its turns. */
export interface ReviewedGame {
  version: number
  mode: 'casual' | 'epic'
  expansions: string[]
  names: string[]
  over: boolean
  winners: number[]
  /** by seat, after the last turn */
  end: Expected[]
  /** of the seats that are judged */
  players: ReviewedPlayer[]
  compared_with: number
}

/** How far a review is, the turns one does not have yet, and the rest when everything is judged. */
export interface ReviewTold {
  state: 'waiting' | 'judging' | 'done' | 'failed'
  /** how much of the game is judged, of 100 */
  done: number
  names: string[]
  turns: ReviewedTurn[]
  review: ReviewedGame | null
}

/** What is told of a box. */
export interface PackAbout {
  name: string
  maker?: string
  edition?: string
  language?: string
}

/** What is told of a box now, and whether everybody may play with it. */
export interface PackPut {
  about: PackAbout
  published: boolean
}

/** A box from a file. */
export interface PackImport {
  pack: Record<string, unknown>
}

/** A field as it is printed: a value as TOML has it, or words that were clicked together; null for nothing. */
export interface FieldChange {
  piece: string
  field: string
  value?: unknown
  /** a word with its fields, or a list of them */
  words?: unknown
}

/** Fields to be corrected together, and whether they are to be kept or only tried. */
export interface PieceChanges {
  changes: FieldChange[]
  keep?: boolean
}

/** A piece, or one field of it, that is printed as it stands here. */
export interface Confirmation {
  piece: string
  field?: string | null
}

/** Boxes to be made one, and which opinion counts where they disagree, by its number from 0. */
export interface PackMerge {
  packs: string[]
  about: PackAbout
  decisions?: Record<string, number>
}

/** So many values, by how sure we are of them; those that were seen in the box count apart. */
export interface Counted {
  seen: number
  known: number
  inferred: number
  reconstructed: number
}

/** A box in a list. */
export interface PackLine {
  pack: string
  name: string
  /** its edition and language, if that is told */
  box: string
  maker: string
  fingerprint: string
  mine: boolean
  published: boolean
  changed: number
}

/** One's own boxes, and those one may play with. */
export interface Packs {
  mine: PackLine[]
  shared: PackLine[]
  /** boxes one may go through */
  most: number
}

/** A piece in a list. */
export interface PieceLine {
  id: string
  name: Message
  kind: Message
  expansion: boolean
  values: number
  seen: number
  /** values that are inferred or reconstructed, and were not seen */
  unsure: number
}

/** A box with all its pieces. */
export interface PackTold {
  pack: string
  name: string
  maker: string
  edition: string
  language: string
  fingerprint: string
  published: boolean
  /** that differ from ours */
  changed_values: number
  counted: Counted
  pieces: PieceLine[]
  can_undo: boolean
  can_redo: boolean
}

/** What a field says, or one of a list. */
export interface FieldPart {
  text: Message
  /** what tells it from the others of a list */
  label: Message | null
  /** if it is written in words */
  words: Effect | null
  /** the same as a text */
  written: string | null
}

/** Something a field may be. */
export interface FieldChoice {
  value: string
  text: Message
}

/** What a field, or each of a list, may be. */
export interface ItemShape {
  type: 'list' | 'number' | 'truth' | 'words' | 'member'
  optional: boolean
  least: number | null
  most: number | null
  vocabulary: string | null
  expansion: boolean | null
  choices: FieldChoice[] | null
}

/** What a field may be. */
export interface FieldShape {
  type: 'list' | 'number' | 'truth' | 'words' | 'member'
  optional: boolean
  least: number | null
  most: number | null
  vocabulary: string | null
  expansion: boolean | null
  choices: FieldChoice[] | null
  /** what each of a list may be */
  items: ItemShape | null
}

/** A field of a piece. */
export interface PieceField {
  field: string
  label: Message
  shape: FieldShape
  value: unknown
  parts: FieldPart[]
  fidelity: 'known' | 'inferred' | 'reconstructed'
  source: string
  seen: boolean
}

/** A piece with all its fields, and as it is drawn. */
export interface PieceTold {
  id: string
  name: Message
  kind: Message
  expansion: boolean
  fields: PieceField[]
  /** as it is drawn, if it is a card or a place */
  thing: Thing | null
}

/** One of the changes that would do instead. */
export interface Mend {
  piece: string
  field: string
  value: unknown
  /** what would be printed: words as they are written, all else by its name */
  text: Message
  name: Message
}

/** What is wrong with a change, at its field, and what would do instead. */
export interface FaultTold {
  piece: string
  field: string
  reason: Message
  mends: Mend[][]
}

/** A piece after a change, or as it would be; with faults nothing was changed. */
export interface PieceAnswer {
  piece: PieceTold
  faults: FaultTold[]
  kept: boolean
  counted: Counted
  /** of every piece that the change was about */
  lines: PieceLine[]
  fingerprint: string
  can_undo: boolean
  can_redo: boolean
}

/** A word that can be clicked, with what it may hold. */
export interface WordOffered {
  word: string
  form: string
  /** A word of the effect language with its fields. */
  sample: Effect
  text: Message
  choices: Record<string, FieldChoice[]>
  ways: Record<string, unknown>[]
  numbers: Record<string, number[]>
  several: string[]
  pays: boolean
  lasting: boolean
  expansion: boolean
}

/** Every word that fields are written in, by vocabulary. */
export interface Vocabularies {
  vocabularies: Record<string, WordOffered[]>
}

/** What a box says of a field. */
export interface FieldSaid {
  value: unknown
  parts: FieldPart[]
  fidelity: 'known' | 'inferred' | 'reconstructed'
  source: string
}

/** A field of which two boxes say something else. */
export interface DisparityTold {
  piece: string
  field: string
  name: Message
  label: Message
  before: FieldSaid
  after: FieldSaid
  /** whether something else is printed; if not, only one of them has looked */
  value: boolean
}

/** What two boxes say differently. */
export interface Comparison {
  disparities: DisparityTold[]
}

/** What some of the boxes say. */
export interface OpinionTold {
  said: FieldSaid
  packs: string[]
}

/** A field of which boxes that are equally sure say different things. */
export interface DisagreementTold {
  address: string
  name: Message
  label: Message
  opinions: OpinionTold[]
}

/** The box that was made, or what is still to be decided. */
export interface MergeAnswer {
  made: string | null
  disagreements: DisagreementTold[]
}

/** The text of a contribution to the project. */
export interface ContributionTold {
  text: string
  changed: number
  seen: number
}

/** A table of the solo opponent as it is kept: a seed, what is known of the boards, and the answers. */
export interface RivalRecord {
  /** the format */
  companion: number
  seed: string
  /** whether the Scheme Cards on the table are used */
  own_cards: boolean
  expansions?: string[]
  /** what need not be asked for: names of printed values, and the values */
  printed: Record<string, string>
  /** so many answers are from before anything printed was asked for */
  unasked?: number
  answers: string[]
}

/** A table, and an answer to what is asked there. */
export interface RivalAsked {
  record: RivalRecord
  answer?: string | null
}

/** Something to do or to know, in full and in a few words, with the rules behind it. */
export interface RivalStep {
  kind: 'step'
  full: Message
  short: Message
  rules: string[]
}

/** A question that was answered: with which answer of this table, in which round. */
export interface RivalAnswered {
  kind: 'answered'
  /** how many answers came before */
  number: number
  round: number
  short: Message
  answer: Message
}

/** A word that answers a question. */
export interface RivalAnswer {
  word: string
  label: Message
  short: Message
}

/** What must be known: one of some words, or a whole number if there is a `most`. */
export interface RivalQuestion {
  asked: Message
  short: Message
  answers: RivalAnswer[]
  least: number
  most: number | null
}

/** A Scheme Card: as it is printed, and in words. */
export interface RivalCard {
  id: string
  colour: 'red' | 'blue'
  silver: number
  /** A word of the solo opponent's, with its fields. */
  needs: SoloWord
  first: SoloWord[]
  second: SoloWord[]
  influence: SoloWord | null
  needs_words: Message
  first_words: Message[]
  second_words: Message[]
}

/** A space of the Resource Track, and the opponent's Scrolls of its language. */
export interface RivalFocus {
  language: Language
  colour: Guild
  /** that a Translation places, if it is known */
  gold: number | null
  scrolls: number
}

/** The Solo Board as it should lie on the table. */
export interface RivalBoard {
  difficulty: 'student' | 'scribe' | 'teacher' | 'scholar' | null
  round: number
  last_round: number | null
  /** on which space of the Resource Track it stands, from 0 */
  marker: number
  /** when this turn began */
  marker_before: number
  focus: RivalFocus[]
  /** what each Research Marker covers */
  wraps: SoloWord[]
  /** Research Markers placed */
  markers: number
  dice_sum: number
  /** Scheme Cards face up */
  schemes_up: number
  /** all of them */
  schemes: number
  /** everything that lies there, for comparing */
  lines: Message[]
}

/** Points of the opponent for something, and how they come about. */
export interface RivalPoints {
  what: Message
  vp: number
}

/** How the game ended. */
export interface RivalScore {
  result: 'won' | 'tied' | 'lost'
  yours: number
  its: number
  categories: RivalPoints[]
  scrolls: RivalPoints[]
}

/** Everything about a table of the solo opponent. */
export interface RivalTold {
  record: RivalRecord
  /** of this turn, in its order */
  turn: (RivalStep | RivalAnswered)[]
  question: RivalQuestion | null
  /** the Scheme Card of this turn */
  card: RivalCard | null
  /** which of its actions */
  taken: 'first' | 'second' | null
  board: RivalBoard
  /** every answer */
  past: RivalAnswered[]
  score: RivalScore | null
  /** what was told of the boards, for the next table */
  boards: Record<string, string>
}

/** A field of the pad: `one` or several `cards` of those it knows, `counts` or `levels` of each, a `number`. */
export interface SheetField {
  name: string
  kind: 'one' | 'cards' | 'levels' | 'counts' | 'control' | 'spaces' | 'number' | 'late'
  of: string[]
  /** of each, or of the only number */
  most: number[]
  least: number
  /** Victory Points of each level */
  worth: number[]
}

/** A row of the pad: a category, what is asked for it, and the rules it is counted by. */
export interface SheetPart {
  category: string
  rules: string[]
  fields: SheetField[]
}

/** What is asked of every player, and of the solo opponent. */
export interface SheetForm {
  players: SheetPart[]
  opponent: SheetPart[]
}

/** The pad without the expansion, and with it. */
export interface SheetForms {
  base: SheetForm
  books: SheetForm
}

/** What lies on the table, as `scholars score` reads it. */
export interface SheetTold {
  players: Record<string, unknown>[]
  opponent?: Record<string, unknown> | null
  expansions?: string[]
}

/** Points for one thing, and why. */
export interface SheetFigure {
  category: string
  id: string
  vp: number
  text: Message
  why: Message | null
  rules: string[]
}

/** A player's points. */
export interface SheetScore {
  total: number
  by_category: Record<string, number>
  figures: SheetFigure[]
}

/** What is wrong, or still missing, at a field; null is all players together. */
export interface SheetFault {
  seat: number | null
  field: string
  text: Message
  missing: boolean
}

/** A pad, counted as far as it is filled in. */
export interface SheetCounted {
  winners: number[]
  verdict: Message
  scores: SheetScore[]
  faults: SheetFault[]
}

/** One thing to do before the first turn. */
export interface SetupStep {
  id: string
  part: 'board' | 'books' | 'players' | 'opponent' | 'picks'
  text: Message
  /** signs in braces, as in the rules for reading */
  picture: string
  rules: string[]
}

/** Everything to do before the first turn, in order. */
export interface SetupList {
  steps: SetupStep[]
}

/** A Starting Translator in its Room, and the Resource Card under it. */
export interface DraftPair {
  room: string
  translator: string
  resource: string
}

/** What a game of a seed deals before the first turn. */
export interface Draft {
  /** the seat of the First Player */
  first: number
  pairs: DraftPair[]
  /** the seats in the order in which they pick */
  picks: number[]
  /** the Goal Card of each seat */
  goals: string[]
  /** the Starting Scroll of each seat */
  scrolls: string[]
  /** the Upgraded Action Cards that lie out */
  upgrades: string[]
}

/** What a client sends over the socket of a table. */
export type ClientMessage = Choose | Undo | RestartTurn | AskPreview | AskPlan | AskForecasts | AskHint | AskStanding | AskWhyNot | Propose | Answer | HandOver | TakeBack | Say | Mute | Resume

/** What the server sends over the socket of a table. */
export type ServerMessage = TableTold | HereTold | ChatTold | HouseTold | Heartbeat | Taken | Confirm | Previewed | Planned | Forecasts | Hint | HintTold | StandingTold | WhyNot | Refused | Closing
