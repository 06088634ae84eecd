/** How narrow a card of the bar may become before its words find no room: so as many as possible stand side by side. */

/** Words or icons one after the other, which go on in the next row where there is no more room: how wide each is. */
export interface Run {
  widths: readonly number[]
  gap: number
}

const ROWS = 4 // of a card, its title among them
const OF_TITLE = 2 // of these, at most
const STEP = 4
const MOST = 640
const LETTER = 0.5 // of the height of letters, where nothing can be measured

/** In how many rows a run stands; as many as you like where something is wider than a row. */
export function rowsOf({ widths, gap }: Run, width: number): number {
  let [rows, x] = [0, Infinity]
  for (const one of widths) {
    if (one > width) return Infinity
    x += gap + one
    if (x > width) [rows, x] = [rows + 1, one]
  }
  return rows
}

/** The least width in which a title, with something beside it, and what stands below it find room. */
export function narrowest(title: Run, beside: number, below: readonly Run[]): number {
  for (let width = STEP; width < MOST; width += STEP) {
    const head = rowsOf(title, width - beside)
    if (head <= OF_TITLE && below.reduce((rows, run) => rows + rowsOf(run, width), head) <= ROWS) return width
  }
  return MOST
}

let canvas: CanvasRenderingContext2D | null | undefined

/** Words as a run, in a font of so many pixels. */
export function words(text: string, size: number, family: string): Run {
  canvas ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  if (canvas) canvas.font = `${size}px ${family}`
  const widthOf = (word: string) => canvas?.measureText(word).width ?? word.length * size * LETTER
  return {
    widths: text
      .split(/[ \n]+/)
      .filter(Boolean)
      .map(widthOf),
    gap: widthOf(' '),
  }
}
