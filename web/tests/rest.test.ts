/** What the panel of a Rest offers while a question is asked. */
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { Decision } from '../src/decisions/decision.svelte'
import { chainOf, optionEntries } from '../src/decisions/entries'
import type { Option, Question, Rest, Table } from '../src/protocol'
import RestChoice from '../src/rest/RestChoice.svelte'
import { anOption } from './an-option'

/** The entries of the decision bar, for options of which some are unfolded to their answers. */
function entriesOf(options: readonly Option[], answers: Record<string, readonly Option[]> = {}) {
  const unfolded = Object.entries(answers).map(
    ([notation, given]) => [notation, { then: [], answers: given, back: false }] as const,
  )
  return optionEntries(
    options.map((option) => ({ option, places: [] })),
    [],
    new Map(unfolded),
  )
}

/** The answers in the panel. */
function offered(kind: string, entries: ReturnType<typeof entriesOf>): string[] {
  const decision = { mine: true, building: {}, entries } as unknown as Decision
  const question = { kind, text: { key: `ask-${kind}` } } as Question
  const props = { rest: {} as Rest, decision, table: {} as Table, question }
  const { body } = render(RestChoice, { props })
  return [...body.matchAll(/data-answer="([^"]+)"/g)].map(([, answer]) => answer ?? '')
}

test('a Rest that is being ticked off offers what it asks, and nothing of the next turn', () => {
  expect(offered('choose_to_pay', entriesOf([anOption('pay')]))).toEqual(['pay'])
  expect(offered('choose_turn', entriesOf([anOption('work mathematics slot-1')]))).toEqual([])
})

test('the panel of a Rest offers what the decision bar offers, in the same order', () => {
  const options = [anOption('decline'), anOption('pay'), anOption('end-turn')]
  const workers = [anOption('gain-worker white'), anOption('gain-worker red')]
  const entries = entriesOf(options, { pay: workers })
  expect(offered('choose_to_pay', entries)).toEqual([
    'pay, gain-worker white',
    'pay, gain-worker red',
    'decline',
  ])
  expect(entries.flatMap((entry) => (entry.kind === 'option' ? [chainOf(entry).join(', ')] : []))).toEqual(
    offered('choose_to_pay', entries),
  )
})
