/** What decided a game: where the winner was furthest ahead of the next best. */
import type { Message, Outcome } from '../protocol'

export function difference({ winners, scores }: Outcome): Message | undefined {
  const [winner, ...more] = winners
  if (winner === undefined || more.length) return undefined
  const best = scores[winner]?.by_category ?? {}
  const others = scores.filter((_, seat) => seat !== winner)
  const next = others.toSorted((one, other) => other.total - one.total)[0]?.by_category ?? {}
  const ahead = (category: string) => (best[category] ?? 0) - (next[category] ?? 0)
  const [most] = Object.keys(best).toSorted((one, other) => ahead(other) - ahead(one))
  return most && ahead(most) > 0 ? { key: 'web-difference', values: { category: most } } : undefined
}
