/** What Body of Books puts on the table, as a view tells it. */
import type { View } from '../types'

export interface BooksSeen {
  /** By seat. */
  xp: number[]
  /** Two Pages on each of three Books: left, right, left ... */
  books: (string | null)[]
  pile: number
  caliph_xp: number
  /** Two rows of three. */
  upgrades: (string | null)[]
  /** By seat: the subjects of Upgraded cards. */
  upgraded: string[][]
  /** By seat: rows of tucked cards that are full. */
  rows: number[]
  /** Where the solo opponent's Research Markers lie, under the Pages. */
  markers: number[]
  /** The solo opponent's Pages. */
  kept: string[]
  /** Tracks with the XP still on space 3. */
  track_xp: string[]
}

/** The level of a Track the XP lies on. */
export const XP_LEVEL = 3

/** The expansion's part of a view, if it is in play. */
export function booksOf(view: View): BooksSeen | undefined {
  const { expansions } = view as { expansions?: { 'body-of-books'?: BooksSeen } }
  return expansions?.['body-of-books']
}
