/** The icons beside what the companion says and asks, in the drawing of the components. */
import { row, type Token } from '../../board/glyph'
import * as draw from '../../board/tokens'
import type { Character, Guild, Language, Message, Value } from '../../protocol'

type Values = Record<string, Value>

/** A value that is the name of something: `{ key: 'language', values: { item: 'greek' } }`. */
const item = (value: Value | undefined): string =>
  typeof value === 'object' ? String(value.values?.['item'] ?? '') : String(value ?? '')
const amount = (values: Values, name: string): number => Number(values[name] ?? 1)
const letter = (values: Values, name: string): Token => draw.letter(item(values[name]) as Language)
const inGuild = ({ guild }: Values): Token => draw.inGuild(item(guild) as Guild)
const diceSum = ({ sum }: Values): Token => row([draw.icon('u-roll', 19), draw.number(Number(sum))], 2)
const vp = (values: Values): Token => row([draw.icon('i-retire', 18), draw.ribbon(amount(values, 'vp'))], 1)
const scheme = ({ card }: Values): Token => {
  const { colour, silver } = (card as Message).values ?? {}
  return row([draw.chip(colour as 'red' | 'blue'), draw.silver(Number(silver))], 2)
}
const icon = (id: string) => () => draw.icon(id, 21)

/** By the key of the message, without `companion-`. */
const TABLE: Record<string, (values: Values) => Token> = {
  'setup-table': icon('u-map'),
  'setup-board': icon('i-influence'),
  'setup-cards': icon('i-bag'),
  'setup-books': icon('i-page'),
  'setup-upgrades': icon('i-upgrade'),
  'setup-dice-sum': diceSum,
  'setup-scroll': (values) => letter(values, 'language'),
  'setup-marked': draw.onScroll,
  'setup-gold': (values) => draw.gold(amount(values, 'amount')),
  'setup-own-cards': icon('u-cards'),
  'setup-pile': icon('u-cards'),
  retired: vp,
  rests: icon('i-rest'),
  revealed: scheme,
  'marker-moves': (values) => draw.silver(amount(values, 'steps')),
  'research-marker': icon('i-research'),
  'round-for-nothing': draw.nothing,
  'take-page': icon('i-page'),
  'page-taken': (values) => row([draw.icon('i-page', 18), draw.ribbon(amount(values, 'vp'))], 1),
  'gold-on-leftmost': () => draw.gold(1),
  'influence-named': inGuild,
  'influence-guild': draw.inAnyGuild,
  'influence-scroll': draw.onScroll,
  'dice-sum': diceSum,
  employ: icon('i-employ'),
  'employ-room': ({ sum }) => draw.silver(Number(sum)),
  translate: icon('i-translate'),
  'let-or-deny': draw.onScroll,
  translated: (values) => letter(values, 'language'),
  gold: (values) => draw.gold(Number(values['amount'])),
  deliver: icon('i-deliver'),
  'deliver-space': icon('i-guild-any'),
  'deliver-influence': ({ amount }) =>
    draw.several(Math.max(1, Number(amount)), draw.icon('i-influence', 18)),
  'fill-map': icon('i-scroll'),
  majority: ({ colour }) => draw.chip(colour as 'red' | 'blue'),
  shuffled: icon('u-cards'),
  'end-of-turn': icon('i-retire'),
  over: icon('i-gold'),
  'over-with-books': icon('i-gold'),
  caliph: icon('i-caliph'),
  'last-round': icon('u-end'),
  space: icon('i-caliph'),
  'space-taken': inGuild,
  'dice-sum-vp': icon('u-roll'),
  score: icon('i-vp'),
  'score-line': (values) => draw.ribbon(Number(values['vp'])),
  'score-scrolls': (values) => letter(values, 'language'),
  verdict: icon('i-vp'),
  // words of the cards
  'solo-start-in-guild': inGuild,
  'solo-start-on-wisdom-scroll': draw.onScroll,
  'solo-start-on-map-scroll': draw.onScroll,
  'solo-retire': icon('i-retire'),
}
const named = ({ key }: Message): string => key.replace(/^companion-/, '').replace(/\.short$/, '')

export const hasIcon = (short: Message): boolean => Object.hasOwn(TABLE, named(short))

/** The icons of something that is said, by its few words. */
export const iconOf = (short: Message): Token | undefined => TABLE[named(short)]?.(short.values ?? {})

/** The names in a list of messages, in its order. */
const listed = (value: Value | undefined): string[] => {
  if (typeof value !== 'object') return []
  const { item: name, amount } = value.values ?? {}
  if (name !== undefined || amount !== undefined) return [String(name ?? amount)]
  return Object.values(value.values ?? {}).flatMap(listed)
}
/** What it looks for, one after the other: by the value of a message that lists it. */
const SOUGHT: Record<string, (name: string) => Token> = {
  languages: (name) => draw.letter(name as Language),
  characters: (name) => draw.seal(name as Character),
  costs: (name) => draw.silver(Number(name)),
  colours: (name) => draw.guild(name as Guild),
}

/** The order in which the opponent looks for something, in icons. */
export const soughtIn = ({ values = {} }: Message): Token[] =>
  Object.entries(SOUGHT).flatMap(([name, drawn]) =>
    values[name] === undefined ? [] : [row(listed(values[name]).map(drawn), 5)],
  )

const ANSWERS: Record<string, () => Token> = {
  paid: () => draw.silver(1),
  retired: icon('i-retire'),
  caliph: icon('i-caliph'),
  score: icon('i-vp'),
  printed: icon('u-eye'),
  worker: () => draw.worker('any'),
  silver: () => draw.silver(1),
  gold: () => draw.gold(1),
}
/** The icon of an answer, by its word. */
export const answerIcon = (word: string, { key, values }: Message): Token | undefined => {
  if (key === 'language') return draw.letter(word as Language)
  if (key === 'companion-scheme.short') return scheme({ card: { key, values: values ?? {} } })
  return ANSWERS[word]?.()
}
