/** Who has won, in one sentence. */
import type { Message, Outcome } from '../protocol'

export function heading(outcome: Outcome, names: readonly string[]): Message {
  const total = (seat: number) => outcome.scores[seat]?.total ?? 0
  const totals = outcome.scores.map((score) => score.total)
  if (outcome.solo) {
    const [own = 0, other = 0] = totals
    const result = outcome.solo === 'won' ? 'won' : own === other ? 'tied' : 'lost'
    return { key: 'score-solo', values: { result, player: names[0] ?? '', own, other } }
  }
  const [winner = 0, ...more] = outcome.winners
  const vp = total(winner)
  if (more.length) {
    return {
      key: 'score-winners',
      values: { winners: outcome.winners.map((seat) => names[seat]).join(', '), vp },
    }
  }
  const tied = totals.filter((one) => one === vp).length > 1 ? 'yes' : 'no'
  return { key: 'score-winner', values: { tied, winner: names[winner] ?? '', vp } }
}
