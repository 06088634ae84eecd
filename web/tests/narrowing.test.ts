/** Picking things on the board until one option is left. */
import { expect, test } from 'vitest'
import { anOption } from './an-option'
import { keyOf } from '../src/decisions/keys'
import { fitting, lightable, pick, type Offered } from '../src/decisions/narrowing'
import type { Place } from '../src/protocol'

const offered = (...options: [string, ...string[]][]): Offered[] =>
  options.map(([notation, ...places]) => ({
    option: anOption(notation, { places: places as Place[] }),
    places: places as Place[],
  }))
const notations = (some: readonly Offered[]) => some.map(({ option }) => option.notation)

const work = offered(
  ['work physics slot-1', 'card-physics', 'slot-1'],
  ['work physics slot-2', 'card-physics', 'slot-2'],
  ['work biology slot-1', 'card-biology', 'slot-1'],
  ['rest'],
)
const dice = offered(
  ['dice red-4', 'die-red-4'],
  ['dice red-4 red-4', 'die-red-4', 'die-red-4'],
  ['dice red-4 blue-2', 'die-red-4', 'die-blue-2'],
  ['dice blue-2', 'die-blue-2'],
)

test('a place of several options narrows them, in whatever order things are picked', () => {
  const first = pick(work, [], 'slot-1')
  expect(first).toEqual({ result: 'narrow', picked: ['slot-1'] })
  expect(notations(fitting(work, ['slot-1']))).toEqual(['work physics slot-1', 'work biology slot-1'])
  expect(pick(work, ['slot-1'], 'card-biology')).toMatchObject({
    result: 'take',
    option: { notation: 'work biology slot-1' },
  })
})

test('a place of one option takes it', () => {
  expect(pick(work, [], 'slot-2')).toMatchObject({
    result: 'take',
    option: { notation: 'work physics slot-2' },
  })
})

test('two equal Dice are one place, picked twice', () => {
  expect(pick(dice, [], 'die-red-4')).toMatchObject({ result: 'narrow' })
  expect(pick(dice, ['die-red-4'], 'die-red-4')).toMatchObject({
    result: 'take',
    option: { notation: 'dice red-4 red-4' },
  })
})

test('a second click on the same thing takes it alone where that is an option, and lets go of it where not', () => {
  expect(pick(dice, ['die-blue-2'], 'die-blue-2')).toMatchObject({
    result: 'take',
    option: { notation: 'dice blue-2' },
  })
  expect(pick(work, ['card-physics'], 'card-physics')).toEqual({ result: 'narrow', picked: [] })
  const deck = offered(['dispatch greek', 'deck-greek'], ['employ greek', 'deck-greek'])
  expect(pick(deck, ['deck-greek'], 'deck-greek')).toEqual({ result: 'narrow', picked: [] })
})

test('something else than was begun begins anew; what no option has is impossible', () => {
  expect(pick(work, ['card-physics'], 'card-biology')).toMatchObject({ result: 'take' })
  expect(pick(work, [], 'room-4')).toEqual({ result: 'impossible' })
})

test('what is lit is what would narrow further', () => {
  expect([...lightable(work, []).keys()].sort()).toEqual(['card-biology', 'card-physics', 'slot-1', 'slot-2'])
  expect([...lightable(work, ['card-physics']).keys()]).toEqual(['slot-1', 'slot-2'])
  expect([...lightable(dice, ['die-red-4']).keys()].sort()).toEqual(['die-blue-2', 'die-red-4'])
})

test('keys are unique and mean nothing else', () => {
  const keys = [...Array(40).keys()].map(keyOf).filter(Boolean)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.slice(0, 10)).toEqual([...'123456789a'])
  for (const reserved of 'urei') expect(keys).not.toContain(reserved)
  expect(new Set(keys).size).toBe(keys.length)
})
