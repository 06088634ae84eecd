/** A turn in one sentence, made from its events; what concerns everybody follows in sentences of its own. */
import type { Event, Message, Value } from '../protocol'
import type { ToldTurn } from './turns'

/** Whom a turn is told to: their own seat is "you". */
export interface Reader {
  own: (seat: number) => boolean
  /** Whether a bot that plays a seat does so in the place of a person; without it nobody is replaced. */
  standsIn?: (seat: number) => boolean
  name: (seat: number) => string
}

/** What is told of the table as a whole. */
const NEWS = [
  'event-goal-card-flipped',
  'event-caliph-revealed',
  'event-last-round-known',
  'event-game-ended',
]

export function summary(turn: ToldTurn, reader: Reader): Message[] {
  const deeds = deedsOf(turn, reader)
  const who = reader.own(turn.seat) ? 'you' : 'other'
  const clause = deed('web-turn-told', { who, player: reader.name(turn.seat), deeds: joined(deeds) })
  const news = turn.steps.flatMap(({ told }) => told.filter(({ key }) => NEWS.includes(key)))
  return [{ key: 'sentence', values: { clause } }, ...news]
}

const deed = (key: string, values: Record<string, Value>): Message => ({ key, values })

/** Clauses with commas, and "and" before the last. */
function joined(clauses: readonly Message[]): Message {
  const [first, ...rest] = clauses
  if (!first || !rest.length) return first ?? { key: '' }
  return { key: rest.length > 1 ? 'list-comma' : 'list-and', values: { first, second: joined(rest) } }
}

/** What a seat did in its turn: the great things; where there is none, the small ones; at least the card it played. */
function deedsOf(turn: ToldTurn, reader: Reader): Message[] {
  const events = turn.steps.flatMap((step) => step.events).filter(({ seat }) => seat === turn.seat)
  const who = reader.own(turn.seat) ? 'you' : 'other'
  const of = (table: Deeds) =>
    Object.entries(table).flatMap(([name, deed]) => {
      const found = events.filter((event) => event.name === name)
      return found.length ? deed(found, events, reader).map((one) => told(one, who)) : []
    })
  const great = of(GREAT)
  const small = great.length ? great : of(SMALL)
  return small.length ? small.slice(0, MOST) : [deed('web-deed-nothing', { who })]
}

const MOST = 4
const told = ({ key, values }: Message, who: string): Message => ({ key, values: { who, ...values } })

type Deed = (found: readonly Event[], all: readonly Event[], reader: Reader) => Message[]
type Deeds = Record<string, Deed>

const value = (event: Event | undefined, name: string): string => String(event?.values[name] ?? 'none')
const sum = (events: readonly Event[], name: string): number =>
  events.reduce((before, event) => before + Number(event.values[name] ?? 0), 0)
/** `scroll-greek-b` is greek, `wisdom-purple-top` is purple. */
const second = (id: string): string => id.split('-')[1] ?? id
/** `greek-b` is greek, `mixed-1-c` is mixed-1. */
const characterOf = (translator: string): string => translator.replace(/-[^-]+$/, '')
const roomOf = (event: Event): number => Number(second(value(event, 'room')))

const GREAT: Deeds = {
  rested: (_, all) => [deed('web-deed-rest', {}), ...restOf(all)],
  translator_picked: (found) => found.map((event) => deed('web-deed-pick', { room: roomOf(event) })),
  marker_moved: (found, all) => [
    deed('web-deed-travel', { steps: sum(found, 'steps'), colour: colourOf('travel', all) }),
  ],
  scroll_delivered: (found) => found.map((event) => deed('web-deed-deliver', scrollOf(event))),
  translator_employed: (found) =>
    found.map((event) =>
      deed('web-deed-employ', { character: characterOf(value(event, 'translator')), room: roomOf(event) }),
    ),
  translator_dispatched: (found) => found.map((event) => deed('web-deed-dispatch', translatorOf(event))),
  translator_set_aside: (found) => found.map((event) => deed('web-deed-retire', translatorOf(event))),
  main_action_taken: (found, all) =>
    found.filter((event) => event.values['action'] === 'research').map((event) => research(event, all)),
  scroll_translated: (found, all, reader) =>
    found.map((event) => deed('web-deed-translate', { ...scrollOf(event), ...helpers(all, reader) })),
  page_gained: (found) => [deed('web-deed-page', { count: found.length })],
  page_kept: (found) => [deed('web-deed-page', { count: found.length })],
  card_upgraded: () => [deed('web-deed-upgrade', {})],
  passed: () => [deed('web-deed-pass', {})],
}

const SMALL: Deeds = {
  influence_on_scroll: (found) => found.map((event) => deed('web-deed-mark', scrollOf(event))),
  influence_in_guild: (found) =>
    found.slice(0, 1).map((event) => deed('web-deed-influence', { guild: value(event, 'guild') })),
  gold_placed: (found) => [deed('web-deed-gold', { amount: sum(found, 'amount') })],
  influence_on_caliph: () => [deed('web-deed-caliph', {})],
  card_played: (found) => found.map((event) => deed('web-deed-work', { subject: value(event, 'card') })),
}

const translatorOf = (event: Event) => ({ character: characterOf(value(event, 'translator')) })
const scrollOf = (event: Event) => ({
  language: second(value(event, 'scroll')),
  guild: second(value(event, 'wisdom')),
})

/** The colour of the action by which something was done. */
function colourOf(action: string, all: readonly Event[]): string {
  const at = all.findIndex((one) => one.name === 'main_action_taken' && one.values['action'] === action)
  const next = at < 0 ? undefined : all.slice(at + 1).find((one) => one.name === 'colour_named')
  return value(next, 'colour')
}

/** "Orange 8: Chemistry to 3": the Tracks that rose by the action, and by what it brought. */
function research(event: Event, all: readonly Event[]): Message {
  const levels = new Map(
    all
      .filter((one) => one.name === 'track_advanced')
      .map((one) => [value(one, 'track'), one.values['level']]),
  )
  const tracks = [...levels].map(([track, level]) => deed('web-deed-level', { track, level: Number(level) }))
  const colour = colourOf('research', all)
  const action = { colour, value: Number(event.values['value']) }
  if (!tracks.length) return deed('web-deed-research', action)
  return deed('web-deed-research-to', { ...action, tracks: joined(tracks) })
}

/** The Translators who helped, and how many of them are the reader's. */
function helpers(all: readonly Event[], { own }: Reader): Record<string, number> {
  const at = all.findIndex((event) => event.name === 'scroll_translated')
  const before = all.slice(0, at)
  const from = before.findLastIndex((event) => event.name === 'main_action_taken')
  const line = before.slice(from + 1)
  const paid = line.filter(({ name, values }) => name === 'silver_paid' && typeof values['to'] === 'number')
  return {
    translators: line.filter((event) => event.name === 'gold_placed').length,
    yours: paid.filter(({ values }) => own(Number(values['to']))).length,
  }
}

function restOf(all: readonly Event[]): Message[] {
  const count = (name: string, source?: string) =>
    all.filter((event) => event.name === name && (!source || event.values['source'] === source)).length
  const [tracks, dice] = [count('track_harvested'), count('die_rolled', 'bag')]
  return [
    ...(tracks ? [deed('web-deed-harvest', { count: tracks })] : []),
    ...(dice ? [deed('web-deed-draw', { count: dice })] : []),
  ]
}
