/** Everything a lesson at a table needs, fetched when one is played. */
import { texts } from '../texts/texts.svelte'
import Lesson from './Lesson.svelte'
import { lessons } from './lessons'

export async function fetched() {
  const [all] = await Promise.all([lessons(), texts.need('lessons')])
  return { Lesson, all }
}
