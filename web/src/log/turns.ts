/** What happened, gathered into turns; what was taken back has not happened. */
import type { Event, LogEntry, Message } from '../protocol'

/** What came of one choice in a turn; with the last one of a turn the solo opponent's whole turn may come. */
export interface Step {
  version: number
  seat: number
  by: LogEntry['by']
  events: readonly Event[]
  told: readonly Message[]
}

export interface ToldTurn {
  /** Of all turns of a log only this one has it. */
  key: string
  /** Whose turn it is. */
  seat: number
  /** Null before the first. */
  round: number | null
  steps: Step[]
  /** Whether a bot played some of it. */
  byBot: boolean
}

/** The entries that stand: without what was taken back, and without the taking back. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = []
  for (const one of log) {
    while ((kept.at(-1)?.choices ?? 0) >= one.choices + (one.choice === null ? 1 : 0)) kept.pop()
    if (one.choice !== null) kept.push(one)
  }
  return kept
}

/** The turns of a log, the oldest first. Of one that does not reach back to the beginning, only whole turns. */
export function turns(log: readonly LogEntry[]): ToldTurn[] {
  const told: ToldTurn[] = []
  const whole = (log[0]?.version ?? 0) <= 1
  let begun = false
  let round = firstRound(log)
  for (const { step, begins } of standing(log).flatMap(piecesOf)) {
    const last = told.at(-1)
    begun ||= begins
    // before the first turn everybody picks, one after another
    if (begins || (whole && !begun && last?.seat !== step.seat))
      told.push({
        key: `${step.version}-${step.seat}`,
        seat: step.seat,
        round: begun ? round : null,
        steps: [step],
        byBot: step.by === 'bot',
      })
    else if (last) {
      last.steps.push(step)
      last.byBot ||= step.by === 'bot'
    }
    round = roundAfter(step, round)
  }
  return told
}

/** What else happened at a table, such as the end of a vote, after a version of it. */
export interface Note {
  version: number
  text: Message
}

/** The notes of each turn by its key, in their order; before the first turn, or in one that is not told, by an empty one. */
export function notesByTurn(told: readonly ToldTurn[], notes: readonly Note[]): Map<string, Note[]> {
  const byTurn = new Map<string, Note[]>()
  for (const note of notes.toSorted((first, second) => first.version - second.version)) {
    const turn = told.findLast(({ steps }) => (steps[0]?.version ?? 0) <= note.version)?.key ?? ''
    byTurn.set(turn, [...(byTurn.get(turn) ?? []), note])
  }
  return byTurn
}

/** The choice, cut where a turn begins. */
function piecesOf({ version, seat, by, events, told }: LogEntry): { step: Step; begins: boolean }[] {
  const happened = cut(events, (event) => event.name === 'turn_began')
  const sentences = cut(told, (message) => message.key === 'event-turn-began')
  return happened.map((some, index) => {
    const begins = some[0]?.name === 'turn_began'
    const whose = (begins ? some[0]?.seat : null) ?? seat
    return { step: { version, seat: whose, by, events: some, told: sentences[index] ?? [] }, begins }
  })
}

/** A list in pieces, each of which begins where something does; a first piece with nothing in it is left out. */
function cut<One>(list: readonly One[], begins: (one: One) => boolean): One[][] {
  const pieces: One[][] = [[]]
  for (const one of list) {
    if (begins(one)) pieces.push([])
    pieces.at(-1)?.push(one)
  }
  return pieces.length > 1 && !pieces[0]?.length ? pieces.slice(1) : pieces
}

const roundAfter = ({ events }: Pick<Step, 'events'>, before: number): number =>
  Number(events.findLast((event) => event.name === 'round_began')?.values['round'] ?? before)

/** The round a log begins in: the one before the first that begins in it. */
function firstRound(log: readonly LogEntry[]): number {
  const next = log.flatMap(({ events }) => events).find((event) => event.name === 'round_began')
  return Number(next?.values['round'] ?? 2) - 1
}
