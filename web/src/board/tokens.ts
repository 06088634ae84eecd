/** The atoms of a strip: coins, Dice, Workers, Guilds, subjects, and the signs between them. */
import type { Action, Character, Colour, DieHome, Guild, Language, Track } from '../protocol'
import { numeral, row, symbol, text, token, type Glyph, type Token } from './glyph'

export type Wheel = 'wheel-3' | 'wheel-6' | 'wheel-7'

/** Whose a piece is: by seat, in the order of the table; Neutral ones are nobody's. */
export const SEATS = ['palm', 'boat', 'fish', 'key'] as const
export type Seat = (typeof SEATS)[number] | 'neutral'

const COLOUR_OF: Record<Track, Colour> = {
  mathematics: 'purple',
  physics: 'red',
  chemistry: 'orange',
  philosophy: 'yellow',
  biology: 'green',
  astronomy: 'blue',
  medicine: 'black',
}
const COIN_INK = 'var(--coin-ink)'

const colour = (name: Colour) => `var(--c-${name})`
const onColour = (name: Colour) => `var(--on-${name})`
const painted = (name: Colour) => ({ fill: colour(name), mark: onColour(name) })

// glyphs that several tokens share

const mark = (name: Colour, x: number, y: number, size: number): Glyph =>
  symbol(`m-${name}`, x, y, size, { mark: onColour(name) })

const disc = (x: number, y: number, size: number, fill: string, line = 1): Glyph => ({
  shape: 'circle',
  x: x + size / 2,
  y: y + size / 2,
  radius: size / 2 - 0.6,
  fill,
  line,
})

const cube = (x: number, y: number, size: number): Glyph =>
  symbol('i-influence', x, y, size, { fill: 'var(--card)' })

const pips = (name: Colour | 'primary', x: number, y: number, size: number): Glyph[] =>
  name === 'primary'
    ? [symbol('i-die-any', x, y, size)]
    : [
        symbol('i-die', x, y, size, { fill: colour(name) }),
        mark(name, x + size * 0.26, y + size * 0.26, size * 0.48),
      ]

/** A Track in its colour, or a wheel of several. */
const subjectGlyphs = (track: Track | Wheel, x: number, y: number, size: number): Glyph[] => {
  if (!isTrack(track)) return [symbol(`i-${track}`, x, y, size)]
  const name = COLOUR_OF[track]
  const inset = size * 0.19
  return [
    disc(x, y, size, colour(name)),
    symbol(`i-${track}`, x + inset, y + inset, size * 0.62, { ink: onColour(name) }),
  ]
}
const isTrack = (track: string): track is Track => track in COLOUR_OF
const SIGNS: Record<string, string> = { patron: 'i-bag', apprentice: 'i-worker', goal: 'i-goal' }

// Silver, Gold, XP, Workers

export const silver = (amount: number): Token =>
  token(20, symbol('i-silver', 0, 1, 20), numeral(amount, 10, 15.8, COIN_INK))

export const gold = (amount: number): Token =>
  token(22, symbol('i-gold', 0, 0, 22), numeral(amount, 11, 15.8, COIN_INK))

export const xp = (amount: number): Token =>
  token(18, symbol('i-xp', -2, -1, 23), numeral(amount, 9.5, 18.6, 'var(--card)'))

export const worker = (name: Colour | 'any'): Token =>
  name === 'any'
    ? token(17, symbol('i-worker-any', -1.5, 1, 20))
    : token(17, symbol('i-worker', -1.5, 1, 20, painted(name)), mark(name, 5, 13, 7))

// Dice

export const die = (name: Colour): Token => token(17, ...pips(name, 0, 2.5, 17))

export const dieTo = (name: Colour | 'primary', home: DieHome): Token =>
  home === 'bag'
    ? token(20, ...pips(name, 3, -1.5, 14), symbol('i-bag-low', 0, 2, 20))
    : token(21, ...pips(name, 4, -1.5, 14), symbol('i-hand-low', 0, 1.5, 21))

