/** One set of listeners for all places of a board: pick, hover, inspect, and the arrow keys between places. */
import type { BoardProps, PlaceId } from './types'

type Handlers = Pick<BoardProps, 'onpick' | 'onhover' | 'oninspect' | 'lit' | 'chosen'>

const LONG_PRESS = 500 // milliseconds
const PLACE = '[data-place]'

const elementOf = (event: Event) => (event.target as Element | null)?.closest<SVGGElement>(PLACE)
/** The place an element is, and the one it lies in, as `Place` has written them. */
const placesAt = (element: SVGGElement | null | undefined): { place?: PlaceId; within?: PlaceId } =>
  element?.dataset ?? {}

/** An attachment for the element around a board. */
export const touch =
  (handlers: () => Handlers) =>
  (root: HTMLElement): (() => void) => {
    let pressed: ReturnType<typeof setTimeout> | undefined
    let inspected = false
    let over: PlaceId | null = null

    /** The place an event means: one that answers, or one whose surrounding place does, else the innermost. */
    function placeOf(event: Event): PlaceId | null {
      const { place = null, within } = placesAt(elementOf(event))
      const { lit, chosen } = handlers()
      const answers = (one: PlaceId | null) => one !== null && (lit?.has(one) || chosen?.has(one))
      return within && !answers(place) && answers(within) ? within : place
    }
    /** Whether that place is picked; of equal things some may be. */
    function isPicked(event: Event, place: PlaceId): boolean {
      const element = elementOf(event)
      return element && placesAt(element).place === place
        ? element.getAttribute('aria-pressed') === 'true'
        : !handlers().lit?.has(place)
    }
    const pick = (event: Event, place: PlaceId) => handlers().onpick?.(place, isPicked(event, place))
    function hover(place: PlaceId | null) {
      if (place === over) return
      over = place
      // afterwards: a focused place that is taken away says so in the middle of the page's change
      queueMicrotask(() => handlers().onhover?.(place))
    }
    function inspect(event: Event) {
      const { place } = placesAt(elementOf(event))
      if (!place) return
      event.preventDefault()
      handlers().oninspect?.(place)
    }
    const listeners: Record<string, (event: Event) => void> = {
      click: (event) => {
        const place = placeOf(event)
        if (place && !inspected) pick(event, place)
        inspected = false
      },
      keydown: (event) => {
        const { key } = event as KeyboardEvent
        const place = placeOf(event)
        if (place && (key === 'Enter' || key === ' ')) {
          event.preventDefault()
          pick(event, place)
        } else if (key === 'i') inspect(event)
        else if (key.startsWith('Arrow')) step(root, event as KeyboardEvent)
      },
      pointerover: (event) => hover(placeOf(event)),
      pointerleave: () => hover(null),
      focusin: (event) => hover(placeOf(event)),
      focusout: () => hover(null),
      contextmenu: inspect,
      pointerdown: (event) => {
        inspected = false
        if ((event as PointerEvent).pointerType === 'mouse') return
        pressed = setTimeout(() => {
          inspected = true
          inspect(event)
        }, LONG_PRESS)
      },
      pointerup: () => clearTimeout(pressed),
      pointercancel: () => clearTimeout(pressed),
      pointermove: (event) => {
        const { movementX, movementY } = event as PointerEvent
        if (Math.hypot(movementX, movementY) > 4) clearTimeout(pressed)
      },
    }
    for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener)
    return () => {
      clearTimeout(pressed)
      for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener)
    }
  }

/** Moves the focus to the nearest place in the direction of an arrow key; sideways distance counts double. */
function step(root: HTMLElement, event: KeyboardEvent) {
  const from = document.activeElement?.closest<SVGGElement>(PLACE)
  const places = [...root.querySelectorAll<SVGGElement>(PLACE)]
  const start = from ?? places[0]
  if (!start) return
  event.preventDefault()
  if (!from) return start.focus()
  const across = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const sign = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1
  const here = centre(from)
  let best: SVGGElement | undefined
  let least = Infinity
  for (const place of places) {
    const { x, y } = centre(place)
    const along = sign * (across ? x - here.x : y - here.y)
    const aside = Math.abs(across ? y - here.y : x - here.x)
    if (place === from || along < 2 || along + 2 * aside >= least) continue
    best = place
    least = along + 2 * aside
  }
  best?.focus()
}

function centre(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
