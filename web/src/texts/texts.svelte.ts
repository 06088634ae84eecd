/** The language of the page. Whatever calls `say` while it renders is said anew when the language changes. */
import type { FluentBundle } from '@fluent/bundle'
import type { Message, Value } from '../protocol'
import { follow, recall, remember } from '../shell/memory'
import { preferred, type LanguageCode } from './languages'
import { load, loadMore } from './load'
import { say as sayIn } from './say'

const MEMORY = 'language'

class Texts {
  /** The language asked for; the texts follow as soon as they have come. */
  wanted = $state<LanguageCode>('en')
  bundle = $state.raw<FluentBundle>()
  /** The language chosen last did not come. */
  failed = $state(false)
  /** Files of texts that some screen has wanted besides. */
  private readonly more = new Set<string>()

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

  /** Texts that are not there from the first; they come with every other language too. */
  async also(file: string): Promise<void> {
    this.more.add(file)
    await loadMore(this.wanted, file)
  }

  private async show(language: LanguageCode): Promise<void> {
    this.wanted = language
    const bundle = await load(language)
    await Promise.all([...this.more].map((file) => loadMore(language, file)))
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
