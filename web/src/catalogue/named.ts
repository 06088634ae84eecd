/** Icons for texts that are no effects but name something: languages, Tracks, colours, coins ... */
import { row, type Token } from '../board/glyph'
import { chip, gold, guild, icon, letter, seal, silver, subject, xp } from '../board/tokens'
import {
  ACTIONS,
  CHARACTERS,
  COLOURS,
  GUILDS,
  LANGUAGES,
  TRACKS,
  type Message,
  type Value,
} from '../protocol'

type Draw = (value: Value | undefined) => Token | undefined

/** Draws a value if it is one of the names. */
const one =
  <Name extends string>(names: readonly Name[], draw: (name: Name) => Token): Draw =>
  (value) => {
    const name = names.find((known) => known === value)
    return name && draw(name)
  }
const coins =
  (draw: (amount: number) => Token): Draw =>
  (value) =>
    typeof value === 'number' ? draw(value) : undefined

/** By the key of a message that is nothing but a name: which of its values that name is, and how it is drawn. */
const NAMES: Record<string, [value: string, draw: Draw]> = {
  language: ['item', one(LANGUAGES, letter)],
  character: ['item', one(CHARACTERS, seal)],
  track: ['item', one(TRACKS, subject)],
  subject: ['item', one(TRACKS, subject)],
  guild: ['item', one(GUILDS, guild)],
  colour: ['item', one(COLOURS, chip)],
  action: ['item', one(ACTIONS, (action) => icon(`i-${action}`))],
  'amount-silver': ['amount', coins(silver)],
  'amount-gold': ['amount', coins(gold)],
  'amount-xp': ['amount', coins(xp)],
}

/** The icons of all names in a text, in its order; nothing when it has none. */
export function named(text: Message): Token | undefined {
  const tokens = [...names(text)]
  return tokens.length ? row(tokens, 2) : undefined
}

function* names({ key, values = {} }: Message): Generator<Token> {
  const [value, draw] = NAMES[key] ?? []
  const token = value && draw?.(values[value])
  if (token) yield token
  for (const part of Object.values(values)) if (typeof part === 'object') yield* names(part)
}
