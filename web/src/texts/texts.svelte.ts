/** The language of the page. Whatever calls `say` while it renders is said anew when the language changes. */
import { untrack } from 'svelte'
import type { FluentBundle } from '@fluent/bundle'
import type { Message, Value } from '../protocol'
import { follow, recall, remember } from '../shell/memory'
import { preferred, type LanguageCode } from './languages'
import { add, load } from './load'
import { say as sayIn } from './say'

const MEMORY = 'language'

class Texts {
  /** The language asked for; the texts follow as soon as they have come. */
  wanted = $state<LanguageCode>('en')
  bundle = $state.raw<FluentBundle>()
  /** The language chosen last did not come. */
  failed = $state(false)
  private readonly parts = new Set<string>()

  constructor() {
    follow(MEMORY, (told) => void this.show(preferred(told, navigator.languages)))
  }

  async start(): Promise<void> {
    await this.show(preferred(recall(MEMORY), navigator.languages))
  }

  async choose(language: LanguageCode): Promise<void> {
    const before = this.wanted
    this.failed = false
    try {
      await this.show(language)
      if (this.wanted === language) remember(MEMORY, language)
    } catch (fault) {
      console.error(fault)
      if (this.wanted !== language) return
      this.wanted = before
      this.failed = true
    }
  }

  /** Fetches texts that are not always wanted; what shows them waits for it. */
  async need(part: string): Promise<void> {
    this.parts.add(part)
    await add(
      untrack(() => this.wanted),
      part,
    )
  }

  private async show(language: LanguageCode): Promise<void> {
    this.wanted = language
    const bundle = await load(language)
    await Promise.all([...this.parts].map((part) => add(language, part)))
    if (this.wanted !== language) return // another was chosen meanwhile
    this.bundle = bundle
    document.documentElement.lang = language
  }
}

export const texts = new Texts()

/** The sentence of a message, or of a key with its values, in the language of the page. */
export function say(message: Message | string, values?: Record<string, Value>): string {
  if (!texts.bundle) return ''
  if (typeof message === 'object') return sayIn(texts.bundle, message)
  return sayIn(texts.bundle, values ? { key: message, values } : { key: message })
}
