/** The live action: in the bar as a pill, on the board in the head of its slot. */
import { render } from 'svelte/server'
import { beforeAll, expect, test } from 'vitest'
import Area from '../src/board/Area.svelte'
import Pill from '../src/board/atoms/Pill.svelte'
import Board from '../src/board/Board.svelte'
import type { Catalogue, LiveAction, Table } from '../src/protocol'
import { bundleOf } from '../src/texts/load'
import { texts } from '../src/texts/texts.svelte'
import moment from './fixtures/views/action.json'
import printed from './fixtures/views/printed.json'

const words = import.meta.glob<string>('../../src/scholars/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
beforeAll(() => {
  texts.bundle = bundleOf('en', Object.values(words).join('\n'))
})

const table = moment.table as unknown as Table
const catalogue = printed as unknown as Catalogue
const red: LiveAction = { value: 8, colours: ['red'], dice: ['red-5', 'white-3'] }
const either: LiveAction = { value: 12, colours: ['purple', 'orange'], dice: ['purple-6', 'orange-6'] }
const plain = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ')

test('a pill tells colour, value and the Dice they come from', () => {
  const text = plain(render(Pill, { props: { action: red } }).body)
  expect(text.split(/\s+/).filter(Boolean)).toEqual(['Red', '8', '=', '5', '+', '3'])
})

test('of several colours it shows the chips, and names them to those who listen', () => {
  const html = render(Pill, { props: { action: either } }).body
  expect(html).toContain('#m-purple')
  expect(html).toContain('#m-orange')
  expect(plain(html)).toContain('Purple 12 / Orange 12')
})

test('the slot in use tells it in its head, and no other slot does', () => {
  const drawn = render(Board, { props: { table, catalogue, action: either, actionSlot: 'slot-3' } }).body
  const slots = drawn.split('data-place="slot-').slice(1, 6)
  const heads = slots.map((slot) => plain(slot).includes(' 12 '))
  expect(heads).toEqual([false, false, true, false, false])
})

test("another player's slot tells it on the folded board", () => {
  const props = { name: 'others' as const, table: { ...table, turn: 0 }, catalogue }
  const told = plain(render(Area, { props: { ...props, action: either, actionSlot: 'slot-2' } }).body)
  const without = plain(render(Area, { props }).body)
  expect(told.split(' 12 ').length).toBe(without.split(' 12 ').length + 1)
})
