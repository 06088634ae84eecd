/** The languages the texts exist in, and which of them a reader wants. */
import { LOCALES } from '../protocol'

export const LANGUAGES = LOCALES
export type LanguageCode = (typeof LANGUAGES)[number]

const isKnown = (code: string | null | undefined): code is LanguageCode =>
  LANGUAGES.includes(code as LanguageCode)

/** The first wanted language that we have: the remembered one, then the browser's in their order, else English. */
export function preferred(remembered: string | null, browser: readonly string[]): LanguageCode {
  const wanted = [remembered, ...browser.map((tag) => tag.split('-')[0]?.toLowerCase())]
  return wanted.find(isKnown) ?? 'en'
}

/** A language's name in itself. */
export function ownName(code: LanguageCode): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
