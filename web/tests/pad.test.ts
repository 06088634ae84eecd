import { afterEach, describe, expect, test, vi } from 'vitest'
import { Pad } from '../src/companion/score/pad.svelte'
import { findThings } from '../src/companion/find/finding'
import { indexed } from '../src/catalogue/search'
import {
  chosen,
  holder,
  isTold,
  listOf,
  mostIn,
  newSheet,
  readSheet,
  settled,
  told,
  toggled,
  valuesOf,
  withControl,
} from '../src/companion/score/sheet'
import type { Catalogue, SheetPart } from '../src/protocol'
import { bundleOf } from '../src/texts/load'
import { say } from '../src/texts/say'
import fixture from './fixtures/catalogue.json'
import words from './fixtures/catalogue.ftl?raw'

const two = () => newSheet(['Ada', ' '], false)
const guilds = (one: number, other: number) =>
  told(told(two(), 0, 'guilds', { green: one }), 1, 'guilds', { green: other })

describe('a sheet', () => {
  test('begins with names alone, and alone with the opponent', () => {
    expect(two()).toEqual({ players: [{ name: 'Ada' }, {}], expansions: [] })
    expect(newSheet([''], true)).toEqual({ players: [{}], opponent: {}, expansions: ['body-of-books'] })
  })

  test('is told field by field, and what was before stays', () => {
    const before = newSheet([''], false)
    const after = told(before, 1, 'dice_sum', -2)
    expect(valuesOf(after, 1)).toEqual({ dice_sum: -2 })
    expect(before.opponent).toEqual({})
  })

  test('has cards once, and one Starting Scroll', () => {
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
    expect(chosen(['s-1', 'x'], ['s-1', 's-2'], 's-2')).toEqual(['s-2', 'x'])
    expect(chosen(['s-2', 'x'], ['s-1', 's-2'], 's-2')).toEqual(['x'])
    expect(holder(told(two(), 0, 'scrolls', ['x']), 'scrolls', 'x', 1)).toBe(0)
  })

  test('asks who controls a Guild only where several have the most', () => {
    expect(mostIn(guilds(0, 0), 'green')).toEqual([])
    expect(mostIn(guilds(2, 1), 'green')).toEqual([0])
    expect(mostIn(guilds(2, 2), 'green')).toEqual([0, 1])
    const controlled = withControl(guilds(2, 2), 'green', 1)
    expect(listOf(valuesOf(controlled, 1), 'controls')).toEqual(['green'])
    const moved = told(controlled, 0, 'guilds', { green: 3 })
    expect(listOf(valuesOf(settled(moved, ['green']), 1), 'controls')).toEqual([])
  })

  test('forgets a late Page with the Page', () => {
    const late = told(told(two(), 0, 'pages', []), 0, 'unresolved', ['page-end-11'])
    expect(listOf(valuesOf(settled(late, []), 0), 'unresolved')).toEqual([])
  })

  test('knows which of its parts was told', () => {
    const field = { name: 'scrolls', kind: 'one', of: ['s-1'], most: [], least: 0, worth: [] } as const
    const part: SheetPart = {
      category: 'scrolls',
      rules: [],
      fields: [{ ...field, of: ['s-1'], most: [], worth: [] }],
    }
    expect(isTold({ scrolls: ['x'] }, part)).toBe(false)
    expect(isTold({ scrolls: ['s-1'] }, part)).toBe(true)
  })

  test.each([[null], [3], [[]], [{}], [{ players: [3] }], [{ players: {}, expansions: [] }]])(
    'is not read from %j',
    (found) => {
      expect(readSheet(found)).toBeUndefined()
    },
  )
})

describe('a pad', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('is counted once more after what changed meanwhile, and then no more', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
      sent.push(String(body))
      return Promise.resolve(new Response('{"winners": [], "scores": [], "faults": []}'))
    })
    const pad = new Pad()
    pad.begin(two())
    for (const gold of [1, 2, 3]) pad.tell(0, 'gold', gold)
    await new Promise((rested) => setTimeout(rested, 50))
    expect(sent).toHaveLength(2)
    expect(sent.at(-1)).toContain('"gold":3')
    pad.undo()
    expect(valuesOf(pad.sheet ?? two(), 0)['gold']).toBe(2)
  })

  test('goes on with the box it was begun with, and says when that is gone', async () => {
    const asked: string[] = []
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    })
    let gone = false
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      const refusal = '{"refusal": {"key": "refused-no-pack"}}'
      return Promise.resolve(
        gone && path.includes('pack=')
          ? new Response(refusal, { status: 404 })
          : new Response('{"winners": [], "scores": [], "faults": []}'),
      )
    })
    const rested = () => new Promise((done) => setTimeout(done, 20))
    new Pad().begin(two(), { pack: 'my box', name: 'My box', fingerprint: '1234' })
    await rested()
    expect(asked).toEqual(['/api/tabletop/pad?pack=my%20box', '/api/tabletop/score?pack=my%20box'])
    gone = true
    const pad = new Pad() // the page has come back
    await rested()
    expect(pad.gone).toBe(true)
    expect(pad.notice).toEqual({ key: 'companion-box-gone', values: { name: 'My box' } })
    pad.withoutBox()
    await rested()
    expect([pad.gone, pad.notice, asked.at(-1)]).toEqual([false, undefined, '/api/tabletop/score'])
    expect(valuesOf(pad.sheet ?? newSheet([], false), 0)['name']).toBe('Ada')
  })
})

describe('looking up', () => {
  const { kinds } = fixture as unknown as Catalogue
  const bundle = bundleOf('en', words)
  const speak = (message: Parameters<typeof say>[1]) => say(bundle, message)
  const index = indexed(kinds, speak)
  const found = (asked: string) =>
    findThings(kinds, index, asked, speak).map(({ thing, called }) => [thing.id, called])

  test('puts what is called so before what says so', () => {
    expect(found('room 11')[0]).toEqual(['room-11', true])
    expect(found('purple influence')).toEqual([['room-4', false]])
  })

  test('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([])
  })
})
