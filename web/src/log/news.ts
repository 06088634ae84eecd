/** What others did since the reader's last turn. */
import type { Reader } from './summary'
import type { ToldTurn } from './turns'

/** Of turns in their order those that are news; whoever has not had a turn yet has nothing to be told again. */
export function newsOf(told: readonly ToldTurn[], own: Reader['own']): ToldTurn[] {
  const last = told.findLastIndex((turn) => own(turn.seat))
  return last < 0 ? [] : told.slice(last + 1)
}
