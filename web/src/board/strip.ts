/** From an effect to its icons. A new word of the effect language needs one symbol and one line here. */
import type { Effect, Word, Words } from '../protocol'
import { between, row, type Token } from './glyph'
import * as draw from './tokens'

type Table = { [Name in keyof Words]: (word: Words[Name]) => Token }

const TABLE: Table = {
  silver: ({ amount }) => draw.silver(amount),
  gold: ({ amount }) => draw.gold(amount),
  xp: ({ amount }) => draw.xp(amount),
  worker: ({ amount }) => draw.several(amount, draw.worker('any')),
  'coloured-worker': ({ amount, colour }) => draw.several(amount, draw.worker(colour)),

  draw: ({ amount }) => draw.draw(amount, false),
  'draw-up-to': ({ amount }) => draw.draw(amount, true),
  'top-up': ({ amount }) => draw.topUp(amount),
  die: ({ colour, home }) => draw.dieTo(colour, home),
  'primary-die': ({ home }) => draw.dieTo('primary', home),
  'black-die-from-hand': () => row([draw.dieTo('black', 'hand'), draw.chevrons()]),
  destroy: ({ amount }) => draw.destroyed(amount, false),
  'destroy-up-to': ({ amount }) => draw.destroyed(amount, true),

  'influence-guild': ({ guild }) => draw.inGuild(guild),
  'influence-any-guild': () => draw.inAnyGuild(),
  'influence-each-guild': () => draw.inEachGuild(),
  'influence-scroll': () => draw.onScroll(),

  advance: ({ track }) => draw.advanced(track),
  'advance-primary': () => draw.advanced('wheel-3'),
  'advance-any': () => draw.advanced('wheel-6'),
  'advance-any-with-medicine': () => draw.advanced('wheel-7'),
  harvest: ({ track }) => draw.harvested(track),
  'harvest-raised-track': () => draw.harvested('wheel-6'),
  'harvest-card-in-hand': () => draw.harvested('card'),

  'move-gold': () => draw.movedGold(),
  'place-gold': ({ amount }) => row([draw.atMost(amount), draw.placedGold()], 1),
  'dispatch-any': () => draw.icon('i-dispatch', 21, 19),
  'employ-any': () => draw.icon('i-employ', 21, 19),
  'employ-or-retire': ({ character }) =>
    row([draw.icon('i-employ', 18), draw.slash(), draw.icon('i-retire', 18), draw.seal(character)], 1.5),

  boost: ({ amount }) => draw.boost(amount),
  instead: ({ action }) => draw.insteadOf(action),
  same: ({ colour, other }) => row([draw.chip(colour), draw.equals(), draw.chip(other)], 1),

  page: () => draw.icon('i-page'),
  upgrade: () => draw.icon('i-upgrade'),
  rest: () => draw.icon('i-rest'),
  'xp-counts-as-gold': () => row([draw.xp(1), draw.equals(), draw.gold(1)], 1),
  'workers-count-as-silver': () => row([draw.worker('any'), draw.equals(), draw.silver(1)], 1),

  and: ({ parts }) => row(parts.map(inside('and')), 4),
  or: ({ parts }) => row(between(parts.map(inside('or')), draw.slash()), 2),
  per: ({ each, count }) => row([inside('per')(each), draw.times(), strip(count)], 2),
  pay: ({ cost, gain }) => row([inside('pay')(cost), draw.arrow(), inside('pay')(gain)], 2),
  if: ({ condition, then }) => row([draw.pill(strip(condition)), inside('if')(then)], 4),

  'action-colour': ({ colours }) => oneOf(colours.map(draw.chip)),
  'action-value': ({ value }) => draw.atLeast(value),
  delivered: ({ guild }) => draw.delivery(guild, true),
  translated: ({ guild }) => draw.delivery(guild, false),
  'stopped-on-white': () => draw.whiteSpot(),
  interacted: ({ characters }) => oneOf(characters.map(draw.seal)),
  raised: ({ tracks }) => oneOf(tracks.map(draw.advanced)),
  'track-at': ({ level }) => row([draw.icon('i-wheel-7', 17), draw.atLeast(level)], 2),

  'bonus-none': () => draw.nothing(),
  'bonus-guild': ({ guild }) => scores('2–4', draw.guild(guild)),
  'bonus-language': ({ language }) => scores(1, draw.letter(language)),
  'bonus-two-languages': ({ language, other }) => scores(1, draw.letter(language), draw.letter(other)),
  'bonus-dice': ({ secondary, primary }) =>
    row([draw.ribbon(1), draw.die(secondary), draw.ribbon(2), draw.die(primary)], 2),
  'bonus-track': ({ track }) => scores('2–4', draw.subject(track)),
  'bonus-white-dice': () => scores('2–4', draw.atMost(3), draw.die('white')),
  'bonus-retirees': () => scores('2–4', draw.icon('i-retire', 19)),
  'bonus-breadth': () => scores(1, draw.icon('i-wheel-6', 17), draw.atLeast(3)),
  'bonus-starting': () => scores(1, draw.gold(2), draw.slash(), draw.silver(4)),

  'printed-die': ({ colour, value }) => draw.printedDie(colour, value),

  'caliph-event-nothing-happens': () => draw.nothing(),
  'caliph-event-gold-on-starting-translators': () =>
    row([draw.gold(1), draw.down(), draw.icon('i-translator')], 1),
  'caliph-event-neutral-translator': () => row([draw.icon('i-employ', 19), draw.seat('neutral')], 1),

  'solo-employ': () => draw.icon('i-employ', 19),
  'solo-translate': () => draw.icon('i-translate'),
  'solo-deliver': () => draw.icon('i-deliver'),
  'solo-gold': () => row([draw.seat('neutral'), draw.gold(1)], -3),
  'solo-silver': ({ amount }) => draw.silver(amount),
  'solo-step': ({ amount }) => row([draw.number(amount), draw.arrow()], 1),
  'solo-influence-guild': ({ guild }) => draw.inGuild(guild),
  'solo-influence-any-guild': () => draw.inAnyGuild(),
  'solo-influence-scroll': () => draw.onScroll(),
  'solo-retire': ({ character }) => row([draw.icon('i-retire', 18), draw.seal(character)], 1.5),
  'solo-translators-needed': ({ amount }) => row([draw.atLeast(amount), draw.icon('i-translator', 18)], 1),
  'solo-scrolls-needed': ({ amount }) => row([draw.atLeast(amount), draw.icon('i-scroll', 19)], 1),
  'solo-influence-of-space': () =>
    row([draw.icon('i-influence', 16), draw.equals(), draw.icon('i-guild-any', 18)], 1),
  'solo-influence-of-card': ({ amount }) => draw.several(amount, draw.icon('i-influence', 17)),
  'solo-start-in-guild': ({ guild }) => draw.inGuild(guild),
  'solo-start-on-wisdom-scroll': ({ guild }) => row([draw.onScroll(), draw.guild(guild)], 1),
  'solo-start-on-map-scroll': () => row([draw.onScroll(), draw.seat('neutral')], 1),
}

/** The names of all words that have icons. */
export const WORDS = Object.keys(TABLE) as (keyof Words)[]

/** The icons of a word and of all words inside it. */
export function strip(word: Word): Token {
  // Each entry takes the fields of its own word, which TypeScript cannot follow through the lookup.
  const entry = TABLE[word.word] as ((word: Word) => Token) | undefined
  if (entry) return entry(word)
  console.error(`no icons for the word "${word.word}"`)
  return draw.icon('i-unknown')
}

/** Joins, from the tightest to the loosest. */
const BINDING = ['and', 'or', 'per', 'pay', 'if'] as const
type Join = (typeof BINDING)[number]

/** The icons of a part of a join, in brackets where the part binds looser than the join does. */
const inside =
  (join: Join) =>
  (part: Effect): Token => {
    const looser = BINDING.indexOf(part.word as Join) > BINDING.indexOf(join)
    return looser ? draw.bracketed(strip(part)) : strip(part)
  }

const oneOf = (tokens: Token[]): Token => row(between(tokens, draw.slash()), 1)
const scores = (vp: string | number, ...counted: Token[]): Token => row([draw.ribbon(vp), row(counted, 1)], 2)
