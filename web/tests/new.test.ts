/** What is asked of the server for a new table. */
import { afterEach, expect, test, vi } from 'vitest'
import { rememberLevel, usualLevel } from '../src/new/level'
import { CLOCK_NAMES, seatsOf, tableOf, type Wanted } from '../src/new/wanted'

const wanted = (changes: Partial<Wanted>): Wanted => ({
  seats: seatsOf('bot', 'reader'),
  mode: 'casual',
  books: false,
  solo: 'scribe',
  open: false,
  spectators: true,
  confirm: false,
  clock: 'none',
  hints: false,
  pack: '',
  rated: false,
  ...changes,
})

test('a bot has its level and a name, a person at this screen a name if one was given', () => {
  const seats = [...seatsOf('bot', 'reader'), { kind: 'here', name: ' Inès ', level: 'reader' } as const]
  expect(tableOf(wanted({ seats })).seats).toEqual([
    { kind: 'me' },
    { kind: 'bot', level: 'reader', name: 'Thabit' },
    { kind: 'here', name: 'Inès' },
  ])
})

test('alone one meets the solo opponent at the level one chose', () => {
  expect(tableOf(wanted({ seats: seatsOf('solo', 'reader'), solo: 'teacher' }))).toMatchObject({
    seats: [{ kind: 'me' }],
    solo: 'teacher',
  })
  expect(tableOf(wanted({}))).not.toHaveProperty('solo')
})

test('only a table that waits for players is listed, and no bot replaces an absent player unasked', () => {
  const friends = seatsOf('friends', 'reader')
  expect(tableOf(wanted({ seats: friends, open: true })).options).toMatchObject({ open: true })
  for (const clock of CLOCK_NAMES)
    expect(tableOf(wanted({ seats: friends, clock })).options).not.toHaveProperty('absence')
  expect(tableOf(wanted({ open: true })).options).toMatchObject({ open: false })
  expect(tableOf(wanted({ seats: friends, clock: 'game' })).options).toMatchObject({ clock: { per: 'game' } })
})

afterEach(() => vi.unstubAllGlobals())

test('one meets the weakest level first, and then the one chosen last', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  expect(usualLevel()).toBe('newcomer')
  rememberLevel('vizier')
  expect(usualLevel()).toBe('vizier')
  for (const name of kept.keys()) kept.set(name, 'a level of another version')
  expect(usualLevel()).toBe('newcomer')
})
