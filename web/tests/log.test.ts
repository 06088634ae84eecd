/** The log: turns, places and icons of what happened. */
import { expect, test, vi } from 'vitest'
import { gains } from '../src/log/gains'
import { changedBy, Lights } from '../src/log/lights.svelte'
import { without } from '../src/log/words'
import type { Event, LogEntry, Place } from '../src/protocol'

const happened = (version: number, seat: number, choice: string | null): LogEntry => ({
  version,
  seat,
  by: 'person',
  choice,
  text: null,
  back_to: null,
  choices: version,
  events: [],
  told: [],
})

const event = (name: string, seat: number, values: Event['values'], ...places: Place[]): Event => ({
  name,
  seat,
  values,
  places,
})

test("a choice has changed the places of its events; what lies on somebody's board is that board", () => {
  const events = [
    event('translator_employed', 1, { translator: 'greek-a', room: 'room-4' }, 'deck-greek', 'room-4'),
    event('card_played', 1, { card: 'physics', slot: 'slot-2' }, 'card-physics', 'slot-2'),
    event('silver_gained', 1, { amount: 2 }),
  ]
  expect(changedBy({ ...happened(1, 1, 'room room-4'), events })).toEqual([
    'deck-greek',
    'room-4',
    'player-2',
    'player-2',
  ])
})

test('what a seat gains stands as icons; what others gain by it does not', () => {
  const events = [event('silver_gained', 0, { amount: 2 }), event('silver_gained', 1, { amount: 1 })]
  expect(gains(events, 0)?.glyphs).toEqual(gains(events.slice(0, 1), 0)?.glyphs)
  expect(gains(events.slice(1), 0)).toBeUndefined()
})

test('six White Dice to the Bag are one icon with a number', () => {
  const die = event('die_to_bag', 0, { colour: 'white' })
  const [one, six] = [gains([die], 0), gains(Array<Event>(6).fill(die), 0)]
  expect(six?.glyphs.length).toBe((one?.glyphs.length ?? 0) + 1)
})

test('a name that stands beside a sentence is left out at its beginning, and nowhere else', () => {
  const ada = { player: 'Ada' }
  expect(without('Ada pays 2 Silver.', 'Ada', ada)).toBe('Pays 2 Silver.')
  expect(without('Éva établit le contrôle.', 'Éva', { owner: 'Éva' })).toBe('Établit le contrôle.')
  expect(without('The Bag is empty: Ada refills it.', 'Ada', ada)).toBe('The Bag is empty: Ada refills it.')
  expect(without('Adam passes.', 'Ada', { player: 'Adam' })).toBe('Adam passes.')
  expect(without('Round 2 begins.', 'Round', { round: 2 })).toBe('Round 2 begins.')
  expect(without('Ada passes.', undefined, ada)).toBe('Ada passes.')
})

test('the log points at places for a while: all at once, or one step after another', () => {
  vi.useFakeTimers()
  const steps = [
    event('marker_moved', 1, {}, 'spot-3'),
    event('silver_gained', 1, {}),
    event('x', 0, {}, 'slot-1'),
  ].map((one) => ({ events: [one] }))
  const lights = new Lights()
  lights.show(steps, 0)
  expect([...(lights.places ?? [])]).toEqual(['spot-3', 'slot-1'])
  vi.runAllTimers()
  expect(lights.places).toBeUndefined()
  lights.play(steps)
  expect([...(lights.places ?? [])]).toEqual(['spot-3'])
  vi.advanceTimersToNextTimer()
  expect([...(lights.places ?? [])]).toEqual(['player-1'])
  vi.advanceTimersToNextTimer()
  expect(lights.places).toBeUndefined()
  vi.useRealTimers()
})
