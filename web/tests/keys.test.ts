/** The client's own keys and the locale files of the Python package must agree. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/texts/languages'
import { bundleOf } from '../src/texts/load'

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const locales = import.meta.glob<string>('../../src/scholars/locales/*/{web*,hints,history,lobby}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const all = Object.values(sources)
const used = new Set(all.flatMap((source) => source.match(/(?<=')web-[\w-]+(?=')/g) ?? []))
/** Families of keys, such as `web-area-${area}`. */
const families = all.flatMap((source) => source.match(/(?<=`)web-[\w-]+-(?=\$\{)/g) ?? [])
const isUsed = (id: string) => used.has(id) || families.some((family) => id.startsWith(family))
const written = (language: string) =>
  Object.entries(locales)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, text]) => text)
    .join('\n')
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
    expect(ids(language).filter((id) => !isUsed(id))).toEqual([])
  })
})
