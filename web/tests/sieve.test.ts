/** Very many options that are made of few places. */
import { expect, test } from 'vitest'
import { sieveEntries } from '../src/decisions/entries'
import type { Offered } from '../src/decisions/narrowing'
import { CHEAPEST, cheapestFirst, madeOf, MANY, sifted, whole } from '../src/decisions/sieve'
import type { Place } from '../src/protocol'
import { anOption } from './an-option'

const ROOMS = ['room-2', 'room-4', 'room-7', 'room-9', 'room-10'] as const
/** Every set of these Rooms: a Gold for each, and Silver for the even ones. */
const lines: Offered[] = Array.from({ length: 2 ** ROOMS.length - 1 }, (_, index) => {
  const places: Place[] = ROOMS.filter((_room, bit) => ((index + 1) >> bit) & 1)
  const silver = places.filter((room) => Number(room.slice(5)) % 2 === 0).length
  const costs: Record<string, number> = { gold: places.length, ...(silver ? { silver } : {}) }
  return { option: anOption(`line ${places.join(' ')}`, { places, costs }), places }
})

test('few options, and those that are made of anything else, are chosen from as they are', () => {
  expect(madeOf(lines)).toEqual(ROOMS)
  expect(madeOf(lines.slice(0, MANY))).toEqual([])
  expect(madeOf([...lines, { option: anOption('decline'), places: [] }])).toEqual([])
  expect(madeOf([...lines, { option: anOption('scroll'), places: ['deck-greek'] }])).toEqual([])
})

test('the cheapest come first: those with less Gold, and of these with less Silver', () => {
  const sorted = cheapestFirst(lines).map(({ option }) => option.notation)
  expect(sorted.slice(0, 6)).toEqual([
    'line room-7',
    'line room-9',
    'line room-2',
    'line room-4',
    'line room-10',
    'line room-7 room-9',
  ])
})

test('what is picked leaves what goes through it, and the line that is just that comes first', () => {
  const entries = sieveEntries(ROOMS, lines, ['room-4', 'room-10'])
  expect(entries.slice(0, 3)).toEqual([
    { kind: 'place', place: 'room-2', on: false, open: true },
    { kind: 'place', place: 'room-4', on: true, open: false },
    { kind: 'place', place: 'room-7', on: false, open: true },
  ])
  const options = entries.flatMap((entry) => (entry.kind === 'option' ? [entry.option] : []))
  expect(options).toHaveLength(8)
  expect(options[0]).toBe(whole(lines, ['room-4', 'room-10']).option)
  expect(sieveEntries(ROOMS, lines, [])).toHaveLength(ROOMS.length + CHEAPEST)
})

test('a click picks, the next lets go; what goes with nothing else begins anew', () => {
  expect(sifted(lines, ['room-2'], 'room-4')).toEqual(['room-2', 'room-4'])
  expect(sifted(lines, ['room-2', 'room-4'], 'room-2')).toEqual(['room-4'])
  const apart = lines.filter(({ places }) => places.length === 1)
  expect(sifted(apart, ['room-2'], 'room-4')).toEqual(['room-4'])
})

test('a line is whole when it is just what is picked, and alone when none goes on from it', () => {
  expect(whole(lines, ['room-2'])).toMatchObject({ option: { notation: 'line room-2' }, only: false })
  expect(whole(lines, ROOMS)).toMatchObject({ only: true })
  expect(whole(lines, [])).toEqual({ option: undefined, only: false })
})
