import { describe, expect, it } from 'vitest'
import source from '../../src/scholars/companion/rules_behind.py?raw'
import { hasIcon, soughtIn } from '../src/companion/rival/icons'

const told = [...source.matchAll(/^ {4}"([a-z-]+)":/gm)].map(([, key]) => key!)

describe('the companion', () => {
  it('has an icon for everything it says', () => {
    expect(told.length).toBeGreaterThan(40)
    expect(told.filter((key) => !hasIcon({ key: `${key}.short` }))).toEqual([])
  })

  it('draws the order in which the opponent looks for something', () => {
    const language = (item: string) => ({ key: 'language', values: { item } })
    const languages = {
      key: 'list-comma',
      values: {
        first: { key: 'list-comma', values: { first: language('greek'), second: language('hebrew') } },
        second: language('syriac'),
      },
    }
    const [order, ...others] = soughtIn({ key: 'companion-translate', values: { languages } })
    const letters = order!.glyphs.flatMap((glyph) => (glyph.shape === 'symbol' ? [glyph.id] : []))
    expect(letters).toEqual(['i-greek', 'i-hebrew', 'i-syriac'])
    expect(others).toEqual([])
  })
})
