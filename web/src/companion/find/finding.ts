/** One search over everything printed: what is called so comes first, then what says so. */
import { folded, type Index } from '../../catalogue/search'
import type { Kind, Message, Thing } from '../../protocol'

export interface Found {
  thing: Thing
  kind: Kind
  /** It is called so, and does not only say so. */
  called: boolean
}

/** How well a thing fits: its id, the beginning of its name, its name, or only what it says. 0 is not at all. */
function fitting(thing: Thing, name: string, all: string, wanted: readonly string[]): number {
  if (!wanted.every((word) => all.includes(word))) return 0
  if (thing.id === wanted.join('-')) return 4
  if (name.startsWith(wanted.join(' '))) return 3
  return wanted.every((word) => name.includes(word) || thing.id.includes(word)) ? 2 : 1
}

export function findThings(
  kinds: readonly Kind[],
  index: Index,
  words: string,
  say: (message: Message) => string,
): Found[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  if (!wanted.length) return []
  return kinds
    .flatMap((kind) => kind.things.map((thing) => ({ thing, kind })))
    .map((found) => ({
      ...found,
      fits: fitting(found.thing, folded(say(found.thing.name)), index.get(found.thing) ?? '', wanted),
    }))
    .filter(({ fits }) => fits > 0)
    .sort((one, other) => other.fits - one.fits)
    .map(({ thing, kind, fits }) => ({ thing, kind, called: fits > 1 }))
}
