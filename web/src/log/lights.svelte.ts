/** Where things happened, and what the log points at on the board for a while. */
import { fromAfar } from '../board/places'
import type { Event, Place } from '../protocol'
import { settings } from '../settings/settings.svelte'

interface Happened {
  events: readonly Event[]
}

/** Where a choice has changed something, as it looks to others; on one's own board every place is in sight. */
export const changedBy = ({ events }: Happened, own?: number): Place[] =>
  events.flatMap(({ seat, places }) =>
    places.map((place) => (seat !== null && seat === own ? place : fromAfar(place, seat ?? 0))),
  )

/** Milliseconds: all places at once, and one step after another at pace 1. */
const A_WHILE = 5000
const A_STEP = 1100

export class Lights {
  /** Nothing while the log points at nothing. */
  places = $state.raw<ReadonlySet<Place>>()
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Lights everything at once. */
  show(steps: readonly Happened[], own?: number): void {
    this.run([steps.flatMap((step) => changedBy(step, own))], A_WHILE)
  }

  /** Lights one step after another, at the reader's pace. */
  play(steps: readonly Happened[], own?: number): void {
    const pace = settings.pace === 'skip' ? 4 : Number(settings.pace)
    this.run(
      steps.map((step) => changedBy(step, own)),
      A_STEP / pace,
    )
  }

  end(): void {
    clearTimeout(this.timer)
    this.places = undefined
  }

  private run(steps: readonly Place[][], wait: number): void {
    clearTimeout(this.timer)
    const [first, ...rest] = steps.filter((places) => places.length > 0)
    if (!first) return this.end()
    this.places = new Set(first)
    this.timer = setTimeout(() => this.run(rest, wait), wait)
  }
}
