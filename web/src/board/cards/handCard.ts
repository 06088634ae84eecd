import type { Effect } from '../../protocol'
import { LEAST } from '../fitting'
import { row, type Token } from '../glyph'
import type { ActionCard } from '../printed'
import { strip } from '../strip'
import { several } from '../tokens'

const SCALE = 0.87

/** The small actions of a card on one line: equal ones once, with their number before them. */
export function smallActions(small: Effect[]): Token {
  const counts = new Map<string, { effect: Effect; count: number }>()
  for (const effect of small) {
    const key = JSON.stringify(effect)
    counts.set(key, { effect, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return row(
    [...counts.values()].map(({ effect, count }) => several(count, strip(effect))),
    4,
  )
}

/** How wide the brown field of a card in hand is: its small actions, or its printed Die. */
export const brownField = (card: ActionCard): number =>
  card.small.length ? Math.max(26, smallActions(card.small).width * SCALE + 4) : card.printed_die ? 26 : 0

/** How wide a card in hand is, where a plain one is `plain` wide: its brown field needs room, and what it gives at a Rest. */
export const handWidth = (card: ActionCard, plain: number): number => {
  const brown = brownField(card)
  const rest = strip(card.rest).width * LEAST + 3
  return Math.max(plain, rest, brown ? brown + 26 : 0)
}
