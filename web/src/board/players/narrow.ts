import type { Printed } from '../printed'
import type { Player } from '../../protocol'
import { reachOf, rowsOf, tileRows, type Row } from './tucked'

export interface NarrowRows {
  /** Tucked cards under the first three slots, and under the others. */
  above: Row[]
  below: Row[]
  second: number
  dice: number
  cards: number
  supply: number
  scrolls: number
  height: number
}

/** Where the rows of a narrow Player Board begin. */
export function narrowRows(player: Player, printed: Printed): NarrowRows {
  const above = rowsOf(player, printed, 0, 3)
  const below = rowsOf(player, printed, 3)
  const second = 11 + Math.max(92, reachOf(above) + 6) + 8
  const tiles = printed.books ? reachOf(tileRows(below, below.length + 3)) : 0
  const dice = second + Math.max(112, reachOf(below), tiles) + 18
  const cards = dice + 72
  const supply = cards + 82
  const scrolls = supply + 48
  return { above, below, second, dice, cards, supply, scrolls, height: scrolls + 54 }
}
