/** What of the catalogue lies at a place, with its kind. */
import type { PlaceId } from '../board/types'
import { thingsAt } from '../board/whatLies'
import type { Catalogue, Kind, Table, Thing } from '../protocol'

export const foundAt = (place: PlaceId, table: Table, catalogue: Catalogue): { thing: Thing; kind: Kind }[] =>
  thingsAt(place, table).flatMap((id) =>
    catalogue.kinds.flatMap((kind) =>
      kind.things.filter((thing) => thing.id === id).map((thing) => ({ thing, kind })),
    ),
  )
