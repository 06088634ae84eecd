import { PLACES, type PlaceOf, type Table } from '../../protocol'

/** The Resource Cards still to be picked, with their Room. */
export const pairsOf = ({ resources }: Table): { room: PlaceOf<'room'>; card: string }[] =>
  PLACES.room.flatMap((room) => (resources[room] ? [{ room, card: resources[room] }] : []))
