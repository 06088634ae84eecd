/** A table one has joined: others' choices are shown at the reader's pace, one's own at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLACES, type HereTold, type LogEntry, type Play, type TableTold } from '../src/protocol'
import { settings } from '../src/settings/settings.svelte'
import { JoinedTable } from '../src/table/table.svelte'
import turn from './fixtures/views/turn.json'

const happened = (version: number, seat: number): LogEntry => ({
  version,
  seat,
  by: seat ? 'bot' : 'person',
  choice: 'room room-4',
  text: { key: 'choice-rest' },
  back_to: null,
  choices: version,
  events: [{ name: 'translator_employed', seat, values: {}, places: [PLACES.room[version] ?? 'room-1'] }],
  told: [{ key: 'event-rested' }],
})
const seats = [0, 1].map((seat) => ({ seat, mine: seat === 0, stand_in: null }))
const play = {
  seat: 0,
  table: turn.table,
  question: { seat: 0, kind: '', text: { key: '' }, options: [] },
  outcome: null,
}
const told = (version: number, ...entries: LogEntry[]) =>
  ({
    type: 'table',
    version,
    since: version - entries.length,
    entries,
    table: { seats, status: 'running', departures: [] },
    play: play as unknown as Play,
    chat: null,
    your_turn: false,
  }) as unknown as TableTold

let table: JoinedTable
let hear: (news: TableTold | HereTold) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  settings.pace = '1'
  table = new JoinedTable('t')
  hear = (news) => (table as unknown as { hear: typeof hear }).hear(news)
  hear(told(1, happened(1, 0)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what one chose oneself is shown at once', () => {
  hear(told(2, happened(2, 0)))
  expect(table.version).toBe(2)
  expect(table.mine).toBe(true)
})

test("others' choices are shown one after another, and nothing can be answered meanwhile", () => {
  hear(told(2, happened(2, 1)))
  hear(told(3, happened(3, 1)))
  expect(table.version).toBe(2)
  expect(table.showing).toBe(2)
  expect(table.mine).toBe(false)
  vi.advanceTimersByTime(1_100)
  expect(table.version).toBe(3)
  vi.advanceTimersByTime(1_100)
  expect(table.behind).toBe(false)
  expect(table.mine).toBe(true)
})

test('whoever has made the choice that is being shown is playing, whoever is asked after it', () => {
  expect(table.active).toBe(0)
  hear(told(2, happened(2, 1)))
  expect([table.behind, table.play?.question?.seat, table.active]).toEqual([true, 0, 1])
  vi.advanceTimersByTime(1_100)
  expect(table.active).toBe(0)
})

test("one's own choice is not shown as that of others who play later", () => {
  table.pause(table)
  hear(told(2, happened(2, 1)))
  expect([table.behind, table.log.at(-1)?.seat, table.active]).toEqual([true, 0, table.play?.question?.seat])
})

test('a pause lasts until every scene has resumed, and skipping shows all the same', () => {
  const [rest, caliph] = [{}, {}]
  hear(told(2, happened(2, 1)))
  table.pause(rest)
  table.pause(caliph)
  hear(told(3, happened(3, 1)))
  vi.advanceTimersByTime(10_000)
  expect([table.version, table.behind]).toEqual([2, true])
  table.resume(caliph)
  expect(table.version).toBe(2)
  table.resume(rest)
  expect(table.version).toBe(3)
  table.pause(rest)
  hear(told(4, happened(4, 1)))
  table.skip()
  expect([table.version, table.behind]).toEqual([4, false])
})

test('who is there is known at once and stays so, whatever is still being shown', () => {
  const here = { present: true, away_since: null, rating: null, clock_ms: 5_000, clock_runs: false }
  const seen = () => table.online?.seats.map((seat) => [seat.mine, seat.present, seat.clock_ms])
  hear(told(2, happened(2, 1)))
  hear(told(3, happened(3, 1)))
  hear({ type: 'here', version: 3, seats: [here, { ...here, present: false }], watching: 2, chat: null })
  const now = [
    [true, true, 5_000],
    [false, false, 5_000],
  ]
  expect(seen()).toEqual(now)
  expect([table.version, table.online?.watching]).toEqual([2, 2])
  vi.advanceTimersByTime(3_000)
  expect(seen()).toEqual(now)
  expect([table.version, table.online?.watching]).toEqual([3, 2])
})

test('what was said while one was away is there when one is back', () => {
  const line = { line: 1, person: 'p', seat: 1, name: 'Ben', text: 'Salaam', at: 0, result: null }
  hear({ type: 'here', version: 1, seats: [], watching: 0, chat: [line] })
  expect(table.chat).toEqual([line])
  hear({ type: 'here', version: 1, seats: [], watching: 0, chat: null })
  expect(table.chat).toEqual([line])
})

test('twice the pace is half the time', () => {
  settings.pace = '2'
  hear(told(2, happened(2, 1)))
  vi.advanceTimersByTime(550)
  expect(table.behind).toBe(false)
})

test('skipping shows everything, and what is told later is shown as before', () => {
  hear(told(2, happened(2, 1)))
  hear(told(3, happened(3, 1)))
  table.skip()
  expect(table.version).toBe(3)
  expect(table.mine).toBe(true)
  hear(told(4, happened(4, 1)))
  expect(table.version).toBe(4)
  vi.advanceTimersByTime(1_100)
  expect(table.mine).toBe(true)
})

test('what others moved is marked until one acts', () => {
  settings.pace = 'skip'
  hear(told(2, happened(2, 1)))
  hear(told(3, happened(3, 1)))
  expect([...table.moved]).toEqual(['room-3', 'room-4'])
  hear(told(5, happened(4, 0), happened(5, 1)))
  expect([...table.moved]).toEqual(['room-6'])
})

test('how we got here are the own choices of this turn', () => {
  hear(
    told(
      3,
      { ...happened(2, 0), choice: 'work physics slot-1' },
      { ...happened(3, 0), choice: 'dice red-4' },
    ),
  )
  expect(table.turnSoFar).toHaveLength(2)
})

test('what has not changed on the table stays the same thing', () => {
  const before = table.seen
  const now = structuredClone(turn.table)
  now.players[0]!.silver += 1
  hear({ ...told(2, happened(2, 0)), play: { ...play, table: now } as unknown as Play })
  expect(table.seen).toEqual(now)
  expect(table.seen?.rooms).toBe(before?.rooms)
  expect(table.seen?.players[1]).toBe(before?.players[1])
  expect(table.seen?.players[0]).not.toBe(before?.players[0])
  expect(table.seen?.players[0]?.slots).toBe(before?.players[0]?.slots)
})
