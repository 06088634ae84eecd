/** The keys of options: 1 to 9, then letters that mean nothing else at the table. */
export const UNDO = 'u'
export const RESTART = 'r'
export const END = 'e'
export const INSPECT = 'i'
export const HELP = '?'

const RESERVED = [UNDO, RESTART, END, INSPECT]
const KEYS = [...'123456789', ...'abcdefghijklmnopqrstuvwxyz'].filter((key) => !RESERVED.includes(key))

/** The key of the option at an index; none when there are more options than keys. */
export const keyOf = (index: number): string => KEYS[index] ?? ''
export const indexOf = (key: string): number => KEYS.indexOf(key.toLowerCase())
