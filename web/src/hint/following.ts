/** How far a suggestion was followed: what of it is still to be chosen, after everything that was. */
import type { HintStep, LogEntry, Option } from '../protocol'

/** What somebody chose after a version, but for what was taken back. */
function chosenSince(log: readonly LogEntry[], version: number, seat: number): string[] {
  let standing: LogEntry[] = []
  for (const one of log) {
    if (one.version <= version) continue
    const { back_to: back } = one
    if (back !== null) standing = standing.filter(({ choices }) => choices <= back)
    else if (one.seat === seat) standing.push(one)
  }
  return standing.flatMap(({ choice }) => choice ?? [])
}

/** The steps that are left; others may have come between them. */
export function left(
  steps: readonly HintStep[],
  log: readonly LogEntry[],
  version: number,
  seat: number,
): HintStep[] {
  const chosen = chosenSince(log, version, seat)
  return steps.filter(({ choice }) => {
    const at = chosen.indexOf(choice)
    if (at >= 0) chosen.splice(at, 1)
    return at < 0
  })
}

/** The first that can be chosen now. */
export const next = (steps: readonly HintStep[], options: readonly Option[]): HintStep | undefined =>
  steps.find(({ choice }) => options.some(({ notation }) => notation === choice))

/** How a turn is put together: everything up to its main action. */
export function beginning(steps: readonly HintStep[]): string[] {
  const choices = steps.map(({ choice }) => choice)
  const main = choices.findIndex((choice) => choice.startsWith('main '))
  return main < 0 ? choices.filter((choice) => choice !== 'end-turn') : choices.slice(0, main + 1)
}
