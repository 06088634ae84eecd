/** What is on a Resource Card, in icons. */
import type { Token } from '../glyph'
import type { ResourceCard } from '../printed'
import { dieTo, gold, several, silver, worker } from '../tokens'

const COLOURS = ['white', 'red', 'blue', 'yellow'] as const

export const diceOn = (card: ResourceCard): Token[] =>
  COLOURS.flatMap((colour) => {
    const count = card[`${colour}_dice`]
    return count ? [several(count, dieTo(colour, 'bag'))] : []
  })
export const goodsOn = (card: ResourceCard): Token[] => [
  ...(card.gold ? [gold(card.gold)] : []),
  ...(card.silver ? [silver(card.silver)] : []),
  ...card.workers.map(worker),
]
