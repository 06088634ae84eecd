/** What a coach points at, found on the page: places of the board, and buttons of the bar. */
import type { Box } from './placing'
import type { Coach } from './coach.svelte'

const PARTS: Record<string, string> = {
  bar: '.bar > .body',
  standing: '[data-testid="standing"]',
  log: '[data-testid="log"]',
}
const PADDING = 5

/** The elements of a place: on the board, and of its piece in the bar. */
function selectorsOf(place: string): string[] {
  const [kind, rest] = [place.slice(0, place.indexOf('-')), place.slice(place.indexOf('-') + 1)]
  const piece = { slot: `[data-verb="${place}"]`, card: `[data-card="${rest}"]` }[kind]
  const inBar = { die: `[data-die="${rest}"]`, worker: `[data-worker="${rest}"]` }[kind]
  return [`[data-place="${place}"]`, ...(piece ? [piece] : []), ...(inBar ? [inBar] : [])]
}
const find = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]

/** Everything lit in a step, what has to be touched first. */
export function litElements(coach: Coach): HTMLElement[] {
  const { step, places, onto } = coach
  const buttons = find('[data-option], [data-answer]').filter(({ dataset }) =>
    coach.isRight((dataset['option'] ?? dataset['answer'] ?? '').split(', ')),
  )
  const uses = find('[data-use]').filter(({ dataset }) => coach.isUse(dataset['use'] ?? ''))
  const dice = onto ? find(`[data-onto="${onto}"], [data-made="${onto}"]`) : []
  const wanted = [
    ...dice,
    ...places.flatMap((place) => selectorsOf(place).flatMap(find)),
    ...buttons,
    ...uses,
  ]
  const shown = step.point.flatMap((name) => find(PARTS[name] ?? `[data-place="${name}"]`))
  return [...new Set([...wanted, ...shown])]
}

export const canBeTouched = (element: Element): boolean =>
  !element.closest('[inert]') && boxOf(element).width > 0

/** Where an element is, with a little air, as far as it is in sight. */
export function boxOf(element: Element): Box {
  const own = element.getBoundingClientRect()
  let seen = {
    left: own.left - PADDING,
    top: own.top - PADDING,
    right: own.right + PADDING,
    bottom: own.bottom + PADDING,
  }
  const cut = ({ left, top, right, bottom }: typeof seen) =>
    (seen = {
      left: Math.max(seen.left, left),
      top: Math.max(seen.top, top),
      right: Math.min(seen.right, right),
      bottom: Math.min(seen.bottom, bottom),
    })
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== 'visible') cut(around.getBoundingClientRect())
  const { left: x, top: y, right, bottom } = seen
  const inSight = own.width > 0 && right - x > 2 * PADDING && bottom - y > 2 * PADDING
  return { x, y, width: inSight ? right - x : 0, height: inSight ? bottom - y : 0 }
}
