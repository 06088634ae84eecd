/** Picking things on the board until one option is left. It compares options and places; it knows no rule. */
import type { PlaceId } from '../board/types'
import type { Option } from '../protocol'

/** An option with what it is told by, its places or its words; one may count twice, as two equal Dice do. */
export interface Offered<Name extends string = PlaceId> {
  option: Option
  places: readonly Name[]
}

/** Options that fit everything picked so far. */
export const fitting = <Name extends string>(
  offered: readonly Offered<Name>[],
  picked: readonly Name[],
): Offered<Name>[] =>
  offered.filter(({ places }) => {
    const left = [...places]
    return picked.every((place) => {
      const at = left.indexOf(place)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  })

export type Picked =
  | { result: 'take'; option: Option }
  | { result: 'narrow'; picked: readonly PlaceId[] }
  | { result: 'impossible' }

/** What a click on a place means: the one option left, fewer options, or nothing that is possible. */
export function pick(offered: readonly Offered[], picked: readonly PlaceId[], place: PlaceId): Picked {
  const more = fitting(offered, [...picked, place])
  const [only] = more
  if (only && more.length === 1) return { result: 'take', option: only.option }
  if (only) return { result: 'narrow', picked: [...picked, place] }
  if (picked.includes(place)) {
    // a second click on the same thing: that, and no more
    const [exact, ...others] = fitting(offered, picked).filter(
      ({ places }) => places.length === picked.length,
    )
    if (exact && !others.length) return { result: 'take', option: exact.option }
    return { result: 'narrow', picked: picked.filter((other) => other !== place) }
  }
  const [anew] = fitting(offered, [place])
  return anew ? pick(offered, [], place) : { result: 'impossible' }
}

/** The places that would narrow the options further. */
export function lightable(offered: readonly Offered[], picked: readonly PlaceId[]): Map<PlaceId, Option[]> {
  const lit = new Map<PlaceId, Option[]>()
  for (const { option, places } of fitting(offered, picked)) {
    const left = [...places]
    for (const place of picked) left.splice(left.indexOf(place), 1)
    for (const place of new Set(left)) lit.set(place, [...(lit.get(place) ?? []), option])
  }
  return lit
}
