import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SymbolGlyph, Token } from '../src/board/glyph'
import { strip, WORDS } from '../src/board/strip'
import sprite from '../src/icons/icons.svg?raw'
import type { Effect, Word } from '../src/protocol'
import examples from './fixtures/words.json'

const words = examples as Word[]
const drawn = (word: unknown): Token => strip(word as Word)
const symbols = ({ glyphs }: Token): string[] =>
  glyphs.filter((glyph): glyph is SymbolGlyph => glyph.shape === 'symbol').map((glyph) => glyph.id)

const silver: Effect = { word: 'silver', amount: 1 }
const gold: Effect = { word: 'gold', amount: 1 }
const page: Effect = { word: 'page' }

afterEach(() => vi.restoreAllMocks())

describe('every word of the effect language', () => {
  test('has icons, and every icon has a word', () => {
    expect(WORDS.toSorted()).toEqual(words.map(({ word }) => word).toSorted())
  })

  test.each(words)('$word gives a strip that is not empty', (word) => {
    const { width, glyphs } = strip(word)

    expect(width).toBeGreaterThan(0)
    expect(glyphs.length).toBeGreaterThan(0)
  })

  test.each(words)('$word uses only symbols of the sprite', (word) => {
    for (const id of symbols(strip(word))) expect(sprite).toContain(`<symbol id="${id}"`)
  })

  test('that is not known is drawn as unknown, and said in the console', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()

    expect(symbols(drawn({ word: 'fly' }))).toEqual(['i-unknown'])
    expect(error).toHaveBeenCalledOnce()
  })
})

describe('joins', () => {
  test('"and" stands side by side', () => {
    expect(symbols(drawn({ word: 'and', parts: [silver, gold] }))).toEqual(['i-silver', 'i-gold'])
  })

  test('"or" has a slash between its parts', () => {
    const ids = symbols(drawn({ word: 'or', parts: [silver, gold, page] }))

    expect(ids).toEqual(['i-silver', 'i-or', 'i-gold', 'i-or', 'i-page'])
  })

  test('"pay" has the cost left of an arrow', () => {
    expect(symbols(drawn({ word: 'pay', cost: silver, gain: gold }))).toEqual([
      'i-silver',
      'i-arrow',
      'i-gold',
    ])
  })

  test('"if" has its condition in a dashed pill in front', () => {
    const effect = { word: 'if', condition: { word: 'delivered', guild: 'green' }, then: gold }
    const { glyphs } = drawn(effect)

    expect(glyphs[0]).toMatchObject({ shape: 'rect', dashed: true, x: 0 })
    expect(symbols(drawn(effect))).toEqual(['i-deliver', 'm-green', 'i-gold'])
  })

  test('"per" multiplies by the Tracks that reached a level', () => {
    const effect = { word: 'per', each: silver, count: { word: 'track-at', level: 4 } }

    expect(symbols(drawn(effect))).toEqual(['i-silver', 'i-times', 'i-wheel-7', 'i-at-least'])
  })

  test('nest without brackets where the inner one binds tighter', () => {
    const both = { word: 'and', parts: [silver, gold] }
    const effect = { word: 'pay', cost: silver, gain: { word: 'or', parts: [both, page] } }

    expect(symbols(drawn(effect))).toEqual(['i-silver', 'i-arrow', 'i-silver', 'i-gold', 'i-or', 'i-page'])
  })

  test('take brackets where the inner one binds looser', () => {
    const either = { word: 'or', parts: [silver, gold] }
    const effect = { word: 'and', parts: [either, page] }

    expect(symbols(drawn(effect))).toEqual(['i-open', 'i-silver', 'i-or', 'i-gold', 'i-close', 'i-page'])
  })

  test('place their parts from left to right without overlap', () => {
    const { glyphs, width } = drawn({ word: 'and', parts: [silver, gold, page] })
    const starts = glyphs.filter((glyph) => glyph.shape === 'symbol').map(({ x }) => x)

    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(width).toBe(20 + 4 + 22 + 4 + 20)
  })
})

test('a number of one is left out before a thing, a larger one is shown', () => {
  const numbers = (amount: number) =>
    drawn({ word: 'worker', amount }).glyphs.flatMap((glyph) => (glyph.shape === 'text' ? [glyph.words] : []))

  expect(numbers(1)).toEqual([])
  expect(numbers(3)).toEqual(['3'])
})
