/** Copies of games, which go on from a moment of them. */
import type { Continued } from '../protocol'
import { address } from '../shell/route.svelte'

/** Where a copy was made, to go back to; of a table only who made the copy knows it. */
export function sourceOf({ choices, replay, table, seed }: Continued) {
  const at = String(choices)
  if (replay) return { path: address('replay', replay, at), words: 'web-back-to-replay' }
  if (!table) return undefined
  if (seed) return { path: address('review', 'tables', table, at), words: 'web-back-to-review' }
  return { path: address('table', table), words: 'web-back-to-game' }
}
