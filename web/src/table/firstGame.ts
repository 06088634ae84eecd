/** Whether somebody plays their first game here: until they say that they know, finish it, or come to another table. */
import { recall, remember } from '../shell/memory'

const KNOWN = 'welcomed'
const FIRST = 'first-table'

export const noLongerNew = (): void => remember(KNOWN, 'yes')

export function isFirstGame(table: string): boolean {
  const first = recall(FIRST)
  if (first === null) remember(FIRST, table)
  else if (first !== table) noLongerNew()
  return recall(KNOWN) !== 'yes'
}
