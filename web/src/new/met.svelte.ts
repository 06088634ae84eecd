/** How one fared against each level, and whom to meet next. */
import { getHistory } from '../net/calls'
import type { Message, Streak } from '../protocol'
import { texts } from '../texts/texts.svelte'

export class Met {
  private levels = $state.raw<readonly Streak[]>([])
  /** Whom to meet next, and why. */
  next = $state.raw<Message>()

  async load(): Promise<void> {
    const [{ records, suggestions }] = await Promise.all([getHistory(), texts.need('history')])
    this.levels = records.levels
    this.next = suggestions.find(({ kind }) => kind === 'level')?.text
  }
  /** The games against a level, if there were any. */
  against(level: string): Streak | undefined {
    return this.levels.find(({ name, played }) => name === level && played > 0)
  }
}
