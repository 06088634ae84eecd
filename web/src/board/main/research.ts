/** The grid of the Research Tracks: where each column and each level stands. */
export const LEVELS = 8

export interface Grid {
  w: number
  h: number
  column: number
  /** Where the columns end and the feet of the Tracks begin. */
  foot: number
  x: (index: number) => number
  y: (level: number) => number
  height: (level: number) => number
}

const AXIS = 38
const TOP = 46

/** The start row is taller, because every Marker begins there. */
export function grid(tracks: number, narrow: boolean, width?: number): Grid {
  const w = width ?? (narrow ? 374 : tracks > 6 ? 476 : 444)
  const row = narrow ? 45 : 24
  const start = narrow ? (tracks > 6 ? 64 : 45) : 38 // narrow columns need two lines for what costs something
  const column = (w - AXIS - 7) / tracks
  const y = (level: number) => TOP + (LEVELS - 1 - level) * row
  return {
    w,
    h: narrow ? 407 + start : 292,
    column,
    foot: y(0) + start,
    x: (index) => AXIS + index * column,
    y,
    height: (level) => (level ? row : start),
  }
}
