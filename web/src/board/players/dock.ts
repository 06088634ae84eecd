import { handWidth } from '../cards/handCard'
import type { Printed } from '../printed'

/** How wide the supply of a dock is. */
export const DOCK_SUPPLY = 240

/** The least room in which cards lie side by side. */
export const leastWidth = (cards: string[], printed: Printed): number =>
  cards.reduce((sum, id) => sum + handWidth(printed.actionCard(id), 40) + 3, 0)
