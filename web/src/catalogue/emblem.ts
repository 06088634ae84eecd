/** What stands beside a name: the symbol of a kind, the emblem of a thing. Both follow from ids. */
import type { Token } from '../board/glyph'
import { chip, guild, letter, medal, niche, seal, subject } from '../board/tokens'
import { ACTIONS, CHARACTERS, COLOURS, GUILDS, LANGUAGES, TRACKS, type Thing } from '../protocol'

const KIND_SYMBOLS: Record<string, string> = {
  room: 'i-employ',
  spot: 'u-map',
  path: 'i-travel',
  guild: 'i-guild',
  track: 'i-astronomy',
  research: 'i-research',
  slot: 'u-screen',
  scroll: 'i-scroll',
  'starting-scroll': 'i-scroll',
  translator: 'i-translator',
  'starting-translator': 'i-translator',
  'action-card': 'i-card',
  'upgraded-action-card': 'i-upgrade',
  'goal-card': 'i-goal',
  'resource-card': 'i-bag',
  'caliph-card': 'i-caliph',
  'caliph-space': 'i-caliph',
  'scheme-card': 'u-bot',
  focus: 'u-eye',
  difficulty: 'u-chart',
  'black-translate': 'i-translate',
  'starting-page': 'i-page',
  'page-card': 'i-page',
  'row-bonus-tile': 'i-retire',
}

export const kindSymbol = (kind: string): string => KIND_SYMBOLS[kind] ?? 'u-cards'

/** The emblem of a thing: what its id names (`scroll-greek-b`, `track-physics`, `room-4`), else its kind's symbol. */
export function emblem({ id, kind }: Thing): Token {
  const named = <Name extends string>(names: readonly Name[]): Name | undefined =>
    names.find((name) => `-${id}-`.includes(`-${name}-`))

  const room = /^room-(\d+)$/.exec(id)
  if (room) return niche(Number(room[1]))
  if (kind.includes('scroll')) {
    const language = named(LANGUAGES)
    if (language) return letter(language)
  }
  const character = named(CHARACTERS)
  if (character) return seal(character)
  const track = named(TRACKS)
  if (track) return subject(track)
  if (kind.includes('guild')) {
    const house = named(GUILDS)
    if (house) return guild(house)
  }
  const colour = named(COLOURS)
  if (colour) return chip(colour)
  const action = named(ACTIONS)
  return medal(action ? `i-${action}` : kindSymbol(kind))
}
