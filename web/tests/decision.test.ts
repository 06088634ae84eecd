/** Answering a question: groups, ghosts and icons, from tables as the engine gives them. */
import { describe, expect, test } from 'vitest'
import { Printed } from '../src/board/printed'
import { ghostOf } from '../src/decisions/ghost'
import { clusters, entries } from '../src/decisions/groups'
import { effectOf, iconsOf } from '../src/decisions/icons'
import { pictureOf, whole } from '../src/decisions/pictures'
import { sentences } from '../src/decisions/sentences'
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
const option = (notation: string, ...places: Place[]): Option => {
  const [verb = ''] = notation.split(' ')
  return { notation, verb, places, costs: {}, gains: {}, text: { key: '' }, ends_undo: false }
}
const offered = (moment: unknown) =>
  stored(moment).options.map(({ notation, places }) => ({ option: option(notation, ...places), places }))

test('many ways to Work are told card by card, each once, with what has no place beside them', () => {
  const table = seen(turn)
  const inHand = table.players[table.seat ?? 0]?.cards ?? []
  const ways = [
    ...offered(turn),
    ...inHand.map((id) => {
      const { subject } = printed.actionCard(id)
      const places: Place[] = [`card-${subject}`, 'slot-6'] // with the Goal Card flipped there is a sixth slot
      return { option: option(`work ${subject} slot-6`, ...places), places }
    }),
  ]
  const told = entries(ways, [], table, printed)
  const groups = told.flatMap((entry) => ('place' in entry ? [entry] : []))
  const cards = new Set(ways.filter((one) => one.option.verb === 'work').map((one) => one.places[0]))

  expect(new Set(groups.map(({ place }) => place))).toEqual(cards)
  expect(groups.reduce((sum, { size }) => sum + size, 0)).toBe(
    ways.filter((one) => one.option.verb === 'work').length,
  )
  expect(told.filter((entry) => 'option' in entry)).toHaveLength(
    ways.length - groups.reduce((sum, { size }) => sum + size, 0),
  )
})

test('fewer ways to Work are told at once: one click does', () => {
  const ways = offered(turn)

  expect(entries(ways, [], seen(turn), printed).map((entry) => 'option' in entry && entry.option)).toEqual(
    ways.map(({ option }) => option),
  )
})

test('options that begin with the same card stand together, each with its own key', () => {
  const told = entries(offered(turn).toReversed(), [], seen(turn), printed)
  const found = clusters(told)

  expect(found.flatMap(({ members }) => members.map(({ index }) => index))).toEqual([...told.keys()])
  const heads = found.flatMap(({ head, members }) => (head ? [members] : []))
  expect(heads).toHaveLength(new Set(offered(turn).flatMap((one) => one.places.slice(0, 1))).size)
  for (const members of heads)
    expect(new Set(members.map(({ entry }) => 'option' in entry && entry.option.places[0])).size).toBe(1)
})

describe('pictures', () => {
  const moments = Object.values(
    import.meta.glob<Stored>('./fixtures/views/*.json', { import: 'default', eager: true }),
  ).filter(({ options }) => options?.length)

  test('of the options of a question are all different', () => {
    for (const moment of moments) {
      const drawn = offered(moment).flatMap(({ option }) => pictureOf(option, moment.table, printed) ?? [])
      const different = new Set(drawn.map((picture) => JSON.stringify(whole(picture))))
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

test('once a card is picked the options are told by their slots', () => {
  const ways = offered(turn).filter((one) => one.option.verb === 'work')
  const [card = 'goal'] = ways[0]?.places ?? []
  const fits = ways.filter((one) => one.places[0] === card)
  const told = entries(fits, [card], seen(turn), printed)

  expect(told.map((entry) => 'option' in entry && entry.option)).toEqual(fits.map(({ option }) => option))
  for (const entry of told) expect(entry.label).toMatchObject({ key: 'form-action-slot' })
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

test('only whole sentences are told, as many as fit', () => {
  expect(sentences(['One.', 'Two.'], 20)).toBe('One. Two.')
  expect(sentences(['A long sentence.', 'Another long one.'], 20)).toBe('A long sentence. …')
})
