/** What was told of a choice, in sentences. Whose turn it is stands beside them already. */
import type { Message } from '../protocol'
import { say } from '../texts/texts.svelte'

export const sentencesOf = (told: readonly Message[]): string[] =>
  told.filter(({ key }) => key !== 'event-turn-began').map((message) => say(message))
