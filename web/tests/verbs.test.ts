/** The ways to take a turn: what is told of each. */
import { expect, test } from 'vitest'
import type { Printed } from '../src/board/printed'
import { verbs } from '../src/decisions/verbs'
import type { Question, Way } from '../src/protocol'

const printed = {
  all: () => [{ number: 4, actions: ['translate'], goal: false }],
} as unknown as Printed
const question = { options: [], refused: [] } as unknown as Question
const way = (more: Partial<Way>): Way => ({
  place: 'slot-4',
  choices: ['work physics slot-4', 'dice red-5'],
  places: ['card-physics'],
  action: { value: 5, colours: ['red'], dice: ['red-5'] } as unknown as Way['action'],
  costs: {},
  gains: {},
  points: 0,
  text: { key: 'forecast-no-main' },
  ...more,
})
const translate = (more: Partial<Way>) => verbs(question, printed, [way(more)])[0]

test('a turn that brings nothing is no best: the rule is told, and the turn begins as it did', () => {
  expect(translate({})?.best).toBeUndefined()
  expect(translate({ costs: { 'white worker': 1 }, points: -1 })?.best).toBeUndefined()
  expect(translate({})?.way?.choices).toHaveLength(2)
})

test('of a turn without a main action is told what it gains, and no action', () => {
  const best = translate({ gains: { silver: 2 } })?.best
  expect(best?.words).toEqual([{ key: 'amount-silver', values: { amount: 2 } }])
  expect(best?.action).toBeNull()
  expect(translate({ points: 1 })?.best?.words).toEqual([])
})

test('else it is told in its own words', () => {
  const text = { key: 'forecast-page' }
  expect(translate({ text })?.best).toMatchObject({ words: [text], action: { value: 5 } })
})
