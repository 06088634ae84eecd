/** Finding rules: every word of the search begins a word of the ID, the title or the statement. */
import type { RuleTold } from '../protocol'

export interface Section {
  id: string
  title: string
  rules: RuleTold[]
}

const plain = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

export function found(rules: readonly RuleTold[], words: string): RuleTold[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return rules.filter((rule) => {
    const text = ` ${plain(`${rule.id} ${rule.title} ${rule.statement}`).replace(/[^\p{L}\p{N}-]+/gu, ' ')}`
    return wanted.every((word) => text.includes(` ${word}`))
  })
}

export function sections(rules: readonly RuleTold[]): Section[] {
  const told = new Map<string, Section>()
  for (const rule of rules) {
    const section = told.get(rule.section) ?? { id: rule.section, title: rule.title, rules: [] }
    section.rules.push(rule)
    told.set(rule.section, section)
  }
  return [...told.values()]
}

/** A statement in pieces: text, and IDs of other rules to go to. */
export const pieces = (statement: string): { text: string; rule: boolean }[] =>
  statement
    .split(/\b([A-Z]{3,4}-\d{2})\b/)
    .map((text, index) => ({ text, rule: index % 2 === 1 }))
    .filter(({ text }) => text)
