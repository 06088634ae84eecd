/** The rows of tucked cards under the slots. A row is as high in every slot, so that rows can be compared across. */
import { lines } from '../fitting'
import type { Printed } from '../printed'
import { PLACES, type Player } from '../../protocol'

export const SLOT_WIDTH = 109
/** Where the icons of a tucked card stand: between its left edge and its ribbon. */
export const ICONS = { x: 10, w: 70 }
export const FIRST = 84 // below the card in the slot
const ONE_LINE = 25
const TWO_LINES = 42
const FRAME = 170
const SHOWN = 3 // rows that fit the frame

export interface Row {
  y: number
  h: number
}

/** The rows under a range of slots, from the top. */
export function rowsOf(player: Player, printed: Printed, from = 0, to = 4): Row[] {
  const rows: Row[] = []
  for (const slot of PLACES.slot.slice(from, to))
    for (const [index, card] of player.slots[slot]?.tucked.entries() ?? []) {
      const { effect, page } = printed.tucked(card)
      const one = !effect || lines(effect, ICONS.w - (page ? 3 : 0)).length === 1
      const h = Math.max(rows[index]?.h ?? 0, one ? ONE_LINE : TWO_LINES)
      rows[index] = { y: 0, h }
    }
  let y = FIRST
  for (const row of rows) {
    row.y = y
    y += row.h
  }
  return rows
}

/** How far the rows reach down from the top of the slots. */
export const reachOf = (rows: Row[]): number => {
  const last = rows.at(-1)
  return last ? last.y + last.h : FIRST
}

/** The rows beside which Row Bonus Tiles stand: those there are, and at least three. */
export function tileRows(rows: Row[], tiles: number): Row[] {
  const all = [...rows]
  while (all.length < SHOWN) all.push({ y: reachOf(all), h: ONE_LINE })
  return all.slice(0, tiles)
}

/** How high a Player Board is: 170, and higher only where its Retirees need it. */
export const boardHeight = (player: Player, printed: Printed): number =>
  Math.max(FRAME, 8 + reachOf(rowsOf(player, printed)) + 10)
