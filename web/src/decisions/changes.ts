/** What somebody would pay and gain, in icons: as options and forecasts name it. */
import { row, type Token } from '../board/glyph'
import * as draw from '../board/tokens'
import type { Colour, Message, Track } from '../protocol'

const MOST = 4
const GAP = 4
const ANY = 'any'

/** The icon of a thing by its name: "silver", "red worker", "white die", "physics step" ... */
function iconOf(name: string, amount: number): Token | undefined {
  const [first = '', second = ''] = name.split(' ')
  if (name === 'silver') return draw.silver(amount)
  if (name === 'gold') return draw.gold(amount)
  if (name === 'xp') return draw.xp(amount)
  if (second === 'worker') return draw.several(amount, draw.worker(first as Colour | typeof ANY))
  if (second === 'step') return draw.several(amount, draw.advanced(first as Track))
  if (name === 'white die destroyed') return draw.destroyed(1, false)
  return second === 'die' && !name.endsWith('hand')
    ? draw.several(amount, draw.dieTo(first as Colour, 'bag'))
    : undefined
}

const iconsOf = (amounts: Record<string, number>): Token[] =>
  Object.entries(amounts).flatMap(([name, amount]) => iconOf(name, amount) ?? [])

/** Workers of several colours are drawn as so many: their colours are seen on the Dice. */
function together(costs: Record<string, number>): Record<string, number> {
  const all = Object.entries(costs)
  const workers = all.filter(([name]) => name.endsWith(' worker'))
  if (workers.length < 2) return costs
  const amount = workers.reduce((sum, [, count]) => sum + count, 0)
  return { [`${ANY} worker`]: amount, ...Object.fromEntries(all.filter((one) => !workers.includes(one))) }
}

/** As it is printed: with its sign, and a minus that is none of a keyboard's. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

/**
 * What is paid and an arrow, if anything is; then points, and everything else that has an icon. Of more than there is
 * room for, the first.
 */
export function changes(
  gains: Record<string, number>,
  points = 0,
  {
    costs = {},
    most = MOST,
    width = Infinity,
  }: { costs?: Record<string, number>; most?: number; width?: number } = {},
): Token | undefined {
  const paid = iconsOf(together(costs))
  const worth = points ? [draw.ribbon(signed(points))] : []
  const brought = [...worth, ...iconsOf(gains)].slice(0, most)
  const all = () => (paid.length ? [...paid, draw.arrow(), ...brought] : brought)
  // without its arrow a price would be taken for what comes of it
  while (all().length && row(all(), GAP).width > width) (brought.length ? brought : paid).pop()
  const shown = all()
  return shown.length ? row(shown, GAP) : undefined
}

/** What is paid or gained, in words, as far as it has an icon. */
export const inWords = (amounts: Record<string, number>): Message[] =>
  Object.entries(amounts).flatMap(([name, amount]): Message[] => {
    const [colour = '', thing] = name.split(' ')
    if (!iconOf(name, amount)) return []
    if (thing === 'worker') return [{ key: 'some-workers', values: { colour, amount } }]
    return thing ? [] : [{ key: `amount-${name}`, values: { amount } }]
  })
