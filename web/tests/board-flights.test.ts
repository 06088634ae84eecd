import { describe, expect, test } from 'vitest'
import { flights } from '../src/board/flights'
import type { View } from '../src/board/types'
import stored from './fixtures/views/room.json'

const before = stored as unknown as View
const changed = (change: (view: View) => void): View => {
  const after = structuredClone(before)
  change(after)
  return after
}
const own = before.seat ?? 0
const other = (own + 1) % before.players.length

describe('what flies when a view changes', () => {
  test('is nothing when nothing moved', () => {
    expect(flights(before, structuredClone(before))).toEqual([])
  })

  test('is a Translator from its deck to its Room', () => {
    const translator = before.decks['greek']!.top!
    const after = changed((view) => {
      view.rooms[0] = { translator, owner: own, gold: 0 }
      view.decks['greek'] = { top: 'greek-a', count: 1, under: [] }
    })

    expect(flights(before, after)).toEqual([
      { piece: { kind: 'translator', id: translator }, from: 'deck-greek', to: 'room-1' },
    ])
  })

  test("is a Scroll to another player's board", () => {
    const { scroll } = before.wisdom[0]!
    const after = changed((view) => {
      view.wisdom[0] = null
      view.players[other]!.scrolls.push(scroll)
    })

    expect(flights(before, after)).toContainEqual({
      piece: { kind: 'scroll', id: scroll },
      from: 'wisdom-purple-top',
      to: `player-${other + 1}`,
    })
  })

  test('is Influence from the own supply to a Guild', () => {
    const after = changed((view) => {
      view.guilds[2]![own]! += 2
    })
    const cube = { piece: { kind: 'cube', seat: own }, from: 'influence', to: 'guild-green' }

    expect(flights(before, after)).toEqual([cube, cube])
  })

  test('is not the Influence a delivered Scroll carries with it', () => {
    const after = changed((view) => {
      const place = view.map.findIndex((lying) => lying && lying.influence >= 0)
      view.wisdom[8] = view.map[place]!
      view.map[place] = null
    })

    expect(flights(before, after).map(({ piece }) => piece.kind)).toEqual(['scroll'])
  })

  test('is Silver from who pays to who is paid', () => {
    const after = changed((view) => {
      view.players[own]!.silver -= 1
      view.players[other]!.silver += 1
    })

    expect(flights(before, after)).toEqual([
      { piece: { kind: 'coin', coin: 'silver' }, from: 'silver', to: `player-${other + 1}` },
    ])
  })

  test('is Gold from the own supply onto a Translator', () => {
    const room = before.rooms.findIndex((one) => one !== null)
    const after = changed((view) => {
      view.rooms[room]!.gold += 1
      view.players[own]!.gold -= 1
    })

    expect(flights(before, after)).toEqual([
      { piece: { kind: 'coin', coin: 'gold' }, from: 'gold', to: `room-${room + 1}` },
    ])
  })

  test('is nothing when the table is seen from another seat', () => {
    expect(
      flights(
        before,
        changed((view) => void (view.seat = other)),
      ),
    ).toEqual([])
  })
})
