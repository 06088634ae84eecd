/** The rules for reading: each language is fetched once, when somebody wants it. */
import { getReading } from '../net/calls'
import type { ChapterTold, ParagraphTold, Reading } from '../protocol'
import type { LanguageCode } from '../texts/languages'

class ReadingShelf {
  private books = $state.raw<Partial<Record<LanguageCode, Reading>>>({})
  private coming = new Map<LanguageCode, Promise<void>>()

  /** The book in a language, as soon as it has come. */
  book(language: LanguageCode): Reading | undefined {
    return this.books[language]
  }

  load(language: LanguageCode): Promise<void> {
    const coming = this.coming.get(language) ?? this.fetch(language)
    this.coming.set(language, coming)
    coming.catch(() => this.coming.delete(language)) // so that the next try asks again
    return coming
  }

  private async fetch(language: LanguageCode): Promise<void> {
    const book = await getReading(language)
    this.books = { ...this.books, [language]: book }
  }
}

export const shelf = new ReadingShelf()

/** The chapter that is named, or that holds the paragraph that is; the first if none is. */
export const chapterOf = (book: Reading, named: string | undefined): ChapterTold | undefined =>
  book.chapters.find(({ id, paragraphs }) => id === named || paragraphs.some((one) => one.id === named)) ??
  book.chapters[0]

const paragraphs = (book: Reading | undefined): ParagraphTold[] =>
  book?.chapters.flatMap((chapter) => chapter.paragraphs) ?? []

export const paragraphOf = (book: Reading | undefined, id: string): ParagraphTold | undefined =>
  paragraphs(book).find((one) => one.id === id)

/** The first paragraph that tells of a rule. */
export const tellingOf = (book: Reading | undefined, rule: string | undefined): ParagraphTold | undefined =>
  rule ? paragraphs(book).find(({ rules }) => rules.includes(rule)) : undefined
