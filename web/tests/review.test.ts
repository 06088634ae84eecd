/** The curve of a review in numbers. */
import { expect, test } from 'vitest'
import type { ReviewedGame, ReviewedTurn } from '../src/protocol'
import { among, beside, course, mostOf, rounds } from '../src/review/course'

const turn = (number: number, round: number, more: Partial<ReviewedTurn> = {}): ReviewedTurn => ({
  number,
  seat: (number - 1) % 2,
  round,
  at: number - 1,
  until: number,
  rest: false,
  caliph: false,
  expected: [
    { win: number / 10, points: { scrolls: number, research: 2 } },
    { win: 1 - number / 10, points: { scrolls: 30 } },
  ],
  lost: 0,
  lost_by: {},
  found: 0,
  choices: 4,
  among: 3,
  telling: null,
  grade: 'good',
  worth: null,
  ...more,
})
const turns = [turn(1, 1), turn(2, 1), turn(3, 2)]
const review = {
  end: [
    { win: 1, points: { scrolls: 40 } },
    { win: 0, points: { scrolls: 31 } },
  ],
} as unknown as ReviewedGame

test('a line has a point before each turn that is judged, and the end when there is one', () => {
  expect(course(turns, null, 0, 'win')).toEqual([0.1, 0.2, 0.3])
  expect(course(turns, review, 0, 'points')).toEqual([3, 4, 5, 40])
  expect(course([], null, 0, 'win')).toEqual([])
})

test('chances end at the whole, points at the next ten', () => {
  expect(mostOf('win', [[0.2]])).toBe(1)
  expect(mostOf('points', [[3, 41], [20]])).toBe(50)
  expect(mostOf('points', [[]])).toBe(10)
})

test('rounds are named where they begin, and fewer where there is little room', () => {
  expect(rounds(turns, 10)).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 2 },
  ])
  const long = Array.from({ length: 12 }, (_, index) => turn(index + 1, index + 1))
  expect(rounds(long, 3).map(({ round }) => round)).toEqual([1, 5, 10])
})

test('how often one of the three best was played is counted over the turns of a seat', () => {
  expect(among(turns, 0)).toBe(6 / 8)
  expect(among([turn(1, 1, { choices: 0, among: 0 })], 0)).toBeUndefined()
})

test('one goes from moment to moment, and stays at the last', () => {
  expect(beside([2, 5], 3, 1)).toBe(5)
  expect(beside([2, 5], 3, -1)).toBe(2)
  expect(beside([2, 5], 5, 1)).toBe(5)
})
