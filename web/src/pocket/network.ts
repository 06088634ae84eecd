/**
 * What was learned, at play in a browser: the networks of `scholars/bots/learned`, as `scholars/pocket/weights.py` writes
 * them. An observation is a row of bytes; the first layer is a table with a row for each value of each of them, and from
 * one observation to the next only the rows of what has changed are added and taken away.
 */

interface Place {
  at: number
  kind: string
  shape: number[]
}
interface Told {
  numbers: Place
  scales?: Place
}
interface ToldLayer {
  weights: Told
  bias: Place
}
interface ToldNetwork {
  /** The length of an observation. */
  bytes: number
  nothing: Place
  plain: { rows: Told; less: Place }
  cards: Record<string, [ToldLayer, ToldLayer]>
  lying: Record<string, Told>
  counts: { bytes: Place; starts: Place; most: Place; rows: Told; of: Place; factors: Place }
  layers: [ToldLayer, ToldLayer]
  choices?: { left: Told; right: Told }
}
interface ToldFile {
  layout: { rows: number; named: Place; starts: Place; highest: Place; printed: Record<string, Place> }
  /** How many places there are for cards of each kind. */
  places: Record<string, number>
  /** Where cards are told by the place each is at: of which kind they are, and the first place that is known. */
  placed: Record<string, [string, number]>
  policy: ToldNetwork
  value: ToldNetwork
}

/** What follows from a catalogue: the bytes that name something, where their rows begin, and what is printed on cards. */
export interface Layout {
  rows: number
  named: Int32Array
  starts: Int32Array
  highest: Uint8Array
  printed: Record<string, Float32Array>
}

const GRAIN = 2 ** -13 // all rows are multiples of it, so that sums are exact
const WIDTH = 256 // numbers in a row
const WIDEST = 4096 // numbers of a layer, at most

// what counts of a layer while it is applied: where it is, and how much
const counting = new Int32Array(WIDEST)
const counted = new Float64Array(WIDEST)

/** What is written in the file, array by array. */
class Content {
  constructor(
    private readonly buffer: ArrayBuffer,
    private readonly start: number,
  ) {}

  array({ at, kind, shape }: Place): Float32Array | Int32Array | Int8Array | Uint8Array {
    const length = shape.reduce((product, side) => product * side, 1)
    const place = this.start + at
    if (kind === 'f4') return new Float32Array(this.buffer, place, length)
    if (kind === 'i4') return new Int32Array(this.buffer, place, length)
    return kind === 'i1'
      ? new Int8Array(this.buffer, place, length)
      : new Uint8Array(this.buffer, place, length)
  }

  layout({ rows, named, starts, highest, printed }: ToldFile['layout']): Layout {
    return {
      rows,
      named: this.array(named) as Int32Array,
      starts: this.array(starts) as Int32Array,
      highest: this.array(highest) as Uint8Array,
      printed: Object.fromEntries(
        Object.entries(printed).map(([kind, place]) => [kind, this.array(place) as Float32Array]),
      ),
    }
  }

  /** A matrix as it is meant: its numbers by the scale of their row. */
  matrix({ numbers, scales }: Told): Float32Array {
    const found = Float32Array.from(this.array(numbers))
    if (!scales) return found
    const each = this.array(scales)
    const width = numbers.shape.at(-1) ?? 1
    for (let row = 0; row < each.length; row++) {
      const scale = each[row]!
      for (let at = row * width; at < (row + 1) * width; at++) found[at]! *= scale
    }
    return found
  }
}

/** Adds the product of a row and a matrix, or a part of it, to a row of another. */
function addProduct(
  row: Float32Array,
  from: number,
  depth: number,
  matrix: Float32Array,
  at: number,
  into: Float32Array,
  to: number,
) {
  for (let inner = 0; inner < depth; inner++) {
    const by = row[from + inner]!
    if (by === 0) continue
    const start = at + inner * WIDTH
    for (let place = 0; place < WIDTH; place++) into[to + place]! += by * matrix[start + place]!
  }
}

class Layer {
  constructor(
    private readonly weights: Float32Array,
    private readonly bias: Float32Array,
  ) {}

