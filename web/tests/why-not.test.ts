/** A click on what cannot be chosen is answered with the reason. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOption } from './an-option'
import { Decision } from '../src/decisions/decision.svelte'
import type { Catalogue, Message, Option, Play, TableTold } from '../src/protocol'
import { JoinedTable } from '../src/table/table.svelte'
import catalogue from './fixtures/views/printed.json'
import room from './fixtures/views/room.json'

const option: Option = anOption('room room-1', {
  places: ['room-1'],
  costs: { silver: 1 },
  text: { key: 'choice-room' },
})
let decision: Decision
let asked: object[]
let reason: Message | null

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
  const table = new JoinedTable('t')
  asked = []
  table.link.ask = (question) => {
    asked.push(question)
    const about = 'about' in question ? question.about : ''
    return Promise.resolve({ type: 'why-not', id: 1, version: 1, about, reason, help: null, instead: null })
  }
  decision = new Decision(table, () => catalogue as unknown as Catalogue)
  const question = { seat: 0, kind: 'choose_room', text: { key: '' }, options: [option], asked_set: null }
  const told = {
    type: 'table',
    version: 1,
    since: 1,
    entries: [],
    table: {
      seats: [{ seat: 0, mine: true, stand_in: null }],
      status: 'running',
      options: {},
      departures: [],
    },
    play: { seat: 0, table: room.table, question, outcome: null } as unknown as Play,
    chat: null,
  }
  ;(table as unknown as { hear: (news: TableTold) => void }).hear(told as unknown as TableTold)
  decision.follow(1)
})
afterEach(() => vi.unstubAllGlobals())

test('it is asked for once, of the place itself', async () => {
  reason = { key: 'why-room-occupied' }
  expect([...decision.lit.keys()]).toEqual(['room-1'])
  await decision.pickPlace('room-9')
  expect(asked).toEqual([{ type: 'why-not', version: 1, about: 'room-9' }])
  expect([decision.why?.reason, decision.refused]).toEqual([reason, 'room-9'])
})

test('where there is none, that is said', async () => {
  reason = null
  await decision.pickPlace('silver')
  expect([decision.why?.reason?.key, decision.refused]).toEqual(['web-nothing-there', undefined])
})

test('a card that is only looked at is no place to ask about', async () => {
  await decision.pickPlace('scroll-greek-b')
  expect(asked).toEqual([])
  expect(decision.why?.reason?.key).toBe('web-nothing-there')
})
