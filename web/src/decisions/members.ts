/** What a set is made of: Workers, Dice in hand, and White Dice by where they lie; each in a picture and in words. */
import { dieMessage, WORKER_COLOURS } from '../board/hand'
import { row, type Token } from '../board/glyph'
import * as draw from '../board/tokens'
import { COLOURS, type Colour, type DieName, type Message, type Table } from '../protocol'

const isWorker = (name: string): boolean => WORKER_COLOURS.some((colour) => colour === name)
export const isDie = (name: string): boolean => COLOURS.some((colour) => name.startsWith(`${colour}-`))

/** A Die by its colour and face. */
export function die(name: string): Token | undefined {
  const [, colour, face] = /^(\w+)-(\d)$/.exec(name) ?? []
  return colour ? draw.printedDie(colour as Colour, Number(face)) : undefined
}

/** A Die of the card in use, as it counts now. */
export const dieInUse = (which: string, { work }: Table): Token | undefined =>
  die(work?.dice[which === 'die-1' ? 'placed-die-1' : 'placed-die-2'] ?? '')

const onCard = (token: Token): Token => row([token, draw.icon('i-card', 17)], 1)

/** A White Die, by where it lies. */
function whiteDie(source: string, table: Table): Token {
  if (source === 'bag') return draw.dieTo('white', 'bag')
  if (source.startsWith('hand-')) return draw.printedDie('white', Number(source.slice('hand-'.length)))
  return onCard((source === 'board' ? undefined : dieInUse(source, table)) ?? draw.die('white'))
}

export function pictureOfMember(name: string, table: Table): Token | undefined {
  if (isWorker(name)) return draw.worker(name as Colour)
  return isDie(name) ? die(name) : whiteDie(name, table)
}

/** One of it, in words. */
export function nameOfMember(name: string): Message {
  if (isWorker(name)) return { key: 'some-workers', values: { colour: name, amount: 1 } }
  if (isDie(name)) return dieMessage(name as DieName)
  const [kind = '', face = ''] = name.split('-')
  const source = kind === 'hand' ? kind : name
  return { key: 'some-white-dice', values: { source, amount: 1, face } }
}