  static of({ weights, bias }: ToldLayer, content: Content): Layer {
    return new Layer(content.matrix(weights), content.array(bias) as Float32Array)
  }

  get size(): number {
    return this.bias.length
  }
  /** Of the layer before. */
  get width(): number {
    return this.weights.length / this.bias.length
  }

  /** What comes of the layer before; of that only what is more than nothing counts, and is looked up once. */
  apply(before: Float32Array, into: Float32Array): void {
    const { weights, bias } = this
    const width = before.length
    let count = 0
    for (let at = 0; at < width; at++) {
      const value = before[at]!
      counting[count] = at
      counted[count] = value
      if (value > 0) count++
    }
    for (let out = 0; out < bias.length; out++) {
      let sum = bias[out]!
      const start = out * width
      for (let one = 0; one < count; one++) sum += counted[one]! * weights[start + counting[one]!]!
      into[out] = sum
    }
  }
}

/** What is printed on each card of a kind, none of it below 0, in a few numbers, card after card; nothing is zeros. */
function cardsOf(printed: Float32Array, first: Layer, second: Layer): Float32Array {
  const width = first.width
  const count = printed.length / width
  const found = new Float32Array(count * second.size)
  const between = new Float32Array(first.size)
  for (let card = 1; card < count; card++) {
    first.apply(printed.subarray(card * width, (card + 1) * width), between)
    second.apply(between, found.subarray(card * second.size, (card + 1) * second.size))
  }
  return found
}

export class Network {
  private readonly rows: Float32Array
  private readonly starts: Int32Array
  private readonly most: Uint8Array
  private readonly nothing: Float32Array
  private readonly second: Layer
  private readonly last: Layer
  /** What each choice adds, by its number. */
  private readonly choices: Float32Array | undefined
  private readonly hidden: Float32Array
  private readonly first = new Float32Array(WIDTH)

  constructor(told: ToldNetwork, file: ToldFile, content: Content, layout: Layout) {
    const { counts } = told
    const counted = content.array(counts.of).length
    this.starts = new Int32Array(told.bytes)
    this.most = new Uint8Array(told.bytes) // values above it are like it
    layout.named.forEach((byte, at) => {
      this.starts[byte] = layout.starts[at]! + 1
      this.most[byte] = layout.highest[at]!
    })
    const [starts, most] = [content.array(counts.starts), content.array(counts.most)]
    content.array(counts.bytes).forEach((byte, at) => {
      this.starts[byte] = starts[at]! + layout.rows + 1
      this.most[byte] = most[at]!
    })
    this.nothing = content.array(told.nothing) as Float32Array
    this.rows = new Float32Array((1 + layout.rows + counted) * WIDTH)
    this.writePlain(told, content)
    this.writeCards(told, file, content, layout)
    this.writeCounts(told, content, layout.rows + 1)
    for (let at = 0; at < this.rows.length; at++) this.rows[at] = Math.round(this.rows[at]! / GRAIN) * GRAIN
    this.second = Layer.of(told.layers[0], content)
    this.last = Layer.of(told.layers[1], content)
    this.hidden = new Float32Array(this.second.size)
    this.choices =
      told.choices && Network.product(content.matrix(told.choices.left), content.matrix(told.choices.right))
  }

  private static product(left: Float32Array, right: Float32Array): Float32Array {
    const depth = right.length / WIDTH
    const found = new Float32Array((left.length / depth) * WIDTH)
    for (let row = 0; row < left.length / depth; row++)
      addProduct(left, row * depth, depth, right, 0, found, row * WIDTH)
    return found
  }

  /** Rows that were learned one by one: what a value adds to what 0 would. The first row of all adds nothing. */
  private writePlain({ plain }: ToldNetwork, content: Content): void {
    const known = content.matrix(plain.rows)
    content.array(plain.less).forEach((from, row) => {
      for (let at = 0; at < WIDTH; at++)
        this.rows[(1 + row) * WIDTH + at] = known[row * WIDTH + at]! - known[from * WIDTH + at]!
    })
  }

