import type { Scroll } from '../printed'

/** How wide a Scroll made small is: a Starting Scroll has no Track. */
export const chipWidth = ({ track }: Pick<Scroll, 'track'>): number => (track ? 69 : 47)
