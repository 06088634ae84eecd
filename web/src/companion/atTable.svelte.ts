/** What is played at the real table: how many, how, with what. All tools know it once it was said. */
import type { NewTable } from '../protocol'
import { follow, recall } from '../shell/memory'
import { readBox, type Box } from './boxes.svelte'
import { keep } from './keeping'

type Mode = NonNullable<NewTable['mode']>
type Difficulty = NonNullable<NewTable['solo']>

const NAME = 'companion.table'
export const MODES: readonly Mode[] = ['casual', 'epic']
export const DIFFICULTIES: readonly Difficulty[] = ['student', 'scribe', 'teacher', 'scholar']

export interface Played {
  players: number
  mode: Mode
  books: boolean
  difficulty: Difficulty
  names: readonly string[]
  /** None for what everybody has. */
  box?: Box | undefined
}
const FIRST: Played = { players: 2, mode: 'casual', books: false, difficulty: 'student', names: [] }

/** What is kept, as far as it makes sense. */
function kept(): Played {
  try {
    const found = JSON.parse(recall(NAME) ?? '{}') as Partial<Played>
    return {
      players: [1, 2, 3, 4].find((count) => count === found.players) ?? FIRST.players,
      mode: MODES.find((mode) => mode === found.mode) ?? FIRST.mode,
      books: found.books === true,
      difficulty: DIFFICULTIES.find((one) => one === found.difficulty) ?? FIRST.difficulty,
      names: Array.isArray(found.names) ? found.names.map(String) : [],
      box: readBox(found.box),
    }
  } catch {
    return FIRST
  }
}

class AtTable {
  private played = $state.raw(kept())

  constructor() {
    follow(NAME, () => (this.played = kept()))
  }

  get players(): number {
    return this.played.players
  }
  get mode(): Mode {
    return this.played.mode
  }
  get books(): boolean {
    return this.played.books
  }
  get difficulty(): Difficulty {
    return this.played.difficulty
  }
  get names(): readonly string[] {
    return this.played.names
  }
  get box(): Box | undefined {
    return this.played.box
  }

  /** As the addresses are asked. */
  readonly query = $derived.by(() => {
    const { players, mode, books, box } = this.played
    return new URLSearchParams({
      players: String(players),
      mode,
      expansions: books ? 'body-of-books' : '',
      ...(box ? { pack: box.pack } : {}),
    }).toString()
  })

  change(change: Partial<Played>): void {
    this.played = { ...this.played, ...change }
    keep(NAME, JSON.stringify(this.played))
  }

  call(seat: number, name: string): void {
    const names = Array.from({ length: 4 }, (_, at) => this.names[at] ?? '')
    this.change({ names: names.with(seat, name.trim()) })
  }
}

export const atTable = new AtTable()
