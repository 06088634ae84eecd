/** The log: turns, places and icons of what happened. */
import { expect, test } from 'vitest'
import { gains } from '../src/log/gains'
import { placesOfFacts } from '../src/log/places'
import { turns } from '../src/log/turns'
import { partsOf, without } from '../src/log/words'
import type { Happening, Message } from '../src/protocol'

const happened = (version: number, seat: number, choice: string | null): Happening => ({
  version,
  seat,
  by: 'person',
  choice,
  text: null,
  back_to: null,
  facts: [],
  told: [],
})

test('everything a seat does in a row is one turn, until it Works or Rests again', () => {
  const log = [
    happened(1, 0, 'work physics slot-1'),
    happened(2, 0, 'dice red-4'),
    happened(3, 1, 'rest'),
    happened(4, 1, 'enough'),
    happened(5, 1, 'work goal slot-6'),
  ]
  expect(turns(log).map(({ key, seat, happenings }) => [key, seat, happenings.length])).toEqual([
    [1, 0, 2],
    [3, 1, 2],
    [5, 1, 1],
  ])
})

test('facts name the places that they changed', () => {
  const facts = [
    { name: 'translator_employed', values: { seat: 1, translator: 5, room: 3 } },
    { name: 'marker_moved', values: { seat: 1, spot: 7, steps: 2 } },
    { name: 'influence_on_scroll', values: { seat: 1, place: 6, scroll: 3 } },
    { name: 'influence_taken_back', values: { seat: 1, place: 15, scroll: -1 } },
    { name: 'track_advanced', values: { seat: 1, track: 1, level: 2 } },
    { name: 'influence_on_caliph', values: { seat: 1, caliph_space: 1, row: 2 } },
    { name: 'silver_gained', values: { seat: 1, amount: 2 } },
  ]
  expect(placesOfFacts(facts)).toEqual([
    'room-4',
    'spot-7',
    'wisdom-purple-top',
    'guild-purple',
    'track-physics',
    'caliph-2-bottom',
  ])
})

test('what a seat gains stands as icons; what others gain by it does not', () => {
  const facts = [
    { name: 'silver_gained', values: { seat: 0, amount: 2 } },
    { name: 'silver_gained', values: { seat: 1, amount: 1 } },
  ]
  expect(gains(facts, 0)?.glyphs).toEqual(gains(facts.slice(0, 1), 0)?.glyphs)
  expect(gains(facts.slice(1), 0)).toBeUndefined()
})

test('six White Dice to the Bag are one icon with a number', () => {
  const die = { name: 'die_to_bag', values: { seat: 0, colour: 0 } }
  const [one, six] = [gains([die], 0), gains(Array(6).fill(die), 0)]
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

test('what follows the beginning of a turn is told of whoever begins it', () => {
  const message = (key: string, player?: string): Message => ({ key, values: player ? { player } : {} })
  const told = [message('a', 'Ada'), message('event-turn-began', 'Ben'), message('b', 'Ben'), message('c')]
  const who = (messages: Message[]) =>
    partsOf(messages, 'Ada').map((part) => [part.who, part.sentences.length])

  expect(who(told)).toEqual([
    ['Ada', 1],
    ['Ben', 2],
  ])
  expect(who([message('a'), message('event-turn-began', 'Ben')])).toEqual([['Ada', 1]])
  expect(who(told.slice(1))).toEqual([['Ben', 2]])
})
