/** Where the coach stands: beside what it points at, and over nothing that matters. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export type Side = 'above' | 'below' | 'right' | 'left'
export interface Placed {
  x: number
  y: number
  /** Where it stands from what it points at; nowhere if it does not point. */
  side: Side | undefined
  /** How far along its edge the pointer is. */
  pointer: number
}
interface Size {
  width: number
  height: number
}

const GAP = 18
const EDGE = 8
const CORNER = 26 // the pointer stays clear of the round corners

const within = (wanted: number, length: number, room: number): number =>
  Math.max(EDGE, Math.min(wanted, room - length - EDGE))

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** The best place for a card: beside its target where it covers nothing lit, else where it covers least. */
export function place(card: Size, target: Box | undefined, lit: readonly Box[], view: Size): Placed {
  const middle = {
    x: within((view.width - card.width) / 2, card.width, view.width),
    y: within((view.height - card.height) / 2, card.height, view.height),
  }
  if (!target)
    return leastCovering(card, [{ ...middle, side: undefined, pointer: 0 }, ...corners(card, view)], lit)
  const beside = (['above', 'below', 'right', 'left'] as const).map((side) => at(side, card, target, view))
  return leastCovering(card, [...beside, ...corners(card, view)], lit)
}

function at(side: Side, card: Size, target: Box, view: Size): Placed {
  const upright = side === 'above' || side === 'below'
  const centre = { x: target.x + target.width / 2, y: target.y + target.height / 2 }
  const x = {
    above: centre.x - card.width / 2,
    below: centre.x - card.width / 2,
    right: target.x + target.width + GAP,
    left: target.x - card.width - GAP,
  }[side]
  const y = {
    above: target.y - card.height - GAP,
    below: target.y + target.height + GAP,
    right: centre.y - card.height / 2,
    left: centre.y - card.height / 2,
  }[side]
  const put = { x: within(x, card.width, view.width), y: within(y, card.height, view.height) }
  const [along, length] = upright ? [centre.x - put.x, card.width] : [centre.y - put.y, card.height]
  return { ...put, side, pointer: Math.max(CORNER, Math.min(along, length - CORNER)) }
}

const corners = (card: Size, view: Size): Placed[] =>
  [EDGE, view.width - card.width - EDGE].flatMap((x) =>
    [EDGE, view.height - card.height - EDGE].map((y) => ({ x, y, side: undefined, pointer: 0 })),
  )

/** Of places that cover as little as any other, the first. */
function leastCovering(card: Size, places: readonly Placed[], lit: readonly Box[]): Placed {
  const covered = (placed: Placed) => lit.reduce((sum, one) => sum + overlap({ ...placed, ...card }, one), 0)
  return places.reduce((best, one) => (covered(one) < covered(best) ? one : best))
}
