/** The Action Card of a name: a complete Goal Card is one, and Upgraded cards replace plain ones. */
import type { ActionCard } from '../printed'
import type { Scene } from '../scene.svelte'
import type { PlayerSeen } from '../types'

export const ALL_TARGETS = 7

/** The card of a player; "goal" is the own Goal Card, turned. */
export function cardOf(name: string, player: PlayerSeen, scene: Scene): ActionCard {
  const { printed } = scene
  if (name === 'goal' && player.goal) {
    const { id, rest, printed_die } = printed.goalCard(player.goal)
    return { id, subject: 'goal', rest, small: [], printed_die }
  }
  const upgraded = scene.books?.upgraded[scene.view.players.indexOf(player)]?.includes(name)
  return printed.actionCard(`${upgraded ? 'upgraded' : 'action'}-${name}`)
}
