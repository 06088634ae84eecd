/** The table of the solo opponent as this browser keeps it. */
import type { Message, RivalRecord } from '../../protocol'
import { recall } from '../../shell/memory'
import { readBox, type Box } from '../boxes.svelte'
import { keep } from '../keeping'

export const NAME = 'companion.rival'

export interface Kept {
  record: RivalRecord
  /** So many steps of the turn are done. */
  done: number
  /** How it stands, for those who only want to know that. */
  line: Message
  /** It was begun with. */
  box?: Box | undefined
}

/** What is kept, if it is something of ours. */
export function kept(): Kept | undefined {
  try {
    const found = JSON.parse(recall(NAME) ?? 'null') as Kept | null
    return found?.record ? { ...found, box: readBox(found.box) } : undefined
  } catch {
    return undefined
  }
}

export const keepTable = (table: Kept): boolean => keep(NAME, JSON.stringify(table))
