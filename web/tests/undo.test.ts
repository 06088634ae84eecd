/** A warning before undo ends: asked once at a table, or every time if the reader wants it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOption } from './an-option'
import { Decision } from '../src/decisions/decision.svelte'
import type { Catalogue, Option, Play, Question, TableTold } from '../src/protocol'
import { settings } from '../src/settings/settings.svelte'
import { JoinedTable } from '../src/table/table.svelte'
import catalogue from './fixtures/views/printed.json'
import turn from './fixtures/views/turn.json'

const option = (notation: string, ends_undo: boolean): Option =>
  anOption(notation, { text: { key: 'choice-rest' }, ends_undo })
const [work, rest, pass] = [option('work physics slot-1', false), option('rest', true), option('pass', true)]
const TURN: Pick<Question, 'kind' | 'options'> = { kind: 'choose_turn', options: [work, rest, pass] }
let asked = TURN
const told = (version: number) =>
  ({
    type: 'table',
    version,
    since: version,
    entries: [],
    table: {
      seats: [{ seat: 0, mine: true, stand_in: null }],
      status: 'running',
      options: {},
      departures: [],
    },
    play: {
      seat: 0,
      table: turn.table,
      question: { seat: 0, text: { key: '' }, refused: [], ...asked },
      can_undo: true,
      outcome: null,
    } as unknown as Play,
    chat: null,
    your_turn: false,
  }) as unknown as TableTold

let decision: Decision
let sent: string[]
let unasked: (readonly number[] | undefined)[]
let hear: (version: number) => void

beforeEach(() => {
  asked = TURN
  vi.stubGlobal('document', { hidden: false })
  const table = new JoinedTable('t')
  sent = []
  unasked = []
  hear = (version) => {
    ;(table as unknown as { hear: (news: TableTold) => void }).hear(told(version))
    decision.follow(version)
  }
  // the server answers with the next version, as it does
  table.link.ask = (asked) => {
    if (asked.type === 'choose') {
      sent.push(asked.choice)
      unasked.push(asked.automatic)
      hear(asked.version + 1)
    }
    return Promise.resolve({ type: 'taken', id: 1, result: 'done', version: table.version })
  }
  decision = new Decision(table, () => catalogue as unknown as Catalogue)
  hear(1)
})
afterEach(() => {
  settings.askUndo.on = false
  vi.unstubAllGlobals()
})

test('what can be taken back, and the end of a turn by its name, are taken at once', async () => {
  await decision.take(work)
  await decision.take(pass)
  expect(sent).toEqual(['work physics slot-1', 'pass'])
})

test('the first time undo would end nothing is taken before a second word; after that the mark has to do', async () => {
  expect([work, rest, pass].map(decision.endsUndo)).toEqual([false, true, false])
  await decision.take(rest)
  expect(sent).toEqual([])
  expect(decision.doubt).toMatchObject({ option: rest, because: 'undo' })
  await decision.take(rest)
  await decision.take(rest)
  expect(sent).toEqual(['rest', 'rest'])
})

test('what is taken without a question is sent as such, so that undo goes past it', async () => {
  const gain = anOption('small action-1', { free: true })
  asked = { kind: 'choose_action', options: [gain, anOption('end-turn')] }
  hear(2)
  await decision.takeUnasked(gain)
  await decision.take(anOption('end-turn'))
  expect(unasked).toEqual([[0], undefined])
})

test('an automatic choice stays one when the reader has to confirm that undo ends', async () => {
  await decision.takeUnasked(rest)
  expect(sent).toEqual([])
  await decision.take(rest)
  expect(unasked).toEqual([[0]])
})

test('whoever wants it is asked every time; going back takes nothing', async () => {
  settings.askUndo.on = true
  for (const version of [1, 2]) {
    await decision.take(rest)
    expect(decision.doubt).toBeDefined()
    expect(decision.back()).toBe(true)
    expect(sent).toHaveLength(version - 1)
    await decision.take(rest)
    await decision.take(rest)
    expect(sent).toHaveLength(version)
  }
})

test('what only gains is taken unasked, unless one wants to be asked or has just taken it back', async () => {
  const gain = anOption('small action-1', { free: true })
  asked = { kind: 'choose_action', options: [gain, anOption('end-turn')] }
  hear(2)
  expect(decision.freeGain).toBe(gain)
  settings.asksLess.on = false
  expect(decision.freeGain).toBeUndefined()
  settings.asksLess.on = true
  await decision.undo()
  expect(decision.freeGain).toBeUndefined()
  await decision.take(gain)
  expect(decision.freeGain).toBe(gain)
})
