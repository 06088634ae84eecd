/** What is dealt before the first turn, by its seed, and who has picked what of it. */
import { ask } from '../../net/http'
import type { Draft, Message } from '../../protocol'
import { recall } from '../../shell/memory'
import { atTable } from '../atTable.svelte'
import { sentenceOn } from '../boxes.svelte'
import { keep } from '../keeping'

const NAME = 'companion.draft'
const MOST = 999_999

interface Kept {
  seed: number
  /** The Room each seat has picked, in the order of picking. */
  picked: readonly string[]
}

/** A seed short enough to be read out. */
export const newSeed = (): number => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % MOST)

function kept(): Kept {
  try {
    const found = JSON.parse(recall(NAME) ?? '{}') as Partial<Kept>
    const seed = found.seed ?? 0
    if (Number.isInteger(seed) && seed > 0 && seed <= MOST)
      return { seed, picked: Array.isArray(found.picked) ? found.picked.map(String) : [] }
  } catch {
    // what cannot be read is dealt anew
  }
  return { seed: newSeed(), picked: [] }
}

export class Dealing {
  dealt = $state.raw<Draft>()
  notice = $state.raw<Message>()
  private here = $state.raw(kept())

  get seed(): number {
    return this.here.seed
  }
  readonly picked = $derived.by(() => {
    const rooms = this.dealt?.pairs.map(({ room }) => room) ?? []
    return this.here.picked.filter((room) => rooms.includes(room)).slice(0, this.dealt?.picks.length)
  })
  /** Whose pick it is. */
  readonly picker = $derived(this.dealt?.picks[this.picked.length])

  readonly query = $derived(`${atTable.query}&seed=${this.here.seed}`)

  /** Who has picked the pair in a Room. */
  seatOf(room: string): number | undefined {
    const at = this.picked.indexOf(room)
    return at < 0 ? undefined : this.dealt?.picks[at]
  }

  async load(query: string): Promise<void> {
    try {
      const dealt = await ask<Draft>('GET', `/api/tabletop/draft?${query}`)
      if (query !== this.query) return
      this.dealt = dealt
      this.notice = undefined
    } catch (fault) {
      this.notice = sentenceOn(fault, atTable.box)
    }
  }

  deal(seed: number): void {
    if (Number.isInteger(seed) && seed > 0 && seed <= MOST) this.keep({ seed, picked: [] })
  }

  /** Picks the pair in a Room, or takes that pick and all after it back. */
  pick(room: string): void {
    const at = this.picked.indexOf(room)
    if (at >= 0) this.keep({ ...this.here, picked: this.picked.slice(0, at) })
    else if (this.picker !== undefined) this.keep({ ...this.here, picked: [...this.picked, room] })
  }

  /** Lets chance pick for all who have not picked. */
  pickAtRandom(): void {
    const open = (this.dealt?.pairs ?? [])
      .map(({ room }) => room)
      .filter((room) => !this.picked.includes(room))
    const shuffled = open
      .map((room) => ({ room, at: newSeed() }))
      .sort((one, other) => one.at - other.at)
      .map(({ room }) => room)
    const wanted = this.dealt?.picks.length ?? 0
    this.keep({ ...this.here, picked: [...this.picked, ...shuffled].slice(0, wanted) })
  }

  private keep(here: Kept): void {
    this.here = here
    keep(NAME, JSON.stringify(here))
  }
}
