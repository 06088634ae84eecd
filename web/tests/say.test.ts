import { afterEach, describe, expect, test, vi } from 'vitest'
import { bundleOf } from '../src/texts/load'
import { say } from '../src/texts/say'

const english = bundleOf(
  'en',
  `
sentence = { $clause }.
and = { $first } and { $second }
effect-silver = gain { $amount } Silver
    .infinitive = to gain { $amount } Silver
effect-die = add { $amount ->
    [one] { $amount } Die
   *[other] { $amount } Dice
  }
attributes-only =
    .infinitive = to rest
`,
)
const silver = (amount: number) => ({ key: 'effect-silver', values: { amount } })

afterEach(() => vi.restoreAllMocks())

describe('say', () => {
  test('fills values in, without marks of direction around them', () => {
    expect(say(english, silver(2))).toBe('gain 2 Silver')
  })

  test('chooses by number', () => {
    expect(say(english, { key: 'effect-die', values: { amount: 1 } })).toBe('add 1 Die')
    expect(say(english, { key: 'effect-die', values: { amount: 3 } })).toBe('add 3 Dice')
  })

  test('takes an attribute after a dot', () => {
    expect(say(english, { ...silver(2), key: 'effect-silver.infinitive' })).toBe('to gain 2 Silver')
    expect(say(english, { key: 'attributes-only.infinitive' })).toBe('to rest')
  })

  test('says messages among the values first, however deep', () => {
    const both = {
      key: 'and',
      values: { first: silver(1), second: { key: 'and', values: { first: silver(2), second: 'rest' } } },
    }

    expect(say(english, both)).toBe('gain 1 Silver and gain 2 Silver and rest')
  })

  test('begins a sentence with a capital letter, and nothing else', () => {
    expect(say(english, { key: 'sentence', values: { clause: silver(2) } })).toBe('Gain 2 Silver.')
    expect(say(english, { key: 'sentence', values: { clause: 'écarter' } })).toBe('Écarter.')
    expect(say(english, { key: 'sentence', values: { clause: '2 dice' } })).toBe('2 dice.')
  })

  test.each(['missing', 'effect-silver.missing', 'attributes-only'])(
    'shows a key without text in brackets and complains: %s',
    (key) => {
      const error = vi.spyOn(console, 'error').mockReturnValue()

      expect(say(english, { key })).toBe(`[${key}]`)
      expect(error).toHaveBeenCalledOnce()
    },
  )

  test('complains about a value that was not given', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()

    expect(say(english, { key: 'effect-silver' })).toContain('amount')
    expect(error).toHaveBeenCalledOnce()
  })
})
