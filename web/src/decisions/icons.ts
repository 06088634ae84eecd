/** The icons of a sentence about an effect: the messages of effects carry the words they were made from. */
import { row, type Token } from '../board/glyph'
import * as draw from '../board/tokens'
import { strip, WORDS } from '../board/strip'
import type { Effect, Message, Option, Value } from '../protocol'

const isMessage = (value: Value | undefined): value is Message => typeof value === 'object'

/** The effect a message words, if it words one and nothing else. */
export function effectOf(message: Message): Effect | undefined {
  const values = message.values ?? {}
  const [key = ''] = message.key.split('.')
  const inside = (name: string) => (isMessage(values[name]) ? effectOf(values[name]) : undefined)
  if (key === 'sentence' || key === 'title') return inside('clause')
  if (key === 'choice-with-detail') return inside('choice')
  if (key.startsWith('list-')) return joined(key, inside('first'), inside('second'))
  if (key === 'effect-pay') {
    const [cost, gain] = [inside('cost'), inside('gain')]
    return cost && gain ? { word: 'pay', cost, gain } : undefined
  }
  const word = WORDS.find((name) => `effect-${name}` === key)
  if (!word || Object.values(values).some(isMessage)) return undefined
  return { word, ...values } as Effect
}

/** Lists are pairs within pairs: "a, " and "b and c". The last pair tells how all are joined. */
function joined(key: string, first: Effect | undefined, second: Effect | undefined): Effect | undefined {
  if (!first || !second) return undefined
  if (key !== 'list-comma') return { word: key.startsWith('list-and') ? 'and' : 'or', parts: [first, second] }
  return second.word === 'and' || second.word === 'or'
    ? { ...second, parts: [first, ...second.parts] }
    : undefined
}

/** What a Room or a way to Research costs. */
function priceOf({ values = {} }: Message): Token | undefined {
  const { silver, gold } = values
  if (typeof silver === 'number' && silver > 0) return draw.silver(silver)
  return typeof gold === 'number' && gold > 0 ? draw.gold(gold) : undefined
}

/** The icons of the effect that a message ends in, however deep it stands. */
export function iconsOf(message: Message | undefined): Token | undefined {
  if (!message) return undefined
  const effect = effectOf(message)
  if (effect) return strip(effect)
  const inner = message.values?.['effect'] ?? message.values?.['detail']
  const icons = isMessage(inner) ? iconsOf(inner) : undefined
  const price = priceOf(message)
  return icons && price ? row([price, draw.arrow(), icons], 2) : icons
}

/** The icons of what an option does, where its words are those of an effect. */
export const iconsOfOption = ({ title, lines }: Option): Token | undefined =>
  [title, ...lines].map((words) => iconsOf(words)).find((icons) => icons !== undefined)
