/** From a message to a sentence: keys and values meet the words of one language. */
import type { FluentBundle } from '@fluent/bundle'
import type { Message, Value } from '../protocol'

/** What begins with a capital, wherever its words come from. */
const CAPITALISED: readonly string[] = ['sentence', 'title']

/** The text of a message; values that are messages are said first. */
export function say(bundle: FluentBundle, message: Message): string {
  const pattern = find(bundle, message.key)
  if (pattern === undefined) {
    console.error(`no text for "${message.key}" in ${bundle.locales.join(', ')}`)
    return `[${message.key}]`
  }
  const faults: Error[] = []
  const text = bundle.formatPattern(pattern, spoken(bundle, message.values), faults)
  for (const fault of faults) console.error(`"${message.key}": ${fault.message}`)
  return CAPITALISED.includes(message.key) ? capitalised(text, bundle) : text
}

/** A key is the id of a message, or an id and one of its attributes: `effect-silver.infinitive`. */
function find(bundle: FluentBundle, key: string) {
  const dot = key.indexOf('.')
  if (dot < 0) return bundle.getMessage(key)?.value ?? undefined
  return bundle.getMessage(key.slice(0, dot))?.attributes[key.slice(dot + 1)]
}

function spoken(bundle: FluentBundle, values: Record<string, Value> = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? say(bundle, value) : value,
    ]),
  )
}

function capitalised(text: string, bundle: FluentBundle): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(bundle.locales) + rest.join('')
}

/** After fewer games than that a rating says little. */
const SURE = 5

/** A rating as it stands beside a name; one that says little has a question mark. */
export const ratingOf = (rating: { points: number; games: number } | null | undefined): string =>
  rating ? `${rating.points}${rating.games < SURE ? '?' : ''}` : ''
