/** The board is drawn from stored tables (`tools/write_views.py`): every place and piece of a table must be there. */
import { render } from 'svelte/server'
import { beforeAll, describe, expect, test } from 'vitest'
import Area from '../src/board/Area.svelte'
import Board from '../src/board/Board.svelte'
import { fits, lines } from '../src/board/fitting'
import { keys } from '../src/board/keys.svelte'
import { areaOf, own } from '../src/board/places'
import { nameOf } from '../src/board/names'
import { Printed } from '../src/board/printed'
import { ICONS } from '../src/board/players/tucked'
import { SEATS } from '../src/board/tokens'
import { AREAS, type BoardProps, type LitOption, type PlaceId } from '../src/board/types'
import { thingsAt } from '../src/board/whatLies'
import sprite from '../src/icons/icons.svg?raw'
import { PLACES, type Catalogue, type Option, type Table } from '../src/protocol'
import { bundleOf } from '../src/texts/load'
import { texts } from '../src/texts/texts.svelte'

interface Stored {
  table: Table
  options: Pick<Option, 'notation' | 'verb' | 'places'>[]
}
const stored = import.meta.glob<Stored>('./fixtures/views/*.json', { import: 'default', eager: true })
const named = (name: string) => stored[`./fixtures/views/${name}.json`]!.table
const catalogue = stored['./fixtures/views/printed.json'] as unknown as Catalogue
const moments = Object.entries(stored)
  .map(([path, moment]) => ({ name: path.replace(/.*\/|\.json/g, ''), ...moment }))
  .filter(({ name }) => name !== 'printed')

