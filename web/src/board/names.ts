/** What players are called. */
import { say } from '../texts/texts.svelte'
import type { View } from './types'

const NAMELESS = 'Opponent' // what the engine calls a solo opponent to whom nobody gave a name

/** A player by name; the solo opponent in the reader's language, unless somebody gave it a name. */
export function nameOf(view: Pick<View, 'players' | 'solo'>, seat: number): string {
  const name = view.players[seat]?.name ?? ''
  const opponent = view.solo && seat === view.players.length - 1
  return opponent && name === NAMELESS ? say('play-opponent') : name
}

export const namesOf = (view: Pick<View, 'players' | 'solo'>): string[] =>
  view.players.map((_, seat) => nameOf(view, seat))
