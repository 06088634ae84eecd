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
  return bundleOf(language, await source(language))
}

/** Adds the texts of one screen to those of a language, once. */
export async function loadPart(language: LanguageCode, part: string): Promise<void> {
  const bundle = await load(language)
  if (bundle.hasMessage(`${part}-title`)) return
  bundle.addResource(new FluentResource(await source(`${language}/${part}`)), { allowOverrides: true })
}

async function source(name: string): Promise<string> {
  const response = await fetch(`/locales/${name}.ftl`)
  if (!response.ok) throw new Error(`the texts of "${name}" did not come: ${response.status}`)
  return response.text()
}
