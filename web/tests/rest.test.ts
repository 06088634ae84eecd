import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { Decision } from '../src/decisions/decision.svelte'
import type { Question, Rest, Table } from '../src/protocol'
import RestChoice from '../src/rest/RestChoice.svelte'
import { anOption } from './an-option'

/** What the panel of a Rest offers while a question is asked. */
function offered(kind: string, notation: string): boolean {
  const decision = { mine: true, building: {}, options: [anOption(notation)] } as unknown as Decision
  const question = { kind, text: { key: `ask-${kind}` } } as Question
  const props = { rest: {} as Rest, decision, table: {} as Table, question }
  return render(RestChoice, { props }).body.includes(`data-answer="${notation}"`)
}

test('a Rest that is being ticked off offers what it asks, and nothing of the next turn', () => {
  expect(offered('choose_to_pay', 'pay')).toBe(true)
  expect(offered('choose_turn', 'work mathematics slot-1')).toBe(false)
})
