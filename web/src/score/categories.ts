/** How each source of points is drawn. The tones are dark and light in turn, so that neighbours part without hue. */
export interface Category {
  id: string
  icon: string
  tone: string
}

const DRAWN: Category[] = [
  { id: 'scrolls', icon: 'i-scroll', tone: 'print' },
  { id: 'retirees', icon: 'i-retire', tone: 'retire' },
  { id: 'research', icon: 'i-research', tone: 'research' },
  { id: 'guilds', icon: 'i-guild', tone: 'guild' },
  { id: 'caliph-cards', icon: 'i-caliph', tone: 'caliph' },
  { id: 'pages', icon: 'i-page', tone: 'bonus' },
  { id: 'dice-sum', icon: 'i-die', tone: 'dice' },
  { id: 'rows', icon: 'i-upgrade', tone: 'guild' },
]

/** The categories that were scored, in the order in which they are drawn. */
export function categories(scored: readonly Record<string, number>[]): Category[] {
  const known = new Set(scored.flatMap((one) => Object.keys(one)))
  const drawn = DRAWN.filter(({ id }) => known.has(id))
  const others = [...known].filter((id) => !DRAWN.some((one) => one.id === id))
  return [...drawn, ...others.map((id) => ({ id, icon: 'i-vp', tone: 'bonus' }))]
}
