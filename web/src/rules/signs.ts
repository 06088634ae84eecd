/** The icons in braces of the rules for reading: signs by their names, effects as everywhere. */
import { row, text, token, type Token } from '../board/glyph'
import { strip } from '../board/strip'
import * as draw from '../board/tokens'
import type { Colour, Effect, Guild, Language, Track } from '../protocol'

const sign = (words: string): Token => token(9, text(words, 0, 16))
const plain = (id: string) => () => draw.icon(id)
const track = (name: Track) => () => draw.subject(name)
const language = (name: Language) => () => draw.letter(name)

/** By the first word of their names; the others say of what colour, or how many. */
const SIGNS: Record<string, (of: string, number: number) => Token> = {
  arrow: draw.arrow,
  equals: draw.equals,
  or: draw.slash,
  plus: () => sign('+'),
  minus: () => sign('−'),

  recruit: plain('i-recruit'),
  travel: plain('i-travel'),
  research: plain('i-research'),
  translate: plain('i-translate'),
  deliver: plain('i-deliver'),
  retire: plain('i-retire'),
  harvest: plain('i-harvest'),

  scroll: plain('i-scroll'),
  translator: plain('i-translator'),
  caliph: plain('i-caliph'),
  card: plain('i-card'),
  goal: plain('i-goal'),
  page: plain('i-page'),
  upgrade: plain('i-upgrade'),
  scheme: plain('u-bot'),
  bag: plain('i-bag'),
  hand: plain('i-hand-low'),
  influence: plain('i-influence'),
  neutral: () => draw.seat('neutral'),
  wheel: plain('i-wheel-6'),
  white: draw.whiteSpot,
  black: () => token(16, { shape: 'circle', x: 8, y: 11, radius: 7.4, fill: 'var(--c-black)', line: 2 }),

  arabic: language('arabic'),
  persian: language('persian'),
  syriac: language('syriac'),
  greek: language('greek'),
  hebrew: language('hebrew'),
  chinese: language('chinese'),
  sanskrit: language('sanskrit'),

  mathematics: track('mathematics'),
  physics: track('physics'),
  chemistry: track('chemistry'),
  philosophy: track('philosophy'),
  biology: track('biology'),
  astronomy: track('astronomy'),
  medicine: track('medicine'),

  vp: (of) => (of ? draw.ribbon(of) : draw.icon('i-vp')),
  xp: (of) => draw.xp(Number(of)),
  gold: (of) => draw.gold(Number(of)),
  value: (of) => draw.atLeast(Number(of)),
  number: (of) => draw.number(Number(of)),
  die: (of, number) => (number ? draw.printedDie(of as Colour, number) : draw.die(of as Colour)),
  chip: (of) => draw.chip(of as Colour),
  guild: (of) => draw.guild(of as Guild),
}

/** The icon of a name in braces. */
export function icon(name: string, effects: Record<string, Effect>): Token {
  const effect = effects[name]
  if (effect) return strip(effect)
  const [kind = '', of = '', number] = name.split('-')
  const drawn = SIGNS[kind]
  if (drawn) return drawn(of, Number(number ?? 0))
  console.error(`no icon for the sign "${name}"`)
  return draw.icon('i-unknown')
}

/** A run of text, then an icon with the word it stands beside: no line ends between them. */
export interface Piece {
  text: string
  word: string
  icon?: Token
}

export const pieces = (marked: string, effects: Record<string, Effect>): Piece[] =>
  [...marked.matchAll(/([^{}]*?)([^\s{}]*\s*)(?:\{([^{}]*)\}|$)/g)]
    .filter(([all]) => all)
    .map(([, text = '', word = '', name]) =>
      name === undefined ? { text: text + word, word: '' } : { text, word, icon: icon(name, effects) },
    )

/** A picture: strips of icons, where wider gaps part them. */
export const strips = (picture: string, effects: Record<string, Effect>): Token[] =>
  picture
    .split(/ {2,}/)
    .filter(Boolean)
    .map((group) => row([...group.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => icon(name, effects))))
