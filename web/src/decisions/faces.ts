/** What stands on a card of the bar, and how much room it needs: whole, set smaller, or on one line. */
import { HEIGHT, row, type Token } from '../board/glyph'
import { arrow } from '../board/tokens'
import type { Message, Option, RefusedOption } from '../protocol'
import { say } from '../texts/texts.svelte'
import { changes } from './changes'
import { iconsOf } from './icons'
import { DENSE, narrowest, ROWS, rowsOf, widthOf, words, type Run } from './narrowest'
import { isPictured, type Pair } from './pictures'

export interface Face {
  title: string
  lines: readonly string[]
  picture?: Token | undefined
  /** It has so much to it that icons tell it, and the words are said of the one under the pointer. */
  brings?: readonly Token[] | undefined
  /** The icons of what it does, for where there is no room for words. */
  icons?: Token | undefined
  /** What it costs. */
  price?: Token | undefined
  /** The picture tells as much as the title; or no more than these icons. */
  drawn: boolean
  same: boolean
  /** It changes nothing. */
  quiet: boolean
  roll: boolean
}

/**
 * How the cards of a question look: as wide as they like, set smaller, or each on one line, in rows. Of the latter each
 * tells less than the one before.
 */
export const BRIEF = ['words', 'icons', 'priced', 'title', 'bare', 'drawn'] as const
export type Brief = (typeof BRIEF)[number]
export type Look = 'roomy' | 'dense' | Brief
export const isBrief = (look: Look): look is Brief => BRIEF.includes(look as Brief)

export const ICONS = 19 // pixels: the height of a strip of them
export const GAP = 7
const BETWEEN = 8 // pixels from card to card
const CLOSE = 5 // and from one on a line to the next
const LEAST = 88
const KEY = 17
const EDGE = 3 // where there is no room for its icon, what ends undo has a golden edge
/** The height of icons on one line, and what stands between and around them; of one that has little room, less. */
export const LINE = { high: 18, gap: 7, padding: 14, title: 15 }
export const TIGHT = { high: 15, gap: 5, padding: 12, title: 14 }
export const lineOf = (brief: Brief) => (brief === 'bare' || brief === 'drawn' ? TIGHT : LINE)
const SMALL = LINE.high
const DRAWN = ['line', 'place-gold', 'take-gold', 'dice'] // verbs whose picture shows all that their title says

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
export const wide = (token: Token, height: number) => ((token.width + 1) * height) / HEIGHT

interface Known {
  title: Message
  picture: Token | undefined
  pair: Pair | undefined
  /** What is chosen with it, where questions are told as one. */
  from: Option | undefined
  quiet: boolean
  roll: boolean
}

/** An answer to the question an option leads to, named after that option. */
export const partOf = (option: Option, part: string): string =>
  say('web-of', { whole: capital(say(option.title)), part })

export function faceOf(option: Option, { title, picture, pair, from, quiet, roll }: Known): Face {
  const told = option.lines.slice(0, from ? 1 : 2)
  const name = from ? partOf(from, say(title)) : capital(say(title))
  return {
    title: pair ? say(pair.title).replaceAll(' ', '\u00a0') : name,
    lines: told.map((line) => say(line)),
    picture: quiet ? undefined : (pair?.picture ?? picture),
    brings: pair?.brings,
    icons: iconsFor(option, told),
    price: changes(option.costs),
    drawn: !from && DRAWN.includes(option.verb),
    same: !isPictured(option),
    quiet,
    roll,
  }
}

/** What it certainly costs, and what it does or brings. */
function iconsFor({ costs, gains }: Option, told: readonly Message[]): Token | undefined {
  const effect = told.map((line) => iconsOf(line)).find((icons) => icons !== undefined) ?? changes(gains)
  const price = changes(costs)
  return price && effect ? row([price, arrow(), effect], 2) : (price ?? effect)
}

export const refusedFace = ({ title, help, reason }: RefusedOption): Face => ({
  title: capital(say(title)),
  lines: [say(help ?? reason)],
  drawn: false,
  same: false,
  quiet: false,
  roll: false,
})

/** The least width of a card, without its edges. */
export function least(face: Face, dense: boolean): number {
  const { title, lines, picture, brings, quiet, roll } = face
  const beside = [quiet ? SMALL : picture ? wide(picture, HEIGHT) : 0, roll ? SMALL : 0].filter(Boolean)
  return narrowest(
    words(title, `700 ${dense ? 15 : 16}px Alegreya`),
    beside.reduce((sum, width) => sum + width + GAP, 0),
    brings
      ? [{ widths: brings.map((token) => wide(token, ICONS)), gap: GAP }]
      : lines.map((line) => words(line, `${dense ? 12 : 13}px 'Source Sans 3'`)),
    dense ? DENSE : ROWS,
  )
}