export const draw = (amount: number, upTo: boolean): Token =>
  token(
    27,
    symbol(upTo ? 'i-bag-maybe' : 'i-bag', 0, 0, 22),
    numeral(amount, 11, 18, COIN_INK),
    symbol('i-out', 19.9, -1.2, 7, { height: 21 }),
  )

export const topUp = (amount: number): Token =>
  token(21, symbol('i-top-up', -0.5, -2.5, 22), numeral(amount, 10.5, 10), symbol('i-hand-low', 0, 1.8, 21))

export const destroyed = (amount: number, upTo: boolean): Token => {
  const one = token(
    18,
    symbol(upTo ? 'i-die-maybe' : 'i-die', 0, 2, 18, { fill: colour('white') }),
    symbol('i-strike', 4.5, 6.5, 9),
  )
  return row(Array<Token>(amount).fill(one), -7)
}

/** A Die with its value, as it is printed on a card. */
export const printedDie = (name: Colour, value: number): Token =>
  token(
    21,
    symbol('i-die', 0, 0.5, 21, { fill: colour(name) }),
    mark(name, 2.6, 3.2, 6.4),
    numeral(value, 12.4, 16.4, onColour(name)),
  )

// Influence

/** Influence of a seat: its emblem on its colour, so that neither stands alone. */
export const seat = (name: Seat): Token =>
  token(
    17,
    { shape: 'rect', x: 0.5, y: 3, width: 16, height: 16, radius: 3.2, fill: `var(--p-${name})` },
    symbol(`s-${name}`, 2.7, 5.2, 11.6, { mark: `var(--on-${name})` }),
  )

export const guild = (name: Guild): Token =>
  token(19, symbol('i-guild', 0, 1, 19, painted(name)), mark(name, 6, 8, 7))

export const inGuild = (name: Guild): Token =>
  token(21, symbol('i-guild', 0, 0, 21, painted(name)), mark(name, 7.2, 3.6, 6.6), cube(5.5, 10.8, 10))

export const inAnyGuild = (): Token => token(21, symbol('i-guild-any', 0, 0, 21), cube(5.5, 10.5, 10))

export const inEachGuild = (): Token =>
  row(
    (['purple', 'orange', 'green'] as const).map((name) =>
      token(16, symbol('i-guild', 0, 3, 16, painted(name)), mark(name, 5.4, 5.4, 5.2), cube(4.2, 11, 8)),
    ),
    -1,
  )

export const onScroll = (): Token => token(22, symbol('i-scroll', 0, 1, 19), cube(10.5, 9.5, 12))

// Research

export const subject = (track: Track | Wheel): Token => token(19, ...subjectGlyphs(track, 0, 1.5, 19))

/** What an Action Card is about: its Track, or the sign of one of those without a Track. */
export const actionCard = (name: string): Token =>
  isTrack(name)
    ? subject(name)
    : token(19, symbol(SIGNS[name] ?? 'i-card', 0, 1.5, 19, { fill: 'var(--well)' }))

export const advanced = (track: Track | Wheel): Token =>
  token(30, ...subjectGlyphs(track, 0, 1.5, 19), symbol('i-up', 18.5, -1, 12, { height: 24 }))

export const harvested = (track: Track | Wheel | 'card'): Token =>
  token(
    30,
    ...(track === 'card' ? [symbol('i-card', -1, 1, 20)] : subjectGlyphs(track, 0, 1.5, 19)),
    symbol('i-harvest', 17, 4, 16),
  )

// Translators

export const movedGold = (): Token =>
  token(30, symbol('i-gold', 0, 1, 20), symbol('i-swap', 19, 0, 12, { height: 22 }))

export const placedGold = (): Token =>
  token(29, symbol('i-gold', 0, 1, 20), symbol('i-down', 18.5, 0, 11, { height: 22 }))

export const letter = (language: Language): Token =>
  token(19, disc(0, 1.5, 19, 'var(--card)', 1.1), symbol(`i-${language}`, 3.8, 5.3, 11.4))

