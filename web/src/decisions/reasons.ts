/** What a click on something that is not lit could have meant: the notations to ask "why not" of. */
import type { View } from '../board/types'

type Means = (place: string, view: View) => string[]

const after = (place: string, prefix: string): string | undefined =>
  place.startsWith(prefix) ? place.slice(prefix.length) : undefined
const named =
  (prefix: string, ...verbs: string[]): Means =>
  (place) => {
    const name = after(place, prefix)
    return name ? verbs.map((verb) => `${verb} ${name}`) : []
  }
const whole =
  (prefix: string, ...verbs: string[]): Means =>
  (place) =>
    place.startsWith(prefix) ? verbs.map((verb) => `${verb} ${place}`) : []
const any =
  (...means: Means[]): Means =>
  (place, view) =>
    means.flatMap((one) => one(place, view))

const SPOTS = 12
const steps: Means = (place, view) => {
  const spot = Number(after(place, 'spot-') ?? NaN)
  const own = view.players[view.seat ?? 0]
  return Number.isNaN(spot) || !own ? [] : [`move ${((spot - own.spot + SPOTS - 1) % SPOTS) + 1}`]
}
/** A card in hand on the first free slot, or a slot with the first card in hand. */
const work: Means = (place, view) => {
  const own = view.players[view.seat ?? 0]
  const card = after(place, 'card-')
  const free = (own?.slots.findIndex((slot) => !slot) ?? 0) + 1
  if (card) return [`work ${card} slot-${free || 1}`]
  return place.startsWith('slot-') ? [`work ${own?.cards[0] ?? 'physics'} ${place}`] : []
}
const workerOnDie: Means = (place) => {
  const colour = after(place, 'worker-')
  if (colour) return [`place-worker ${colour} die-1`, `place-worker ${colour} die-2`]
  const die = after(place, 'placed-')
  return die ? ['white', 'red', 'blue', 'yellow'].map((each) => `place-worker ${each} ${die}`) : []
}
const small: Means = (place) => {
  const action = after(place, 'small-')
  return action ? [`small ${action}`] : []
}
const retiree: Means = (place) => {
  const number = /^retiree-\d+-(\d+)$/.exec(place)?.[1]
  return number ? [`retiree card-${number}`] : []
}
const whiteDie: Means = (place, view) => {
  if (place === 'bag') return ['return-die bag']
  const face = /^die-white-(\d)$/.exec(place)?.[1]
  if (face) return [`return-die hand-${face}`]
  if (place.startsWith('placed-')) return [`return-die ${place.slice('placed-'.length)}`]
  if (!place.startsWith('slot-')) return []
  return [place === `slot-${(view.work?.slot ?? -1) + 1}` ? 'return-die die-1' : 'return-die board']
}
const caliphRow: Means = (place) => {
  const row = /^caliph-\d+-(\w+)$/.exec(place)?.[1]
  return row ? [`caliph ${row}`] : []
}

/** By the kind of question, what a place would be chosen as. */
const MEANS: Record<string, Means> = {
  choose_pair: whole('room-', 'pick'),
  choose_turn: work,
  choose_dice: named('die-', 'dice'),
  choose_action: any(workerOnDie, small, retiree),
  choose_translator: named('deck-', 'employ', 'dispatch'),
  choose_room: whole('room-', 'room'),
  choose_employ_or_retire: named('deck-', 'employ', 'retire'),
  choose_steps: steps,
  choose_delivery: named('guild-', 'deliver'),
  choose_scroll: any(whole('wisdom-', 'scroll')),
  choose_line: whole('room-', 'line'),
  choose_worker_to_gain: named('worker-', 'gain-worker'),
  choose_worker_to_spend: named('worker-', 'spend-worker'),
  choose_white_die: whiteDie,
  choose_instead_of_black_die: whiteDie,
  choose_reroll: named('die-', 'reroll'),
  choose_guild: named('guild-', 'influence'),
  choose_scroll_to_influence: any(whole('map-', 'mark'), whole('wisdom-', 'mark')),
  choose_influence: any(whole('map-', 'from'), whole('wisdom-', 'from'), whole('guild-', 'from')),
  choose_track: named('track-', 'advance'),
  choose_gold: whole('room-', 'place-gold', 'take-gold'),
  choose_card_to_tuck: whole('aside-', 'card'),
  choose_slot_to_tuck: whole('slot-', 'tuck'),
  choose_caliph_space: caliphRow,
  choose_page: whole('book-', 'page'),
  choose_upgrade: (place) => {
    const space = after(place, 'upgrade-')
    return space ? [`upgrade space-${space}`] : []
  },
  choose_black_die: named('die-', 'to-bag'),
  choose_black_translate: whole('room-', 'line'),
  choose_track_to_harvest: named('track-', 'harvest'),
  choose_card_to_harvest: named('card-', 'harvest-card'),
  choose_gold_to_place: whole('room-', 'place-gold'),
  choose_caliph_reward: named('deck-', 'retire'),
}
/** Whatever is asked, what one probably meant by clicking there. */
const ANYTIME = any(
  whole('room-', 'room'),
  named('deck-', 'employ'),
  steps,
  named('track-', 'advance'),
  named('guild-', 'influence'),
  whole('wisdom-', 'scroll'),
  whole('map-', 'mark'),
  workerOnDie,
  work,
  named('die-', 'dice'),
)

/** The notations a place could stand for in a question, the likeliest first. */
export function notationsAt(place: string, view: View): string[] {
  const means = MEANS[view.decision?.kind ?? '']
  const likely = means?.(place, view) ?? []
  return likely.length ? likely : ANYTIME(place, view).slice(0, 1)
}
