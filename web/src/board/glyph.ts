/**
 * A strip of icons as plain values: tokens side by side, each a few glyphs and a width.
 * A strip is 22 units high. Who draws them (Strip.svelte, later the board) decides the size.
 */

/** The height every token is drawn for. */
export const HEIGHT = 22

interface Placed {
  x: number
  y: number
}

/** A symbol of the sprite. The colours are CSS values: of the piece, of the mark on it, of its lines. */
export interface SymbolGlyph extends Placed {
  shape: 'symbol'
  id: string
  width: number
  height: number
  fill?: string
  mark?: string
  ink?: string
}
export interface TextGlyph extends Placed {
  shape: 'text'
  words: string
  middle: boolean
  fill?: string
}
export interface RectGlyph extends Placed {
  shape: 'rect'
  width: number
  height: number
  radius: number
  fill: string
  dashed?: boolean
}
export interface CircleGlyph extends Placed {
  shape: 'circle'
  radius: number
  fill: string
  line: number
}
/** The pennant that carries VP, as wide as its number. */
export interface RibbonGlyph extends Placed {
  shape: 'ribbon'
  width: number
}
export type Glyph = SymbolGlyph | TextGlyph | RectGlyph | CircleGlyph | RibbonGlyph

export interface Token {
  width: number
  glyphs: Glyph[]
}

export const token = (width: number, ...glyphs: Glyph[]): Token => ({ width, glyphs })

/** Tokens side by side. */
export function row(tokens: Token[], gap = 3): Token {
  const glyphs: Glyph[] = []
  let x = 0
  for (const part of tokens) {
    glyphs.push(...part.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + x })))
    x += part.width + gap
  }
  return { width: Math.max(0, x - gap), glyphs }
}

/** The tokens with a separator between each two. */
export const between = (tokens: Token[], separator: Token): Token[] =>
  tokens.flatMap((part, index) => (index ? [separator, part] : [part]))

type Paint = Pick<SymbolGlyph, 'fill' | 'mark' | 'ink'> & { height?: number }

export const symbol = (id: string, x: number, y: number, size: number, paint: Paint = {}): SymbolGlyph => ({
  shape: 'symbol',
  id,
  x,
  y,
  width: size,
  height: size,
  ...paint,
})

/** Numbers and short words: 14 high, so that a strip may shrink to 0.86 and stay legible. */
export const text = (words: string | number, x: number, y: number, fill?: string): TextGlyph => ({
  shape: 'text',
  words: String(words),
  middle: false,
  x,
  y,
  ...(fill ? { fill } : {}),
})

/** A number centred on x. */
export const numeral = (value: string | number, x: number, y: number, fill?: string): TextGlyph => ({
  ...text(value, x, y, fill),
  middle: true,
})
