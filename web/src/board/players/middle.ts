/** Where Dice and cards lie on a Player Board of middle width: each as high as what is tucked above it allows. */
import type { Printed } from '../printed'
import { PLACES, type Player } from '../../protocol'
import { reachOf, rowsOf, tileRows } from './tucked'

const TOP = 8
const GAP = 6
const DICE = { slots: 3, least: 116, h: 74 } // with the Scrolls below them; above them three slots
const CARDS = { first: 2, least: 136, h: 56 } // above them the other slots, from this one on, and the supply
const CLOSE = 2 // below the tiles

export function middle(player: Player, printed: Printed): { dice: number; cards: number; h: number } {
  const rows = rowsOf(player, printed)
  const tiles = printed.books ? reachOf(tileRows(rows, rows.length + 3)) : 0
  /** How far down something is tucked under these slots. */
  const reach = (least: number, from: number, to?: number) => {
    const most = Math.max(
      ...PLACES.slot.slice(from, to).map((slot) => player.slots[slot]?.tucked.length ?? 0),
    )
    return TOP + Math.max(least, reachOf(rows.slice(0, most))) + GAP
  }
  const dice = reach(DICE.least, 0, DICE.slots)
  const cards = Math.max(reach(CARDS.least, CARDS.first), TOP + tiles + CLOSE)
  return { dice, cards, h: Math.max(dice + DICE.h, cards + CARDS.h) }
}
