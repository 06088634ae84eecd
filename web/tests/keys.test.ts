/** The client's own keys and the locale files of the Python package must agree. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/texts/languages'
import { bundleOf } from '../src/texts/load'

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const locales = import.meta.glob<string>('../../src/scholars/locales/*/web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const used = new Set(Object.values(sources).flatMap((source) => source.match(/(?<=')web-[\w-]+(?=')/g) ?? []))
const written = (language: string) => locales[`../../src/scholars/locales/${language}/web.ftl`] ?? ''
const ids = (language: string) => written(language).match(/^web-[\w-]+/gm) ?? []

test('the client has keys of its own', () => {
  expect(used).toContain('web-catalogue')
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('every key the client uses has words', () => {
    const bundle = bundleOf(language, written(language))

    expect([...used].filter((key) => !bundle.hasMessage(key))).toEqual([])
  })

  test('no words are left that nothing uses', () => {
    expect(ids(language).filter((id) => !used.has(id))).toEqual([])
  })
})
