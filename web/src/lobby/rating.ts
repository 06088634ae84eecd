/** A rating as it stands beside a name: after a few games only, with a question mark. */
import type { RatingTold } from '../protocol'

const SURE = 5

export const ratingOf = (rating: RatingTold | null | undefined): string =>
  rating ? `${rating.points}${rating.games < SURE ? '?' : ''}` : ''
