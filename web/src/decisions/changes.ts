/** What somebody would gain, in icons: as options and forecasts name it. */
import { row, type Token } from '../board/glyph'
import * as draw from '../board/tokens'
import type { Colour, Track } from '../protocol'

const MOST = 4
const GAP = 4

/** The icon of a thing by its name: "silver", "red worker", "white die", "physics step" ... */
function iconOf(name: string, amount: number): Token | undefined {
  const [first = '', second = ''] = name.split(' ')
  if (name === 'silver') return draw.silver(amount)
  if (name === 'gold') return draw.gold(amount)
  if (name === 'xp') return draw.xp(amount)
  if (second === 'worker') return draw.several(amount, draw.worker(first as Colour))
  if (second === 'step') return draw.several(amount, draw.advanced(first as Track))
  if (name === 'white die destroyed') return draw.destroyed(1, false)
  return second === 'die' && !name.endsWith('hand')
    ? draw.several(amount, draw.dieTo(first as Colour, 'bag'))
    : undefined
}

/** Points first, then everything that has an icon; of more than there is room for, the first. */
export function changes(
  gains: Record<string, number>,
  points = 0,
  { most = MOST, width = Infinity } = {},
): Token | undefined {
  const icons = Object.entries(gains).flatMap(([name, amount]) => iconOf(name, amount) ?? [])
  const all = (points > 0 ? [draw.ribbon(`+${points}`), ...icons] : icons).slice(0, most)
  while (all.length && row(all, GAP).width > width) all.pop()
  return all.length ? row(all, GAP) : undefined
}
