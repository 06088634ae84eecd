/** An option drawn: the pieces, cards and places it names, in the order of its notation. It knows no rule. */
import { diceOn, goodsOn } from '../board/cards/resources'
import { row, type Token } from '../board/glyph'
import { thingsAt } from '../board/whatLies'
import type { Printed } from '../board/printed'
import { strip } from '../board/strip'
import type { PlaceId } from '../board/types'
import * as draw from '../board/tokens'
import type { Character, Colour, Guild, Message, Option, Place, PlaceOf, Table, Track } from '../protocol'
import { iconsOfOption } from './icons'
import { die, dieInUse, pictureOfMember } from './members'

type Pictured = (
  words: string[],
  table: Table,
  printed: Printed,
  places: readonly Place[],
) => Token | undefined

const GAP = 4
const colourOf = (name: string) => name as Colour
const roomOf = (place: string) => Number(place.slice('room-'.length))

function dice(names: readonly (string | null | undefined)[]): Token | undefined {
  const drawn = names.map((name) => die(name ?? ''))
  return drawn.every((one) => one !== undefined) && drawn.length ? row(drawn, GAP) : undefined
}

/** A slot by its main actions. */
function slot(place: string, printed: Printed): Token | undefined {
  const { actions = [] } = printed.all('slot').find(({ number }) => place === `slot-${number}`) ?? {}
  return actions.length ? row(actions.map((action) => draw.icon(`i-${action}`, 18))) : undefined
}

function scroll(place: PlaceId, table: Table, printed: Printed): Token | undefined {
  const [id] = thingsAt(place, table)
  if (!id || !printed.thing(id)) return undefined
  const { language, track, vp } = printed.scroll(id)
  return row([draw.letter(language), ...(track ? [draw.subject(track)] : []), draw.ribbon(vp)], 2)
}

const translator =
  (sign: string): Pictured =>
  ([character = '']) =>
    row([draw.seal(character as Character), draw.icon(sign, 20)], GAP)
const scrolls: Pictured = (_words, table, printed, [place]) => place && scroll(place, table, printed)
const gold =
  (token: () => Token): Pictured =>
  ([room = '']) =>
    row([token(), draw.niche(roomOf(room))], 2)
const one: Pictured = ([name = '']) => die(name)
const track: Pictured = ([name = '']) => draw.subject(name as Track)
const members: Pictured = (names, table) => {
  const drawn = names.flatMap((name) => pictureOfMember(name, table) ?? [])
  return drawn.length ? row(drawn, GAP) : undefined
}

const PICTURES: Record<string, Pictured> = {
  work: ([name = '']) => draw.actionCard(name),
  dice,
  'place-worker': ([colour = '', which = ''], table) => {
    const under = dieInUse(which, table)
    return under && row([draw.worker(colourOf(colour)), draw.arrow(), under], 2)
  },
  dispatch: translator('i-dispatch'),
  employ: translator('i-employ'),
  retire: translator('i-retire'),
  line: (rooms) =>
    row(
      rooms.map((room) => draw.niche(roomOf(room))),
      1,
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
  'gain-die': ([colour = '']) => draw.die(colourOf(colour)),
  'gain-worker': members,
  'spend-worker': members,
  advance: track,
  harvest: track,
  room: ([room = '']) => draw.niche(roomOf(room)),
  main: ([action = '']) => draw.icon(`i-${action}`, 20),
  deliver: ([guild = '']) => draw.inGuild(guild as Guild),
  influence: ([guild = '']) => draw.inGuild(guild as Guild),
  colour: ([colour = '']) => draw.chip(colourOf(colour)),
  tuck: ([place = ''], _table, printed) => slot(place, printed),
}

/** A Starting Translator and the Resource Card it comes with. */
function pair(room: PlaceOf<'room'>, table: Table, printed: Printed): Pair | undefined {
  const [card, standing] = [table.resources[room], table.rooms[room]]
  if (!card || !standing) return undefined
  const { languages } = printed.translator(standing.translator)
  const resources = printed.resourceCard(card)
  return {
    title: { key: 'name-room', values: { number: roomOf(room) } },
    picture: row(languages.map(draw.letter), 2),
    brings: [
      ...diceOn(resources),
      ...goodsOn(resources),
      ...(resources.bonus ? [strip(resources.bonus)] : []),
    ],
  }
}
/** What has more to it than a card of the bar has room for is told in icons, as on the board. */
export interface Pair {
  title: Message
  picture: Token
  brings: readonly Token[]
}
export const pairOf = ({ verb, places }: Option, table: Table, printed: Printed): Pair | undefined =>
  verb === 'pick' ? pair(places[0] as PlaceOf<'room'>, table, printed) : undefined

/** Whether the picture of an option shows what it is about, and not only what it does. */
export const isPictured = ({ verb }: Option): boolean => verb in PICTURES

/** An option as a picture; nothing where only words can tell it. */
export function pictureOf(option: Option, table: Table, printed: Printed): Token | undefined {
  const [, ...words] = option.notation.split(' ')
  return PICTURES[option.verb]?.(words, table, printed, option.places) ?? iconsOfOption(option)
}
