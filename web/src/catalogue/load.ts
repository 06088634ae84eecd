import type { Catalogue } from '../protocol'

export async function loadCatalogue(): Promise<Catalogue> {
  const response = await fetch('/api/catalogue')
  if (!response.ok) throw new Error(`the catalogue did not come: ${response.status}`)
  return (await response.json()) as Catalogue
}
