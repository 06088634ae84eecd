/** What a turn is put together from, by the places one touches. */
import type { PlaceId } from '../board/types'
import type { Plan, SlotPlace } from '../decisions/plan.svelte'

const NONE = 'none'

/** The places of the pieces that some choices need, in the order in which they are picked. */
export function piecesOf(choices: readonly string[]): PlaceId[] {
  const places = choices.flatMap((choice) => {
    const [verb, ...words] = choice.split(' ')
    if (verb === 'work') return [words[1] ?? '', `card-${words[0]}`]
    if (verb === 'dice') return words.filter((word) => word !== NONE).map((die) => `die-${die}`)
    return verb === 'place-worker' ? [`worker-${words[0]}`] : []
  })
  return places as PlaceId[]
}

/** Whether a piece is part of the turn so far. */
export function isIn(plan: Plan, place: PlaceId): boolean {
  const { slot, card, dice, workers } = plan
  return (
    place === slot ||
    place === `card-${card}` ||
    dice.some((die) => place === `die-${die}`) ||
    workers.some(({ colour }) => place === `worker-${colour}`)
  )
}

/** Makes a piece part of the turn. */
export function put(plan: Plan, place: PlaceId): void {
  const rest = place.slice(place.indexOf('-') + 1)
  if (place.startsWith('slot-')) plan.chooseSlot(place as SlotPlace)
  else if (place.startsWith('card-')) plan.chooseCard(rest)
  else if (place.startsWith('die-')) plan.toggleDie(rest, false)
  else plan.lift(rest)
}
