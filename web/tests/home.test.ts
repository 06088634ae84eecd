import { describe, expect, it } from 'vitest'
import { listed, moment } from '../src/home/listed'
import type { TableLine } from '../src/protocol'

const line = (table: string, told: Partial<TableLine>): TableLine => ({
  table,
  status: 'running',
  mode: 'casual',
  expansions: [],
  solo: null,
  names: ['Ada', 'Ben'],
  options: {},
  levels: [null, null],
  ratings: [null, null],
  open_seats: 0,
  my_turn: false,
  asked: null,
  round: null,
  version: 1,
  changed: 0,
  ...told,
})

describe('my tables', () => {
  it('lists what waits for me first and what is over last, the newest before the older', () => {
    const lines = [
      line('over', { status: 'finished', changed: 9 }),
      line('old', { my_turn: true, changed: 1 }),
      line('waiting', { status: 'waiting', changed: 8 }),
      line('theirs', { changed: 5 }),
      line('new', { my_turn: true, changed: 2 }),
    ]
    expect(listed(lines).map(({ table }) => table)).toEqual(['new', 'old', 'theirs', 'waiting', 'over'])
  })

  it('tells the hour of today and the day of anything before', () => {
    const now = new Date(2026, 4, 20, 18, 0)
    const at = (day: number) => new Date(2026, 4, day, 9, 5).getTime() / 1000
    expect(moment(at(20), 'en', now)).toBe('09:05')
    expect(moment(at(19), 'fr', now)).toBe('19 mai')
  })
})
