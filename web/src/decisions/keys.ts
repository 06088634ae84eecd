/** The keys of options: 1 to 9, then letters that mean nothing else at the table; 0 declines. */
export const UNDO = 'u'
export const RESTART = 'r'
export const END = 'e'
export const INSPECT = 'i'
export const HELP = '?'
export const QUIET = '0'
export const HINT = 'h'
const BOARD = 'b' // the board behind a panel
const PLAN = 'p'

const RESERVED = [UNDO, RESTART, END, INSPECT, HINT, BOARD, PLAN]
const KEYS = [...'123456789', ...'abcdefghijklmnopqrstuvwxyz'].filter((key) => !RESERVED.includes(key))

/** The key of the option at an index; none when there are more options than keys. */
export const keyOf = (index: number): string => KEYS[index] ?? ''
