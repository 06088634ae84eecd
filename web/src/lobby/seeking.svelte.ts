/** Looking for a game: the server is asked every few seconds, for as long as the screen is shown. */
import { seek, seekNoMore } from '../net/calls'
import { sentence } from '../net/http'
import type { Message, Seeking, Wish } from '../protocol'

const AGAIN = 2_000

export class Search {
  wish = $state.raw<Wish>()
  told = $state.raw<Seeking>()
  notice = $state.raw<Message>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly found: (table: string) => void) {}

  get looking(): boolean {
    return this.wish !== undefined
  }

  begin(wish: Wish): void {
    this.wish = wish
    this.notice = this.told = undefined
    void this.ask(wish)
  }

  /** Looks no more; a server that does not hear it forgets who asks no more. */
  async stop(): Promise<void> {
    clearTimeout(this.timer)
    if (!this.looking) return
    this.wish = undefined
    await seekNoMore().catch(() => {})
  }

  private async ask(wish: Wish): Promise<void> {
    try {
      const told = await seek(wish)
      if (this.wish !== wish) return
      this.told = told
      this.notice = undefined
      if (told.table) {
        await this.stop()
        this.found(told.table)
        return
      }
    } catch (fault) {
      if (this.wish !== wish) return
      this.notice = sentence(fault)
    }
    this.timer = setTimeout(() => void this.ask(wish), AGAIN)
  }
}
