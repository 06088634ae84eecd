/** A card at a glance: the icons of what is printed on it, without words. */
import type { Token } from '../../board/glyph'
import { strip } from '../../board/strip'
import { die, gold, letter, several, silver, worker } from '../../board/tokens'
import type { Colour, Effect, Language, Thing } from '../../protocol'

const DICE: readonly Colour[] = ['white', 'red', 'blue', 'yellow']

export function summary({ kind, printed }: Thing): Token[] {
  const amount = (field: string) => Number(printed[field] ?? 0)
  const effect = (field: string) => (printed[field] ? [strip(printed[field] as Effect)] : [])
  if (kind === 'resource-card')
    return [
      ...DICE.filter((colour) => amount(`${colour}_dice`)).map((colour) =>
        several(amount(`${colour}_dice`), die(colour)),
      ),
      ...(amount('gold') ? [gold(amount('gold'))] : []),
      ...(amount('silver') ? [silver(amount('silver'))] : []),
      ...((printed['workers'] ?? []) as Colour[]).map(worker),
      ...effect('bonus'),
    ]
  if (kind === 'starting-translator')
    return [...((printed['languages'] ?? []) as Language[]).map(letter), ...effect('retiree')]
  return effect('rest')
}
