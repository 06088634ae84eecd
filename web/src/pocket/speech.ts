/** The words of messages where Python has none: what it writes as a whole, such as a page to save. */
import type { FluentBundle } from '@fluent/bundle'
import type { Message } from '../protocol'
import type { LanguageCode } from '../texts/languages'
import { add, load } from '../texts/load'
import { say as sayIn } from '../texts/say'

const PARTS = ['box', 'review', 'sharing'] // beside what every page has
const known = new Map<LanguageCode, FluentBundle>()

/** Fetches the words of a language, from what is kept. */
export async function learn(language: LanguageCode): Promise<void> {
  await Promise.all(PARTS.map((part) => add(language, part)))
  known.set(language, await load(language))
}

/** The text of a message that comes as JSON; nothing in a language that was not learned. */
export function say(message: string, language: LanguageCode): string | undefined {
  const bundle = known.get(language)
  return bundle && sayIn(bundle, JSON.parse(message) as Message)
}
