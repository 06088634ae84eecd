/** What happened, gathered into turns: everything one seat did in a row. */
import type { LogEntry } from '../protocol'

export interface ToldTurn {
  key: number
  seat: number
  entries: LogEntry[]
}

const BEGINS = /^(work|rest|pass)\b/

export function turns(log: readonly LogEntry[]): ToldTurn[] {
  const told: ToldTurn[] = []
  for (const one of log) {
    const last = told.at(-1)
    if (last && last.seat === one.seat && !BEGINS.test(one.choice ?? '')) last.entries.push(one)
    else told.push({ key: one.version, seat: one.seat, entries: [one] })
  }
  return told
}
