/** The way to a lesson: a table of one's own, at one of its steps. */
import { postLesson } from '../net/calls'
import { myself } from '../net/me.svelte'
import { address, route } from '../shell/route.svelte'
import { keepProgress, progressOf } from './progress'

export async function openLesson(lesson: string, step: number): Promise<void> {
  await myself.ensure()
  keepProgress(lesson, { ...progressOf(lesson), step })
  const { table } = await postLesson(lesson, { step })
  route.go(address('table', table))
}
