/** How the cards of a question look: every one of them whole. */
import { expect, test } from 'vitest'
import { BRIEF, faceOf, inTwos, lookOf, onOneLine, shown, type Face } from '../src/decisions/faces'
import { anOption } from './an-option'

const face = (title: string, ...lines: string[]): Face => ({
  title,
  lines,
  drawn: false,
  same: false,
  quiet: false,
  roll: false,
})
const many = (count: number, ...lines: string[]) =>
  Array.from({ length: count }, () => face('Take it', ...lines))
const room = (width: number) => ({ width, rows: 3, edges: 38, keys: true, phone: false })
const LONG = 'something rather long that comes of it, and more of it than stands on a line'

/** The looks that are met as the bar becomes narrower. */
const met = (faces: Face[]) => [
  ...new Set(Array.from({ length: 300 }, (_, step) => lookOf(faces, room(3000 - 10 * step)).how)),
]

test('few cards have all the room they like, then they are set smaller, then each has one line', () => {
  expect(met(many(4, LONG, LONG)).slice(0, 3)).toEqual(['roomy', 'dense', 'words'])
  expect(met(many(9, 'more')).slice(0, 2)).toEqual(['roomy', 'words'])
})

test('in columns where they fit', () => {
  expect(lookOf(many(6, LONG), room(300)).columns).toBe(2)
  expect(lookOf(many(40, LONG), room(300))).toEqual({ how: 'drawn', fits: false }) // the rows scroll
})

test('before the bar is measured nothing is made smaller', () => {
  expect(lookOf(many(40, LONG), room(0)).how).toBe('roomy')
})

test('what a card on one line shows takes its room', () => {
  const long = face('Take it', LONG)
  expect(onOneLine(long, 'words', true)).toBeGreaterThan(onOneLine(long, 'title', true))
  expect(onOneLine(long, 'title', true)).toBeGreaterThan(onOneLine(long, 'title', false))
  expect(shown({ ...long, drawn: true }, 'drawn').title).toBe(false)
  expect(shown(long, 'drawn').title).toBe(true)
})

test('in every look a card shows its name, or a picture that says as much', () => {
  const picture = { width: 20, height: 20, glyphs: [] }
  for (const brief of BRIEF) {
    expect(shown(face('Take it', LONG), brief).title).toBe(true)
    const drawn = shown({ ...face('Rooms 1 and 2'), picture, drawn: true }, brief)
    expect(drawn.title || drawn.picture, brief).toBe(true)
  }
  const answer = anOption('dice red-4', { title: { key: 'die' } })
  const looks = { title: answer.title, picture, pair: undefined, quiet: false, roll: false }
  expect(faceOf(answer, { ...looks, from: undefined }).drawn).toBe(true)
  expect(faceOf(answer, { ...looks, from: anOption('move 1') }).drawn).toBe(false)
})

test('on a phone more than four stand on one line, two abreast, where they fit', () => {
  expect(inTwos(many(4, LONG), 360)).toEqual({ how: 'roomy', fits: true })
  expect(inTwos(many(5, LONG), 360)).toEqual({ how: 'icons', columns: 2, fits: true })
  expect(inTwos(many(9, LONG), 360)).toEqual({ how: 'icons', columns: 2, fits: false })
  expect(inTwos(many(5, LONG), 100)).toEqual({ how: 'roomy', fits: false })
})

test('on a phone what an option costs and brings goes on below its name before it is left out', () => {
  const icons = { width: 150, height: 26, glyphs: [] }
  const rooms = many(6).map((room) => ({ ...room, icons }))
  expect(onOneLine(rooms[0] as Face, 'icons', false)).toBeGreaterThan(180)
  expect(inTwos(rooms, 360)).toEqual({ how: 'icons', columns: 2, fits: true })
  expect(shown(rooms[0] as Face, 'icons').icons).toEqual([icons])
})
