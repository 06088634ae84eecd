import type { Player } from '../../protocol'

/** The Dice beside the Bag: how large they are, and how many stand above each other. */
export const MINI = 13
export const DEEP = 3

/** How far the Dice beside a Bag reach to its left. */
export const bagReach = (player: Player): number =>
  player.bag ? Math.ceil(player.bag_size / DEEP) * MINI + 4 : 0
