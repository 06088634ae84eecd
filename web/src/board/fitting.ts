/** Fits icons into a box. A strip may shrink to 0.86 and no further, where its numerals of 14 stay at 12. */
import type { Effect, Word } from '../protocol'
import { HEIGHT, row, type Token } from './glyph'
import { strip } from './strip'
import { arrow, pill, slash } from './tokens'

export const LEAST = 0.857
const LEAST_WITHOUT_NUMERALS = 0.75

/** The smallest scale at which a token can still be read. */
const least = ({ glyphs }: Token): number =>
  glyphs.some(({ shape }) => shape === 'text') ? LEAST : LEAST_WITHOUT_NUMERALS

/** Whether a token can stand in a width. */
export const fits = (token: Token, width: number): boolean => token.width * least(token) <= width

/** An effect on as few lines as its width allows, broken where its grammar breaks. */
export function lines(effect: Word, width: number): Token[] {
  const whole = strip(effect)
  if (fits(whole, width)) return [whole]
  switch (effect.word) {
    case 'pay':
      return packed([...lines(effect.cost, width), arrow(), ...lines(effect.gain, width)], width, 2)
    case 'if':
      return [pill(strip(effect.condition)), ...lines(effect.then, width)]
    case 'or':
      return packed(alternatives(effect.parts, width), width, 2)
    case 'and':
      return packed(
        effect.parts.flatMap((part) => lines(part, width)),
        width,
        4,
      )
    default:
      return [whole]
  }
}

const alternatives = (parts: Effect[], width: number): Token[] =>
  parts.flatMap((part, index) => (index ? [slash(), ...lines(part, width)] : lines(part, width)))

/** Tokens from left to right, on a new line when the next does not fit; a sign stays with what follows it. */
function packed(tokens: Token[], width: number, gap: number): Token[] {
  const done: Token[] = []
  let line: Token[] = []
  for (const [index, next] of tokens.entries()) {
    const after = next.width < 16 ? tokens[index + 1] : undefined // a sign
    const tried = row([...line, next, ...(after ? [after] : [])], gap)
    if (line.length && !fits(tried, width)) {
      done.push(row(line, gap))
      line = []
    }
    line.push(next)
  }
  return [...done, row(line, gap)]
}

export interface Placed {
  token: Token
  x: number
  y: number
  scale: number
}
export interface Box {
  x: number
  y: number
  w?: number
  h?: number
  align?: 'start' | 'middle' | 'end'
  most?: number
}

/** Where a token stands in a box, and how large: x is its left edge, its middle or its right edge, as `align` says. */
export function placed(token: Token, { x, y, w, h = HEIGHT, align = 'start', most = 1 }: Box): Placed {
  const scale = Math.min(most, h / HEIGHT, w && token.width ? w / token.width : Infinity)
  const shift = align === 'middle' ? token.width / 2 : align === 'end' ? token.width : 0
  return { token, scale, x: x - shift * scale, y: y + (h - HEIGHT * scale) / 2 }
}
