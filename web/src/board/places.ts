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
const worker: Lights = ([colour = '']) => [`worker-${colour}`]
const dice: Lights = (words) => words.filter((word) => word !== 'none').map((die) => `die-${die}`)
const nowhere: Lights = () => []
const slotInUse: Lights = (_words, view) => (view.work ? [`slot-${view.work.slot + 1}`] : [])

/** Where a White Die to Destroy can be found. */
const whiteDie: Lights = ([source = ''], view) => {
  if (source === 'bag') return ['bag']
  if (source === 'card-in-use') return slotInUse([], view)
  if (source.startsWith('hand-')) return [`die-white-${source.slice(5)}`]
  const holds = (dice: (DieName | null)[]) => dice.some((die) => die?.startsWith('white'))
  return (own(view)?.slots ?? []).flatMap((slot, index) =>
    slot && index !== view.work?.slot && holds(slot.dice) ? [`slot-${index + 1}`] : [],
  )
}

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
  'gain-worker': worker,
  'spend-worker': worker,
  'gain-die': nowhere,
  'gain-gold': () => ['gold'],
  'return-die': whiteDie,
  influence: guild,
  mark: itself,
  from: itself,
  advance: ([track = '']) => [`track-${track}`],
  'place-gold': itself,
  'take-gold': itself,
  reroll: dice,
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
