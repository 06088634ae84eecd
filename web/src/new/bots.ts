/** Bots are called after translators of the age, by the seat they take. */
const NAMES = ['Hunayn', 'Thabit', 'Sahl', 'Yuhanna'] as const

export const botName = (seat: number): string => NAMES[seat % NAMES.length] ?? NAMES[0]
