/** What of the catalogue lies at a place, with its kind. */
import { thingsAt } from '../board/places'
import type { PlaceId, View } from '../board/types'
import type { Catalogue, Kind, Thing } from '../protocol'

export const foundAt = (place: PlaceId, view: View, catalogue: Catalogue): { thing: Thing; kind: Kind }[] =>
  thingsAt(place, view).flatMap((id) =>
    catalogue.kinds.flatMap((kind) =>
      kind.things.filter((thing) => thing.id === id).map((thing) => ({ thing, kind })),
    ),
  )
