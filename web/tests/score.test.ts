/** How a game's end is told. */
import { expect, test } from 'vitest'
import type { Outcome } from '../src/protocol'
import { difference } from '../src/score/difference'

const outcome = (winners: number[], ...points: Record<string, number>[]): Outcome => ({
  winners,
  solo: null,
  scores: points.map((by_category) => ({
    total: Object.values(by_category).reduce((sum, vp) => sum + vp, 0),
    by_category,
    lines: [],
  })),
})

test('what made the difference is where the winner was furthest ahead of the next best', () => {
  const told = outcome(
    [1],
    { scrolls: 9, research: 1 },
    { scrolls: 10, research: 6 },
    { scrolls: 0, research: 2 },
  )
  expect(difference(told)).toEqual({ key: 'web-difference', values: { category: 'research' } })
})

test('nothing did where two have won, or where a tie was broken', () => {
  expect(difference(outcome([0, 1], { scrolls: 5 }, { scrolls: 5 }))).toBeUndefined()
  expect(difference(outcome([0], { scrolls: 5 }, { scrolls: 5 }))).toBeUndefined()
})
