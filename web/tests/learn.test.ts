import { describe, expect, test } from 'vitest'
import { beginnings, lineOf } from '../src/learn/lessons'
import { piecesOf } from '../src/learn/pieces'
import { place, type Box } from '../src/learn/placing'
import type { Lesson, LessonStep } from '../src/protocol'

const VIEW = { width: 1000, height: 800 }
const CARD = { width: 300, height: 200 }
const step = (name: string, more: Partial<LessonStep> = {}): LessonStep => ({
  name,
  point: [],
  touch: [],
  take: [],
  others: [],
  wrong: {},
  ...more,
})

describe('where the coach stands', () => {
  const covers = (target: Box, lit: Box[]) => {
    const { x, y } = place(CARD, target, lit, VIEW)
    return lit.some(
      (one) =>
        x < one.x + one.width && one.x < x + CARD.width && y < one.y + one.height && one.y < y + CARD.height,
    )
  }
  test('above what it points at, and inside the window', () => {
    const placed = place(CARD, { x: 480, y: 500, width: 40, height: 40 }, [], VIEW)
    expect(placed).toMatchObject({ side: 'above', x: 350, pointer: 150 })
    expect(place(CARD, { x: 0, y: 500, width: 40, height: 40 }, [], VIEW).x).toBeGreaterThan(0)
  })
  test.each([
    ['at the top', { x: 480, y: 10, width: 40, height: 40 }],
    ['at the side', { x: 940, y: 10, width: 50, height: 780 }],
    ['between two others', { x: 480, y: 300, width: 40, height: 40 }],
  ])('over nothing that is lit (%s)', (_, target) => {
    expect(covers(target, [target, { x: 400, y: 100, width: 200, height: 100 }])).toBe(false)
  })
  test('in the middle where it points at nothing', () => {
    expect(place(CARD, undefined, [], VIEW)).toMatchObject({ x: 350, y: 300, side: undefined })
  })
})

describe('a lesson', () => {
  const take = ['work physics slot-1', 'dice red-3 blue-2', 'place-worker blue die-2', 'main research']
  const lesson: Lesson = {
    lesson: 'mine',
    solo: false,
    expansions: [],
    steps: [
      step('board'),
      step('slot', { touch: ['slot-1'] }),
      step('use', { take, others: ['rest'] }),
      step('done'),
    ],
  }
  test('has one line of choices, whoever makes them', () => {
    expect(lineOf(lesson)).toEqual([...take, 'rest'])
    expect(beginnings(lesson)).toEqual([0, 0, 0, 5, 5])
  })
  test('knows the pieces a turn is put together from', () => {
    expect(piecesOf(take)).toEqual(['slot-1', 'card-physics', 'die-red-3', 'die-blue-2', 'worker-blue'])
  })
})
