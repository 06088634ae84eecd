/** How far the reader has come in each lesson; the browser remembers it. */
import { recall, remember } from '../shell/memory'

const MEMORY = 'lessons'

export interface Progress {
  /** The step one was at. */
  step: number
  /** Whether one has been at the end. */
  done: boolean
}
const NEW: Progress = { step: 0, done: false }

function all(): Record<string, Partial<Progress>> {
  try {
    const told: unknown = JSON.parse(recall(MEMORY) ?? '{}')
    return typeof told === 'object' && told !== null ? { ...told } : {}
  } catch {
    return {} // not ours, or cut off
  }
}

export const progressOf = (lesson: string): Progress => ({ ...NEW, ...all()[lesson] })

export const keepProgress = (lesson: string, progress: Progress): void =>
  remember(MEMORY, JSON.stringify({ ...all(), [lesson]: progress }))
