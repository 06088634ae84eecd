/** What one has in hand, piece by piece. */
import type { Message } from '../protocol'
import type { DieName, PlayerSeen } from './types'

/** Every Die in hand, in the order of the view: by colour, then by face. */
export const diceOf = ({ hand }: PlayerSeen): DieName[] =>
  Object.entries(hand).flatMap(([die, count]) => Array<DieName>(count).fill(die))

export const WORKER_COLOURS = ['white', 'red', 'blue', 'yellow'] as const

/** A Die in words: `red-4` is Red 4. */
export function dieMessage(die: DieName): Message {
  const cut = die.lastIndexOf('-')
  return { key: 'die', values: { item: die.slice(0, cut), face: Number(die.slice(cut + 1)) } }
}
