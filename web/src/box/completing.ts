/** What a text may go on with: every word that begins as its end does, and what joins words. */
import type { WordOffered } from '../protocol'

const MOST = 12
const JOINS = ['and', 'or', '->']

/** A word as it is written with what it holds at first. */
export const written = (offer: WordOffered): string =>
  offer.form.replace(/\{(\w+)\}/g, (_, name: string) =>
    String((offer.sample as Record<string, unknown>)[name]),
  )

export function completions(typed: string, offered: WordOffered[], joins: boolean): string[] {
  const [, before = '', last = ''] = /^(.*(?:and|or|->|\(|:)\s+)?(.*)$/.exec(typed) ?? []
  const whole = offered.map(written)
  const fitting = whole.filter(
    (text) => text.startsWith(last) || text.split(' ').some((word) => last && word.startsWith(last)),
  )
  const more = joins && /[a-z0-9)]\s$/.test(typed) ? JOINS.map((join) => `${typed}${join} `) : []
  return [...more, ...fitting.filter((text) => text !== last).map((text) => before + text)].slice(0, MOST)
}
