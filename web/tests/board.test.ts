/** The board is drawn from stored views (`tools/write_views.py`): every place and piece of a view must be there. */
import { render } from 'svelte/server'
import { beforeAll, describe, expect, test } from 'vitest'
import Area from '../src/board/Area.svelte'
import Board from '../src/board/Board.svelte'
import { booksOf } from '../src/board/books/books'
import { fits, lines } from '../src/board/fitting'
import { diceOf } from '../src/board/hand'
import { areaOf, MAP_PLACES, own, placesOf, thingsAt, WISDOM_PLACES } from '../src/board/places'
import { nameOf } from '../src/board/names'
import { Printed } from '../src/board/printed'
import { ICONS } from '../src/board/players/tucked'
import { SEATS } from '../src/board/tokens'
import { AREAS, type BoardProps, type View } from '../src/board/types'
import sprite from '../src/icons/icons.svg?raw'
import { CHARACTERS, GUILDS, type Catalogue } from '../src/protocol'
import { bundleOf } from '../src/texts/load'
import { texts } from '../src/texts/texts.svelte'

const stored = import.meta.glob<View>('./fixtures/views/*.json', { import: 'default', eager: true })
const named = (name: string) => stored[`./fixtures/views/${name}.json`]!
const catalogue = named('printed') as unknown as Catalogue
const views = Object.entries(stored)
  .map(([path, view]) => ({ name: path.replace(/.*\/|\.json/g, ''), view }))
  .filter(({ name }) => name !== 'printed')

