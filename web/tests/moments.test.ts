/** What comes over the board for a while: a Rest step by step, a Caliph Card, a Scroll that is Translated. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Revealing, toldOf } from '../src/caliph/revealing.svelte'
import type { Event, LogEntry, Play, Rest } from '../src/protocol'
import { higher } from '../src/rest/odds'
import { Resting } from '../src/rest/resting.svelte'
import { settings } from '../src/settings/settings.svelte'
import { JoinedTable } from '../src/table/table.svelte'
import { translations } from '../src/table/translated'

const income = (progress: 'done' | 'now' | 'later') =>
  ({ place: null, card: null, track: null, level: null, progress }) as unknown as Rest['incomes'][number]
const rest = (step: Rest['step'], ...progress: ('done' | 'now' | 'later')[]) =>
  ({ step, incomes: progress.map(income), sides: {} }) as unknown as Rest
const entry = (version: number, more: Partial<LogEntry>): LogEntry => ({
  version,
  seat: 0,
  by: 'person',
  choice: 'rest',
  text: null,
  back_to: null,
  choices: version,
  events: [],
  told: [],
  ...more,
})
const event = (name: string, values: Event['values'], more: Partial<Event> = {}): Event => ({
  name,
  seat: 0,
  values,
  places: [],
  ...more,
})

let table: JoinedTable
const shows = (entries: LogEntry[], play: Partial<Play>) => {
  table.log = [...table.log, ...entries]
  table.play = { rest: null, question: null, ...play } as Play
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = '1'
  table = new JoinedTable('t')
  table.online = { seats: [{ mine: true }, { mine: false }] } as unknown as JoinedTable['online']
})
afterEach(() => {
  vi.useRealTimers()
  settings.pace = '1'
})

test('a Rest is ticked off up to the question, and goes away when it is over', () => {
  const resting = new Resting(table)
  shows([entry(1, {})], { rest: rest('income', 'done', 'now', 'later') })
  resting.follow()
  expect(resting.done).toBe(0)
  vi.advanceTimersByTime(320)
  expect(resting.done).toBe(1)
  vi.advanceTimersByTime(3200)
  expect(resting.done).toBe(2)
  shows([entry(2, { choice: 'enough' })], {})
  resting.follow()
  resting.hurry()
  expect(resting.done).toBe(6)
  vi.advanceTimersByTime(900)
  expect(resting.rest).toBeUndefined()
})

test('a Rest that asks nothing plays by itself, only for whose it is, and not where all is skipped', () => {
  const resting = new Resting(table)
  shows([], { rest: rest('ahead', 'later') })
  resting.follow()
  expect(resting.rest).toBeUndefined()
  shows([entry(1, { seat: 1 })], {})
  resting.follow()
  expect(resting.rest).toBeUndefined()
  settings.pace = 'skip'
  shows([entry(2, {})], {})
  resting.follow()
  expect(resting.rest).toBeUndefined()
  settings.pace = '4'
  shows([entry(3, {})], {})
  resting.follow()
  expect(resting.rest?.incomes).toHaveLength(1)
  vi.advanceTimersByTime(4 * 80 + 225)
  expect(resting.rest).toBeUndefined()
})

test('what the others do waits until the panel of a Rest that is over goes away', () => {
  const resumed = vi.spyOn(table, 'resume')
  const paused = vi.spyOn(table, 'pause')
  const resting = new Resting(table)
  shows([entry(1, {})], { rest: rest('income', 'done', 'now') })
  resting.follow()
  expect(paused).not.toHaveBeenCalled()
  shows([entry(2, { choice: 'enough' })], {})
  resting.follow()
  expect(paused).toHaveBeenCalledWith(resting)
  expect(resumed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5 * 320 + 900)
  expect(resting.rest).toBeUndefined()
  expect(resumed).toHaveBeenCalledWith(resting)
})

test('the panel of a Rest that is over goes away in its own time, whatever is shown meanwhile', () => {
  const resting = new Resting(table)
  shows([entry(1, {})], { rest: rest('income', 'done', 'now') })
  resting.follow()
  shows([entry(2, { choice: 'enough' })], {})
  resting.follow()
  for (let version = 3; version < 3 + 5 * 2; version += 1) {
    vi.advanceTimersByTime(160)
    shows([entry(version, { seat: 1, choice: 'decline' })], {})
    resting.follow()
  }
  vi.advanceTimersByTime(900)
  expect(resting.rest).toBeUndefined()
})

test('a Rest that is taken back is gone at once', () => {
  const resting = new Resting(table)
  shows([entry(1, {})], { rest: rest('income', 'now') })
  resting.follow()
  shows([entry(2, { choice: null, back_to: 0 })], { rest: rest('ahead', 'later') })
  resting.follow()
  expect(resting.rest).toBeUndefined()
})

test('a Caliph Card stays in sight while somebody takes a space, and then for a while', () => {
  const revealing = new Revealing(table)
  shows([], {})
  revealing.follow()
  const revealed = entry(1, {
    events: [event('caliph_revealed', { caliph: 'caliph-1', caliph_space: 'caliph-space-3' })],
    told: [{ key: 'event-rested' }, { key: 'event-caliph-revealed' }, { key: 'event-gold-gained' }],
  })
  shows([revealed], { question: { kind: 'choose_caliph_space' } as Play['question'] })
  revealing.follow()
  expect(revealing.space).toBe('caliph-space-3')
  vi.advanceTimersByTime(10_000)
  expect(revealing.shown).toBe(1)
  shows([entry(2, { choice: 'caliph top', told: [{ key: 'event-influence-on-caliph' }] })], {})
  revealing.follow()
  vi.advanceTimersByTime(900)
  expect(revealing.shown).toBe(2)
  vi.advanceTimersByTime(2600)
  expect(revealing.space).toBeUndefined()
})

test('a Caliph Card goes away in its own time, whatever is played after it', () => {
  const revealing = new Revealing(table)
  shows([], {})
  revealing.follow()
  const events = [event('caliph_revealed', { caliph: 'caliph-1', caliph_space: 'caliph-space-3' })]
  const lines = [{ key: 'event-caliph-revealed' }, { key: 'event-gold-gained' }]
  shows([entry(1, { events, told: lines })], {})
  revealing.follow()
  for (let version = 2; version < 5; version += 1) {
    vi.advanceTimersByTime(1000)
    const beginning = version === 2 ? [{ key: 'event-turn-began' }] : []
    shows([entry(version, { seat: 1, told: [...beginning, { key: 'event-rested' }] })], {})
    revealing.follow()
    expect(revealing.told).toEqual([{ key: 'event-gold-gained' }])
  }
  vi.advanceTimersByTime(900 + 2600 - 3000)
  expect(revealing.space).toBeUndefined()
})

test('answers to a Caliph Card do not hold up the lines before them', () => {
  const revealing = new Revealing(table)
  const asks = { question: { kind: 'choose_caliph_space' } as Play['question'] }
  const events = [event('caliph_revealed', { caliph: 'caliph-1', caliph_space: 'caliph-space-3' })]
  shows([], {})
  revealing.follow()
  shows([entry(1, { events, told: [{ key: 'event-caliph-revealed' }, { key: 'event-gold-gained' }] })], asks)
  revealing.follow()
  for (let version = 2; version < 5; version += 1) {
    vi.advanceTimersByTime(300)
    shows([entry(version, { told: [{ key: 'event-influence-on-caliph' }] })], asks)
    revealing.follow()
  }
  expect(revealing.shown).toBe(1)
})

test('what is chosen after the last question of a Caliph Card is no part of it', () => {
  const revealing = new Revealing(table)
  const asks = { question: { kind: 'choose_caliph_space' } as Play['question'] }
  shows([], {})
  revealing.follow()
  const events = [event('caliph_revealed', { caliph: 'caliph-1', caliph_space: 'caliph-space-3' })]
  shows([entry(1, { events, told: [{ key: 'event-caliph-revealed' }] })], asks)
  revealing.follow()
  shows([entry(2, { choice: 'caliph top', told: [{ key: 'event-influence-on-caliph' }] })], {})
  revealing.follow()
  shows([entry(3, { choice: 'pay', told: [{ key: 'event-gold-gained' }] })], {})
  revealing.follow()
  expect(revealing.told).toEqual([{ key: 'event-influence-on-caliph' }])
})

test('later turns wait until a Caliph Card goes away, but not the answers to it', () => {
  const resumed = vi.spyOn(table, 'resume')
  const paused = vi.spyOn(table, 'pause')
  const revealing = new Revealing(table)
  const asks = { question: { kind: 'choose_caliph_space' } as Play['question'] }
  shows([], {})
  revealing.follow()
  const events = [event('caliph_revealed', { caliph: 'caliph-1', caliph_space: 'caliph-space-3' })]
  shows([entry(1, { events, told: [{ key: 'event-caliph-revealed' }] })], asks)
  revealing.follow()
  expect(paused).not.toHaveBeenCalled()
  shows([entry(2, { choice: 'caliph top', told: [{ key: 'event-influence-on-caliph' }] })], {})
  revealing.follow()
  expect(paused).toHaveBeenCalled()
  resumed.mockClear()
  vi.advanceTimersByTime(900 + 2600)
  expect(resumed).toHaveBeenCalled()
})

test('where nothing may move a Caliph Card is there at once, and stays to be read', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const revealing = new Revealing(table)
  shows([], {})
  revealing.follow()
  const events = [event('caliph_revealed', { caliph: 'caliph-1', caliph_space: 'caliph-space-3' })]
  const told = ['event-caliph-revealed', 'event-gold-gained', 'event-gold-gained'].map((key) => ({ key }))
  shows([entry(1, { events, told })], {})
  revealing.follow()
  expect([revealing.space, revealing.shown]).toEqual(['caliph-space-3', 2])
  vi.advanceTimersByTime(2 * 900 + 2599)
  expect(revealing.space).toBe('caliph-space-3')
  vi.advanceTimersByTime(1)
  expect(revealing.space).toBeUndefined()
  vi.unstubAllGlobals()
})

test('what a Caliph Card brings is told up to the income of the Rest that revealed it', () => {
  const lines = ['event-caliph-revealed', 'event-gold-gained', 'event-track-harvested', 'event-silver-gained']
  expect(toldOf([entry(1, { told: lines.map((key) => ({ key })) })])).toEqual([{ key: 'event-gold-gained' }])
})

test('what a Caliph Card brings is told up to the next turn', () => {
  const told = [
    'event-rested',
    'event-caliph-revealed',
    'event-gold-gained',
    'event-turn-began',
    'event-passed',
  ]
  expect(toldOf([entry(1, { told: told.map((key) => ({ key })) })])).toEqual([{ key: 'event-gold-gained' }])
})

test('the chance of a better roll is counted side by side', () => {
  const sides = { white: [1, 2, 3, 4, 5, 6], green: [4, 4, 5, 5, 6, 6] }
  expect(higher(['white-3'], sides)).toBe(50)
  expect(higher(['green-4'], sides)).toBe(67)
  expect(higher(['white-6', 'white-6'], sides)).toBe(0)
  expect(higher(['white-1', 'white-1'], sides)).toBe(97)
})

test('a Translated Scroll tells where it lay and what it was worth', () => {
  const points = (total: number) => [{ total, by_category: {} }]
  const happened = entry(1, {
    events: [event('scroll_translated', { scroll: 'scroll-greek-b' }, { places: ['wisdom-purple-top'] })],
  })
  expect(translations([happened], points(10), points(17))).toEqual([{ place: 'wisdom-purple-top', vp: 7 }])
  expect(translations([happened], [], points(17))).toEqual([{ place: 'wisdom-purple-top', vp: 0 }])
})
