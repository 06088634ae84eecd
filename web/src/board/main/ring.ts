/** The ring of the Map: twelve Spots at even steps round a bent rectangle; Spot 0 is in the middle above. */
const TOP = 47
const BOTTOM = 245
const LEFT = 35
const RIGHT = 317
const BEND = 36
const CUT = BEND * (1 - Math.SQRT1_2)

export const MIDDLE = 146
export const CENTRE = 176

export const SPOT: readonly (readonly [number, number])[] = [
  [176, TOP],
  [246, TOP],
  [RIGHT - CUT, TOP + CUT],
  [RIGHT, MIDDLE],
  [RIGHT - CUT, BOTTOM - CUT],
  [246, BOTTOM],
  [176, BOTTOM],
  [106, BOTTOM],
  [LEFT + CUT, BOTTOM - CUT],
  [LEFT, MIDDLE],
  [LEFT + CUT, TOP + CUT],
  [106, TOP],
]

export const spotAt = (spot: number): readonly [number, number] => SPOT[spot % SPOT.length] ?? [0, 0]

const ARC = `A${BEND} ${BEND} 0 0 1 `
const BENDS: Record<number, string> = {
  1: `H${RIGHT - BEND}${ARC}`,
  2: `${ARC}${RIGHT} ${TOP + BEND}L`,
  3: `V${BOTTOM - BEND}${ARC}`,
  4: `${ARC}${RIGHT - BEND} ${BOTTOM}L`,
  7: `H${LEFT + BEND}${ARC}`,
  8: `${ARC}${LEFT} ${BOTTOM - BEND}L`,
  9: `V${TOP + BEND}${ARC}`,
  10: `${ARC}${LEFT + BEND} ${TOP}L`,
}

/** The step from a Spot to the next, as a path. */
export const stepAfter = (spot: number): string => `M${spotAt(spot)}${BENDS[spot] ?? 'L'}${spotAt(spot + 1)}`

/** The middle of the step after a Black Spot, where its path shows its colour. */
export const MARK: Record<number, readonly [number, number]> = {
  0: [211, TOP],
  2: [RIGHT, 99],
  4: [274, BOTTOM],
  6: [141, BOTTOM],
  8: [LEFT, 193],
  10: [78, TOP],
}

/** The corners of the Scrolls beside the Black Spots, in the order of the Spots. */
export const SCROLL: readonly (readonly [number, number])[] = [
  [136, 61],
  [222, 61],
  [222, 167],
  [136, 167],
  [50, 167],
  [50, 61],
]

export const onSide = (spot: number): 'top' | 'bottom' | 'left' | 'right' => {
  const [x, y] = spotAt(spot)
  if (y === MIDDLE) return x === LEFT ? 'left' : 'right'
  return y < MIDDLE ? 'top' : 'bottom'
}

/** A twelve-fold star, drawn by its construction: every fifth, fourth and third of twelve points joined. */
export function rosette(radius: number): string {
  const point = (k: number) => {
    const turn = Math.PI * (k / 6 - 0.5)
    return `${(CENTRE + radius * Math.cos(turn)).toFixed(1)} ${(MIDDLE + radius * Math.sin(turn)).toFixed(1)}`
  }
  let d = ''
  for (const skip of [5, 4, 3]) for (let k = 0; k < 12; k++) d += `M${point(k)}L${point(k + skip)}`
  return d
}
