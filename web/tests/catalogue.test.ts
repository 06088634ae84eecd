/** The catalogue drawn from a stored view. */
import { render } from 'svelte/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import english from '../../src/scholars/locales/en/web.ftl?raw'
import CatalogueScreen from '../src/catalogue/CatalogueScreen.svelte'
import { emblem } from '../src/catalogue/emblem'
import type { Catalogue, Thing } from '../src/protocol'
import { route } from '../src/shell/route.svelte'
import { bundleOf } from '../src/texts/load'
import { texts } from '../src/texts/texts.svelte'
import fixture from './fixtures/catalogue.json'
import words from './fixtures/catalogue.ftl?raw'

const catalogue = fixture as unknown as Catalogue
const screen = (...segments: string[]): string => {
  route.segments = segments
  return render(CatalogueScreen, { props: { catalogue } }).body
}

beforeAll(() => {
  texts.bundle = bundleOf('en', `${english}\n${words}`)
})

describe('the catalogue', () => {
  test('shows every thing with its name, VP and sentences, and misses no text', () => {
    const complaints = vi.spyOn(console, 'error')
    const html = screen()

    for (const text of ['Room 4', '3 Silver', 'Place 1 Influence in the Purple Guild.'])
      expect(html).toContain(text)
    expect(html).toContain('aria-label="3 Victory Points"')
    expect(html.replace(/<[^>]*>/g, ''), 'names, not ids').not.toContain('room-4')
    expect(complaints).not.toHaveBeenCalled()
  })

  test('draws the icons of an effect', () => {
    expect(screen()).toContain('href="#i-guild"')
  })

  test('marks what is not known, and only that', () => {
    expect(screen('cards', 'room')).toContain('aria-label="Reconstructed"')
    expect(screen('cards', 'scroll')).not.toContain('aria-label="Reconstructed"')
  })

  test('shows one kind when the address names it', () => {
    const html = screen('cards', 'scroll')

    expect(html).toContain('Greek Scroll B')
    expect(html).not.toContain('Room 4')
    expect(html).toMatch(/href="\/cards\/scroll"[^>]*aria-current="page"/)
  })

  test('tells the same kind of two boxes apart', () => {
    expect(screen('cards', 'room')).not.toContain('room-11')
    expect(screen('cards', 'room-body-of-books')).toContain('href="/cards/room-body-of-books/room-11"')
  })

  test('shows everything when the address names nothing it has', () => {
    expect(screen('cards', 'spaceship')).toContain('3 entries')
  })
})

describe('the emblem of a thing', () => {
  const symbols = (kind: string, id: string) =>
    emblem({ id, kind, name: { key: '' }, rows: [], printed: {} } satisfies Thing).glyphs.flatMap((glyph) =>
      glyph.shape === 'symbol' ? [glyph.id] : [],
    )

  test.each([
    ['room', 'room-10', 'i-guild'],
    ['scroll', 'scroll-greek-b', 'i-greek'],
    ['translator', 'mixed-2-a', 'i-mixed-2'],
    ['track', 'track-physics', 'i-physics'],
    ['guild', 'guild-purple', 'i-guild'],
    ['path', 'path-red', 'm-red'],
    ['page-card', 'page-recruit-1', 'i-recruit'],
    ['resource-card', 'resource-1', 'i-bag'],
    ['scroll', 'scroll-x', 'i-scroll'],
    ['something-new', 'thing-1', 'u-cards'],
  ])('%s %s shows %s', (kind, id, symbol) => {
    expect(symbols(kind, id)).toContain(symbol)
  })
})
