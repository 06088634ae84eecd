import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn } from '../src/board/inTurn'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what waits comes one by one, each in a task of its own', () => {
  const come: string[] = []
  for (const name of ['decks', 'map', 'bar']) inTurn(() => come.push(name))
  expect(come).toEqual([])
  for (const seen of [['decks'], ['decks', 'map'], ['decks', 'map', 'bar']]) {
    vi.advanceTimersToNextTimer()
    expect(come).toEqual(seen)
  }
  expect(vi.getTimerCount()).toBe(0)
})

test('what one looks at first comes before the others, and what it brings along right after it', () => {
  const come: string[] = []
  inTurn(() => come.push('decks'))
  inTurn(() => {
    come.push('mine')
    inTurn(() => come.push('player board'), true)
  }, true)
  vi.runAllTimers()
  expect(come).toEqual(['mine', 'player board', 'decks'])
})

test('what is gone before its turn is not drawn, and keeps nobody waiting', () => {
  const come: string[] = []
  const callOff = inTurn(() => come.push('decks'))
  inTurn(() => come.push('map'))
  callOff()
  vi.runAllTimers()
  expect(come).toEqual(['map'])
  inTurn(() => come.push('later'))
  vi.runAllTimers()
  expect(come).toEqual(['map', 'later'])
})
