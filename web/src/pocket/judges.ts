/** The networks as Python asks for them (`scholars/pocket/networks.py`): buffers come in, numbers go out. */
import { Choosing } from './choosing'
import { networksOf, type Layout } from './network'

/** Something of Python's whose numbers can be looked at where they lie. */
interface Lent<Data> {
  getBuffer(): { data: Data; release(): void }
}
type Bytes = Lent<Uint8Array>
type Words = Lent<Int32Array>
type Floats = Lent<Float32Array>

const KINDS = ['translator', 'scroll', 'effect', 'die'] as const

function looking<Data extends unknown[], Found>(
  lent: { [Place in keyof Data]: Lent<Data[Place]> },
  look: (...data: Data) => Found,
): Found {
  const buffers = lent.map((one) => one.getBuffer())
  try {
    return look(...(buffers.map(({ data }) => data) as Data))
  } finally {
    for (const buffer of buffers) buffer.release()
  }
}

/** Those of the cards we ship, and of any other box. */
export const judges = (file: Uint8Array) => ({
  ...judgesOf(file),

  /** For a catalogue with other rows: the bytes that name something, where their rows begin, and what is printed. */
  others: (rows: number, named: Words, starts: Words, highest: Bytes, ...printed: Floats[]) =>
    looking<[Int32Array, Int32Array, Uint8Array, ...Float32Array[]], ReturnType<typeof judgesOf>>(
      [named, starts, highest, ...printed],
      (names, begins, most, ...cards) =>
        judgesOf(file, {
          rows,
          named: names,
          starts: begins,
          highest: most,
          printed: Object.fromEntries(KINDS.map((kind, at) => [kind, cards[at]!])),
        }),
    ),
})

function judgesOf(file: Uint8Array, layout?: Layout) {
  const { policy, value } = networksOf(file, layout)
  return {
    /** How much each option is to be wished for. */
    opinions: (seen: Bytes, after: Bytes, choices: Words) =>
      looking<[Uint8Array, Uint8Array, Int32Array], number[]>(
        [seen, after, choices],
        (before, tables, numbers) => {
          const sums = policy.sums(before)
          return Array.from(numbers, (choice, option) =>
            policy.wish(policy.sumsAfter(before, sums, tables, option * policy.length), choice),
          )
        },
      ),

    /** What is still to come for tables that lie one after the other, by head. */
    toCome: (tables: Bytes) =>
      looking<[Uint8Array], number[][]>([tables], (seen) => {
        const first = seen.slice(0, value.length)
        const sums = value.sums(first)
        return Array.from({ length: seen.length / value.length }, (_, table) =>
          Array.from(value.heads(value.sumsAfter(first, sums, seen, table * value.length))),
        )
      }),

    /** Whoever takes the likeliest options of so many games. */
    choosing: (first: Bytes, games: number) => {
      const { length } = policy
      const seats = looking<[Uint8Array], Uint8Array[]>([first], (seen) =>
        Array.from({ length: seen.length / length }, (_, seat) =>
          seen.slice(seat * length, (seat + 1) * length),
        ),
      )
      const chooser = new Choosing(policy, seats, games)
      return {
        choices: (going: Words, seats: Bytes, before: Bytes, offsets: Words, choices: Words, after: Bytes) =>
          looking<[Int32Array, Uint8Array, Uint8Array, Int32Array, Int32Array, Uint8Array], number[]>(
            [going, seats, before, offsets, choices, after],
            (which, ...told) => chooser.choices([...which], ...told),
          ),
      }
    },
  }
}
