/** The rules ledger, fetched once when somebody wants it. */
import { getRules } from '../net/calls'
import type { RuleTold } from '../protocol'

class RuleBookShelf {
  rules = $state.raw<RuleTold[]>([])
  private coming: Promise<void> | undefined

  load(): Promise<void> {
    this.coming ??= this.fetch()
    return this.coming
  }

  private async fetch(): Promise<void> {
    try {
      this.rules = (await getRules()).rules
    } catch (fault) {
      this.coming = undefined // so that the next try asks again
      throw fault
    }
  }
}

export const rulebook = new RuleBookShelf()
