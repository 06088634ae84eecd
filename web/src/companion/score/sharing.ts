/** A pad to take along: as a few lines for others, and as a file that `scholars score` reads. */
import type { Message, SheetCounted, SheetForm, Value } from '../../protocol'
import { nameOf } from './names'
import { seats, TIES, type Sheet } from './sheet'

type Say = (message: Message | string, values?: Record<string, Value>) => string

export function textOf(sheet: Sheet, form: SheetForm, counted: SheetCounted, say: Say): string {
  const columns = [...Array(seats(sheet)).keys()]
  const row = (label: string, points: (seat: number) => number | undefined) =>
    `${label}: ${columns.map((seat) => points(seat) ?? '–').join(' / ')}`
  return [
    `${say('companion-score-pad')}: ${columns.map((seat) => say(nameOf(sheet, seat))).join(' / ')}`,
    ...form.players
      .filter(({ category }) => category !== TIES)
      .map(({ category }) =>
        row(say('pad-category', { category }), (seat) => counted.scores[seat]?.by_category[category] ?? 0),
      ),
    row(say('score-total'), (seat) => counted.scores[seat]?.total),
    say(counted.verdict),
  ].join('\n')
}

export const fileOf = (sheet: Sheet): File =>
  new File([JSON.stringify(sheet, null, 1)], 'scholars-score.json', { type: 'application/json' })
