/** The ways to take a turn: one for each Action Slot, the Rest, and passing where that is open. It knows no rule. */
import type { Printed } from '../board/printed'
import type { Action, Message, Option, Question, RefusedOption, Way } from '../protocol'
import { inWords } from './changes'
import type { SlotPlace } from './plan.svelte'

export interface Best extends Omit<Way, 'text'> {
  words: readonly Message[]
}

export interface Verb {
  /** How it is called by tests and keys: a slot, `rest` or `pass`. */
  id: string
  slot: SlotPlace | undefined
  name: Message
  icons: string[]
  /** All cards on the slot, or the one option that it is. */
  options: readonly Option[]
  refused: RefusedOption | undefined
  /** The best a quick eye sees in it, and that as it is told. */
  way: Way | undefined
  best: Best | undefined
  /** What the rule says, where nothing is foreseen. */
  rule: Message
}

const SEVERAL = 'several'
const NO_MAIN = 'forecast-no-main'

/** What a forecast is worth telling: of a turn without a main action what it gains, if it is anything. */
function worthTelling(way: Way | undefined): Best | undefined {
  if (way?.text.key !== NO_MAIN) return way && { ...way, words: [way.text] }
  const words = inWords(way.gains)
  return words.length || way.points > 0 ? { ...way, action: null, words } : undefined
}

const foreseen = (way: Way | undefined) => ({ way, best: worthTelling(way) })

/** What a slot is called: by its action, else by what tells it apart. */
function nameOf(actions: readonly Action[], goal: boolean): Message {
  if (goal) return { key: 'web-verb', values: { verb: 'goal' } }
  const [action, ...more] = actions
  if (!more.length && action) return { key: 'action', values: { item: action } }
  return { key: 'web-verb', values: { verb: SEVERAL } }
}

export function verbs(question: Question, printed: Printed, ways: readonly Way[]): Verb[] {
  const options = question.options ?? []
  const slots = printed.all('slot').map(({ number, actions, goal }): Verb => {
    const slot: SlotPlace = `slot-${number}`
    const name = nameOf(actions, goal)
    return {
      id: slot,
      slot,
      name,
      icons: actions.map((action) => `i-${action}`),
      options: options.filter(({ verb, notation }) => verb === 'work' && notation.endsWith(` ${slot}`)),
      refused: question.refused.find(({ places }) => places.includes(slot)),
      ...foreseen(ways.find(({ place }) => place === slot)),
      rule: { key: 'web-verb-rule', values: { verb: name.values?.['verb'] ?? name.values?.['item'] ?? '' } },
    }
  })
  // the Goal slot is a way of its own once it is open
  const shown = slots.filter(({ slot, options }) => slot !== 'slot-6' || options.length > 0)
  const alone = ['rest', 'pass'].map((id): Verb => ({
    id,
    slot: undefined,
    name: { key: 'web-verb', values: { verb: id } },
    icons: [id === 'rest' ? 'i-rest' : 'u-no'],
    options: options.filter(({ verb }) => verb === id),
    refused: question.refused.find(({ notation }) => notation === id),
    ...foreseen(id === 'rest' ? ways.find(({ place }) => place === null) : undefined),
    rule: { key: 'web-verb-rule', values: { verb: id } },
  }))
  return [...shown, ...alone.filter(({ id, options }) => id === 'rest' || options.length > 0)]
}
