/** The level one plays against: the one chosen last, and in a first game the weakest. */
import { LEVELS, type Level } from '../protocol'
import { recall, remember } from '../shell/memory'

const MEMORY = 'level'

export const usualLevel = (): Level => LEVELS.find((level) => level === recall(MEMORY)) ?? LEVELS[0]
export const rememberLevel = (level: Level): void => remember(MEMORY, level)
