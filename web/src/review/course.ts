/** The curve of a review in numbers: who could expect what before each turn, and after the last that is judged. */
import type { Expected, ReviewedGame, ReviewedTurn } from '../protocol'

export type Shown = 'win' | 'points'

export const total = ({ points }: Expected): number => Object.values(points).reduce((sum, vp) => sum + vp, 0)

/** What is drawn for a seat, turn by turn. */
export function course(
  turns: readonly ReviewedTurn[],
  review: ReviewedGame | null,
  seat: number,
  shown: Shown,
): number[] {
  const told = [...turns.map((turn) => turn.expected[seat]), ...(review ? [review.end[seat]] : [])]
  return told.filter((one) => one !== undefined).map((one) => (shown === 'win' ? one.win : total(one)))
}

/** The upper end of the scale. */
export const mostOf = (shown: Shown, courses: readonly number[][]): number =>
  shown === 'win' ? 1 : Math.max(10, Math.ceil(Math.max(0, ...courses.flat()) / 10) * 10)

/** Where a round begins: the number of turns before it, for as many rounds as have room. */
export function rounds(turns: readonly ReviewedTurn[], room: number): { round: number; at: number }[] {
  const first = turns.flatMap((turn, at) =>
    turn.round > (turns[at - 1]?.round ?? 0) ? [{ round: turn.round, at }] : [],
  )
  const every = [1, 2, 5, 10, 20].find((step) => first.length / step <= room) ?? 50
  return first.filter(({ round }) => round === 1 || round % every === 0)
}

/** How often a seat played one of the three best options, so far. */
export function among(turns: readonly ReviewedTurn[], seat: number): number | undefined {
  const own = turns.filter((turn) => turn.seat === seat)
  const choices = own.reduce((sum, turn) => sum + turn.choices, 0)
  return choices ? own.reduce((sum, turn) => sum + turn.among, 0) / choices : undefined
}

/** The nearest of some turns before or after the one that is looked at; the same one if there is none. */
export function beside(turns: readonly number[], at: number, by: 1 | -1): number {
  const next = by > 0 ? turns.find((turn) => turn > at) : turns.findLast((turn) => turn < at)
  return next ?? at
}
