/** Which things the reader's words, box and certainty leave. */
import type { Fidelity, Kind, Message, Thing } from '../protocol'

export type Box = 'all' | 'base-game' | 'body-of-books'
export type Certainty = 'all' | Fidelity

export interface Search {
  words: string
  box: Box
  certainty: Certainty
}
export const EVERYTHING: Search = { words: '', box: 'all', certainty: 'all' }

/** Lower case without accents, so that "zwoj" finds "Zwój" and "oe" finds "œ". */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")

/** All that can be searched for, by thing, as one reader's language has it. */
export type Index = Map<Thing, string>

export function indexed(kinds: Kind[], say: (message: Message) => string): Index {
  const words = (kind: Kind, thing: Thing) => [
    thing.id,
    ...[kind.name, thing.name, ...thing.rows.flatMap((row) => [row.label, row.text])].map(say),
  ]
  return new Map(
    kinds.flatMap((kind) => kind.things.map((thing) => [thing, folded(words(kind, thing).join('\n'))])),
  )
}

/** How sure we are of a thing: as sure as of its least certain row. */
export function certainty(thing: Thing): Fidelity {
  const found = new Set(thing.rows.map((row) => row.fidelity))
  return found.has('reconstructed') ? 'reconstructed' : found.has('inferred') ? 'inferred' : 'known'
}

/** Every kind with those of its things that fit. */
export function select(kinds: Kind[], index: Index, search: Search): Kind[] {
  const wanted = folded(search.words).split(/\s+/).filter(Boolean)
  const fits = (kind: Kind, thing: Thing) =>
    (search.box === 'all' || kind.expansion === (search.box === 'body-of-books')) &&
    (search.certainty === 'all' || search.certainty === certainty(thing)) &&
    wanted.every((word) => index.get(thing)?.includes(word))
  return kinds.map((kind) => ({ ...kind, things: kind.things.filter((thing) => fits(kind, thing)) }))
}

/** A kind has one name in both boxes, so its place in the address tells the box as well. */
export const place = (kind: Kind): string => (kind.expansion ? `${kind.id}-body-of-books` : kind.id)

export const count = (kinds: Kind[]): number => kinds.reduce((sum, kind) => sum + kind.things.length, 0)
