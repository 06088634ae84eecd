/**
 * Questions that need not be apart: a small action or a Retiree that only leads to a short question is told as the
 * answers to that one, and whoever chooses one that has a price is not asked whether to pay it. After anything else the
 * next question may be about something quite different, as from one income of a Rest to the next.
 */
import type { Option, Planned, Question } from '../protocol'

/** What an option leads to: choices that go without saying, and the answers it is told by. */
export interface Unfolded {
  then: readonly string[]
  answers: readonly Option[]
}

const UNFOLDED = ['small', 'retiree']
const PAID = 'choose_to_pay'
const MOST_ANSWERS = 4
const MOST_TOLD = 8

/** Whether a question is short enough to be told by its answers, and nothing is decided with it for good. */
const isShort = ({ options, asked_set }: Question): boolean => {
  const alone = !asked_set || (asked_set.at_once && asked_set.amount === 1)
  return (
    options !== null &&
    alone &&
    options.length <= MOST_ANSWERS &&
    options.every(({ ends_undo }) => !ends_undo)
  )
}

/** Looks behind the options of a question that may be told otherwise. */
export async function unfold(
  options: readonly Option[],
  ask: (choices: readonly string[]) => Promise<Planned | undefined>,
): Promise<ReadonlyMap<string, Unfolded>> {
  const found = new Map<string, Unfolded>()
  for (const { verb, notation, free, ends_undo } of options) {
    if (!UNFOLDED.includes(verb) || free || ends_undo) continue
    const then: string[] = []
    let next = await ask([notation])
    if (next?.question?.kind === PAID) {
      then.push('pay')
      next = await ask([notation, ...then])
    }
    const question = next?.question
    const answers =
      question && isShort(question) && question.kind !== 'choose_action' ? (question.options ?? []) : []
    if (then.length || answers.length) found.set(notation, { then, answers })
  }
  const told = options.reduce(
    (sum, { notation }) => sum + Math.max(1, found.get(notation)?.answers.length ?? 0),
    0,
  )
  if (told <= MOST_TOLD) return found
  return new Map(
    [...found].flatMap(([name, { then }]) => (then.length ? [[name, { then, answers: [] }]] : [])),
  )
}
