/** How far a Goal Card is. */
import type { Goal } from '../../protocol'

/** How many of its three targets are met. */
export const targetsMet = (goal: Goal | null): number =>
  goal ? [goal.interacted, goal.translated, goal.researched].filter(Boolean).length : 0

/** Whether it was turned, and is an Action Card. */
export const isComplete = (goal: Goal | null): boolean => targetsMet(goal) === 3
