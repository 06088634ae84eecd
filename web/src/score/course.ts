/** How a game went, turn by turn, as far as it was seen, and what turned it. */
import type { Message, Play } from '../protocol'

/** Everybody's points after a turn. */
export interface Turn {
  /** Whose turn it was. */
  seat: number
  round: number
  totals: readonly number[]
}

/** The points after a turn, once it is over. */
export function turnEnded({ question, outcome, standing, table }: Play, seat: number): Turn | undefined {
  const over = outcome !== null || question?.kind === 'choose_turn'
  const totals = (outcome?.scores ?? standing).map(({ total }) => total)
  return over && totals.length ? { seat, round: table.round, totals } : undefined
}

/** Who is ahead of everybody else; nobody where two are. */
function leader({ totals }: Turn): number | undefined {
  const most = Math.max(...totals)
  const first = totals.indexOf(most)
  return totals.lastIndexOf(most) === first ? first : undefined
}

/** After which turn somebody led for good; nothing where it was never otherwise, or is not known. */
function lead(course: readonly Turn[], names: readonly string[]): Message | undefined {
  const last = course.at(-1)
  const winner = last && leader(last)
  if (winner === undefined) return undefined
  const turn = course[course.findLastIndex((one) => leader(one) !== winner) + 1]
  if (!turn || turn === course[0]) return undefined
  return { key: 'web-turning-lead', values: { player: names[winner] ?? '', round: turn.round } }
}

const LARGE = 5 // points in one turn that are worth a word

/** The turn in which one player gained most on the others. */
function swing(course: readonly Turn[], names: readonly string[]): Message | undefined {
  const gains = course.slice(1).map((turn, index) => {
    const gained = turn.totals.map((total, seat) => total - (course[index]?.totals[seat] ?? total))
    return { vp: gained[turn.seat] ?? 0, turn }
  })
  const [most] = gains.toSorted((one, other) => other.vp - one.vp)
  if (!most || most.vp < LARGE) return undefined
  const { seat, round } = most.turn
  return { key: 'web-turning-swing', values: { player: names[seat] ?? '', round, vp: most.vp } }
}

/** What turned a game, in sentences. */
export const turningPoints = (course: readonly Turn[], names: readonly string[]): Message[] =>
  [lead(course, names), swing(course, names)].filter((told) => told !== undefined)
