/** How narrow a card of the bar may become before its words find no room: so as many as possible stand side by side. */

/** Words or icons one after the other, which go on in the next row where there is no more room: how wide each is. */
export interface Run {
  widths: readonly number[]
  gap: number
}

/** Rows of a card, its title among them; of one whose words are set smaller. */
export const [ROWS, DENSE] = [4, 5]
const OF_TITLE = 2 // of these, at most
const HIGHER = 1.25 // a row of a title, where it has more: a sentence is one sometimes
const STEP = 4
const MOST = 640
const LETTER = 7 // pixels, where nothing can be measured

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
export function narrowest(title: Run, beside: number, below: readonly Run[], most = ROWS): number {
  for (let width = STEP; width < MOST; width += STEP) {
    const head = rowsOf(title, width - beside)
    const all = below.reduce((rows, run) => rows + rowsOf(run, width), 0)
    if (head <= OF_TITLE ? head + all <= most : most === DENSE && head * HIGHER + all <= most) return width
  }
  return MOST
}

let canvas: CanvasRenderingContext2D | null | undefined

/** How wide a text is, in a font as CSS names it. */
export function widthOf(text: string, font: string): number {
  canvas ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  if (!canvas) return text.length * LETTER
  canvas.font = font
  return canvas.measureText(text).width
}

/** Words as a run. */
export const words = (text: string, font: string): Run => ({
  widths: text
    .split(/[ \n]+/) // not where a space holds words together
    .filter(Boolean)
    .map((word) => widthOf(word, font)),
  gap: widthOf(' ', font),
})
