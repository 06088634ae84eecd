/** Points while a game runs: who is ahead, and what they are for. */
import type { Score, Standing } from '../protocol'
import { categories, type Category } from '../score/categories'

/** The seats, the most points first; those with equally many in their order. */
export const ranked = (standing: readonly Pick<Standing, 'total'>[]): number[] =>
  standing.map((_, seat) => seat).sort((one, other) => total(standing, other) - total(standing, one))

const total = (standing: readonly Pick<Standing, 'total'>[], seat: number) => standing[seat]?.total ?? 0

/** A part of somebody's points: its category, how many, and what for, where that is known. */
export interface Part extends Category {
  vp: number
  lines: Score['lines']
}

/** What somebody's points are made of. */
export function partsOf({ by_category }: Standing, score?: Score): Part[] {
  return categories([by_category]).flatMap((category) => {
    const vp = by_category[category.id] ?? 0
    const lines = score?.lines.filter((line) => line.category === category.id && line.vp !== 0) ?? []
    return vp === 0 ? [] : [{ ...category, vp, lines }]
  })
}
