/** What happened, gathered into turns: everything one seat did in a row. */
import type { Happening } from '../protocol'

export interface ToldTurn {
  key: number
  seat: number
  happenings: Happening[]
}

const BEGINS = /^(work|rest|pass)\b/

export function turns(log: readonly Happening[]): ToldTurn[] {
  const told: ToldTurn[] = []
  for (const one of log) {
    const last = told.at(-1)
    if (last && last.seat === one.seat && !BEGINS.test(one.choice ?? '')) last.happenings.push(one)
    else told.push({ key: one.version, seat: one.seat, happenings: [one] })
  }
  return told
}