  /** The rows of cards: of each at each place where one lies, then of each at each place where it was seen. */
  private writeCards(
    { plain, cards, lying }: ToldNetwork,
    file: ToldFile,
    content: Content,
    { printed }: Layout,
  ) {
    let start = 1 + (plain.rows.numbers.shape[0] ?? 0)
    const known: Record<string, { found: Float32Array; depth: number; count: number }> = {}
    for (const [kind, [first, second]] of Object.entries(cards)) {
      const found = cardsOf(printed[kind]!, Layer.of(first, content), Layer.of(second, content))
      const depth = second.bias.shape[0]!
      known[kind] = { found, depth, count: found.length / depth }
    }
    for (const kind of Object.keys(cards)) {
      const { found, depth, count } = known[kind]!
      const worth = content.matrix(lying[kind]!)
      for (let place = 0; place < file.places[kind]!; place++)
        for (let card = 0; card < count; card++) {
          const row = start + place * count + card
          addProduct(found, card * depth, depth, worth, place * depth * WIDTH, this.rows, row * WIDTH)
        }
      start += file.places[kind]! * count
    }
    for (const [kind, [of, first]] of Object.entries(file.placed)) {
      const { found, depth, count } = known[of]!
      const worth = content.matrix(lying[kind]!)
      const places = file.places[kind]!
      for (let place = first; place < places; place++)
        for (let card = 1; card < count; card++) {
          const row = start + (card - 1) * places + place
          const at = (place - first) * depth * WIDTH
          addProduct(found, card * depth, depth, worth, at, this.rows, row * WIDTH)
        }
      start += places * (count - 1)
    }
  }

  /** A row for each value of a count, as far as they differ. */
  private writeCounts({ counts }: ToldNetwork, content: Content, start: number): void {
    const known = content.matrix(counts.rows)
    const factors = content.array(counts.factors)
    content.array(counts.of).forEach((from, row) => {
      for (let at = 0; at < WIDTH; at++)
        this.rows[(start + row) * WIDTH + at] = known[from * WIDTH + at]! * factors[row]!
    })
  }

  /** The length of an observation. */
  get length(): number {
    return this.starts.length
  }

  /** The sums of an observation. */
  sums(seen: Uint8Array): Float32Array {
    return this.sumsAfter(new Uint8Array(this.length), this.nothing, seen, 0)
  }

  /** The sums of an observation that lies somewhere among others, from those of one before it. */
  sumsAfter(before: Uint8Array, sums: Float32Array, after: Uint8Array, at: number): Float32Array {
    const found = sums.slice()
    for (let byte = 0; byte < this.length; byte++) {
      const old = before[byte]!
      const now = after[at + byte]!
      if (old === now) continue
      if (now) this.add(found, byte, now, 1)
      if (old) this.add(found, byte, old, -1)
    }
    return found
  }

  private add(sums: Float32Array, byte: number, value: number, sign: number): void {
    const start = (this.starts[byte]! + Math.min(value, this.most[byte]!)) * WIDTH
    for (let at = 0; at < WIDTH; at++) sums[at]! += sign * this.rows[start + at]!
  }

  /** How much an option is to be wished for, from the sums of the table after it and the number of its choice. */
  wish(sums: Float32Array, choice: number): number {
    const start = choice * WIDTH
    for (let at = 0; at < WIDTH; at++) this.first[at] = sums[at]! + this.choices![start + at]!
    return this.judged(this.first)[0]!
  }

  /** What is still to come, by head. */
  heads(sums: Float32Array): Float32Array {
    return this.judged(sums)
  }

  private judged(first: Float32Array): Float32Array {
    const found = new Float32Array(this.last.size)
    this.second.apply(first, this.hidden)
    this.last.apply(this.hidden, found)
    return found
  }
}

/** The policy and the value of a file, for the catalogue it was made with or another. */
export function networksOf(file: Uint8Array, other?: Layout): { policy: Network; value: Network } {
  const end = file.indexOf(10)
  const told = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as ToldFile
  const content = new Content(file.buffer as ArrayBuffer, file.byteOffset + end + 1)
  const layout = other ?? content.layout(told.layout)
  return {
    policy: new Network(told.policy, told, content, layout),
    value: new Network(told.value, told, content, layout),
  }
}
