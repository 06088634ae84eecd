/** A sheet as it is filled in, field by field: nothing here is ever changed, so that what was before can come back. */
import type { SheetForm, SheetPart } from '../../protocol'

export type Counts = Record<string, number>
export type Value = string | number | readonly string[] | Counts
export type Values = Readonly<Record<string, Value>>

export interface Sheet {
  players: readonly Values[]
  /** Of a solo game, whose only player meets the opponent. */
  opponent?: Values
  expansions: readonly string[]
}

export const BOOKS = 'body-of-books'
/** It scores nothing, and stands below the total. */
export const TIES = 'ties'

/** A sheet on which nothing is told yet. A single player meets the solo opponent. */
export function newSheet(names: readonly string[], books: boolean): Sheet {
  const players = names.map((name): Values => (name.trim() ? { name: name.trim() } : {}))
  const expansions = books ? [BOOKS] : []
  return players.length === 1 ? { players, opponent: {}, expansions } : { players, expansions }
}

export const seats = (sheet: Sheet): number => sheet.players.length + (sheet.opponent ? 1 : 0)
export const isOpponent = (sheet: Sheet, seat: number): boolean => seat >= sheet.players.length
export const valuesOf = (sheet: Sheet, seat: number): Values => sheet.players[seat] ?? sheet.opponent ?? {}
export const partsOf = (sheet: Sheet, form: SheetForm, seat: number): readonly SheetPart[] =>
  isOpponent(sheet, seat)
    ? form.opponent
    : form.players.filter(({ category }) => category !== TIES || !sheet.opponent) // alone a tie is lost

/** The same sheet with one field told anew. */
export function told(sheet: Sheet, seat: number, field: string, value: Value): Sheet {
  const values = { ...valuesOf(sheet, seat), [field]: value }
  if (isOpponent(sheet, seat)) return { ...sheet, opponent: values }
  return { ...sheet, players: sheet.players.map((one, at) => (at === seat ? values : one)) }
}

export function listOf(values: Values, field: string): readonly string[] {
  const found = values[field]
  return Array.isArray(found) ? (found as readonly string[]) : []
}
export function countsOf(values: Values, field: string): Counts {
  const found = values[field]
  return typeof found === 'object' && !Array.isArray(found) ? (found as Counts) : {}
}
export function numberOf(values: Values, field: string): number {
  const found = values[field]
  return typeof found === 'number' ? found : 0
}

/** A list with a card more, or without it if it is there. */
export const toggled = (list: readonly string[], card: string): readonly string[] =>
  list.includes(card) ? list.filter((one) => one !== card) : [...list, card]

/** A list in which one of some cards is chosen: it takes the place of another of them. */
export const chosen = (list: readonly string[], of: readonly string[], card: string): readonly string[] => [
  ...(list.includes(card) ? [] : [card]),
  ...list.filter((one) => !of.includes(one)),
]

/** Who else has a card or a space in a field. */
export function holder(sheet: Sheet, field: string, card: string, but: number): number | undefined {
  for (let seat = 0; seat < seats(sheet); seat += 1)
    if (seat !== but && listOf(valuesOf(sheet, seat), field).includes(card)) return seat
  return undefined
}

/** The seats that have the most Influence in a Guild, where there is any: if there are several, control must be told. */
export function mostIn(sheet: Sheet, guild: string): number[] {
  const counts = Array.from(
    { length: seats(sheet) },
    (_, seat) => countsOf(valuesOf(sheet, seat), 'guilds')[guild] ?? 0,
  )
  const most = Math.max(...counts)
  return most ? [...counts.keys()].filter((seat) => counts[seat] === most) : []
}

/** Gives control of a Guild to a seat and takes it from all others; without a seat nobody has it. */
export function withControl(sheet: Sheet, guild: string, owner: number | undefined): Sheet {
  let next = sheet
  for (let seat = 0; seat < seats(sheet); seat += 1) {
    const held = listOf(valuesOf(sheet, seat), 'controls')
    const kept = held.filter((one) => one !== guild)
    if (seat === owner) next = told(next, seat, 'controls', [...kept, guild])
    else if (kept.length < held.length) next = told(next, seat, 'controls', kept)
  }
  return next
}

/** What need no longer be told is forgotten: control where one has the most, late Pages that are no longer there. */
export function settled(sheet: Sheet, guilds: readonly string[]): Sheet {
  const controlled = guilds
    .filter((guild) => {
      const owner = holder(sheet, 'controls', guild, -1)
      const most = mostIn(sheet, guild)
      return owner !== undefined && (most.length < 2 || !most.includes(owner))
    })
    .reduce((next, guild) => withControl(next, guild, undefined), sheet)
  return controlled.players.reduce((next, values, seat) => {
    const late = listOf(values, 'unresolved')
    const there = late.filter((page) => listOf(values, 'pages').includes(page))
    return there.length < late.length ? told(next, seat, 'unresolved', there) : next
  }, controlled)
}

/** Whether something was told for a part of the form. */
export const isTold = (values: Values, part: SheetPart): boolean =>
  part.fields.some(({ name, of, kind }) =>
    kind === 'one' || kind === 'cards'
      ? listOf(values, name).some((card) => of.includes(card))
      : values[name] !== undefined,
  )

/** A sheet that was kept or comes from a file, if it has the shape of one; what it says is checked where it is counted. */
export function readSheet(found: unknown): Sheet | undefined {
  const isTable = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isTable(found)) return undefined
  const { players, opponent, expansions = [] } = found as Partial<Sheet>
  if (!Array.isArray(players) || !players.every(isTable) || !Array.isArray(expansions)) return undefined
  return { players, expansions, ...(isTable(opponent) ? { opponent } : {}) }
}
