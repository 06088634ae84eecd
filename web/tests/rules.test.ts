/** The rules ledger in the browser: finding rules, and the rules behind a place. */
import { expect, test } from 'vitest'
import { OF_KIND, OF_PLACE, rulesOf } from '../src/inspector/rules'
import { found, pieces, sections } from '../src/rules/search'

const pages = import.meta.glob<string>('../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const ids = Object.values(pages).flatMap((page) => page.match(/(?<=^## )[A-Z]+-\d+/gm) ?? [])

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

test('the rules behind places and cards are in the ledger', () => {
  const named = [...Object.values(OF_PLACE), ...Object.values(OF_KIND)].flat()
  expect(ids.length).toBeGreaterThan(100)
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
  expect(rulesOf('room-4', ['translator'])).toContain('REC-04')
})
