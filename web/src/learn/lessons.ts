/** The lessons as the server tells them, fetched once. A lesson is data: what is wanted, step by step. */
import { getLessons } from '../net/calls'
import type { Lesson, LessonStep } from '../protocol'

let coming: Promise<readonly Lesson[]> | undefined

export function lessons(): Promise<readonly Lesson[]> {
  coming ??= getLessons().then((told) => told.lessons)
  coming.catch(() => (coming = undefined)) // so that the next try asks again
  return coming
}

/** Whether a step asks for something; else it is only read. */
export const asks = ({ touch, take }: LessonStep): boolean => touch.length + take.length > 0

/** Every choice of a lesson, whoever makes it. */
export const lineOf = ({ steps }: Lesson): string[] =>
  steps.flatMap(({ take, others }) => [...take, ...others])

/** How many choices stand when each step begins, and at last when all are over. */
export function beginnings({ steps }: Lesson): number[] {
  const found = [0]
  for (const { take, others } of steps) found.push((found.at(-1) ?? 0) + take.length + others.length)
  return found
}
