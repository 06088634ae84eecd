/** The last rows of a folded board: Dice left, Scrolls right of them, or below where both are many. */
import type { Player } from '../../protocol'

const W = 274
const CHIP = 40

export function foldedRows(player: Player) {
  const dice = player.hand.length
  const die = Math.min(25, W / Math.max(1, dice))
  const count = player.scrolls.length
  const wide = count * CHIP - 3
  const beside = dice * die + 10 + wide <= W
  const step = Math.min(CHIP, (W - 37) / Math.max(1, count - 1))
  return {
    die,
    scrolls: { x: beside ? W - wide : 0, y: beside ? 75 : 101, step },
  }
}

/** How high it is; in brief only the supply shows. */
export const foldedHeight = (player: Player, brief = false): number =>
  brief ? 21 : foldedRows(player).scrolls.y + 23
