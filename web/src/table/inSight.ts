import type { PlaceId } from '../board/types'

const MARGIN = 12 // pixels around what is brought into sight

/** Scrolls an area that is longer than the screen, so that some of its places are seen: all, or the highest ones. */
export function bringIntoSight(area: HTMLElement, places: Iterable<PlaceId>) {
  const boxes = [...places]
    .flatMap((place) => [...area.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)])
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height)
  if (!boxes.length) return
  const sight = area.getBoundingClientRect()
  const above = Math.min(...boxes.map((box) => box.top)) - sight.top - MARGIN
  const below = Math.max(...boxes.map((box) => box.bottom)) - sight.bottom + MARGIN
  if (below > 0) area.scrollTop += Math.min(below, above)
  else if (above < 0) area.scrollTop += above
}
