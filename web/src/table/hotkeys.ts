/** The keys of a table, wherever the focus is; fields that are written in keep theirs. */
import type { Decision } from '../decisions/decision.svelte'
import { END, keyOf, RESTART, UNDO } from '../decisions/keys'
import type { JoinedTable } from './table.svelte'

/** Whether a key is meant for something else than the table. */
export const taken = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.repeat ||
  (event.target as HTMLElement).closest('input, textarea, select, dialog') !== null

export function press(event: KeyboardEvent, table: JoinedTable, decision: Decision): void {
  const target = event.target as HTMLElement
  if (taken(event)) return
  const key = event.key.toLowerCase()
  if (key === 'escape' || key === 'backspace') {
    if (!decision.back() && table.behind) table.skip()
  } else if (key === 'enter') {
    // on a button or a place Enter means that; elsewhere, and on a Die that is picked, it means "go on"
    const used =
      decision.planning &&
      decision.plan.choices.length > 0 &&
      target.closest('[data-die][aria-pressed="true"]')
    if (!used && target.closest('button, a, [role="button"]')) return
    if (decision.doubt) void decision.take(decision.doubt.option, decision.doubt.then)
    else if (table.behind) table.skip()
    else if (decision.building.set) confirm(decision)
    else if (decision.planning) use(decision)
    else if (decision.options.length === 1 && decision.options[0]) void decision.take(decision.options[0])
  } else if (key === UNDO) void decision.undo()
  else if (key === RESTART) void decision.restart()
  else if (key === END) endTurn(decision)
  else if (!takeEntry(key, decision)) return
  event.preventDefault()
}

const PICKED = '[data-member][aria-pressed="true"], [data-place].chosen'

/** Enter on what is picked, or on nothing, takes the option that is made of just that; before the board or a button hears it. */
export function goOn(event: KeyboardEvent, decision: Decision): void {
  const target = event.target as HTMLElement
  const elsewhere = !target.closest('button, a, [role="button"]')
  if (event.key !== 'Enter' || taken(event) || decision.doubt || !decision.whole) return
  if (!elsewhere && !target.closest(PICKED)) return
  event.preventDefault()
  event.stopPropagation()
  void decision.take(decision.whole)
}

function endTurn(decision: Decision): void {
  const end = decision.options.find((option) => option.verb === 'end-turn')
  if (end) void decision.take(end)
}

function confirm(decision: Decision): boolean {
  const option = decision.building.set?.confirm
  if (option) void decision.take(option)
  return option !== undefined
}

function use(decision: Decision): void {
  const { purchases, choices, current } = decision.plan
  if (current) void decision.use(purchases[0]?.choices ?? choices)
}

/** The button of a key; that which confirms a set comes after all others. */
function takeEntry(key: string, decision: Decision): boolean {
  const entry = decision.entries.find((one) => decision.keyOf(one) === key)
  if (!entry)
    return decision.building.set !== undefined && key === keyOf(decision.entries.length) && confirm(decision)
  void decision.press(entry)
  return true
}
