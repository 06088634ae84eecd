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
const MOST_ANSWERS = 4
const MOST_TOLD = 10

/** Whether an option is taken beside the main action. */
export const isBeside = ({ verb }: Option): boolean => BESIDE_THE_MAIN.includes(verb)

/** Whether one answer does for a question. */
export const isSingle = ({ asked_set: set }: Question): boolean => !set || (set.at_once && set.amount === 1)

/** Whether a question is short enough to be told by its answers, and nothing is decided with it for good. */
const isShort = (question: Question): boolean =>
  question.kind !== ACTS &&
  isSingle(question) &&
  (question.options?.length ?? 0) <= MOST_ANSWERS &&
  (question.options ?? []).every(({ ends_undo }) => !ends_undo)

/** Looks behind the options of a question that may be told otherwise. */
export async function unfold(options: readonly Option[], ask: Ask): Promise<ReadonlyMap<string, Unfolded>> {
  const found = new Map<string, Unfolded>()
  for (const option of options) {
    const { notation, free, ends_undo, answers: expected } = option
    const asksOn = expected > 0 && expected <= MOST_ANSWERS && options.length < MOST_TOLD
    if (free || ends_undo || !(isBeside(option) || asksOn)) continue
    found.set(notation, await behind(option, ask))
  }
  return asManyAsFit(options, found)
}

async function behind(option: Option, ask: Ask): Promise<Unfolded> {
  const then: string[] = []
  let next = await ask([option.notation])
  if (isBeside(option) && next?.question?.kind === PAID) {
    then.push('pay')
    next = await ask([option.notation, ...then])
  }
  const { question } = next ?? {}
  const told = question && isShort(question)
  return { then, answers: told ? (question.options ?? []) : [], back: question?.kind === ACTS }
}

/** No wall of buttons: those with the fewest answers are told by them, as long as there is room. */
function asManyAsFit(
  options: readonly Option[],
  found: ReadonlyMap<string, Unfolded>,
): ReadonlyMap<string, Unfolded> {
  let told = options.length
  const fewestFirst = [...found].toSorted(([, one], [, other]) => one.answers.length - other.answers.length)
  const fits = new Map<string, Unfolded>()
  for (const [name, unfolded] of fewestFirst) {
    const more = Math.max(unfolded.answers.length - 1, 0)
    const room = told + more <= MOST_TOLD
    if (room) told += more
    fits.set(name, room ? unfolded : { ...unfolded, answers: [] })
  }
  return fits
}
