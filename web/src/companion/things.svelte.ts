/** Everything printed, by id, fetched once for all tools. */
import { getCatalogue } from '../net/calls'
import type { Catalogue, Kind, Thing } from '../protocol'

class Things {
  catalogue = $state.raw<Catalogue>()
  private coming: Promise<void> | undefined

  readonly byId = $derived(
    new Map<string, { thing: Thing; kind: Kind }>(
      this.catalogue?.kinds.flatMap((kind) =>
        kind.things.map((thing) => [thing.id, { thing, kind }] as const),
      ),
    ),
  )

  load(): Promise<void> {
    this.coming ??= getCatalogue().then(
      (catalogue) => void (this.catalogue = catalogue),
      (fault: unknown) => {
        this.coming = undefined // so that the next try asks again
        throw fault
      },
    )
    return this.coming
  }

  find(id: string): Thing | undefined {
    return this.byId.get(id)?.thing
  }
}

export const things = new Things()
