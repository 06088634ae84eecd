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
  return bundleOf(language, await words(language))
}

async function words(name: string): Promise<string> {
  const response = await fetch(`/locales/${name}.ftl`)
  if (!response.ok) throw new Error(`the texts of "${name}" did not come: ${response.status}`)
  return response.text()
}

const added = new Map<string, Promise<void>>()

/** Adds texts that come with what shows them, once for each language. */
export function add(language: LanguageCode, part: string): Promise<void> {
  const name = `${language}/${part}`
  const more = added.get(name) ?? joined(language, name)
  added.set(name, more)
  more.catch(() => added.delete(name))
  return more
}

async function joined(language: LanguageCode, name: string): Promise<void> {
  const [bundle, source] = await Promise.all([load(language), words(name)])
  for (const fault of bundle.addResource(new FluentResource(source))) console.error(fault.message)
}
