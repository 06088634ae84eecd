/** An option drawn: the pieces, cards and places it names, in the order of its notation. It knows no rule. */
import { row, type Token } from '../board/glyph'
import { thingsAt } from '../board/whatLies'
import type { Printed } from '../board/printed'
import type { PlaceId } from '../board/types'
import * as draw from '../board/tokens'
import type { Character, Colour, Message, Option, Place, Table, Track } from '../protocol'
import { die, dieInUse, pictureOfMember } from './members'

export interface Picture {
  /** What several options begin with: the card that Works, the deck of a Translator. */
  head?: { id: string; token: Token }
  /** What is left to tell. */
  rest: Token
  /** The same in a word, where there is a short one. */
  word?: Message | undefined
}
type Pictured = (
  words: string[],
  table: Table,
  printed: Printed,
  places: readonly Place[],
) => Picture | undefined

const GAP = 4
const plain = (rest: Token | undefined): Picture | undefined => rest && { rest }
const colourOf = (name: string) => name as Colour
const roomOf = (place: string) => Number(place.slice('room-'.length))

function dice(names: readonly (string | null | undefined)[]): Token | undefined {
  const drawn = names.map((name) => die(name ?? ''))
  return drawn.every((one) => one !== undefined) && drawn.length ? row(drawn, GAP) : undefined
}

/** A slot by its main actions. */
function slot(place: string, printed: Printed): Picture | undefined {
  const { actions = [] } = printed.all('slot').find(({ number }) => place === `slot-${number}`) ?? {}
  if (!actions.length) return undefined
  const word = actions.length > 1 ? undefined : { key: 'action', values: { item: actions[0] ?? '' } }
  return { rest: row(actions.map((action) => draw.icon(`i-${action}`, 18))), word }
}

function scroll(place: PlaceId, table: Table, printed: Printed): Token | undefined {
  const [id] = thingsAt(place, table)
  if (!id || !printed.thing(id)) return undefined
  const { language, track, vp } = printed.scroll(id)
  return row([draw.letter(language), ...(track ? [draw.subject(track)] : []), draw.ribbon(vp)], 2)
}

const translator =
  (sign: string): Pictured =>
  ([character = '']) => ({
    head: { id: `deck-${character}`, token: draw.seal(character as Character) },
    rest: draw.icon(sign, 20),
  })
const scrolls: Pictured = (_words, table, printed, [place]) => plain(place && scroll(place, table, printed))
const gold =
  (token: () => Token): Pictured =>
  ([room = '']) =>
    plain(row([token(), draw.niche(roomOf(room))], 2))
const one: Pictured = ([name = '']) => plain(die(name))
const track: Pictured = ([name = '']) => plain(draw.subject(name as Track))
const members: Pictured = (names, table) => {
  const drawn = names.flatMap((name) => pictureOfMember(name, table) ?? [])
  return drawn.length ? plain(row(drawn, GAP)) : undefined
}

const PICTURES: Record<string, Pictured> = {
  work: ([name = '', place = ''], _table, printed) => {
    const on = slot(place, printed)
    return on && { ...on, head: { id: `card-${name}`, token: draw.actionCard(name) } }
  },
  dice: (names) => plain(dice(names)),
  'place-worker': ([colour = '', which = ''], table) => {
    const under = dieInUse(which, table)
    return under && { rest: row([draw.worker(colourOf(colour)), draw.arrow(), under], 2) }
  },
  dispatch: translator('i-dispatch'),
  employ: translator('i-employ'),
  retire: translator('i-retire'),
  line: (rooms) =>
    plain(
      row(
        rooms.map((room) => draw.niche(roomOf(room))),
        1,
      ),
    ),
  'place-gold': gold(draw.placedGold),
  'take-gold': gold(() => draw.gold(1)),
  scroll: scrolls,
  mark: scrolls,
  from: scrolls,
  reroll: members,
  'return-die': members,
  'put-back': members,
  'to-bag': one,
  'gain-die': ([colour = '']) => plain(draw.die(colourOf(colour))),
  'gain-worker': members,
  'spend-worker': members,
  advance: track,
  harvest: track,
  tuck: ([place = ''], _table, printed) => slot(place, printed),
}

/** What a card or a Die is told by before anything else is picked. */
export function thingAt(place: PlaceId): Token | undefined {
  if (place.startsWith('die-')) return die(place.slice('die-'.length))
  return place.startsWith('card-') ? draw.actionCard(place.slice('card-'.length)) : undefined
}

/** An option as a picture; nothing where only words can tell it. */
export function pictureOf(option: Option, table: Table, printed: Printed): Picture | undefined {
  const [, ...words] = option.notation.split(' ')
  return PICTURES[option.verb]?.(words, table, printed, option.places)
}

/** A picture in one piece. */
export const whole = ({ head, rest }: Picture): Token => (head ? row([head.token, rest], GAP) : rest)
