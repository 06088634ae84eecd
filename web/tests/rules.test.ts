/** The rules in the browser: finding statements of the ledger, icons in texts, and what to read about a place. */
import { expect, test, vi } from 'vitest'
import type { SymbolGlyph } from '../src/board/glyph'
import sprite from '../src/icons/icons.svg?raw'
import { paragraphsOf } from '../src/inspector/paragraphs'
import type { ParagraphTold, Reading } from '../src/protocol'
import { found, pieces, sections } from '../src/rules/search'
import { icon, pieces as illustrated, strips } from '../src/rules/signs'

const book = import.meta.glob<string>('../../src/scholars/reading/{chapters,texts/en/*}.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const rule = (id: string, title: string, statement: string) => ({
  id,
  section: id.split('-')[0] ?? '',
  title,
  statement,
  ruling: false,
})
const rules = [
  rule('REC-04', 'Recruit', 'Employ: choose an empty Room, pay its Silver.'),
  rule('TRN-05', 'Translate', '1 Silver to the owner (TRN-06, REC-08).'),
]

test('every word of a search begins a word of the rule', () => {
  expect(found(rules, 'silv room').map(({ id }) => id)).toEqual(['REC-04'])
  expect(found(rules, 'trn-05')).toHaveLength(1)
  expect(found(rules, 'ilver')).toEqual([])
  expect(found(rules, ' ')).toHaveLength(2)
})

test('rules stand in their sections, and IDs in a statement are ways to other rules', () => {
  expect(sections(rules).map(({ title }) => title)).toEqual(['Recruit', 'Translate'])
  expect(pieces('see TRN-06, REC-08').filter((piece) => piece.rule)).toEqual([
    { text: 'TRN-06', rule: true },
    { text: 'REC-08', rule: true },
  ])
})

test('every sign of the chapters is drawn with symbols of the sprite', () => {
  const error = vi.spyOn(console, 'error')
  const names = Object.values(book).flatMap((text) =>
    [...text.matchAll(/\{([a-z0-9-]+)\}/g)].map(([, name]) => name),
  )
  const effects = { rest: { word: 'rest' }, page: { word: 'page' }, upgrade: { word: 'upgrade' } } as const
  expect(new Set(names).size).toBeGreaterThan(40)
  for (const name of names) {
    const { width, glyphs } = icon(name ?? '', effects)
    expect(width).toBeGreaterThan(0)
    const symbols = glyphs.filter((glyph): glyph is SymbolGlyph => glyph.shape === 'symbol')
    for (const { id } of symbols) expect(sprite).toContain(`<symbol id="${id}"`)
  }
  expect(error).not.toHaveBeenCalled()
})

test('a text is taken apart at its icons, which stay with the word before them', () => {
  const silver = { '4 silver': { word: 'silver', amount: 4 } } as const
  const parts = illustrated('Pay 4 Silver {4 silver}, then {scroll} go.', silver)
  expect(parts.map(({ text, word }) => [text, word])).toEqual([
    ['Pay 4 ', 'Silver '],
    [', ', 'then '],
    [' go.', ''],
  ])
  expect(parts.map(({ icon }) => icon?.width)).toEqual([20, 20, undefined])
  expect(strips('{scroll} {arrow}   {bag}', {})).toHaveLength(2)
})

test('what to read about a place: on itself, on its kind, on what lies there', () => {
  const told = (id: string, ...about: string[]): ParagraphTold => ({
    id,
    title: id,
    text: '',
    picture: '',
    rules: [],
    about,
  })
  const paragraphs = [
    told('card', 'translator'),
    told('rooms', 'room'),
    told('eleven', 'room-11'),
    told('one', 'room-1'),
  ]
  const reading: Reading = { chapters: [{ id: 'chapter', title: '', paragraphs }], icons: {} }
  const ids = (place: string, ...kinds: string[]) => paragraphsOf(reading, place, kinds).map(({ id }) => id)
  expect(ids('room-11', 'translator')).toEqual(['eleven', 'rooms', 'card'])
  expect(ids('room-1')).toEqual(['one', 'rooms'])
  expect(ids('gold')).toEqual([])
})
