/** From an option to the places it lights, and from a place to its area. */
import { GUILDS } from '../protocol'
import { NOBODY, type AreaName, type DieName, type PlaceId, type PlayerSeen, type View } from './types'

export const MAP_PLACES = [
  'map-top-middle',
  'map-top-right',
  'map-bottom-right',
  'map-bottom-middle',
  'map-bottom-left',
  'map-top-left',
] as const
export const WISDOM_PLACES = GUILDS.flatMap((guild) =>
  ['top', 'middle', 'lowest'].map((row) => `wisdom-${guild}-${row}`),
)
export const SPOTS = 12

/** The seat whose board is drawn in full: the viewer's, else that of whoever is to act. */
export const ownSeat = (view: View): number => view.seat ?? view.decision?.seat ?? view.turn
export const own = (view: View): PlayerSeen | undefined => view.players[ownSeat(view)]

type Lights = (words: string[], view: View) => PlaceId[]

const deck: Lights = ([character = '']) => [`deck-${character}`]
const itself: Lights = ([place = '']) => [place]
const guild: Lights = ([name = '']) => [`guild-${name}`]
const dice: Lights = (words) => words.filter((word) => word !== 'none').map((die) => `die-${die}`)
const nowhere: Lights = () => []
const slotInUse: Lights = (_words, view) => (view.work ? [`slot-${view.work.slot + 1}`] : [])

const isWhite = (die: DieName | null | undefined): boolean => die?.startsWith('white') ?? false

/** The slots with White Dice but for the one in use, each as often as it has one. */
const whitesOnBoard = (view: View): PlaceId[] =>
  (own(view)?.slots ?? []).flatMap((slot, index) =>
    index === view.work?.slot ? [] : (slot?.dice ?? []).filter(isWhite).map(() => `slot-${index + 1}`),
  )

/** A Die of the card in use. Where two are as good as each other only the first is named: it stands for both. */
function dieInUse(name: string, view: View): PlaceId[] {
  const both = own(view)?.slots[view.work?.slot ?? -1]?.dice.every(isWhite)
  const apart = view.decision?.options?.some((option) => option.split(' ').includes('die-2'))
  return name === 'die-1' && both && !apart ? ['placed-die-1', 'placed-die-2'] : [`placed-${name}`]
}

/** What can be in a set: a Worker, a Die in hand, or where a White Die lies. */
function member(name: string, view: View): PlaceId[] {
  if (name === 'bag') return ['bag']
  if (name === 'board') return whitesOnBoard(view)
  if (name.startsWith('hand-')) return [`die-white-${name.slice('hand-'.length)}`]
  if (name.startsWith('die-')) return dieInUse(name, view)
  return [name.includes('-') ? `die-${name}` : `worker-${name}`]
}
const members: Lights = (names, view) => names.flatMap((name) => member(name, view))

/** Every verb of the notation, and what it lights. */
const VERBS: Record<string, Lights> = {
  pick: itself,
  work: ([card = '', slot = '']) => [`card-${card}`, slot],
  rest: nowhere,
  pass: nowhere,
  dice,
  'place-worker': ([colour = '', die = '']) => [`worker-${colour}`, `placed-${die}`],
  main: slotInUse,
  small: ([action = '']) => [`small-${action}`],
  retiree: ([card = ''], view) => (view.work ? [`retiree-${view.work.slot + 1}-${card.slice(5)}`] : []),
  colour: nowhere,
  dispatch: deck,
  employ: deck,
  retire: deck,
  room: itself,
  move: ([steps = '0'], view) => [`spot-${((own(view)?.spot ?? 0) + Number(steps)) % SPOTS}`],
  deliver: guild,
  research: nowhere,
  scroll: itself,
  line: (rooms) => rooms,
  part: nowhere,
  pay: nowhere,
  accept: nowhere,
  'gain-worker': members,
  'spend-worker': members,
  'gain-die': nowhere,
  'gain-gold': () => ['gold'],
  'return-die': members,
  influence: guild,
  mark: itself,
  from: itself,
  advance: ([track = '']) => [`track-${track}`],
  'place-gold': itself,
  'take-gold': itself,
  reroll: members,
  'put-back': members,
  'refill-bag': () => ['bag'],
  card: itself,
  tuck: itself,
  silver: () => ['silver'],
  caliph: ([row = ''], view) => [`caliph-${view.caliphs.length}-${row}`],
  enough: nowhere,
  decline: nowhere,
  'end-turn': nowhere,
  difficulty: nowhere,
  let: nowhere,
  deny: nowhere,
  // Body of Books
  page: itself, // book-2
  'gain-xp': () => ['xp'],
  upgrade: ([space = '']) => [`upgrade-${space.slice(6)}`],
  harvest: ([track = '']) => [`track-${track}`],
  'harvest-card': ([card = '']) => [`card-${card}`],
  resolve: ([slot = '', card = '']) => [`retiree-${slot.slice(5)}-${card.slice(5)}`],
  'to-bag': dice,
}

/** The verbs whose places are known here; a test compares them with the engine's. */
export const KNOWN_VERBS: readonly string[] = Object.keys(VERBS)

/** The places an option lights; none for what has no place on the board. */
export function placesOf(option: string, view: View): PlaceId[] {
  const [verb = '', ...words] = option.split(' ')
  return VERBS[verb]?.(words, view) ?? []
}

const AREA_OF: [RegExp, AreaName][] = [
  [/^deck-/, 'decks'],
  [/^(spot|path|map|caliph)-/, 'map'],
  [/^track-/, 'tracks'],
  [/^(wisdom|guild)-/, 'wisdom'],
  [/^room-/, 'rooms'],
  [/^(player-|solo|scheme-|focus-|book-|upgrade-)/, 'others'],
]

export { thingsAt } from './lying'

/** The area a place is drawn in. */
export const areaOf = (place: PlaceId): AreaName => AREA_OF.find(([id]) => id.test(place))?.[1] ?? 'mine'

export const isSomebody = (seat: number | undefined): seat is number => seat !== undefined && seat !== NOBODY
