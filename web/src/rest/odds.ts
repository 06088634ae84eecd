/** How likely a roll is to come out higher, counted side by side. */
import type { Colour, DieName, Rest } from '../protocol'

/** Of a hundred throws of these Dice together, in how many the sum is higher than now. */
export function higher(dice: readonly DieName[], sides: Rest['sides']): number {
  const cut = (die: DieName) => die.lastIndexOf('-')
  const now = dice.reduce((sum, die) => sum + Number(die.slice(cut(die) + 1)), 0)
  let sums = new Map([[0, 1]])
  for (const die of dice) {
    const next = new Map<number, number>()
    for (const [sum, ways] of sums)
      for (const side of sides[die.slice(0, cut(die)) as Colour] ?? [])
        next.set(sum + side, (next.get(sum + side) ?? 0) + ways)
    sums = next
  }
  const all = [...sums.values()].reduce((total, ways) => total + ways, 0)
  const good = [...sums].reduce((total, [sum, ways]) => total + (sum > now ? ways : 0), 0)
  return all ? Math.round((100 * good) / all) : 0
}