/** The character of a deck: its letter reversed out of lapis. */
export const seal = (character: Character): Token =>
  token(
    19,
    disc(0, 1.5, 19, 'var(--seal)', 1.1),
    symbol(`i-${character}`, 3.8, 5.3, 11.4, { ink: 'var(--on-seal)' }),
  )

// Slots

export const boost = (amount: number): Token =>
  token(
    24,
    symbol('i-boost', 0, -1, 24, { fill: 'var(--gold-fill)' }),
    numeral(`+${amount}`, 12, 15.2, COIN_INK),
  )

export const insteadOf = (action: Action): Token =>
  token(38, symbol('i-instead', 0, 3, 16), symbol(`i-${action}`, 18.5, 1.5, 19))

// conditions

export const chip = (name: Colour): Token =>
  token(
    15,
    { shape: 'rect', x: 0.5, y: 4, width: 14, height: 14, radius: 2.5, fill: colour(name) },
    mark(name, 3.5, 7, 8),
  )

export const delivery = (name: Guild, into: boolean): Token =>
  token(
    22,
    symbol(into ? 'i-deliver' : 'i-take', 0, 1, 20, painted(name)),
    mark(name, into ? 11 : 3.4, 12, 6),
  )

export const whiteSpot = (): Token => token(16, disc(0, 3, 16, colour('white'), 2))

/** Any symbol in the shape of a seal. */
export const medal = (id: string): Token =>
  token(
    19,
    disc(0, 1.5, 19, 'var(--seal)', 1.1),
    symbol(id, 4, 5.5, 11, { ink: 'var(--on-seal)', fill: 'none' }),
  )

/** A niche of the arcade with the number of its Room. */
export const niche = (room: number): Token =>
  token(19, symbol('i-guild', 0, 1, 19, { fill: 'var(--niche)' }), numeral(room, 9.5, 17))

/** The dashed pill of a condition. */
export const pill = (inside: Token): Token => {
  const width = inside.width + 8
  const outline = token(0, {
    shape: 'rect',
    x: 0,
    y: 0,
    width,
    height: 22,
    radius: 5,
    fill: 'none',
    dashed: true,
  })
  return { ...row([outline, token(4), inside, token(4)], 0), width }
}

// VP, signs and numbers

export const ribbon = (vp: string | number): Token => {
  const width = Math.max(16, String(vp).length * 7 + 6)
  return token(width, { shape: 'ribbon', x: 0, y: 1, width }, numeral(vp, width / 2, 14, 'var(--on-vp)'))
}

/** A square symbol in the middle of its width. */
export const icon = (id: string, width = 20, size = width): Token =>
  token(width, symbol(id, (width - size) / 2, (22 - size) / 2, size))

const sign = (id: string, width: number, height: number): Token =>
  token(width, symbol(id, 0, (22 - height) / 2, width, { height }))

export const arrow = (): Token => sign('i-arrow', 14, 20)
export const down = (): Token => sign('i-down', 10, 20)
export const slash = (): Token => sign('i-or', 7, 18)
export const equals = (): Token => sign('i-equals', 10, 20)
export const chevrons = (): Token => sign('i-up', 10, 18)
export const times = (): Token => sign('i-times', 9, 20)
export const nothing = (): Token => sign('i-nothing', 12, 22)

export const number = (value: number): Token => token(String(value).length * 7.5 + 1, text(value, 0, 16))

export const atLeast = (value: number): Token => row([sign('i-at-least', 9, 20), number(value)], 1)
export const atMost = (value: number): Token => row([sign('i-at-most', 9, 20), number(value)], 1)

/** Several of a thing: the number before it, left out for one. */
export const several = (amount: number, thing: Token): Token =>
  amount === 1 ? thing : row([number(amount), thing], 0)

export const bracketed = (inside: Token): Token =>
  row([sign('i-open', 5, 22), inside, sign('i-close', 5, 22)], 1)
