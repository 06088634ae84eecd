import { describe, expect, test } from 'vitest'
import sprite from '../src/icons/icons.svg?raw'
import { LESSONS } from '../src/learn/lessons'
import { LANGUAGES } from '../src/texts/languages'

const locales = import.meta.glob<string>('../../src/scholars/locales/*/web-learn.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const words = (language: string) => locales[`../../src/scholars/locales/${language}/web-learn.ftl`] ?? ''

describe('the lessons', () => {
  test.each(LANGUAGES)('have a heading and a text each (%s)', (language) => {
    const told = [...words(language).matchAll(/^web-learn-([a-z]+)-text = \S/gm)].map(([, id]) => id)
    const headed = LESSONS.filter(({ id }) => words(language).includes(`\nweb-learn-${id} = `))

    expect(told).toEqual(LESSONS.map(({ id }) => id))
    expect(headed).toEqual(LESSONS)
  })

  test.each(LESSONS)('$id is drawn with symbols of the sprite', ({ drawn }) => {
    const ids = drawn.flatMap(({ glyphs }) => glyphs.flatMap((glyph) => ('id' in glyph ? [glyph.id] : [])))

    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(sprite).toContain(`<symbol id="${id}"`)
  })
})
