/** Answering a question: groups, reasons, ghosts and icons, from views as the engine gives them. */
import { describe, expect, test } from 'vitest'
import { placesOf } from '../src/board/places'
import { Printed } from '../src/board/printed'
import type { View } from '../src/board/types'
import { ghostOf } from '../src/decisions/ghost'
import { clusters, entries } from '../src/decisions/groups'
import { effectOf, iconsOf } from '../src/decisions/icons'
import { pictureOf, whole } from '../src/decisions/pictures'
import { notationsAt } from '../src/decisions/reasons'
import { sentences } from '../src/decisions/sentences'
import type { Catalogue, Option } from '../src/protocol'
import catalogue from './fixtures/views/printed.json'
import room from './fixtures/views/room.json'
import turn from './fixtures/views/turn.json'

const seen = (view: unknown) => view as View
const printed = new Printed(catalogue as unknown as Catalogue, true)
const option = (notation: string): Option => {
  const [verb = '', ...operands] = notation.split(' ')
  return { notation, verb, operands, text: { key: '' }, ends_undo: false }
}
const offered = (view: View) =>
  (view.decision?.options ?? []).map((notation) => ({
    option: option(notation),
    places: placesOf(notation, view),
  }))

test('many ways to Work are told card by card, each once, with what has no place beside them', () => {
  const view = seen(turn)
  const inHand = view.players[view.seat ?? 0]?.cards ?? []
  const ways = [
    ...offered(view),
    ...inHand.map((card) => {
      const notation = `work ${card} slot-6` // with the Goal Card flipped there is a sixth slot
      return { option: option(notation), places: placesOf(notation, view) }
    }),
  ]
  const told = entries(ways, [], view, printed)
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
  const view = seen(turn)
  const ways = offered(view)

  expect(entries(ways, [], view, printed).map((entry) => 'option' in entry && entry.option)).toEqual(
    ways.map(({ option }) => option),
  )
})

test('options that begin with the same card stand together, each with its own key', () => {
  const view = seen(turn)
  const told = entries(offered(view).toReversed(), [], view, printed)
  const found = clusters(told)

  expect(found.flatMap(({ members }) => members.map(({ index }) => index))).toEqual([...told.keys()])
  const heads = found.flatMap(({ head, members }) => (head ? [members] : []))
  expect(heads).toHaveLength(new Set(offered(view).flatMap((one) => one.places.slice(0, 1))).size)
  for (const members of heads)
    expect(new Set(members.map(({ entry }) => 'option' in entry && entry.option.operands[0])).size).toBe(1)
})

describe('pictures', () => {
  const stored = Object.values(
    import.meta.glob<View>('./fixtures/views/*.json', { import: 'default', eager: true }),
  ).filter((view) => view.decision?.options)

  test('of the options of a question are all different', () => {
    for (const view of stored) {
      const drawn = offered(view).flatMap(({ option }) => pictureOf(option, view, printed) ?? [])
      const different = new Set(drawn.map((picture) => JSON.stringify(whole(picture))))
      expect(different.size, view.decision?.kind).toBe(drawn.length)
    }
  })
  test('tell every Die, card, Scroll and line that can be chosen', () => {
    const verbs = ['work', 'dice', 'line', 'employ', 'dispatch', 'mark', 'scroll', 'tuck', 'advance']
    const asked = stored.flatMap((view) => offered(view).map(({ option }) => ({ option, view })))
    const some = asked.filter(({ option }) => verbs.includes(option.verb))

    expect(some.length).toBeGreaterThan(20)
    for (const { option, view } of some)
      expect(pictureOf(option, view, printed), option.notation).toBeDefined()
  })
  test('are none where only words can tell', () => {
    expect(pictureOf(option('rest'), seen(turn), printed)).toBeUndefined()
    expect(pictureOf(option('dice none'), seen(turn), printed)).toBeUndefined()
  })
})

test('once a card is picked the options are told by their slots', () => {
  const view = seen(turn)
  const ways = offered(view).filter((one) => one.option.verb === 'work')
  const [card] = ways[0]?.places ?? []
  const fits = ways.filter((one) => one.places[0] === card)
  const told = entries(fits, [card ?? ''], view, printed)

  expect(told.map((entry) => 'option' in entry && entry.option)).toEqual(fits.map(({ option }) => option))
  for (const entry of told) expect(entry.label).toMatchObject({ key: 'form-action-slot' })
})

test('a click that is not lit asks for what it would have been in this question', () => {
  expect(notationsAt('room-5', seen(room))).toEqual(['room room-5'])
  expect(notationsAt('deck-greek', seen(room))).toEqual(['employ greek'])
  expect(notationsAt('slot-2', seen(turn))[0]).toMatch(/^work [a-z]+ slot-2$/)
  expect(notationsAt('silver', seen(room))).toEqual([])
})

test('every option of a stored question is among what its places could mean', () => {
  const view = seen(room)
  for (const { option, places } of offered(view)) {
    expect(places.flatMap((place) => notationsAt(place, view))).toContain(option.notation)
  }
})

test('what certainly follows changes the counters of the viewer only', () => {
  const view = seen(room)
  const seat = view.seat ?? 0
  const own = view.players[seat]
  const facts = [
    { name: 'silver_paid', values: { seat, amount: 2, to: -1 } },
    { name: 'gold_gained', values: { seat, amount: 1 } },
    { name: 'silver_gained', values: { seat: seat + 1, amount: 9 } },
    { name: 'marker_moved', values: { seat, spot: 7, steps: 3 } },
  ]
  expect(ghostOf(facts, view, ['room room-4'])).toEqual({
    silver: (own?.silver ?? 0) - 2,
    gold: (own?.gold ?? 0) + 1,
    spots: { [seat]: 7 },
  })
})

test('a Translator that comes to a Room is the one of the deck named before', () => {
  const view = seen(room)
  const seat = view.seat ?? 0
  const facts = [{ name: 'translator_employed', values: { seat, translator: 3, room: 3 } }]
  expect(ghostOf(facts, view, ['employ greek', 'room room-4']).rooms).toEqual({
    4: { translator: view.decks['greek']?.top, owner: seat, gold: 0 },
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
