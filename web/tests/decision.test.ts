/** Answering a question: groups, ghosts and icons, from tables as the engine gives them. */
import { describe, expect, test } from 'vitest'
import { anOption } from './an-option'
import { Printed } from '../src/board/printed'
import { ghostOf } from '../src/decisions/ghost'
import { keys, nameOf, optionEntries } from '../src/decisions/entries'
import { effectOf, iconsOf } from '../src/decisions/icons'
import { pictureOf } from '../src/decisions/pictures'
import type { Catalogue, Event, Option, Place, Table } from '../src/protocol'
import catalogue from './fixtures/views/printed.json'
import room from './fixtures/views/room.json'
import turn from './fixtures/views/turn.json'

/** A table with the options of whoever is asked, as `tools/write_views.py` stores them. */
interface Stored {
  table: Table
  options: Pick<Option, 'notation' | 'verb' | 'places'>[]
}
const stored = (moment: unknown) => moment as Stored
const seen = (moment: unknown) => stored(moment).table
const printed = new Printed(catalogue as unknown as Catalogue, true)
const option = (notation: string, ...places: Place[]): Option => anOption(notation, { places })
const offered = (moment: unknown) =>
  stored(moment).options.map(({ notation, places }) => ({ option: option(notation, ...places), places }))

test('what changes nothing comes last, with a key of its own, and the end of the turn has its own button', () => {
  const asked = [option('decline'), option('deliver purple', 'guild-purple'), option('end-turn')]
  const told = optionEntries(
    asked.map((one) => ({ option: one, places: one.places })),
    [],
  )

  expect(told.map(nameOf)).toEqual(['deliver purple', 'decline'])
  expect([...keys(told).values()]).toEqual(['1', '0'])
})

test('declining has the key 0 whatever it leads to, and comes last', () => {
  const declining = [
    anOption('decline'),
    anOption('decline', { gains: { silver: 2 } }),
    anOption('decline', { costs: { influence: 1 } }),
    anOption('deny', { costs: { silver: 1 } }),
  ]
  for (const no of declining) {
    const offers = [no, anOption('pay')].map((answer) => ({ option: answer, places: [] }))
    expect([...keys(optionEntries(offers, []))]).toEqual([
      ['pay', '1'],
      [no.notation, '0'],
    ])
  }
})

test('answers that are told with what leads to them have keys of their own', () => {
  const offers = [anOption('small action-1'), anOption('small action-2'), anOption('decline')]
  const answers = [anOption('decline'), anOption('pay')]
  const unfolded = new Map(
    offers.slice(0, 2).map((offer) => [offer.notation, { then: [], answers, back: false }]),
  )
  const entries = optionEntries(
    offers.map((offer) => ({ option: offer, places: [] })),
    [],
    unfolded,
  )
  expect(new Set(keys(entries).values()).size).toBe(entries.length)
  expect(keys(entries).get('decline')).toBe('0')
})

describe('pictures', () => {
  const moments = Object.values(
    import.meta.glob<Stored>('./fixtures/views/*.json', { import: 'default', eager: true }),
  ).filter(({ options }) => options?.length)

  test('of the options of a question are all different', () => {
    for (const moment of moments) {
      const told = offered(moment).filter(({ option }) => option.verb !== 'work') // by its slot first
      const drawn = told.flatMap(({ option }) => pictureOf(option, moment.table, printed) ?? [])
      const different = new Set(drawn.map((picture) => JSON.stringify(picture)))
      expect(different.size, moment.options[0]?.verb).toBe(drawn.length)
    }
  })
  test('tell every Die, card, Scroll and line that can be chosen', () => {
    const verbs = ['work', 'dice', 'line', 'employ', 'dispatch', 'mark', 'scroll', 'tuck', 'advance']
    const asked = moments.flatMap((moment) =>
      offered(moment).map(({ option }) => ({ option, table: moment.table })),
    )
    const some = asked.filter(({ option }) => verbs.includes(option.verb))

    expect(some.length).toBeGreaterThan(20)
    for (const { option, table } of some)
      expect(pictureOf(option, table, printed), option.notation).toBeDefined()
  })
  test('are none where only words can tell', () => {
    expect(pictureOf(option('rest'), seen(turn), printed)).toBeUndefined()
    expect(pictureOf(option('dice none'), seen(turn), printed)).toBeUndefined()
  })
})

const event = (name: string, seat: number, values: Event['values'], ...places: Place[]): Event => ({
  name,
  seat,
  values,
  places,
})

test('what certainly follows changes the counters of the viewer only', () => {
  const table = seen(room)
  const seat = table.seat ?? 0
  const own = table.players[seat]
  const events = [
    event('silver_paid', seat, { amount: 2, to: null }),
    event('gold_gained', seat, { amount: 1 }),
    event('silver_gained', seat + 1, { amount: 9 }),
    event('marker_moved', seat, { spot: 'spot-7', steps: 3 }, 'spot-7'),
    event('influence_in_guild', seat, { guild: 'purple' }, 'guild-purple'),
    event('track_advanced', seat, { track: 'physics', level: 3 }, 'track-physics'),
  ]
  expect(ghostOf(events, table)).toEqual({
    silver: (own?.silver ?? 0) - 2,
    gold: (own?.gold ?? 0) + 1,
    influence: (own?.influence ?? 0) - 1,
    spot: 'spot-7',
    influenceAt: new Set(['guild-purple']),
    tracks: { 'track-physics': 3 },
  })
})

test('a Translator that comes to a Room stands there', () => {
  const table = seen(room)
  const seat = table.seat ?? 0
  const employed = event('translator_employed', seat, { translator: 'greek-c', room: 'room-4' }, 'room-4')
  expect(ghostOf([employed], table).rooms).toEqual({
    'room-4': { translator: 'greek-c', owner: seat, gold: 0 },
  })
})

describe('icons of a sentence', () => {
  const silver = { key: 'effect-silver', values: { amount: 2 } }
  const gold = { key: 'effect-gold.infinitive', values: { amount: 1 } }
  const both = { key: 'list-and', values: { first: silver, second: gold } }

  test('are those of the effect it words', () => {
    expect(effectOf(silver)).toEqual({ word: 'silver', amount: 2 })
    expect(effectOf({ key: 'sentence', values: { clause: both } })).toEqual({
      word: 'and',
      parts: [
        { word: 'silver', amount: 2 },
        { word: 'gold', amount: 1 },
      ],
    })
    expect(effectOf({ key: 'list-comma', values: { first: silver, second: both } })).toMatchObject({
      word: 'and',
      parts: [{ word: 'silver' }, { word: 'silver' }, { word: 'gold' }],
    })
    expect(effectOf({ key: 'effect-pay', values: { cost: silver, gain: gold } })).toMatchObject({
      word: 'pay',
    })
  })
  test('are found however deep the effect stands', () => {
    const effect = { key: 'sentence', values: { clause: silver } }
    const free = iconsOf({ key: 'choice-room-detail', values: { silver: 0, effect } })
    const dear = iconsOf({ key: 'choice-room-detail', values: { silver: 3, effect } })
    expect(free?.glyphs.length).toBeGreaterThan(0)
    expect(dear?.width).toBeGreaterThan(free?.width ?? 0) // with the price before it
  })
  test('are none for what is no effect', () => {
    expect(effectOf({ key: 'name-scroll', values: { last: 'A' } })).toBeUndefined()
    expect(iconsOf(undefined)).toBeUndefined()
  })
})
