/** Fetches the texts of a language, once. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { LanguageCode } from './languages'

export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const fault of bundle.addResource(new FluentResource(source))) console.error(fault.message)
  return bundle
}

const loaded = new Map<LanguageCode, Promise<FluentBundle>>()

export function load(language: LanguageCode): Promise<FluentBundle> {
  const bundle = loaded.get(language) ?? fetched(language)
  loaded.set(language, bundle)
  bundle.catch(() => loaded.delete(language)) // so that the next try asks again
  return bundle
}

async function fetched(language: LanguageCode): Promise<FluentBundle> {
  const response = await fetch(`/locales/${language}.ftl`)
  if (!response.ok) throw new Error(`the texts of "${language}" did not come: ${response.status}`)
  return bundleOf(language, await response.text())
}
