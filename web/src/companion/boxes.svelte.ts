/** The box that lies on the real table: which there are to choose from, how it is asked for, and what if it is gone. */
import { getPacks } from '../box/calls'
import { Refused, sentence } from '../net/http'
import type { Message, PackLine } from '../protocol'

/** A box as a game at a real table remembers it. */
export interface Box {
  pack: string
  name: string
  fingerprint: string
}

export function readBox(found: unknown): Box | undefined {
  const { pack, name, fingerprint } = (found ?? {}) as Partial<Box>
  return pack ? { pack: String(pack), name: String(name), fingerprint: String(fingerprint) } : undefined
}

/** An address that is asked about what is printed in a box; without one, about what everybody has. */
export function onBox(path: string, box: Box | undefined): string {
  if (!box) return path
  return `${path}${path.includes('?') ? '&' : '?'}pack=${encodeURIComponent(box.pack)}`
}

export const isGone = (fault: unknown): boolean =>
  fault instanceof Refused && fault.reason.key === 'refused-no-pack'

/** The sentence for what went wrong, by the name of the box if that is gone. */
export const sentenceOn = (fault: unknown, box: Box | undefined): Message =>
  isGone(fault) ? { key: 'companion-box-gone', values: { name: box?.name ?? '' } } : sentence(fault)

class Boxes {
  lines = $state.raw<readonly PackLine[]>([])

  /** Whoever has none, or cannot be told of them, has nothing to choose. */
  async load(): Promise<void> {
    try {
      const { mine, shared } = await getPacks()
      this.lines = [...mine, ...shared]
    } catch {
      this.lines = []
    }
  }
}

export const boxes = new Boxes()
