/** Which open tables somebody wants to see. */
import type { Clock, TableLine } from '../protocol'

export const ANY = 'any'
export type Speed = 'none' | 'quick' | 'slow'

export interface Filter {
  players: string
  mode: string
  speed: string
  rated: boolean
}
export const EVERYTHING: Filter = { players: ANY, mode: ANY, speed: ANY, rated: false }

/** A game of minutes is played at one sitting, one of days is not. */
const SITTING = 3_600

export function speedOf(clock: Clock | null | undefined): Speed {
  if (!clock) return 'none'
  return clock.seconds <= SITTING ? 'quick' : 'slow'
}

const agrees = (wanted: string, found: string) => wanted === ANY || wanted === found

export const filtered = (lines: readonly TableLine[], filter: Filter): TableLine[] =>
  lines.filter(
    (line) =>
      agrees(filter.players, String(line.names.length)) &&
      agrees(filter.mode, line.mode) &&
      agrees(filter.speed, speedOf(line.options.clock)) &&
      (!filter.rated || line.options.rated === true),
  )
