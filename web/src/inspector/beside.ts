/** Where a small sheet stands beside something, inside the window. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
type Size = Pick<Box, 'width' | 'height'>

const GAP = 12 // pixels, so that the edge of a lit place stays in sight
const TALL = 1 / 4 // of the window

const within = (wanted: number, most: number): number => Math.max(GAP, Math.min(wanted, most - GAP))

/** Towards the middle of the window, for its like lie to the left and right; a tall thing has it at its side. */
export function beside(thing: Box, sheet: Size, window: Size): { left: number; top: number } {
  const above = thing.top - GAP - sheet.height
  const below = thing.top + thing.height + GAP
  const fits = (top: number) => top >= GAP && top + sheet.height + GAP <= window.height
  const [top] = (thing.top > window.height / 2 ? [above, below] : [below, above]).filter(fits)
  if (top !== undefined && thing.height < window.height * TALL)
    return { left: within(thing.left, window.width - sheet.width), top }
  const right = thing.left + thing.width + GAP
  const left = right + sheet.width <= window.width ? right : thing.left - GAP - sheet.width
  return { left: Math.max(GAP, left), top: within(thing.top, window.height - sheet.height) }
}
