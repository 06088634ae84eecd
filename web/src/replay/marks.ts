/** A replay by turns: where each ends, whose it is, and what is worth a mark. */
import { turns, type ToldTurn } from '../log/turns'
import type { Replay } from '../protocol'
import { ranked } from '../standing/standing'

export interface Mark {
  turn: ToldTurn
  /** The number of the turn, from 1. */
  number: number
  /** The moment after it. */
  at: number
  caliph: boolean
  rest: boolean
  /** The seat that has taken the lead in it. */
  lead: number | null
}

export function marksOf({ entries, standing }: Pick<Replay, 'entries' | 'standing'>): Mark[] {
  let leader: number | null = null
  return turns(entries).map((turn, index) => {
    const events = turn.steps.flatMap((step) => step.events)
    const happened = (name: string) => events.some((event) => event.name === name)
    const at = turn.steps.at(-1)?.version ?? 0
    const ahead = leaderAt(standing[at] ?? [])
    const lead = ahead !== null && ahead !== leader ? ahead : null
    leader = ahead ?? leader
    return {
      turn,
      number: index + 1,
      at,
      caliph: happened('caliph_revealed'),
      rest: happened('rested'),
      lead,
    }
  })
}

/** Whoever has more points than anybody else. */
function leaderAt(points: readonly number[]): number | null {
  const [first, second] = ranked(points.map((total) => ({ total })))
  if (first === undefined) return null
  return second === undefined || points[first] !== points[second] ? first : null
}

/** The turn a moment belongs to; before the first choice there is none. */
export const turnAt = (marks: readonly Mark[], at: number): Mark | undefined =>
  at > 0 ? marks.find((mark) => mark.at >= at) : undefined

/** The moment after the turn before or after: from the middle of a turn first to its beginning or its end. */
export function besideTurn(marks: readonly Mark[], at: number, by: 1 | -1): number {
  if (by > 0) return marks.find((mark) => mark.at > at)?.at ?? at
  return marks.findLast((mark) => mark.at < at)?.at ?? 0
}
