import { describe, expect, test } from 'vitest'
import { flights } from '../src/board/flights'
import { PLACES, type Table } from '../src/protocol'
import stored from './fixtures/views/room.json'

const before = stored.table as unknown as Table
const changed = (change: (table: Table) => void): Table => {
  const after = structuredClone(before)
  change(after)
  return after
}
const own = before.seat ?? 0
const other = (own + 1) % before.players.length

describe('what flies when a table changes', () => {
  test('is nothing when nothing moved', () => {
    expect(flights(before, structuredClone(before))).toEqual([])
  })

  test('is a Translator from its deck to its Room', () => {
    const translator = before.decks['deck-greek']!.top
    const after = changed((table) => {
      table.rooms['room-1'] = { translator, owner: own, gold: 0 }
      table.decks['deck-greek'] = { top: 'greek-a', size: 1, known_bottom: [] }
    })

    expect(flights(before, after)).toEqual([
      { piece: { kind: 'translator', id: translator }, from: 'deck-greek', to: 'room-1' },
    ])
  })

  test("is a Scroll to another player's board", () => {
    const { scroll } = before.wisdom['wisdom-purple-top']!
    const after = changed((table) => {
      delete table.wisdom['wisdom-purple-top']
      table.players[other]!.scrolls.push(scroll)
    })

    expect(flights(before, after)).toContainEqual({
      piece: { kind: 'scroll', id: scroll },
      from: 'wisdom-purple-top',
      to: `player-${other + 1}`,
    })
  })

  test('is Influence from the own supply to a Guild', () => {
    const after = changed((table) => {
      table.guilds['guild-green']!.influence[own]! += 2
    })
    const cube = { piece: { kind: 'cube', seat: own }, from: 'influence', to: 'guild-green' }

    expect(flights(before, after)).toEqual([cube, cube])
  })

  test('is not the Influence a delivered Scroll carries with it', () => {
    const after = changed((table) => {
      const place = PLACES.map.find((one) => (table.map[one]?.influence ?? null) !== null)!
      table.wisdom['wisdom-green-lowest'] = table.map[place]!
      delete table.map[place]
    })

    expect(flights(before, after).map(({ piece }) => piece.kind)).toEqual(['scroll'])
  })

  test('is Silver from who pays to who is paid', () => {
    const after = changed((table) => {
      table.players[own]!.silver -= 1
      table.players[other]!.silver += 1
    })

    expect(flights(before, after)).toEqual([
      { piece: { kind: 'coin', coin: 'silver' }, from: 'silver', to: `player-${other + 1}` },
    ])
  })

  test('is Gold from the own supply onto a Translator', () => {
    const room = PLACES.room.find((one) => before.rooms[one])!
    const after = changed((table) => {
      table.rooms[room]!.gold += 1
      table.players[own]!.gold -= 1
    })

    expect(flights(before, after)).toEqual([
      { piece: { kind: 'coin', coin: 'gold' }, from: 'gold', to: room },
    ])
  })

  test('is nothing when the table is seen from another seat', () => {
    expect(
      flights(
        before,
        changed((table) => void (table.seat = other)),
      ),
    ).toEqual([])
  })
})
