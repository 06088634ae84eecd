import { describe, expect, it } from 'vitest'
import {
  chosen,
  inside,
  joined,
  moved,
  places,
  removed,
  replaced,
  vocabularyAt,
  whole,
  wrapped,
  type Node,
} from '../src/box/tree'

const silver: Node = { word: 'silver', amount: 2 }
const gold: Node = { word: 'gold', amount: 1 }

describe('an effect that is clicked together', () => {
  it('is joined, with a hole for what comes next', () => {
    const first = joined(silver, [], 'and')
    expect(first).toEqual({ tree: { word: 'and', parts: [silver, null] }, path: ['parts', 1] })
    expect(whole(first.tree)).toBe(false)
    const filled = replaced(first.tree, first.path, gold)
    expect(whole(filled)).toBe(true)
    expect(joined(filled, ['parts', 0], 'and').tree).toEqual({ word: 'and', parts: [silver, null, gold] })
    expect(joined(filled, ['parts', 0], 'or').tree).toEqual({
      word: 'and',
      parts: [{ word: 'or', parts: [silver, null] }, gold],
    })
  })

  it('has a cost before an arrow, a condition and a count', () => {
    expect(wrapped(gold, [], 'pay')).toEqual({
      tree: { word: 'pay', cost: null, gain: gold },
      path: ['cost'],
    })
    expect(vocabularyAt(['cost'], 'effect')).toBe('cost')
    expect(vocabularyAt(['cost', 'parts', 1], 'effect')).toBe('cost')
    expect(vocabularyAt(wrapped(gold, [], 'if').path, 'effect')).toBe('if')
    expect(vocabularyAt(wrapped(gold, [], 'per').path, 'effect')).toBe('per')
    expect(vocabularyAt(['gain'], 'effect')).toBe('effect')
  })

  it('loses a word, and the join that has become needless', () => {
    const both: Node = { word: 'and', parts: [silver, gold] }
    expect(removed(both, ['parts', 0])).toEqual({ tree: gold, path: [] })
    expect(removed({ word: 'pay', cost: gold, gain: silver }, ['cost'])).toEqual({ tree: silver, path: [] })
    expect(removed(silver, [])).toEqual({ tree: null, path: [] })
    expect(removed({ word: 'and', parts: [silver, gold, silver] }, ['parts', 2]).path).toEqual(['parts', 1])
  })

  it('is put into another order', () => {
    const both: Node = { word: 'and', parts: [silver, gold] }
    expect(moved(both, ['parts', 0], 1)).toEqual({
      tree: { word: 'and', parts: [gold, silver] },
      path: ['parts', 1],
    })
    expect(moved(silver, [], 1).tree).toBe(silver)
  })

  it('is walked in reading order', () => {
    const tree: Node = { word: 'pay', cost: gold, gain: { word: 'and', parts: [silver, null] } }
    expect(places(tree)).toEqual([['cost'], ['gain', 'parts', 0], ['gain', 'parts', 1]])
    expect(inside(silver)).toEqual([])
  })

  it('takes what goes together', () => {
    const ways = [
      { colour: 'white', other: 'red' },
      { colour: 'black', other: 'green' },
    ]
    const same = { word: 'same', colour: 'white', other: 'red' }
    expect(chosen(same, 'colour', 'black', ways)).toEqual({ word: 'same', colour: 'black', other: 'green' })
  })
})
