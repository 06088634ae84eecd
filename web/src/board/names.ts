/** What players are called. */
import type { Table } from '../protocol'
import { say } from '../texts/texts.svelte'

const NAMELESS = 'Opponent' // what the engine calls a solo opponent to whom nobody gave a name

/** A player by name; the solo opponent in the reader's language, unless somebody gave it a name. */
export function nameOf({ players, solo }: Pick<Table, 'players' | 'solo'>, seat: number): string {
  const name = players[seat]?.name ?? ''
  const opponent = solo && seat === players.length - 1
  return opponent && name === NAMELESS ? say('play-opponent') : name
}

export const namesOf = (table: Pick<Table, 'players' | 'solo'>): string[] =>
  table.players.map((_, seat) => nameOf(table, seat))
