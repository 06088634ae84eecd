/** A replay by turns: where they end, and what is worth a mark. */
import { expect, test } from 'vitest'
import type { Event, LogEntry } from '../src/protocol'
import { besideTurn, marksOf, turnAt } from '../src/replay/marks'

const entry = (version: number, seat: number, ...names: string[]): LogEntry => ({
  version,
  seat,
  by: 'person',
  choice: 'part 1',
  text: null,
  back_to: null,
  choices: version,
  events: names.map((name): Event => ({ name, seat, values: {}, places: [] })),
  told: [],
})
const entries = [
  entry(1, 0, 'turn_began'),
  entry(2, 0),
  entry(3, 1, 'turn_began', 'rested'),
  entry(4, 0, 'turn_began', 'caliph_revealed'),
  entry(5, 0),
]
const points = [
  [0, 0],
  [0, 0],
  [2, 0],
  [2, 2],
  [2, 3],
  [2, 3],
]
const marks = marksOf({ entries, standing: points })

test('each turn ends with its last choice, and says what happened in it', () => {
  expect(marks.map(({ at, caliph, rest, lead }) => [at, caliph, rest, lead])).toEqual([
    [2, false, false, 0],
    [3, false, true, null],
    [5, true, false, 1],
  ])
})

test('one goes from turn to turn, from the middle of one to its end or its beginning', () => {
  expect([0, 2, 3, 5].map((at) => besideTurn(marks, at, 1))).toEqual([2, 3, 5, 5])
  expect([5, 4, 2, 0].map((at) => besideTurn(marks, at, -1))).toEqual([3, 3, 0, 0])
  expect([0, 1, 2, 3, 5].map((at) => turnAt(marks, at)?.number)).toEqual([undefined, 1, 1, 2, 3])
})