/** What a card on one line shows. */
export function shown(
  face: Face,
  brief: Brief,
): { picture: boolean; title: boolean; words: boolean; icons: readonly Token[] } {
  const drawn = face.drawn && (brief === 'drawn' || brief === 'priced')
  const bare = brief === 'bare' || brief === 'drawn'
  const icons = iconsShown(face, brief)
  const picture = bare ? drawn : !(icons.length && face.same)
  return {
    picture: face.quiet || (face.picture !== undefined && picture),
    title: !drawn,
    words: brief === 'words' && !face.brings,
    icons,
  }
}
function iconsShown({ brings, icons, price, drawn }: Face, brief: Brief): readonly Token[] {
  if (brief === 'priced' && drawn) return price ? [price] : []
  if (brief === 'icons' || brief === 'priced') return brings ?? (icons ? [icons] : [])
  return brief === 'words' ? (brings ?? []) : []
}

/** What stands on the line of a card, part by part. */
function partsOf(face: Face, brief: Brief): Run {
  const { picture, title, words: told, icons } = shown(face, brief)
  const { high, gap, title: size } = lineOf(brief)
  const widths = [
    ...(picture ? [face.quiet ? high : wide(face.picture as Token, high)] : []),
    ...(title ? [widthOf(face.title, `700 ${size}px Alegreya`)] : []),
    ...(face.roll && lineOf(brief) === LINE ? [high] : []),
    ...(told ? [widthOf(face.lines[0] ?? '', "12px 'Source Sans 3'")] : []),
    ...icons.map((token) => wide(token, high)),
  ]
  return { widths, gap }
}

/** What a card on one line has around its parts. */
const around = (face: Face, brief: Brief, key: boolean): number =>
  (key && brief !== 'drawn' ? KEY : 0) + (face.roll ? EDGE : 0) + lineOf(brief).padding

/** The width of a card on one line. */
export function onOneLine(face: Face, brief: Brief, key: boolean): number {
  const { widths, gap } = partsOf(face, brief)
  return around(face, brief, key) + widths.reduce((sum, width) => sum + width + gap, -gap)
}

/** The space for the cards of a question. */
export interface Room {
  width: number
  /** How many rows of cards on one line there is room for. */
  rows: number
  /** Beside the words of a card: its key, its padding. */
  edges: number
  keys: boolean
  /** On a phone the cards stand two abreast, and scroll. */
  phone: boolean
}
export interface Layout {
  how: Look
  columns?: number
  /** Whether all cards are in sight, each with its title. */
  fits: boolean
}

/** How the cards of a question look, so that every one of them is whole; on one line each, in columns where they fit. */
export function lookOf(faces: readonly Face[], room: Room): Layout {
  return room.phone ? inTwos(faces, room.width) : inRows(faces, room)
}

function inRows(faces: readonly Face[], { width, rows, edges, keys }: Room): Layout {
  const side = (dense: boolean) =>
    faces.reduce((sum, face) => sum + Math.max(LEAST, least(face, dense) + edges) + BETWEEN, -BETWEEN)
  if (!width || side(false) <= width) return { how: 'roomy', fits: true }
  if (side(true) <= width) return { how: 'dense', fits: true }
  const run = (brief: Brief): Run => ({
    widths: faces.map((face) => Math.min(width, onOneLine(face, brief, keys))), // a sentence goes on below
    gap: CLOSE,
  })
  const fitting = BRIEF.find((brief) => rowsOf(run(brief), width) <= rows)
  const how = fitting ?? 'drawn'
  const fits = fitting !== undefined
  const columns = Math.ceil(faces.length / rows)
  const widest = Math.max(...run(how).widths)
  return columns * (widest + CLOSE) - CLOSE <= width ? { how, columns, fits } : { how, fits }
}

const FEW = 4 // on a phone: so many are in sight with all their words
const MAX_IN_SIGHT = 8 // and so many on one line each
const LINES_ON_A_PHONE = [
  ['icons', 1],
  ['priced', 1],
  ['icons', 2],
  ['title', 1],
  ['bare', 1],
] as const

/**
 * How they look on a phone: two abreast, and of many each on one line where that fits; what it costs and brings goes on
 * below its name before it is left out.
 */
export function inTwos(faces: readonly Face[], width: number): Layout {
  if (faces.length <= FEW) return { how: 'roomy', fits: true }
  const half = (width - CLOSE) / 2
  const fits = (brief: Brief, rows: number) =>
    faces.every((face) => rowsOf(partsOf(face, brief), half - around(face, brief, false)) <= rows)
  const how = LINES_ON_A_PHONE.find(([brief, rows]) => fits(brief, rows))?.[0]
  return how ? { how, columns: 2, fits: faces.length <= MAX_IN_SIGHT } : { how: 'roomy', fits: false }
}
