/** Options are shown as the answers to what they ask where all buttons have space for their names. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOption } from './an-option'
import { Decision } from '../src/decisions/decision.svelte'
import { nameOf } from '../src/decisions/entries'
import type { Catalogue, Play, TableTold } from '../src/protocol'
import { JoinedTable } from '../src/table/table.svelte'
import { texts } from '../src/texts/texts.svelte'
import catalogue from './fixtures/views/printed.json'
import room from './fixtures/views/room.json'

const named = (notation: string, key: string, answers = 0) => anOption(notation, { title: { key }, answers })
const moves = [named('move 1', 'spot-5', 2), named('move 3', 'spot-7', 2)]
const guilds = [named('deliver purple', 'purple'), named('decline', 'not')]
const bar = (width: number) => ({ width, rows: 1, edges: 38, keys: true, phone: false })
const FTL = `
spot-5 = 1 step to Spot 5
spot-7 = 3 steps to Spot 7
purple = Purple Guild
not = do not Deliver
web-of = { $whole }: { $part }
`
let decision: Decision

beforeEach(async () => {
  const getContext = () => ({ measureText: (text: string) => ({ width: 7 * text.length }) })
  vi.stubGlobal('document', { hidden: false, createElement: () => ({ getContext }) })
  texts.bundle = new FluentBundle('en', { useIsolating: false })
  texts.bundle.addResource(new FluentResource(FTL))
  const table = new JoinedTable('t')
  table.link.ask = () =>
    Promise.resolve({
      ...{ type: 'plan', id: 1, version: 1, choices: [], events: [], told: [], action: null },
      question: { seat: 0, kind: 'choose_delivery', options: guilds, asked_set: null, refused: [] },
    } as unknown as Awaited<ReturnType<JoinedTable['link']['ask']>>)
  decision = new Decision(table, () => catalogue as unknown as Catalogue)
  const question = { seat: 0, kind: 'choose_steps', options: moves, asked_set: null, refused: [] }
  const news = {
    ...{ type: 'table', version: 1, since: 1, entries: [], chat: null },
    table: { seats: [{ seat: 0, mine: true, stand_in: null }], status: 'running', options: {} },
    play: { seat: 0, table: room.table, question, outcome: null } as unknown as Play,
  }
  ;(table as unknown as { hear: (news: TableTold) => void }).hear(news as unknown as TableTold)
  decision.follow(1)
  await new Promise((done) => setTimeout(done))
})
afterEach(() => {
  texts.bundle = undefined
  vi.unstubAllGlobals()
})

const titles = () =>
  decision.entries.flatMap((one) => (one.kind === 'option' ? [decision.faceOf(one).title] : []))

test('each begins with the name of the option', () => {
  decision.room = bar(2000)
  expect(titles()).toEqual([
    '1 step to Spot 5: Purple Guild',
    '1 step to Spot 5: do not Deliver',
    '3 steps to Spot 7: Purple Guild',
    '3 steps to Spot 7: do not Deliver',
  ])
})

test('where one of them has none, no option is', () => {
  decision.room = bar(400)
  expect(titles()).toEqual(['1 step to Spot 5', '3 steps to Spot 7'])
  expect(decision.entries.map(nameOf)).toEqual(['move 1', 'move 3'])
})

test('they are again when the window is wide enough', () => {
  decision.room = bar(400)
  decision.room = bar(2000)
  expect(titles().length).toBe(4)
})
