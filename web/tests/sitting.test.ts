/** Sitting at a table: others' choices are shown at the reader's pace, one's own at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Happening, Play, TableTold } from '../src/protocol'
import { settings } from '../src/settings/settings.svelte'
import { Sitting } from '../src/table/sitting.svelte'
import view from './fixtures/views/turn.json'

const happened = (version: number, seat: number): Happening => ({
  version,
  seat,
  by: seat ? 'bot' : 'person',
  choice: 'room room-4',
  text: { key: 'choice-rest' },
  back_to: null,
  facts: [{ name: 'translator_employed', values: { seat, translator: 0, room: version } }],
  told: [{ key: 'event-rested' }],
})
const seats = [0, 1].map((seat) => ({ seat, mine: seat === 0, stand_in: null }))
const play = { seat: 0, view, question: { seat: 0, kind: '', text: { key: '' }, options: [] }, outcome: null }
const told = (version: number, ...happenings: Happening[]) =>
  ({
    type: 'table',
    version,
    since: version - happenings.length,
    happenings,
    table: { seats, status: 'running' },
    play: play as unknown as Play,
    chat: null,
    your_turn: false,
  }) as unknown as TableTold

let sitting: Sitting
let hear: (news: TableTold) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  settings.pace = '1'
  sitting = new Sitting('t')
  hear = (news) => (sitting as unknown as { hear: (news: TableTold) => void }).hear(news)
  hear(told(1, happened(1, 0)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what one chose oneself is shown at once', () => {
  hear(told(2, happened(2, 0)))
  expect(sitting.version).toBe(2)
  expect(sitting.mine).toBe(true)
})

test("others' choices are shown one after another, and nothing can be answered meanwhile", () => {
  hear(told(2, happened(2, 1)))
  hear(told(3, happened(3, 1)))
  expect(sitting.version).toBe(2)
  expect(sitting.showing).toBe(2)
  expect(sitting.mine).toBe(false)
  vi.advanceTimersByTime(1_100)
  expect(sitting.version).toBe(3)
  vi.advanceTimersByTime(1_100)
  expect(sitting.behind).toBe(false)
  expect(sitting.mine).toBe(true)
})

test('twice the pace is half the time', () => {
  settings.pace = '2'
  hear(told(2, happened(2, 1)))
  vi.advanceTimersByTime(550)
  expect(sitting.behind).toBe(false)
})

test('skipping shows everything, and what is told later is shown as before', () => {
  hear(told(2, happened(2, 1)))
  hear(told(3, happened(3, 1)))
  sitting.skip()
  expect(sitting.version).toBe(3)
  expect(sitting.mine).toBe(true)
  hear(told(4, happened(4, 1)))
  expect(sitting.version).toBe(4)
  vi.advanceTimersByTime(1_100)
  expect(sitting.mine).toBe(true)
})

test('what others moved is marked until one acts', () => {
  settings.pace = 'skip'
  hear(told(2, happened(2, 1)))
  hear(told(3, happened(3, 1)))
  expect([...sitting.moved]).toEqual(['room-3', 'room-4'])
  hear(told(5, happened(4, 0), happened(5, 1)))
  expect([...sitting.moved]).toEqual(['room-6'])
})

test('how we got here are the own choices of this turn', () => {
  hear(
    told(
      3,
      { ...happened(2, 0), choice: 'work physics slot-1' },
      { ...happened(3, 0), choice: 'dice red-4' },
    ),
  )
  expect(sitting.turnSoFar).toHaveLength(2)
})
