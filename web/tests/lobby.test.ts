import { describe, expect, it } from 'vitest'
import { EVERYTHING, filtered, speedOf } from '../src/lobby/filters'
import { ratingOf } from '../src/texts/say'
import { rateable, seatsOf, tableOf, type Wanted } from '../src/new/wanted'
import type { TableLine } from '../src/protocol'

const line = (table: string, told: Partial<TableLine>): TableLine => ({
  table,
  status: 'waiting',
  mode: 'casual',
  expansions: [],
  solo: null,
  options: {},
  names: ['Ada', null],
  levels: [null, null],
  ratings: [null, null],
  open_seats: 1,
  my_turn: false,
  asked: null,
  round: null,
  version: 0,
  changed: 0,
  ...told,
})

describe('open tables', () => {
  const lines = [
    line('plain', {}),
    line('epic', { mode: 'epic', names: ['Ada', null, null] }),
    line('quick', { options: { clock: { per: 'turn', seconds: 120 }, rated: true } }),
    line('slow', { options: { clock: { per: 'turn', seconds: 3 * 86_400 } } }),
  ]
  const names = (changes: Partial<typeof EVERYTHING>) =>
    filtered(lines, { ...EVERYTHING, ...changes }).map(({ table }) => table)

  it('are all listed until somebody narrows them down', () => {
    expect(names({})).toEqual(['plain', 'epic', 'quick', 'slow'])
    expect(names({ players: '3' })).toEqual(['epic'])
    expect(names({ mode: 'casual', speed: 'none' })).toEqual(['plain'])
    expect(names({ speed: 'slow' })).toEqual(['slow'])
    expect(names({ rated: true })).toEqual(['quick'])
  })
  it('are quick if they can be played at one sitting', () => {
    expect(speedOf(null)).toBe('none')
    expect(speedOf({ per: 'game', seconds: 1500 })).toBe('quick')
    expect(speedOf({ per: 'turn', seconds: 86_400 })).toBe('slow')
  })
})

describe('ratings', () => {
  it('have a question mark as long as they say little', () => {
    expect(ratingOf(null)).toBe('')
    expect(ratingOf({ points: 1512, games: 2 })).toBe('1512?')
    expect(ratingOf({ points: 1512, games: 5 })).toBe('1512')
  })
  it('are played for only where nobody but people may sit down', () => {
    const wanted = (seats: Wanted['seats']): Wanted => ({
      seats,
      mode: 'casual',
      books: false,
      solo: 'scribe',
      open: true,
      spectators: true,
      confirm: false,
      clock: 'none',
      hints: false,
      rated: true,
      pack: '',
    })
    const friends = wanted(seatsOf('friends', 'reader'))
    expect(rateable(friends)).toBe(true)
    expect(tableOf(friends).options?.rated).toBe(true)
    expect(tableOf({ ...friends, pack: 'mine' }).options?.rated).toBe(false)
    expect(tableOf(wanted(seatsOf('bot', 'reader'))).options?.rated).toBe(false)
  })
})
