/** What to read about a place and what lies there: paragraphs on the very place first, then on its kind, then on the things. */
import type { ParagraphTold, Reading } from '../protocol'

function nearness({ about }: ParagraphTold, place: string, kinds: readonly string[]): number {
  const places = about.filter((name) => `${place}-`.startsWith(`${name}-`))
  if (places.length) return 1 + Math.max(...places.map((name) => name.length))
  return about.some((name) => kinds.includes(name)) ? 1 : 0
}

export const paragraphsOf = (book: Reading, place: string, kinds: readonly string[]): ParagraphTold[] =>
  book.chapters
    .flatMap(({ paragraphs }) => paragraphs)
    .map((paragraph) => ({ paragraph, near: nearness(paragraph, place, kinds) }))
    .filter(({ near }) => near)
    .sort((one, other) => other.near - one.near)
    .map(({ paragraph }) => paragraph)
