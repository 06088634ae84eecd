/** The list of what to set up, for what is played at the table, and what of it is done. */
import { ask } from '../../net/http'
import type { Message, SetupList, SetupStep } from '../../protocol'
import { follow, recall } from '../../shell/memory'
import { atTable } from '../atTable.svelte'
import { sentenceOn } from '../boxes.svelte'
import { keep } from '../keeping'

const NAME = 'companion.setup'

/** A step with its numbers: where these change it is another step, and not done. */
export const mark = ({ id, text }: SetupStep): string => `${id} ${JSON.stringify(text.values ?? {})}`

function kept(): readonly string[] {
  try {
    const found = JSON.parse(recall(NAME) ?? '[]') as unknown
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

export class Setup {
  steps = $state.raw<readonly SetupStep[]>([])
  notice = $state.raw<Message>()
  private ticked = $state.raw(kept())

  constructor() {
    follow(NAME, () => (this.ticked = kept()))
  }

  readonly done = $derived(this.steps.filter((step) => this.isDone(step)).length)
  /** The first step that is not done. */
  readonly next = $derived(this.steps.find((step) => !this.isDone(step)))

  isDone(step: SetupStep): boolean {
    return this.ticked.includes(mark(step))
  }

  /** Fetches the list; one that comes late, for what is no longer played, is not shown. */
  async load(query: string): Promise<void> {
    try {
      const { steps } = await ask<SetupList>('GET', `/api/tabletop/setup?${query}`)
      if (query !== setupQuery()) return
      this.steps = steps
      this.notice = undefined
    } catch (fault) {
      this.notice = sentenceOn(fault, atTable.box)
    }
  }

  tick(step: SetupStep): void {
    const name = mark(step)
    this.keep(this.isDone(step) ? this.ticked.filter((one) => one !== name) : [...this.ticked, name])
  }

  anew(): void {
    this.keep([])
  }

  private keep(ticked: readonly string[]): void {
    this.ticked = ticked
    keep(NAME, JSON.stringify(ticked))
  }
}

export const setupQuery = (): string =>
  atTable.players === 1 ? `${atTable.query}&difficulty=${atTable.difficulty}` : atTable.query
