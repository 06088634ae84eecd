/** What is drawn and said of the fields of a pad. */
import { SEATS, chip, die, guild, icon, letter, subject, type Seat } from '../../board/tokens'
import type { Token } from '../../board/glyph'
import type { Colour, Guild, Language, Message, Track } from '../../protocol'
import { isOpponent, valuesOf, type Sheet } from './sheet'

const ICONS: Record<string, string> = {
  scrolls: 'i-scroll',
  'scroll-bonuses': 'i-translate',
  research: 'i-research',
  retirees: 'i-retire',
  'caliph-cards': 'i-caliph',
  guilds: 'i-guild',
  'dice-sum': 'i-die',
  pages: 'i-page',
  rows: 'i-upgrade',
  ties: 'u-people',
}
export const iconOf = (category: string): string => ICONS[category] ?? 'i-vp'

export const seatOf = (sheet: Sheet, seat: number): Seat =>
  isOpponent(sheet, seat) ? 'neutral' : (SEATS[seat] ?? 'neutral')

/** What somebody is called; who was given no name is called by their number. */
export function nameOf(sheet: Sheet, seat: number): Message {
  if (isOpponent(sheet, seat)) return { key: 'play-opponent' }
  const { name } = valuesOf(sheet, seat)
  return typeof name === 'string'
    ? { key: 'player-name', values: { player: name } }
    : { key: 'tabletop-player', values: { number: seat + 1 } }
}

const COUNTED: Record<string, { key: string; draw: (id: string) => Token }> = {
  guilds: { key: 'guild', draw: (id) => guild(id as Guild) },
  controls: { key: 'guild', draw: (id) => guild(id as Guild) },
  dice: { key: 'colour', draw: (id) => die(id as Colour) },
  tracks: { key: 'track', draw: (id) => subject(id as Track) },
  scrolls: { key: 'language', draw: (id) => letter(id as Language) },
}

/** One of the things a field counts: its name and its picture. */
export const countedThing = (field: string, id: string): { name: Message; token: Token } => {
  const { key, draw } = COUNTED[field] ?? { key: 'colour', draw: (colour: string) => chip(colour as Colour) }
  return { name: { key, values: { item: id } }, token: draw(id) }
}

const NUMBERS: Record<string, string> = {
  silver: 'i-silver',
  gold: 'i-gold',
  xp: 'i-xp',
  workers: 'i-worker-any',
  employed: 'i-employ',
  rows: 'i-upgrade',
  dice_sum: 'i-die',
  markers: 'i-research',
  neutrals: 'i-translator',
}
export const numberIcon = (field: string): Token => icon(NUMBERS[field] ?? 'i-vp')
