import { beforeEach, expect, test, vi } from 'vitest'
import { isFirstGame, noLongerNew } from '../src/table/firstGame'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

test('the first table is the first game, however often one comes back to it', () => {
  expect([isFirstGame('one'), isFirstGame('one')]).toEqual([true, true])
})

test('the second table is not, and then the first is no longer', () => {
  isFirstGame('one')
  expect([isFirstGame('two'), isFirstGame('one')]).toEqual([false, false])
})

test('whoever has read the word or finished a game is no longer new', () => {
  isFirstGame('one')
  noLongerNew()
  expect(isFirstGame('one')).toBe(false)
})