const words = import.meta.glob<string>('../../src/scholars/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
beforeAll(() => {
  texts.bundle = bundleOf('en', Object.values(words).join('\n'))
})

const drawn = (view: View, more: Partial<BoardProps> = {}): string =>
  render(Board, { props: { view, catalogue, ...more } }).body
/** Drawn once, when it is first asked for. */
const once = <Result>(draw: () => Result): (() => Result) => {
  let kept: Result | undefined
  return () => (kept ??= draw())
}
const area = (name: (typeof AREAS)[number], view: View, more: Partial<BoardProps> = {}): string =>
  render(Area, { props: { name, view, catalogue, ...more } }).body
const placesIn = (svg: string): string[] => [...svg.matchAll(/data-place="([^"]+)"/g)].map(([, id]) => id!)
/** What is drawn at a place, up to the next one. */
const at = (svg: string, place: string): string =>
  svg.split(`data-place="${place}"`)[1]?.split('data-place=')[0] ?? ''
const count = (svg: string, part: string): number => svg.split(part).length - 1

describe.each(views)('the view "$name"', ({ view }) => {
  const svg = once(() => drawn(view))
  const areas = once(() => new Map(AREAS.map((name) => [name, area(name, view)])))
  const printed = new Printed(catalogue, booksOf(view) !== undefined)

  test('shows every place of the Main Board', () => {
    const expected = [
      ...CHARACTERS.map((character) => `deck-${character}`),
      ...view.rooms.map((_, index) => `room-${index + 1}`),
      ...Array.from({ length: 12 }, (_, spot) => `spot-${spot}`),
      ...MAP_PLACES,
      ...WISDOM_PLACES,
      ...GUILDS.map((guild) => `guild-${guild}`),
      ...printed.all('track').map(({ track }) => `track-${track}`),
    ]

    expect(placesIn(svg())).toEqual(expect.arrayContaining(expected))
  })

  test('shows who stands in each Room, with the Gold there', () => {
    const board = svg()
    view.rooms.forEach((room, index) => {
      const here = at(board, `room-${index + 1}`)
      expect(here.includes('i-silver" x="') && !here.includes('#s-')).toBe(room === null)
      if (room) expect(here).toContain(`#s-${room.owner < 0 ? 'neutral' : SEATS[room.owner]}`)
    })
  })

  test('shows the Influence on every Scroll', () => {
    const board = svg()
    const lying = [
      ...view.map.map((scroll, index) => ({ id: MAP_PLACES[index]!, scroll })),
      ...view.wisdom.map((scroll, index) => ({ id: WISDOM_PLACES[index]!, scroll })),
    ]
    for (const { id, scroll } of lying) {
      const owner = scroll && scroll.influence >= 0 ? SEATS[scroll.influence] : undefined
      expect([...at(board, id).matchAll(/#s-(\w+)/g)].map(([, seat]) => seat)).toEqual(owner ? [owner] : [])
    }
  })

  test('shows a Research Marker of everybody on every Track', () => {
    const people = view.players.length - (view.solo ? 1 : 0)
    for (const { track } of printed.all('track'))
      expect(count(at(svg(), `track-${track}`), 'href="#s-')).toBe(people)
  })

  test('shows what the player has', () => {
    const board = svg()
    const player = own(view)!
    if (view.resources.some(Boolean)) return // nobody has anything yet
    for (const card of player.cards) expect(placesIn(board)).toContain(`card-${card}`)
    expect(placesIn(board).filter((id) => id.startsWith('die-'))).toEqual(
      diceOf(player).map((die) => `die-${die}`),
    )
    for (const [slot, cards] of player.retirees.entries())
      for (const index of cards.keys()) expect(placesIn(board)).toContain(`retiree-${slot + 1}-${index + 1}`)
    expect(at(board, 'silver')).toContain(`>${player.silver}<`)
    expect(at(board, 'influence')).toContain(`>${player.influence}<`)
  })

  test('shows everybody else', () => {
    const others = areas().get('others')!
    const own = view.seat ?? 0
    for (const [seat, player] of view.players.entries()) {
      if (seat === own) continue
      expect(others).toContain(player.name)
      expect(placesIn(others)).toContain(view.solo ? 'solo' : `player-${seat + 1}`)
    }
  })

  test('shows what Body of Books adds', () => {
    const books = booksOf(view)
    const others = areas().get('others')!
    expect(placesIn(svg()).includes('xp')).toBe(books !== undefined && !view.resources.some(Boolean))
    if (!books) return
    for (const [index, page] of books.books.entries())
      expect(at(others, `book-${index + 1}`).includes('<use') || page === 'page-start').toBe(page !== null)
    for (const index of books.upgrades.keys()) expect(placesIn(others)).toContain(`upgrade-${index + 1}`)
  })

  test('has every place on the area it belongs to, for a phone', () => {
    const found = [...areas()].flatMap(([name, body]) => placesIn(body).map((place) => ({ name, place })))
    const together = new Set(found.map(({ place }) => place))
    for (const place of placesIn(svg())) expect(together).toContain(place)
    for (const { name, place } of found)
      if (!view.resources.some(Boolean)) expect({ place, name: areaOf(place) }).toEqual({ place, name })
  })

  test('uses only symbols of the sprite', () => {
    const all = [svg(), ...areas().values()].join('')
    for (const id of new Set([...all.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)))
      expect(sprite).toContain(`<symbol id="${id}"`)
  })

  test('draws every place an option names', () => {
    const all = new Set([...areas().values()].flatMap(placesIn))
    for (const option of view.decision?.options ?? [])
      for (const place of placesOf(option, view)) expect(all, option).toContain(place)
  })

  test('says of every place what lies there', () => {
    const known = new Set(catalogue.kinds.flatMap((kind) => kind.things.map(({ id }) => id)))
    for (const place of placesIn(svg()))
      for (const id of thingsAt(place, view)) expect(known, place).toContain(id)
    for (const label of svg().matchAll(/<g[^>]*data-place="([^"]+)"[^>]*aria-label="([^"]*)"/g))
      expect(label[2], label[1]).not.toMatch(/^$|\[|undefined/)
  })
})

describe('a place', () => {
  const view = named('room')
  const lit = new Map([['room-1', [{ key: '1', index: 0 }]]])

  test('that is lit is a button with its key', () => {
    const here = drawn(view, { lit }).match(/<g[^>]*data-place="room-1"[^>]*>/)![0]

    expect(here).toContain('role="button"')
    expect(here).toContain('tabindex="0"')
    expect(at(drawn(view, { lit }), 'room-1')).toContain('>1</text')
  })

  test('that ends undo says so, in a mark and in words', () => {
    const last = new Map([['room-1', [{ key: '1', index: 0, last: true }]]])
    expect(at(drawn(view, { lit: last }), 'room-1')).toContain('#u-roll')
    expect(drawn(view, { lit: last })).toMatch(
      /data-place="room-1"[^>]*aria-label="[^"]*Cannot be taken back"/,
    )
    expect(at(drawn(view, { lit }), 'room-1')).not.toContain('#u-roll')
  })

  test('of which one of two equal things is picked shows that one, and the other still lit', () => {
    const twins = structuredClone(named('dice'))
    twins.players[twins.seat!]!.hand = { 'red-6': 2 }
    const lit = new Map([['die-red-6', [{ key: '1', index: 0 }]]])
    const states = (chosen: number) =>
      [
        ...drawn(twins, { lit, chosen: new Map([['die-red-6', chosen]]) }).matchAll(
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
    expect(drawn(view).match(/<g[^>]*data-place="room-1"[^>]*>/)![0]).toContain('role="img"')
  })

  test('with several options shows no single key', () => {
    const several = new Map([
      [
        'room-1',
        [
          { key: '7', index: 0 },
          { key: '8', index: 1 },
        ],
      ],
    ])

    expect(at(drawn(view, { lit: several }), 'room-1')).not.toContain('>7<')
  })

  test('that is refused can be asked about', () => {
    expect(at(drawn(view, { refused: new Set(['room-2']) }), 'room-2')).toContain('>?<')
  })

  test('that somebody moved is marked', () => {
    expect(at(drawn(view, { moved: new Set(['guild-green']) }), 'guild-green')).toContain('class="moved')
  })
})

describe('a ghost', () => {
  const view = named('room')

  test('stands in the Room it would be Employed in', () => {
    const ghost = { rooms: { 1: { translator: 'greek-c', owner: 1, gold: 0 } } }

    expect(at(drawn(view, { ghost }), 'room-1')).toContain('#s-boat')
  })

  test('shows counters as they would be', () => {
    expect(drawn(view, { ghost: { silver: 3 } })).toContain('→3')
  })
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
  const view = structuredClone(named('solo'))
  const opponent = view.players.length - 1
  view.players[opponent]!.name = 'Opponent'
  texts.bundle = bundleOf('fr', 'play-opponent = Adversaire')
  expect(nameOf(view, opponent)).toBe('Adversaire')
  expect(nameOf({ ...view, solo: null }, opponent)).toBe('Opponent')
  view.players[opponent]!.name = 'Zo'
  expect(nameOf(view, opponent)).toBe('Zo')
})
