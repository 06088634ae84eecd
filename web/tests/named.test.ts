import { expect, test } from 'vitest'
import { named } from '../src/catalogue/named'
import type { Message } from '../src/protocol'

const language = (item: string): Message => ({ key: 'language', values: { item } })
const symbols = (text: Message) =>
  named(text)?.glyphs.flatMap((glyph) => (glyph.shape === 'symbol' ? [glyph.id] : []))

test('a text that names something is drawn', () => {
  expect(symbols(language('greek'))).toEqual(['i-greek'])
  expect(symbols({ key: 'amount-gold', values: { amount: 2 } })).toEqual(['i-gold'])
})

test('a list is drawn in its order', () => {
  const rest = { key: 'list-and', values: { first: language('hebrew'), second: language('arabic') } }
  const all = { key: 'list-comma', values: { first: language('chinese'), second: rest } }

  expect(symbols(all)).toEqual(['i-chinese', 'i-hebrew', 'i-arabic'])
})

test.each<Message>([
  { key: 'yes' },
  { key: 'number', values: { amount: 3 } },
  { key: 'amount-silver', values: {} },
  language('klingon'),
])('any other text has no icons', (text) => {
  expect(named(text)).toBeUndefined()
})
