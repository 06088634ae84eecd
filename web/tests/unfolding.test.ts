/** Which questions are told as one. */
import { expect, test } from 'vitest'
import { unfold } from '../src/decisions/unfolding'
import type { Option, Planned } from '../src/protocol'
import { anOption } from './an-option'

const workers = ['white', 'red', 'blue', 'yellow'].map((colour) => anOption(`gain-worker ${colour}`))
const leadingTo = (kind: string, options: readonly Option[]) =>
  ({ question: { kind, options, asked_set: null } }) as unknown as Planned
const server = (answers: Record<string, Planned>) => (choices: readonly string[]) =>
  Promise.resolve(answers[choices.join(', ')])

test('a small action that only asks something short is told by the answers', async () => {
  const ask = server({ 'small action-1': leadingTo('choose_worker_to_gain', workers) })
  const found = await unfold([anOption('small action-1'), anOption('main travel')], ask)
  expect([...found]).toEqual([['small action-1', { then: [], answers: workers, back: false }]])
})

test('whoever chooses what has a price is not asked whether to pay it', async () => {
  const ask = server({
    'retiree card-1': leadingTo('choose_to_pay', [anOption('pay'), anOption('decline')]),
    'retiree card-1, pay': leadingTo('choose_action', [anOption('end-turn')]),
  })
  const found = await unfold([anOption('retiree card-1')], ask)
  expect([...found]).toEqual([['retiree card-1', { then: ['pay'], answers: [], back: true }]])
})

test('what is asked next for another reason is asked by itself: one income of a Rest is not the one before', async () => {
  const ask = server({ pay: leadingTo('choose_worker_to_gain', workers) })
  expect([...(await unfold([anOption('pay'), anOption('decline')], ask))]).toEqual([])
})

test('what comes of an option is told with it', async () => {
  const guilds = [anOption('influence orange'), anOption('decline')]
  const ask = server({ 'deliver scroll-1': leadingTo('choose_guild', guilds) })
  const found = await unfold([anOption('deliver scroll-1', { answers: 2 }), anOption('decline')], ask)
  expect([...found]).toEqual([['deliver scroll-1', { then: [], answers: guilds, back: false }]])
})

test('nothing is told beforehand that cannot be taken back, and no wall of buttons is made', async () => {
  const rolls = workers.map((one) => ({ ...one, ends_undo: true }))
  const last = await unfold([anOption('small action-1')], server({ 'small action-1': leadingTo('x', rolls) }))
  expect(last.get('small action-1')?.answers).toEqual([])
  const four = [1, 2, 3, 4].map((number) => anOption(`small action-${number}`))
  const many = Object.fromEntries(four.map(({ notation }) => [notation, leadingTo('x', workers)]))
  const told = await unfold(four, server(many))
  expect([...told.values()].map(({ answers }) => answers.length)).toEqual([4, 4, 0, 0]) // ten buttons in all
})
