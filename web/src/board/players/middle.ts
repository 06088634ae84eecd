import type { Printed } from '../printed'
import type { Player } from '../../protocol'
import { reachOf, rowsOf, tileRows } from './tucked'

/** Where Dice and cards begin on a Player Board of middle width: below the slots and what is tucked under them. */
export function handTop(player: Player, printed: Printed): number {
  const rows = rowsOf(player, printed)
  const tiles = printed.books ? reachOf(tileRows(rows, rows.length + 3)) : 0
  return 8 + Math.max(116, reachOf(rows), tiles) + 8
}

export const middleHeight = (player: Player, printed: Printed): number => handTop(player, printed) + 78
