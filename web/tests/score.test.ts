/** How a game's end is told. */
import { expect, test } from 'vitest'
import type { Outcome } from '../src/protocol'
import { turningPoints } from '../src/score/course'
import { difference } from '../src/score/difference'
import { endTold } from '../src/score/title'

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

const names = ['Ada', 'Ben']

test('whoever is ahead has the House of Wisdom, whoever looks; a tie is told as it was broken', () => {
  expect(endTold(outcome([1], { scrolls: 5 }, { scrolls: 9 }), names)).toEqual({
    title: { key: 'web-end-title', values: { winner: 'Ben' } },
    line: { key: 'web-end-ahead', values: { vp: 9, ahead: 4, next: 'Ada' } },
  })
  expect(endTold(outcome([0], { scrolls: 5 }, { scrolls: 5 }), names).title.key).toBe('score-winner')
})

test('a game turned where the lead was taken for good, and in its best turn', () => {
  const course = [
    { seat: 0, round: 1, totals: [3, 0] },
    { seat: 1, round: 1, totals: [3, 4] },
    { seat: 0, round: 2, totals: [5, 4] },
    { seat: 1, round: 2, totals: [5, 13] },
    { seat: 0, round: 3, totals: [9, 13] },
  ]
  expect(turningPoints(course, names)).toEqual([
    { key: 'web-turning-lead', values: { player: 'Ben', round: 2 } },
    { key: 'web-turning-swing', values: { player: 'Ben', round: 2, vp: 9 } },
  ])
  expect(turningPoints(course.slice(3), names)).toEqual([])
})
