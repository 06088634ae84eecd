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

const added = new Map<string, Promise<void>>()

/** Adds texts that come when a screen wants them, once for each language. */
export function loadMore(language: LanguageCode, file: string): Promise<void> {
  const path = `${language}/${file}`
  const coming = added.get(path) ?? more(language, path)
  added.set(path, coming)
  coming.catch(() => added.delete(path))
  return coming
}
async function more(language: LanguageCode, path: string): Promise<void> {
  const [bundle, source] = await Promise.all([load(language), sourceOf(path)])
  for (const fault of bundle.addResource(new FluentResource(source))) console.error(fault.message)
}

async function fetched(language: LanguageCode): Promise<FluentBundle> {
  return bundleOf(language, await sourceOf(language))
}
async function sourceOf(path: string): Promise<string> {
  const response = await fetch(`/locales/${path}.ftl`)
  if (!response.ok) throw new Error(`the texts of "${path}" did not come: ${response.status}`)
  return response.text()
}
