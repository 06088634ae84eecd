/** Outlines that several parts draw and light. */
const n = (value: number): number => Math.round(value * 100) / 100

/** A rectangle with round corners, as a path. */
export function box(x: number, y: number, w: number, h: number, r = 5): string {
  const corner = (dx: number, dy: number, ex: number, ey: number) => `q${dx} ${dy} ${ex} ${ey}`
  return (
    `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${corner(r, 0, r, r)}v${n(h - 2 * r)}${corner(0, r, -r, r)}` +
    `h${n(2 * r - w)}${corner(-r, 0, -r, -r)}v${n(2 * r - h)}${corner(0, -r, r, -r)}z`
  )
}

/** A disc, as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`

/** The niche of a Room: a pointed arch of a width and a height, `out` wider on every side. */
export function arch(w: number, h: number, spring: number, apex: number, out = 0): string {
  const left = -out
  const right = w + out
  const low = spring - 16 - out
  const high = spring - 22 - out
  return (
    `M${n(left)} ${n(h + out)}V${spring}C${n(left)} ${n(low)} ${n(w * 0.28)} ${n(high)} ${n(w / 2)} ${n(apex - out)}` +
    `C${n(w * 0.72)} ${n(high)} ${n(right)} ${n(low)} ${n(right)} ${spring}V${n(h + out)}Z`
  )
}

/** The head of a card: round above, square below. */
export const head = (w: number, h: number, r = 6): string =>
  `M0 ${h}V${r}q0-${r} ${r}-${r}h${n(w - 2 * r)}q${r} 0 ${r} ${r}v${h - r}z`

/** The foot of a card: square above, round below. */
export const foot = (x: number, y: number, w: number, h: number, r = 5): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h - r)}q0 ${r}-${r} ${r}h${n(2 * r - w)}q-${r} 0-${r}-${r}z`
