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
interface Block {
  kind: 'whole' | 'product' | 'scaled'
  start: number
  step: number
  skip: number
  rows: Told
  less: Place
  left: Place
  right: Told
  of: Place
  factors: Place
}
interface ToldNetwork {
  rows: number
  starts: Place
  most: Place
  nothing: Place
  blocks: Block[]
  layers: { weights: Told; bias: Place }[]
  choices?: { left: Told; right: Told }
}

const GRAIN = 2 ** -14 // all rows are multiples of it, so that sums are exact
const WIDTH = 256 // numbers in a row

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

  /** A matrix as it is meant: its numbers by the scale of their row. */
  matrix({ numbers, scales }: Told): Float32Array {
    const found = Float32Array.from(this.array(numbers))
    if (!scales) return found
    const each = this.array(scales)
    const width = numbers.shape.at(-1) ?? 1
    for (let at = 0; at < found.length; at++) found[at]! *= each[Math.floor(at / width)]!
    return found
  }
}

/** Adds the product of a row and a matrix to a row of another. */
function addProduct(row: Float32Array, from: number, matrix: Float32Array, into: Float32Array, to: number) {
  const depth = matrix.length / WIDTH
  for (let inner = 0; inner < depth; inner++) {
    const by = row[from + inner]!
    if (by === 0) continue
    const start = inner * WIDTH
    for (let at = 0; at < WIDTH; at++) into[to + at]! += by * matrix[start + at]!
  }
}

class Layer {
  constructor(
    private readonly weights: Float32Array,
    private readonly bias: Float32Array,
  ) {}

  get size(): number {
    return this.bias.length
  }

  /** What comes of the layer before; of that only what is more than nothing counts. */
  apply(before: Float32Array, into: Float32Array): void {
    const width = before.length
    for (let out = 0; out < this.bias.length; out++) {
      let sum = this.bias[out]!
      const start = out * width
      for (let at = 0; at < width; at++) {
        const value = before[at]!
        if (value > 0) sum += value * this.weights[start + at]!
      }
      into[out] = sum
    }
  }
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

  constructor(told: ToldNetwork, content: Content) {
    this.starts = content.array(told.starts) as Int32Array
    this.most = content.array(told.most) as Uint8Array
    this.nothing = content.array(told.nothing) as Float32Array
    this.rows = new Float32Array(told.rows * WIDTH)
    for (const block of told.blocks) this.write(block, content)
    for (let at = 0; at < this.rows.length; at++) this.rows[at] = Math.round(this.rows[at]! / GRAIN) * GRAIN
    const [second, last] = told.layers.map(
      ({ weights, bias }) => new Layer(content.matrix(weights), content.array(bias) as Float32Array),
    )
    this.second = second!
    this.last = last!
    this.hidden = new Float32Array(this.second.size)
    this.choices =
      told.choices && Network.product(content.matrix(told.choices.left), content.matrix(told.choices.right))
  }

  private static product(left: Float32Array, right: Float32Array): Float32Array {
    const depth = right.length / WIDTH
    const found = new Float32Array((left.length / depth) * WIDTH)
    for (let row = 0; row < left.length / depth; row++)
      addProduct(left, row * depth, right, found, row * WIDTH)
    return found
  }

  private write(block: Block, content: Content): void {
    const { rows } = this
    if (block.kind === 'product') {
      const left = content.array(block.left) as Float32Array
      const right = content.matrix(block.right)
      const depth = right.length / WIDTH
      for (let card = block.skip; card < left.length / depth; card++) {
        const row = block.start + (card - block.skip) * block.step
        addProduct(left, card * depth, right, rows, row * WIDTH)
      }
      return
    }
    const known = content.matrix(block.rows)
    if (block.kind === 'whole') {
      const less = content.array(block.less)
      less.forEach((from, row) => {
        for (let at = 0; at < WIDTH; at++)
          rows[(block.start + row) * WIDTH + at] = known[row * WIDTH + at]! - known[from * WIDTH + at]!
      })
      return
    }
    const factors = content.array(block.factors)
    content.array(block.of).forEach((from, row) => {
      for (let at = 0; at < WIDTH; at++)
        rows[(block.start + row) * WIDTH + at] = known[from * WIDTH + at]! * factors[row]!
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

/** The policy and the value of a file. */
export function networksOf(file: Uint8Array): { policy: Network; value: Network } {
  const end = file.indexOf(10)
  const told = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Record<string, ToldNetwork>
  const content = new Content(file.buffer as ArrayBuffer, file.byteOffset + end + 1)
  return { policy: new Network(told['policy']!, content), value: new Network(told['value']!, content) }
}
