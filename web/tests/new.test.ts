/** What is asked of the server for a new table. */
import { expect, test } from 'vitest'
import { seatsOf, tableOf, type Wanted } from '../src/new/wanted'

const wanted = (changes: Partial<Wanted>): Wanted => ({
  seats: seatsOf('bot', 'greedy'),
  mode: 'casual',
  books: false,
  solo: 'scribe',
  open: false,
  spectators: true,
  confirm: false,
  clock: 'none',
  ...changes,
})

test('a bot has its level and a name, a person at this screen a name if one was given', () => {
  const seats = [...seatsOf('bot', 'greedy'), { kind: 'here', name: ' Inès ', level: '' } as const]
  expect(tableOf(wanted({ seats })).seats).toEqual([
    { kind: 'me' },
    { kind: 'bot', level: 'greedy', name: 'Thabit' },
    { kind: 'here', name: 'Inès' },
  ])
})

test('alone one meets the solo opponent at the level one chose', () => {
  expect(tableOf(wanted({ seats: seatsOf('solo', 'greedy'), solo: 'teacher' }))).toMatchObject({
    seats: [{ kind: 'me' }],
    solo: 'teacher',
  })
  expect(tableOf(wanted({}))).not.toHaveProperty('solo')
})

test('only a table that waits for somebody is listed, and a bot stands in for whoever stays away', () => {
  const friends = seatsOf('friends', 'greedy')
  expect(tableOf(wanted({ seats: friends, open: true })).options).toMatchObject({ open: true, absence: 900 })
  expect(tableOf(wanted({ open: true })).options).toMatchObject({ open: false })
  expect(tableOf(wanted({ seats: friends, clock: 'game' })).options).toMatchObject({ clock: { per: 'game' } })
})
