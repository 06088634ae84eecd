import type { PlayerSeen } from '../types'

const FRAME = 170
const SHOWN = 3 // Retirees under one slot that fit the frame
const ROW = 25

/** The most Retirees under one slot. */
export const deepest = (player: PlayerSeen, from = 0, to = 4): number =>
  Math.max(0, ...player.retirees.slice(from, to).map((cards) => cards.length))

/** How high a Player Board is: higher than 170 only for a slot with more than three Retirees. */
export const boardHeight = (player: PlayerSeen): number => FRAME + Math.max(0, deepest(player) - SHOWN) * ROW
