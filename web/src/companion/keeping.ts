/** What a tool keeps in the browser, by its name: it survives a reload, a locked phone and a new start. */
import { recall, remember } from '../shell/memory'

/** Keeps a text; tells whether it is kept, which a private window may refuse. */
export function keep(name: string, text: string): boolean {
  remember(name, text)
  return recall(name) === text
}
