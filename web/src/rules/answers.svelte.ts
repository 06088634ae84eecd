/** What answers the question that is being typed: the server is asked when the fingers rest. */
import { getAnswers } from '../net/calls'
import type { LanguageCode } from '../texts/languages'

const PAUSE = 150 // milliseconds
const LONGEST = 200 // letters, as the server takes them

export class Answering {
  question = $state('')
  /** The ids of the answers, the best first; undefined as long as nothing was asked or answered. */
  found = $state.raw<readonly string[]>()
  failed = $state(false)
  private waiting: ReturnType<typeof setTimeout> | undefined

  ask(question: string, language: LanguageCode): void {
    this.question = question
    clearTimeout(this.waiting)
    if (question.trim()) this.waiting = setTimeout(() => void this.fetch(question, language), PAUSE)
    else {
      this.found = undefined
      this.failed = false
    }
  }

  private async fetch(question: string, language: LanguageCode): Promise<void> {
    try {
      const { paragraphs } = await getAnswers(language, question.trim().slice(0, LONGEST))
      if (question !== this.question) return // something else is asked by now
      this.found = paragraphs
      this.failed = false
    } catch {
      this.failed = question === this.question
    }
  }
}
