/** Where a small sheet stands beside something, inside the window. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
type Size = Pick<Box, 'width' | 'height'>

const GAP = 12 // pixels, so that the edge of a lit place stays in sight

/** To the right of it, to the left where there is no room, and never over the edge of the window. */
export function beside(thing: Box, sheet: Size, window: Size): { left: number; top: number } {
  const right = thing.left + thing.width + GAP
  const left = right + sheet.width <= window.width ? right : thing.left - GAP - sheet.width
  const lowest = window.height - sheet.height - GAP
  return { left: Math.max(GAP, left), top: Math.max(GAP, Math.min(thing.top, lowest)) }
}
