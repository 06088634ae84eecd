/** Games played on by the policy, side by side: what each seat saw last, and the likeliest option of each game. */
import type { Network } from './network'

export class Choosing {
  private readonly seen: Uint8Array[][]
  private readonly sums: Float32Array[][]

  /** For so many games that have much in common: what each seat sees at first in one of them. */
  constructor(
    private readonly policy: Network,
    first: Uint8Array[],
    games: number,
  ) {
    const sums = first.map((seen) => policy.sums(seen))
    this.seen = Array.from({ length: games }, () => [...first])
    this.sums = Array.from({ length: games }, () => [...sums])
  }

  /** The number of the likeliest choice in each game that goes on; of equal ones the first. */
  choices(
    going: readonly number[],
    seats: Uint8Array,
    before: Uint8Array,
    offsets: Int32Array,
    choices: Int32Array,
    after: Uint8Array,
  ): number[] {
    const { length } = this.policy
    return going.map((game, place) => {
      const seat = seats[place]!
      const now = before.slice(place * length, (place + 1) * length)
      const sums = this.policy.sumsAfter(this.seen[game]![seat]!, this.sums[game]![seat]!, now, 0)
      this.seen[game]![seat] = now
      this.sums[game]![seat] = sums
      let best = -1
      let most = -Infinity
      for (let option = offsets[place]!; option < offsets[place + 1]!; option++) {
        const wished = this.policy.wish(
          this.policy.sumsAfter(now, sums, after, option * length),
          choices[option]!,
        )
        if (wished > most) [best, most] = [choices[option]!, wished]
      }
      return best
    })
  }
}
