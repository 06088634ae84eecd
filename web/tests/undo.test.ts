/** A warning before undo ends: asked once at a table, or every time if the reader wants it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Deciding } from '../src/decisions/deciding.svelte'
import type { Catalogue, Option, Play, TableTold } from '../src/protocol'
import { settings } from '../src/settings/settings.svelte'
import { Sitting } from '../src/table/sitting.svelte'
import catalogue from './fixtures/views/printed.json'
import view from './fixtures/views/turn.json'

const option = (notation: string, ends_undo: boolean): Option => ({
  notation,
  verb: notation.split(' ')[0] ?? '',
  operands: notation.split(' ').slice(1),
  text: { key: 'choice-rest' },
  ends_undo,
})
const [work, rest, pass] = [option('work physics slot-1', false), option('rest', true), option('pass', true)]
const told = (version: number) =>
  ({
    type: 'table',
    version,
    since: version,
    happenings: [],
    table: { seats: [{ seat: 0, mine: true, stand_in: null }], status: 'running', options: {} },
    play: {
      seat: 0,
      view,
      question: { seat: 0, kind: 'choose_turn', text: { key: '' }, options: [work, rest, pass] },
      outcome: null,
    } as unknown as Play,
    chat: null,
    your_turn: false,
  }) as unknown as TableTold

let deciding: Deciding
let sent: string[]
let hear: (version: number) => void

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false })
  const sitting = new Sitting('t')
  sent = []
  hear = (version) => {
    ;(sitting as unknown as { hear: (news: TableTold) => void }).hear(told(version))
    deciding.follow(version)
  }
  // the server answers with the next version, as it does
  sitting.link.ask = (asked) => {
    if (asked.type === 'choose') {
      sent.push(asked.choice)
      hear(asked.version + 1)
    }
    return Promise.resolve({ type: 'taken', id: 1, result: 'done', version: sitting.version })
  }
  deciding = new Deciding(sitting, () => catalogue as unknown as Catalogue)
  hear(1)
})
afterEach(() => {
  settings.askUndo.on = false
  vi.unstubAllGlobals()
})

test('what can be taken back, and the end of a turn by its name, are taken at once', async () => {
  await deciding.take(work)
  await deciding.take(pass)
  expect(sent).toEqual(['work physics slot-1', 'pass'])
})

test('the first time undo would end nothing is taken before a second word; after that the mark has to do', async () => {
  expect([work, rest, pass].map(deciding.endsUndo)).toEqual([false, true, false])
  await deciding.take(rest)
  expect(sent).toEqual([])
  expect(deciding.doubt).toMatchObject({ option: rest, because: 'undo' })
  await deciding.take(rest)
  await deciding.take(rest)
  expect(sent).toEqual(['rest', 'rest'])
})

test('whoever wants it is asked every time; going back takes nothing', async () => {
  settings.askUndo.on = true
  for (const version of [1, 2]) {
    await deciding.take(rest)
    expect(deciding.doubt).toBeDefined()
    expect(deciding.back()).toBe(true)
    expect(sent).toHaveLength(version - 1)
    await deciding.take(rest)
    await deciding.take(rest)
    expect(sent).toHaveLength(version)
  }
})
