/** The board's own texts: each is there in every language, and none is left that nothing uses. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/texts/languages'

const sources = import.meta.glob<string>('../src/board/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const locales = import.meta.glob<string>('../../src/scholars/locales/*/board.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const used = new Set(
  Object.values(sources).flatMap((source) => source.match(/(?<=')board-[\w-]+(?=')/g) ?? []),
)

describe.each(LANGUAGES)('in %s', (language) => {
  const text = locales[`../../src/scholars/locales/${language}/board.ftl`] ?? ''
  const written: string[] = text.match(/^board-[\w-]+/gm) ?? []

  test('every text of the board is there', () => {
    expect([...used].filter((key) => !written.includes(key))).toEqual([])
  })

  test('no text is left over', () => {
    expect(written.filter((key) => !used.has(key))).toEqual([])
  })
})