const words = import.meta.glob<string>('../../src/scholars/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
beforeAll(() => {
  texts.bundle = bundleOf('en', Object.values(words).join('\n'))
})

const drawn = (table: Table, more: Partial<BoardProps> = {}): string =>
  render(Board, { props: { table, catalogue, ...more } }).body
/** Drawn once, when it is first asked for. */
const once = <Result>(draw: () => Result): (() => Result) => {
  let kept: Result | undefined
  return () => (kept ??= draw())
}
const area = (name: (typeof AREAS)[number], table: Table, more: Partial<BoardProps> = {}): string =>
  render(Area, { props: { name, table, catalogue, ...more } }).body
const placesIn = (svg: string): PlaceId[] =>
  [...svg.matchAll(/data-place="([^"]+)"/g)].map(([, id]) => id as PlaceId)
/** What is drawn at a place, up to the next one. */
const at = (svg: string, place: string): string =>
  svg.split(`data-place="${place}"`)[1]?.split('data-place=')[0] ?? ''
const count = (svg: string, part: string): number => svg.split(part).length - 1

describe.each(moments)('the table "$name"', ({ table, options }) => {
  const svg = once(() => drawn(table))
  const areas = once(() => new Map(AREAS.map((name) => [name, area(name, table)])))
  const printed = new Printed(catalogue, table.books !== null)
  const picking = Object.keys(table.resources).length > 0

  test('shows every place of the Main Board', () => {
    const expected = [
      ...PLACES.deck,
      ...printed.all('room').map(({ number }) => `room-${number}`),
      ...PLACES.spot,
      ...PLACES.map,
      ...PLACES.path,
      ...PLACES.wisdom,
      ...PLACES.guild,
      ...printed.all('track').map(({ track }) => `track-${track}`),
    ]

    expect(placesIn(svg())).toEqual(expect.arrayContaining(expected))
  })

  test('shows who stands in each Room, with the Gold there', () => {
    const board = svg()
    for (const { number } of printed.all('room')) {
      const room = table.rooms[`room-${number}`]
      const here = at(board, `room-${number}`)
      expect(here.includes('i-silver" x="') && !here.includes('#s-')).toBe(room === undefined)
      if (room) expect(here).toContain(`#s-${room.owner === null ? 'neutral' : SEATS[room.owner]}`)
    }
  })

  test('shows the Influence on every Scroll', () => {
    const board = svg()
    const lying = [
      ...PLACES.map.map((id) => ({ id, scroll: table.map[id] })),
      ...PLACES.wisdom.map((id) => ({ id, scroll: table.wisdom[id] })),
    ]
    for (const { id, scroll } of lying) {
      const owner = SEATS[scroll?.influence ?? -1]
      expect([...at(board, id).matchAll(/#s-(\w+)/g)].map(([, seat]) => seat)).toEqual(owner ? [owner] : [])
    }
  })

  test('shows a Research Marker of everybody on every Track', () => {
    const people = table.players.length - (table.solo ? 1 : 0)
    for (const { track } of printed.all('track'))
      expect(count(at(svg(), `track-${track}`), 'href="#s-')).toBe(people)
  })

  test('shows what the player has', () => {
    const board = svg()
    const player = own(table)!
    if (picking) return // nobody has anything yet
    for (const id of player.cards) expect(placesIn(board)).toContain(`card-${printed.actionCard(id).subject}`)
    expect(placesIn(board).filter((id) => id.startsWith('die-'))).toEqual(
      player.hand.map((die) => `die-${die}`),
    )
    for (const [slot, { tucked }] of Object.entries(player.slots))
      for (const index of tucked.keys())
        expect(placesIn(board)).toContain(`${slot.replace('slot', 'retiree')}-${index + 1}`)
    expect(at(board, 'silver')).toContain(`>${player.silver}<`)
    expect(at(board, 'influence')).toContain(`>${player.influence}<`)
  })

  test('shows everybody else', () => {
    const others = areas().get('others')!
    const own = table.seat ?? 0
    for (const [seat, player] of table.players.entries()) {
      if (seat === own) continue
      expect(others).toContain(player.name)
      expect(placesIn(others)).toContain(table.solo ? 'solo' : `player-${seat + 1}`)
    }
  })

  test('shows what Body of Books adds', () => {
    const { books } = table
    const others = areas().get('others')!
    expect(placesIn(svg()).includes('xp')).toBe(books !== null && !picking)
    if (!books) return
    for (const place of PLACES.book) {
      const page = books.spaces[place]?.page ?? null
      expect(at(others, place).includes('<use') || page === 'page-start').toBe(page !== null)
    }
    for (const place of PLACES.upgrade) expect(placesIn(others)).toContain(place)
  })

  test('has every place on the area it belongs to, for a phone', () => {
    const found = [...areas()].flatMap(([name, body]) => placesIn(body).map((place) => ({ name, place })))
    const together = new Set(found.map(({ place }) => place))
    for (const place of placesIn(svg())) expect(together).toContain(place)
    for (const { name, place } of found)
      if (!picking) expect({ place, name: areaOf(place) }).toEqual({ place, name })
  })

  test('uses only symbols of the sprite', () => {
    const all = [svg(), ...areas().values()].join('')
    for (const id of new Set([...all.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)))
      expect(sprite).toContain(`<symbol id="${id}"`)
  })

  test('draws every place an option names', () => {
    const all = new Set([...areas().values()].flatMap(placesIn))
    for (const { notation, places } of options)
      for (const place of places) expect(all, notation).toContain(place)
  })

  test('says of every place what lies there', () => {
    const known = new Set(catalogue.kinds.flatMap((kind) => kind.things.map(({ id }) => id)))
    for (const place of placesIn(svg()))
      for (const id of thingsAt(place, table)) expect(known, place).toContain(id)
    for (const label of svg().matchAll(/<g[^>]*data-place="([^"]+)"[^>]*aria-label="([^"]*)"/g))
      expect(label[2], label[1]).not.toMatch(/^$|\[|undefined/)
  })
})

/** What is drawn while Shift is held. */
function held<Result>(draw: () => Result): Result {
  keys.shown = true
  const drawn = draw()
  keys.shown = false
  return drawn
}

describe('a place', () => {
  const table = named('room')
  const lit = new Map<PlaceId, LitOption[]>([['room-1', [{ key: '1', index: 0 }]]])

  test('that is lit is a button', () => {
    const here = drawn(table, { lit }).match(/<g[^>]*data-place="room-1"[^>]*>/)![0]

    expect(here).toContain('role="button"')
    expect(here).toContain('tabindex="0"')
  })

  test('shows its key only while Shift is held', () => {
    const keyed = new Map<PlaceId, LitOption[]>([['room-1', [{ key: 'q', index: 0 }]]])
    expect(at(drawn(table, { lit: keyed }), 'room-1')).not.toContain('>q</text')
    expect(held(() => at(drawn(table, { lit: keyed }), 'room-1'))).toContain('>q</text')
  })

  test('that ends undo says so, in a mark and in words', () => {
    const last = new Map<PlaceId, LitOption[]>([['room-1', [{ key: '1', index: 0, last: true }]]])
    expect(held(() => at(drawn(table, { lit: last }), 'room-1'))).toContain('#u-roll')
    expect(drawn(table, { lit: last })).toMatch(
      /data-place="room-1"[^>]*aria-label="[^"]*Cannot be taken back"/,
    )
    expect(held(() => at(drawn(table, { lit }), 'room-1'))).not.toContain('#u-roll')
  })

  test('of which one of two equal things is picked shows that one, and the other still lit', () => {
    const twins = structuredClone(named('dice'))
    twins.players[twins.seat!]!.hand = ['red-6', 'red-6']
    const lit = new Map<PlaceId, LitOption[]>([['die-red-6', [{ key: '1', index: 0 }]]])
    const states = (chosen: number) =>
      [
        ...drawn(twins, { lit, chosen: new Map<PlaceId, number>([['die-red-6', chosen]]) }).matchAll(
          /<g class="([^"]*)"[^>]*"die-red-6"/g,
        ),
      ].map(([, state]) => [state!.includes('chosen'), / lit/.test(state!)])
    expect(states(0)).toEqual([
      [false, true],
      [false, true],
    ])
    expect(states(1)).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('that is not lit is a picture without a key', () => {
    expect(drawn(table).match(/<g[^>]*data-place="room-1"[^>]*>/)![0]).toContain('role="img"')
  })

  test('with several options shows no single key', () => {
    const several = new Map<PlaceId, LitOption[]>([
      [
        'room-1',
        [
          { key: '7', index: 0 },
          { key: '8', index: 1 },
        ],
      ],
    ])

    expect(held(() => at(drawn(table, { lit: several }), 'room-1'))).not.toContain('>7<')
  })

  test('that is refused is dashed, and nothing lies on it', () => {
    const refused = at(drawn(table, { refused: new Set<PlaceId>(['room-2']) }), 'room-2')
    expect(refused).toContain('class="edge')
    expect(refused).not.toContain('class="halo')
  })

  test('that somebody moved is marked', () => {
    expect(at(drawn(table, { moved: new Set<PlaceId>(['guild-green']) }), 'guild-green')).toContain(
      'class="moved',
    )
  })
})

describe('a ghost', () => {
  const table = named('room')

  test('stands in the Room it would be Employed in', () => {
    const ghost = { rooms: { 'room-1': { translator: 'greek-c', owner: 1, gold: 0 } } }

    expect(at(drawn(table, { ghost }), 'room-1')).toContain('#s-boat')
  })

  test('shows counters as they would be', () => {
    expect(drawn(table, { ghost: { silver: 3 } })).toContain('→3')
  })
})

test('the other players are playing or next only while the order of turns is what is going on', () => {
  const notes = (table: Table) =>
    [...area('others', table).matchAll(/<h2>(.*?)<\/h2>/gs)].map(([, heading]) =>
      (heading ?? '')
        .replace(/<!--.*?-->|<svg.*?<\/svg>/gs, '')
        .replace(/<.*?>/gs, ' ')
        .trim()
        .replace(/\s+/g, ' '),
    )
  const turn = named('turn')
  expect(notes(turn)).toEqual(['Inès plays next', 'Layla just played'])
  expect(notes({ ...turn, asked: 0, turn: 0 })).toEqual(['Inès just played', 'Layla playing'])
  expect(notes({ ...turn, asked: 1, turn: 0 })).toEqual(['Inès', 'Layla'])
  expect(notes({ ...turn, asked: 2, turn: 0 })).toEqual(['Inès playing', 'Layla'])
})

test('every printed effect fits its card without becoming too small to read', () => {
  const printed = new Printed(catalogue, true)
  const WIDTH = { dispatch: 97, retiree: 97, scroll: 66, track: 50 }
  const tight: string[] = []
  const check = (
    id: string,
    effect: Parameters<typeof lines>[0] | undefined,
    width: number,
    most: number,
  ) => {
    if (!effect) return
    const told = lines(effect, width)
    if (told.length > most || told.some((token) => !fits(token, width))) tight.push(id)
  }
  for (const card of [...printed.all('translator'), ...printed.all('starting-translator')]) {
    check(card.id, card.dispatch, WIDTH.dispatch, 1)
    check(card.id, card.retiree, WIDTH.retiree, 1)
    check(`${card.id} tucked`, card.retiree, ICONS.w, 2)
  }
  for (const card of printed.all('scroll')) {
    check(card.id, card.bonus, WIDTH.scroll, 1)
    check(card.id, card.effect, WIDTH.scroll, 1)
  }
  for (const { track, harvest, immediate } of printed.all('track'))
    for (const effect of [...harvest, ...immediate]) check(track, effect, WIDTH.track, 1)

  expect(tight).toEqual([])
})

test('the solo opponent is called in the language of the reader, unless it has a name', () => {
  const table = structuredClone(named('solo'))
  const opponent = table.players.length - 1
  table.players[opponent]!.name = 'Opponent'
  texts.bundle = bundleOf('fr', 'play-opponent = Adversaire')
  expect(nameOf(table, opponent)).toBe('Adversaire')
  expect(nameOf({ ...table, solo: null }, opponent)).toBe('Opponent')
  table.players[opponent]!.name = 'Zo'
  expect(nameOf(table, opponent)).toBe('Zo')
})
