/** What one has in hand, piece by piece. */
import type { DieName, Message } from '../protocol'

export const WORKER_COLOURS = ['white', 'red', 'blue', 'yellow'] as const

/** A Die in words: `red-4` is Red 4. */
export function dieMessage(die: DieName): Message {
  const cut = die.lastIndexOf('-')
  return { key: 'die', values: { item: die.slice(0, cut), face: Number(die.slice(cut + 1)) } }
}
