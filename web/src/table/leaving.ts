/** What follows when a player leaves a table for good. */
import type { Departure, OnlineTable } from '../protocol'

/** The keys of the sentences that say so, the most important first. */
export function leavingTells({ status, seats, options, unrated }: OnlineTable): string[] {
  const others = seats.some((seat) => seat.kind === 'person' && !seat.mine)
  if (!others) return ['web-leave-deleted']
  if (status === 'waiting') return ['web-leave-free']
  const loss = options.rated && !unrated ? ['web-leave-loss'] : []
  return [...loss, 'web-leave-bot', 'web-leave-final']
}

/** The key of the sentence that tells the others. */
export const departureText = ({ kind }: Departure): string => (kind === 'left' ? 'web-left' : 'web-removed')
