/** How narrow a card of the bar may become. */
import { expect, test } from 'vitest'
import { DENSE, narrowest, rowsOf, words, type Run } from '../src/decisions/narrowest'

const run = (...widths: number[]): Run => ({ widths, gap: 4 })

test('words go on in the next row where there is no more room', () => {
  expect(rowsOf(run(), 100)).toBe(0)
  expect(rowsOf(run(40, 40), 84)).toBe(1)
  expect(rowsOf(run(40, 40), 83)).toBe(2)
  expect(rowsOf(run(40, 101, 40), 100)).toBe(Infinity)
})

test('a card is as narrow as four rows allow, its title in one or two', () => {
  expect(narrowest(run(100), 0, [])).toBe(100)
  expect(narrowest(run(100), 24, [])).toBe(124)
  expect(narrowest(run(60, 60, 60), 0, [])).toBe(124) // never in three
  expect(narrowest(run(60), 0, [run(60, 60, 60)])).toBe(60)
  expect(narrowest(run(60, 60), 0, [run(60, 60, 60)])).toBe(124)
  expect(narrowest(run(60, 60), 0, [run(60, 60, 60)], DENSE)).toBe(60)
})

test('a text is as wide as its words', () => {
  const { widths } = words('one three', '10px serif')
  expect(widths).toHaveLength(2)
  expect(widths[1]).toBeGreaterThan(widths[0] ?? 0)
})
