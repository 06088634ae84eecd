/** Things that are chosen together: what can be picked, what is, and the option that confirms it. It knows no rule. */
import type { PlaceId } from '../board/types'
import type { AskedSet, Message, Option, SetMember } from '../protocol'
import { fitting } from './narrowing'

/** Something that can be in the set, named as options name it: `white`, `red-4`, `bag`. */
export interface Member extends SetMember {
  /** How many of it are picked. */
  picked: number
  /** Whether one more of it can be picked. */
  more: boolean
}
export interface Gathered {
  /** How many there can be at most. */
  amount: number
  picked: readonly string[]
  members: readonly Member[]
  /** The option that means what is picked, once there is one. */
  confirm: Option | undefined
}

const PUT_BACK = 'put-back'
const wordsOf = ({ notation }: Option): string[] => notation.split(' ').slice(1)

/** The set a question asks for, with what was picked here; nothing where one thing is chosen. */
export function gathered(
  asked: AskedSet | null | undefined,
  options: readonly Option[],
  here: readonly string[],
): Gathered | undefined {
  if (!asked || (asked.at_once && asked.amount === 1)) return undefined
  const picked = asked.at_once ? here : asked.picked
  const sets = options.map((option) => ({ option, places: wordsOf(option) }))
  const more = (name: string) =>
    asked.at_once ? fitting(sets, [...picked, name]).length > 0 : change(options, name, false) !== undefined
  const exact = fitting(sets, picked).find(({ places }) => places.length === picked.length)
  return {
    amount: asked.amount,
    picked,
    members: asked.members.map(({ name, places }) => ({
      name,
      places,
      picked: picked.filter((other) => other === name).length,
      more: more(name),
    })),
    confirm: asked.at_once ? exact?.option : options.find(({ verb }) => verb === 'enough'),
  }
}

/** Where sets are not options themselves: the option that picks something, or puts it back. */
export const change = (options: readonly Option[], name: string, back: boolean): Option | undefined =>
  options.find((option) => (option.verb === PUT_BACK) === back && wordsOf(option)[0] === name)

/** What confirming says: the same, whether the set is an option or was picked one by one. */
export function confirming({ title }: Option): Message {
  const clause = title.values?.['clause']
  const set =
    typeof clause === 'object' && clause.key === 'option-confirm' ? clause.values?.['set'] : undefined
  return set === undefined ? title : { key: 'title', values: { clause: set } }
}

/** Where what is picked lies: of several places of a thing those that were touched come first. */
export function marks(members: readonly Member[], touched: readonly PlaceId[]): Map<PlaceId, number> {
  const found = new Map<PlaceId, number>()
  for (const { places, picked } of members) {
    const sorted = places.toSorted((one, other) => rank(touched, one) - rank(touched, other))
    for (let number = 0; number < picked; number++) {
      const place = sorted[Math.min(number, sorted.length - 1)]
      if (place) found.set(place, (found.get(place) ?? 0) + 1)
    }
  }
  return found
}
const rank = (touched: readonly PlaceId[], place: PlaceId): number => (touched.includes(place) ? 0 : 1)

/** Of several places of a thing those where not all of it is picked. */
export function free({ places }: Member, chosen: ReadonlyMap<PlaceId, number>): PlaceId[] {
  const here = (place: PlaceId) => places.filter((other) => other === place).length
  return places.filter((place) => here(place) === places.length || (chosen.get(place) ?? 0) < here(place))
}
