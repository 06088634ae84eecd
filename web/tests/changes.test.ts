import { describe, expect, test } from 'vitest'
import type { Glyph, Token } from '../src/board/glyph'
import { changes, inWords, signed } from '../src/decisions/changes'

const told = (glyph: Glyph): string =>
  glyph.shape === 'symbol' ? glyph.id : glyph.shape === 'text' ? glyph.words : ''
const drawn = (token: Token | undefined): string[] => (token?.glyphs ?? []).map(told).filter(Boolean)

describe('what a turn costs and brings, in icons', () => {
  test('the price comes first, with an arrow behind it', () => {
    const found = drawn(changes({ gold: 2 }, 3, { costs: { silver: 4 } }))

    expect(found.indexOf('4')).toBeLessThan(found.indexOf('i-arrow'))
    expect(found.indexOf('i-arrow')).toBeLessThan(found.indexOf('+3'))
  })

  test('points that are lost are told too, with a minus', () => {
    expect(signed(-1)).toBe('−1')
    expect(drawn(changes({}, -1))).toContain('−1')
  })

  test('where there is no room for all, the price is what stays', () => {
    const whole = changes({ gold: 2 }, 3, { costs: { silver: 4 } })

    expect(drawn(changes({ gold: 2 }, 3, { costs: { silver: 4 }, width: 40 }))).toContain('4')
    expect(whole?.width).toBeGreaterThan(40)
  })

  test('Workers of several colours are so many, and no price goes without its arrow', () => {
    const costs = { silver: 1, 'red worker': 1, 'blue worker': 2 }

    expect(drawn(changes({ gold: 2 }, 3, { costs })).slice(0, 2)).toEqual(['3', 'i-worker-any'])
    for (let width = 20; width < 140; width += 10) {
      const found = drawn(changes({ gold: 2 }, 3, { costs, width }))
      expect(found.length === 0 || found.includes('i-arrow')).toBe(true)
    }
  })

  test('and it is told in words, as far as it has an icon', () => {
    expect(inWords({ silver: 4, 'red worker': 1, influence: 1 })).toEqual([
      { key: 'amount-silver', values: { amount: 4 } },
      { key: 'some-workers', values: { colour: 'red', amount: 1 } },
    ])
  })
})
