/** What the board lights for a question, and what it shows as picked. */
import type { LitOption, PlaceId } from '../board/types'
import type { Option } from '../protocol'
import { keys, nameOf, type Entry } from './entries'
import { lightable, type Offered } from './narrowing'
import { isPart, type Plan } from './plan.svelte'
import { free, type Gathered } from './sets'

type Lit = Map<PlaceId, readonly LitOption[]>
type Keys = ReadonlyMap<string, string>

/** The places of options, each with the key of its button. */
export function litOptions(
  offered: readonly Offered[],
  picked: readonly PlaceId[],
  named: Keys,
  endsUndo: (option: Option) => boolean,
): Lit {
  const index = new Map(offered.map(({ option }, at) => [option, at]))
  const lit: Lit = new Map()
  for (const [place, options] of lightable(offered, picked)) {
    const key = (options[0] && named.get(options[0].notation)) ?? ''
    lit.set(
      place,
      options.map((option) => ({ key, index: index.get(option) ?? 0, last: endsUndo(option) })),
    )
  }
  return lit
}

/** The places that very many options are made of, each with its own key. */
export function litSieve(
  offered: readonly Offered[],
  picked: readonly PlaceId[],
  made: readonly PlaceId[],
  named: Keys,
): Lit {
  const open = lightable(offered, picked)
  return new Map(
    made.flatMap((place, index) =>
      open.has(place) ? [[place, [{ key: named.get(place) ?? '', index }]]] : [],
    ),
  )
}

/** While a turn is put together every slot, card, Die and Worker that would fit can be touched, and what it buys. */
export function litPlan(plan: Plan, options: readonly Option[], entries: readonly Entry[]): Lit {
  const named = keys(entries)
  const lit: Lit = new Map()
  const light = (place: string, name: string) =>
    lit.set(place as PlaceId, [{ key: named.get(name) ?? '', index: lit.size }])
  for (const { notation } of options.filter(({ verb }) => verb === 'work')) {
    const [, card = '', slot = ''] = notation.split(' ')
    if (slot !== plan.slot && (!plan.card || plan.card === card)) light(slot, slot)
    if (card !== plan.card && (!plan.slot || plan.slot === slot)) light(`card-${card}`, notation)
  }
  for (const entry of entries) {
    // one that is picked is marked as such; its equal may have no room beside it
    if (entry.kind === 'die' && entry.open && !entry.on) light(`die-${entry.die}`, nameOf(entry))
    if (entry.kind === 'worker' && entry.open) light(`worker-${entry.colour}`, nameOf(entry))
  }
  for (const [place, { kind }] of plan.targets())
    if (kind !== 'several' && !lit.has(place) && !isPart(place)) light(place, '')
  return lit
}

/** The places of what can still be picked for a set. */
export function litSet({ members }: Gathered, chosen: ReadonlyMap<PlaceId, number>, named: Keys): Lit {
  const lit: Lit = new Map()
  for (const [index, member] of members.entries())
    if (member.more)
      for (const place of free(member, chosen)) lit.set(place, [{ key: named.get(member.name) ?? '', index }])
  return lit
}

/** What a turn is put together from so far. */
export const planned = ({ slot, card, dice }: Plan): Map<PlaceId, number> =>
  counted([
    ...(slot ? [slot] : []),
    ...(card ? [`card-${card}` as PlaceId] : []),
    ...dice.map((die) => `die-${die}` as PlaceId),
  ])

export function counted(picked: readonly PlaceId[]): Map<PlaceId, number> {
  const found = new Map<PlaceId, number>()
  for (const place of picked) found.set(place, (found.get(place) ?? 0) + 1)
  return found
}
