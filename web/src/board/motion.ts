/** How things come to the board and leave it. The table's pace sets the times: they are read from the tokens. */
import type { TransitionConfig } from 'svelte/transition'

const time = (node: Element, name: string): number => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return parseFloat(getComputedStyle(node).getPropertyValue(name)) || 0
}
const eased = (t: number): number => 1 - (1 - t) ** 3

/** A card or a piece comes down to its place. */
export const arrive = (node: Element): TransitionConfig => ({
  duration: time(node, '--move'),
  easing: eased,
  css: (t, u) => `opacity: ${t}; transform: translateY(${-14 * u}px)`,
})

/** A rolled Die tumbles and settles. */
export const tumble = (node: Element): TransitionConfig => ({
  duration: time(node, '--slow'),
  easing: eased,
  css: (t, u) =>
    `opacity: ${Math.min(1, 3 * t)}; transform-box: fill-box; transform-origin: center; ` +
    `transform: translateY(${-10 * u}px) rotate(${-270 * u}deg)`,
})
