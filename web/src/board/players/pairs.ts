import type { View } from '../types'

/** The Resource Cards still to be picked, with the number of their Room. */
export const pairsOf = (view: View): { room: number; card: string }[] =>
  view.resources.flatMap((card, index) => (card ? [{ room: index + 1, card }] : []))
