/**
 * Questions that need not be apart: an option that only leads to a short question is told by the answers to that one,
 * and whoever takes a small action or a Retiree that has a price is not asked whether to pay it. A question that was
 * pending before, as from one income of a Rest to the next, is about something else and is asked by itself.
 */
import type { Option, Planned, Question } from '../protocol'

/** What an option leads to: choices that go without saying, and the answers it is told by. */
export interface Unfolded {
  then: readonly string[]
  answers: readonly Option[]
  /** Whether it leads back to where the main action is open. */
  back: boolean
}
type Ask = (choices: readonly string[]) => Promise<Planned | undefined>

const BESIDE_THE_MAIN = ['small', 'retiree']
const PAID = 'choose_to_pay'
const ACTS = 'choose_action'
/** By how many answers an option is told at most, and how many are told altogether. */
interface Room {
  answers: number
  told: number
}
export const IN_BAR: Room = { answers: 4, told: 10 }
export const IN_LIST: Room = { answers: 6, told: 16 }

/** Whether an option is taken beside the main action. */
export const isBeside = ({ verb }: Option): boolean => BESIDE_THE_MAIN.includes(verb)
export const besides = (choice: string): boolean => BESIDE_THE_MAIN.includes(choice.split(' ')[0] ?? '')

/** Whether one answer does for a question. */
export const isSingle = ({ asked_set: set }: Question): boolean => !set || (set.at_once && set.amount === 1)

/** Whether a question is short enough to be told by its answers, and nothing is decided with it for good. */
const isShort = (question: Question, most: number): boolean =>
  question.kind !== ACTS &&
  isSingle(question) &&
  (question.options?.length ?? 0) <= most &&
  (question.options ?? []).every(({ ends_undo }) => !ends_undo)

/** Looks behind the options of a question that may be told otherwise. */
export async function unfold(
  options: readonly Option[],
  ask: Ask,
  room: Room = IN_BAR,
): Promise<ReadonlyMap<string, Unfolded>> {
  const found = new Map<string, Unfolded>()
  for (const option of options) {
    const { notation, free, ends_undo, answers: expected } = option
    const asksOn = expected > 0 && expected <= room.answers && options.length < room.told
    if (free || ends_undo || !(isBeside(option) || asksOn)) continue
    found.set(notation, await behind(option, ask, room.answers))
  }
  return asManyAsFit(options, found, room.told)
}

/** The same without the answers: each option leads to its question, and what goes without saying still does. */
export const folded = (unfolded: ReadonlyMap<string, Unfolded>): ReadonlyMap<string, Unfolded> =>
  new Map([...unfolded].map(([name, option]) => [name, { ...option, answers: [] }]))

async function behind(option: Option, ask: Ask, most: number): Promise<Unfolded> {
  const then: string[] = []
  let next = await ask([option.notation])
  if (isBeside(option) && next?.question?.kind === PAID) {
    then.push('pay')
    next = await ask([option.notation, ...then])
  }
  const { question } = next ?? {}
  const told = question && isShort(question, most)
  return { then, answers: told ? (question.options ?? []) : [], back: question?.kind === ACTS }
}

/** No wall of buttons: those with the fewest answers are told by them, as long as there is room. */
function asManyAsFit(
  options: readonly Option[],
  found: ReadonlyMap<string, Unfolded>,
  most: number,
): ReadonlyMap<string, Unfolded> {
  let told = options.length
  const fewestFirst = [...found].toSorted(([, one], [, other]) => one.answers.length - other.answers.length)
  const fits = new Map<string, Unfolded>()
  for (const [name, unfolded] of fewestFirst) {
    const more = Math.max(unfolded.answers.length - 1, 0)
    const room = told + more <= most
    if (room) told += more
    fits.set(name, room ? unfolded : { ...unfolded, answers: [] })
  }
  return fits
}
