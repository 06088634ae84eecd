/** What was told of a choice, in sentences. Whose turn it is stands beside them already. */
import type { Message, Value } from '../protocol'
import { say } from '../texts/texts.svelte'

/** Sentences about one player: of a choice that ended a turn, those of the solo opponent's turn follow. */
export interface Part {
  who: string | undefined
  sentences: string[]
}

const nameOf = (value: Value | undefined): string | undefined =>
  typeof value === 'object' ? say(value) : value?.toString()

/** What was told, player by player; where nothing is said of one, that one is left out. */
export function partsOf(told: readonly Message[], who?: string): Part[] {
  const parts: Part[] = [{ who, sentences: [] }]
  for (const message of told) {
    if (message.key === 'event-turn-began')
      parts.push({ who: nameOf(message.values?.['player']), sentences: [] })
    else {
      const part = parts.at(-1)
      part?.sentences.push(without(say(message), part.who, message.values))
    }
  }
  return parts.filter(({ sentences }) => sentences.length > 0)
}

export const sentencesOf = (told: readonly Message[], who?: string): string[] =>
  partsOf(told, who).flatMap(({ sentences }) => sentences)

/** A sentence about somebody whose name stands beside it can do without the name at its beginning. */
export function without(sentence: string, who: string | undefined, values: Message['values']): string {
  const about = Object.values(values ?? {}).some((value) => nameOf(value) === who)
  if (!who || !about || !sentence.startsWith(`${who} `)) return sentence
  const [first = '', ...rest] = sentence.slice(who.length + 1)
  return first.toLocaleUpperCase() + rest.join('')
}
