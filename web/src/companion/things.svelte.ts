/** Everything printed, by id, fetched once for all tools; in a box that somebody may still correct, anew by each. */
import { getCatalogue, getPrinted } from '../net/calls'
import type { Catalogue, Kind, Thing } from '../protocol'
import type { Box } from './boxes.svelte'

class Things {
  catalogue = $state.raw<Catalogue>()
  private coming: Promise<Catalogue> | undefined
  private wanted: string | undefined

  readonly byId = $derived(
    new Map<string, { thing: Thing; kind: Kind }>(
      this.catalogue?.kinds.flatMap((kind) =>
        kind.things.map((thing) => [thing.id, { thing, kind }] as const),
      ),
    ),
  )

  async load(box?: Box): Promise<void> {
    this.wanted = box?.pack
    const found = await (box ? getPrinted(`packs/${encodeURIComponent(box.pack)}`) : this.usual())
    if (this.wanted === box?.pack) this.catalogue = found // who is late is no longer wanted
  }

  private usual(): Promise<Catalogue> {
    this.coming ??= getCatalogue().catch((fault: unknown) => {
      this.coming = undefined // so that the next try asks again
      throw fault
    })
    return this.coming
  }

  find(id: string): Thing | undefined {
    return this.byId.get(id)?.thing
  }
}

export const things = new Things()
