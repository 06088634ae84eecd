/** A complete Goal Card is an Action Card. */
import type { Printed, ActionCard } from '../printed'
import type { CardName, PlayerSeen } from '../types'

export const ALL_TARGETS = 7

/** The Action Card of a name; "goal" is the player's own Goal Card, turned. */
export function cardOf(name: CardName, player: PlayerSeen, printed: Printed): ActionCard {
  if (name !== 'goal' || !player.goal) return printed.actionCard(`action-${name}`)
  const { id, rest, printed_die } = printed.goalCard(player.goal)
  return { id, subject: 'goal', rest, small: [], printed_die }
}
