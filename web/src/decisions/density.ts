/**
 * How much room the options have: for words with icons under them, for both in one line, for pictures in place of the
 * words, or for those alone.
 */
export const DENSITIES = ['full', 'compact', 'drawn', 'tight'] as const
export type Density = (typeof DENSITIES)[number]

/** Whether pictures stand in place of words. */
export const inPictures = (density: Density): boolean => density === 'drawn' || density === 'tight'
