/** The keys of a table, wherever the focus is; fields that are written in keep theirs. */
import type { Deciding } from '../decisions/deciding.svelte'
import { END, indexOf, RESTART, UNDO } from '../decisions/keys'
import type { Sitting } from './sitting.svelte'

export function press(event: KeyboardEvent, sitting: Sitting, deciding: Deciding): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  if (target.closest('input, textarea, select, dialog')) return
  const key = event.key.toLowerCase()
  if (key === 'escape') {
    if (!deciding.back() && sitting.behind) sitting.skip()
  } else if (key === 'enter') {
    // on a button or a place Enter means that; elsewhere it means "go on"
    if (target.closest('button, a, [role="button"]')) return
    if (deciding.doubt) void deciding.take(deciding.doubt.option)
    else if (sitting.behind) sitting.skip()
    else if (deciding.building.set) confirm(deciding)
    else if (deciding.options.length === 1 && deciding.options[0]) void deciding.take(deciding.options[0])
  } else if (key === UNDO) void deciding.undo()
  else if (key === RESTART) void deciding.restart()
  else if (key === END) endTurn(deciding)
  else if (!takeEntry(key, deciding)) return
  event.preventDefault()
}

function endTurn(deciding: Deciding): void {
  const end = deciding.options.find((option) => option.verb === 'end-turn')
  if (end) void deciding.take(end)
}

function confirm(deciding: Deciding): boolean {
  const option = deciding.building.set?.confirm
  if (option) void deciding.take(option)
  return option !== undefined
}

/** The button of a key; that which confirms a set comes after all others. */
function takeEntry(key: string, deciding: Deciding): boolean {
  const index = key.length === 1 ? indexOf(key) : -1
  const entry = deciding.entries[index]
  if (!entry) return index === deciding.entries.length && confirm(deciding)
  if ('member' in entry) void deciding.toggle(entry.member)
  else if ('option' in entry) void deciding.take(entry.option)
  else void deciding.pickPlace(entry.place)
  return true
}
