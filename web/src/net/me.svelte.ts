/** Who is at this browser. A guest needs no account; a name is enough. */
import type { Me } from '../protocol'
import { recall, remember } from '../shell/memory'
import { say, texts } from '../texts/texts.svelte'
import { getMe, putMe } from './calls'

class Myself {
  me = $state.raw<Me>()

  get name(): string {
    return this.me?.name ?? recall('name') ?? ''
  }

  async load(): Promise<void> {
    this.me = await getMe()
  }

  async call(name: string): Promise<void> {
    this.me = await putMe({ name, language: texts.wanted })
    remember('name', name)
  }

  /** Whoever wants to play has a name; the first is ours to give. */
  async ensure(): Promise<void> {
    if (!this.me) await this.load()
    if (!this.me?.person) await this.call(this.name || say('web-guest'))
  }
}

export const myself = new Myself()
