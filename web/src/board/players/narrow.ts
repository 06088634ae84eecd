import type { PlayerSeen } from '../types'
import { deepest } from './height'

/** Where the rows of a narrow Player Board begin. */
export function narrowRows(player: PlayerSeen) {
  const second = 11 + 92 + Math.max(1, deepest(player, 0, 3)) * 25 + 14
  const dice = second + Math.max(112, 90 + deepest(player, 3) * 25) + 18
  const cards = dice + 72
  const supply = cards + 82
  const scrolls = supply + 48
  return { second, dice, cards, supply, scrolls, height: scrolls + 54 }
}
