/** The end of a game in a title and a line below it, for whoever won. */
import type { Message, Outcome } from '../protocol'
import { heading } from './heading'

export interface EndTold {
  title: Message
  line: Message | undefined
}

export function endTold(outcome: Outcome, names: readonly string[]): EndTold {
  const { winners, scores, solo } = outcome
  const [winner = 0, ...more] = winners
  const vp = scores[winner]?.total ?? 0
  const others = [...scores.keys()].filter((seat) => seat !== winner)
  const [next] = others.toSorted((one, other) => (scores[other]?.total ?? 0) - (scores[one]?.total ?? 0))
  const ahead = next === undefined ? 0 : vp - (scores[next]?.total ?? 0)
  if (solo || more.length || next === undefined || ahead <= 0)
    return { title: heading(outcome, names), line: undefined }
  return {
    title: { key: 'web-end-title', values: { winner: names[winner] ?? '' } },
    line: { key: 'web-end-ahead', values: { vp, ahead, next: names[next] ?? '' } },
  }
}
