import { expect, test } from 'vitest'
import { lines } from '../src/history/curve'

test('a curve has a line for each seat, from the lowest points to the highest', () => {
  const drawn = lines(
    [
      [0, 0],
      [5, 2],
      [10, 4],
    ],
    100,
    20,
  )
  expect(drawn).toEqual(['M0.0 20.0L50.0 10.0L100.0 0.0', 'M0.0 20.0L50.0 16.0L100.0 12.0'])
})
test('a game without turns has none', () => {
  expect(lines([], 100, 20)).toEqual([])
  expect(lines([[3, 4]], 100, 20)).toEqual([])
})
