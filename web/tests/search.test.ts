import { describe, expect, test } from 'vitest'
import { certainty, count, EVERYTHING, folded, indexed, select, type Search } from '../src/catalogue/search'
import type { Catalogue } from '../src/protocol'
import { bundleOf } from '../src/texts/load'
import { say } from '../src/texts/say'
import fixture from './fixtures/catalogue.json'
import words from './fixtures/catalogue.ftl?raw'

const { kinds } = fixture as unknown as Catalogue
const bundle = bundleOf('en', words)
const index = indexed(kinds, (message) => say(bundle, message))

const found = (search: Partial<Search>): string[] =>
  select(kinds, index, { ...EVERYTHING, ...search }).flatMap((kind) => kind.things.map((thing) => thing.id))

describe('the search', () => {
  test('finds everything when nothing is asked', () => {
    expect(found({})).toEqual(['room-4', 'scroll-greek-b', 'room-11'])
  })

  test.each([
    ['an id', 'room-4'],
    ['a name', 'Room 4'],
    ['the words of a row', 'purple influence'],
    ['any order and case', 'GUILD place'],
    ['parts of words', 'infl purp'],
  ])('finds by %s', (_, asked) => {
    expect(found({ words: asked })).toEqual(['room-4'])
  })

  test('needs every word', () => {
    expect(found({ words: 'purple green' })).toEqual([])
  })

  test('keeps to a box', () => {
    expect(found({ box: 'base-game' })).toEqual(['room-4', 'scroll-greek-b'])
    expect(found({ box: 'body-of-books' })).toEqual(['room-11'])
  })

  test('keeps to a certainty, which is that of the least certain row', () => {
    const things = kinds.flatMap((kind) => kind.things)

    expect(things.map(certainty)).toEqual(['reconstructed', 'known', 'inferred'])
    expect(found({ certainty: 'known' })).toEqual(['scroll-greek-b'])
    expect(found({ certainty: 'inferred' })).toEqual(['room-11'])
  })

  test('keeps kinds without a match, so that their count can say so', () => {
    const left = select(kinds, index, { ...EVERYTHING, words: 'greek' })

    expect(left.map((kind) => kind.things.length)).toEqual([0, 1, 0])
    expect(count(left)).toBe(1)
  })
})

test('accents do not matter', () => {
  expect(folded('Zwój Łączący, cœur d’Été')).toBe("zwoj laczacy, coeur d'ete")
})
