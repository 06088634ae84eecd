/** What was told of a choice, in sentences. Whose turn it is stands beside them already. */
import type { Message, Value } from '../protocol'
import { say } from '../texts/texts.svelte'

const nameOf = (value: Value | undefined): string | undefined =>
  typeof value === 'object' ? say(value) : value?.toString()

/** That a turn begins goes without saying. */
export const sentencesOf = (told: readonly Message[], who?: string): string[] =>
  told
    .filter(({ key }) => key !== 'event-turn-began')
    .map((message) => without(say(message), who, message.values))

/** A sentence about somebody whose name stands beside it can do without the name at its beginning. */
export function without(sentence: string, who: string | undefined, values: Message['values']): string {
  const about = Object.values(values ?? {}).some((value) => nameOf(value) === who)
  if (!who || !about || !sentence.startsWith(`${who} `)) return sentence
  const [first = '', ...rest] = sentence.slice(who.length + 1)
  return first.toLocaleUpperCase() + rest.join('')
}
