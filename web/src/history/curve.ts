/** The course of a game as lines: everybody's points, turn by turn. */

/** A line for each seat, from the lower left to the upper right of a box. */
export function lines(curve: readonly (readonly number[])[], width: number, height: number): string[] {
  const [first] = curve
  if (!first || curve.length < 2) return []
  const all = curve.flat()
  const low = Math.min(...all)
  const span = Math.max(1, Math.max(...all) - low)
  const x = (turn: number) => ((turn / (curve.length - 1)) * width).toFixed(1)
  const y = (points: number) => (height - ((points - low) / span) * height).toFixed(1)
  return first.map((_, seat) =>
    curve.map((totals, turn) => `${turn ? 'L' : 'M'}${x(turn)} ${y(totals[seat] ?? low)}`).join(''),
  )
}
