import { describe, expect, test } from 'vitest'
import type { Decision } from '../src/decisions/decision.svelte'
import { beginning, left, next } from '../src/hint/following'
import { Hinting } from '../src/hint/hinting.svelte'
import type { HintStep, LogEntry } from '../src/protocol'
import type { JoinedTable } from '../src/table/table.svelte'
import { anOption } from './an-option'

const steps = (...choices: string[]): HintStep[] =>
  choices.map((choice) => ({ choice, title: { key: choice }, places: [] }))
const chosen = (version: number, choice: string | null, more: Partial<LogEntry> = {}): LogEntry => ({
  version,
  seat: 0,
  by: 'person',
  choice,
  text: null,
  back_to: null,
  choices: version,
  events: [],
  told: [],
  ...more,
})
const TURN = steps('work physics slot-3', 'dice red-4', 'main research', 'research option-3', 'end-turn')
const notations = (some: readonly HintStep[]) => some.map(({ choice }) => choice)

describe('a suggestion is followed', () => {
  test('what was chosen since is done, whatever else came between', () => {
    const log = [
      chosen(3, 'dice red-4'), // before the hint
      chosen(5, 'work physics slot-3'),
      chosen(6, 'dice red-4'),
      chosen(7, 'small action-1'),
      chosen(8, 'main research'),
    ]
    expect(notations(left(TURN, log, 4, 0))).toEqual(['research option-3', 'end-turn'])
  })
  test('what was taken back is to be done again', () => {
    const log = [
      chosen(5, 'work physics slot-3', { choices: 1 }),
      chosen(6, 'dice red-4', { choices: 2 }),
      chosen(7, null, { back_to: 1, choices: 1 }),
    ]
    expect(notations(left(TURN, log, 4, 0))[0]).toBe('dice red-4')
  })
  test('the next step is one that can be chosen now', () => {
    expect(next(TURN, [anOption('research option-3')])?.choice).toBe('research option-3')
    expect(next(TURN, [anOption('research option-1')])).toBeUndefined()
  })
  test('a turn is put together up to its main action', () => {
    expect(beginning(TURN)).toEqual(['work physics slot-3', 'dice red-4', 'main research'])
    expect(beginning(steps('work a b', 'dice none', 'end-turn'))).toEqual(['work a b', 'dice none'])
  })
  test('when the game is over so is it', async () => {
    const hint = { type: 'hint', seat: 0, suggestions: [{ steps: TURN, place: null }] }
    const table = {
      version: 4,
      log: [],
      mine: true,
      play: { outcome: null },
      link: { ask: async () => hint },
    }
    const decision = { verbs: [], options: [], plan: {}, hover: () => undefined }
    const hinting = new Hinting(table as unknown as JoinedTable, decision as unknown as Decision)
    await Promise.resolve()
    hinting.following = true
    Object.assign(table, { version: 9, mine: false })
    expect(hinting.over).toBe(false) // somebody else is asked
    Object.assign(table, { play: { outcome: {} } })
    expect(hinting.over).toBe(true)
  })
})
