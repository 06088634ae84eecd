/** Leaving a table: what is said before, what the others are told, and since when somebody is away. */
import { describe, expect, test } from 'vitest'
import { notesByTurn, type ToldTurn } from '../src/log/turns'
import type { Departure, OnlineTable, Seat } from '../src/protocol'
import { awaySince } from '../src/table/away'
import { departureText, leavingTells } from '../src/table/leaving'

const seat = (mine: boolean, kind: Seat['kind'] = 'person') => ({ mine, kind }) as Seat
const table = (
  status: OnlineTable['status'],
  seats: Seat[],
  rated = false,
  unrated: OnlineTable['unrated'] = null,
) => ({ status, seats, options: { rated }, unrated }) as unknown as OnlineTable
const two = [seat(true), seat(false)]

describe('what follows when a player leaves', () => {
  test.each([
    ['a rated game', table('running', two, true), ['web-leave-loss', 'web-leave-bot', 'web-leave-final']],
    ['an unrated game', table('running', two), ['web-leave-bot', 'web-leave-final']],
    [
      'a game that does not count',
      table('running', two, true, { key: 'unrated-hidden' }),
      ['web-leave-bot', 'web-leave-final'],
    ],
    ['a table that waits', table('waiting', two, true), ['web-leave-free']],
    ['a table with nobody else', table('running', [seat(true), seat(false, 'bot')]), ['web-leave-deleted']],
    [
      'a table where nobody else has come',
      table('waiting', [seat(true), seat(false, 'open')]),
      ['web-leave-deleted'],
    ],
  ])('%s', (_, online, expected) => expect(leavingTells(online)).toEqual(expected))
})

test('a player who left, and one who was removed, are told apart', () => {
  const departure: Departure = { seat: 1, kind: 'left', version: 3, at: 0 }
  expect(departureText(departure)).toBe('web-left')
  expect(departureText({ ...departure, kind: 'removed' })).toBe('web-removed')
})

test('a note belongs to the turn in which it happened', () => {
  const turn = (key: string, ...versions: number[]) =>
    ({ key, steps: versions.map((version) => ({ version })) }) as unknown as ToldTurn
  const note = (version: number) => ({ version, text: { key: 'web-left', values: {} } })
  const found = notesByTurn([turn('first', 1, 2, 3), turn('second', 4, 5)], [9, 0, 4, 2].map(note))
  expect([...found]).toEqual([
    ['', [note(0)]],
    ['first', [note(2)]],
    ['second', [note(4), note(9)]],
  ])
})

describe('since when a player is away', () => {
  const now = new Date(2026, 4, 6, 15, 30)
  const at = (...time: [number, number, number, number]) => new Date(2026, ...time).getTime() / 1000
  test.each([
    ['today', { away_since: at(4, 6, 14, 5), stand_in: null }, '14:05'],
    ['before today', { away_since: at(4, 4, 9, 5), stand_in: null }, '4 May, 09:05'],
    ['present', { away_since: null, stand_in: null }, undefined],
    ['a bot plays', { away_since: at(4, 6, 14, 5), stand_in: 'scribe' }, undefined],
    ['no seat', undefined, undefined],
  ])('%s', (_, one, expected) => expect(awaySince(one, 'en-GB', now)).toBe(expected))
})
