/** How things come to the board and leave it. The table's pace sets the times: they are read from the tokens. */
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '../settings/settings.svelte'

/** Whether nothing may move: the reader's system or the pace says so. */
export const atOnce = (): boolean =>
  settings.pace === 'skip' || (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)
/** A time at the reader's pace. */
export const paced = (milliseconds: number): number =>
  settings.pace === 'skip' ? 0 : milliseconds / Number(settings.pace)

const time = (node: Element, name: string): number => {
  if (atOnce()) return 0
  return paced(parseFloat(getComputedStyle(node).getPropertyValue(name)) || 0)
}
const eased = (t: number): number => 1 - (1 - t) ** 3

/** A card or a piece comes down to its place. */
export const arrive = (node: Element): TransitionConfig => ({
  duration: time(node, '--move'),
  easing: eased,
  css: (t, u) => `opacity: ${t}; transform: translateY(${-14 * u}px)`,
})

const FACES = ['5', '2', '4', '1', '6', '3']

/** A rolled Die tumbles over two other faces and settles on its own. */
export const tumble = (node: Element): TransitionConfig => ({
  duration: time(node, '--slow'),
  easing: eased,
  tick: rolling(node),
  css: (t, u) =>
    `opacity: ${Math.min(1, 3 * t)}; transform-box: fill-box; transform-origin: center; ` +
    `transform: translateY(${-10 * u}px) rotate(${-270 * u}deg)`,
})

/** What a Die shows while it rolls; the last word is its own face. */
function rolling(node: Element): (t: number) => void {
  const face = [...node.querySelectorAll('text')].at(-1)?.firstChild
  const own = face?.nodeValue ?? ''
  const others = FACES.filter((one) => one !== own)
  return (t) => {
    if (face) face.nodeValue = (t < 0.45 ? others[0] : t < 0.8 ? others[1] : own) ?? own
  }
}
