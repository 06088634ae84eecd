/** An effect while it is clicked together: words inside joins, and holes where one is still to be picked. */

export type Node = { word: string; [field: string]: unknown } | null
export type Path = (string | number)[]
export type Join = 'and' | 'or'

/** The fields of a join that hold words, in the order in which they are read. */
const HELD: Record<string, string[]> = {
  and: ['parts'],
  or: ['parts'],
  pay: ['cost', 'gain'],
  per: ['each', 'count'],
  if: ['condition', 'then'],
}
const isNode = (value: unknown): value is Node => value === null || typeof value === 'object'

export const isJoin = (node: Node): boolean => node !== null && Object.hasOwn(HELD, node.word)

/** The words directly inside a join, each with its way from it. */
export function inside(node: Node): { path: Path; node: Node }[] {
  if (!node) return []
  return (HELD[node.word] ?? []).flatMap((field) => {
    const held = node[field]
    if (Array.isArray(held)) return held.map((part: Node, index) => ({ path: [field, index], node: part }))
    return isNode(held) ? [{ path: [field], node: held }] : []
  })
}

export const whole = (node: Node): boolean => node !== null && inside(node).every((part) => whole(part.node))

export function at(tree: Node, path: Path): Node {
  return path.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], tree) as Node
}

/** The tree with another word at a place. */
export function replaced(tree: Node, path: Path, node: Node): Node {
  if (!path.length) return node
  const [key, ...rest] = path as [string | number, ...Path]
  const held = (tree as Record<string | number, unknown>)[key] as Node
  const made = replaced(held, rest, node)
  if (Array.isArray(tree))
    return (tree as Node[]).map((part, index) => (index === key ? made : part)) as never
  return { ...tree, [key]: made } as Node
}

/** The join that directly holds a place, and which of its parts it is. */
function parent(tree: Node, path: Path): { path: Path; join: Node; index: number } | undefined {
  const last = path.at(-1)
  if (last === undefined) return undefined
  const way = path.slice(0, typeof last === 'number' ? -2 : -1)
  return { path: way, join: at(tree, way), index: typeof last === 'number' ? last : -1 }
}

const partsOf = (node: Node): Node[] => (node?.['parts'] ?? []) as Node[]

/** Joins something to a place: beside it where it is in such a join, else in a new one. Says where the hole is. */
export function joined(tree: Node, path: Path, word: Join): { tree: Node; path: Path } {
  const held = parent(tree, path)
  if (held?.join?.word === word) {
    const parts = partsOf(held.join).toSpliced(held.index + 1, 0, null)
    const made = replaced(tree, held.path, { word, parts })
    return { tree: made, path: [...held.path, 'parts', held.index + 1] }
  }
  const node = at(tree, path)
  const parts = node?.word === word ? [...partsOf(node), null] : [node, null]
  return { tree: replaced(tree, path, { word, parts }), path: [...path, 'parts', parts.length - 1] }
}

/** Puts a join with two different sides around a place: a cost before it, a condition, a count. */
export function wrapped(tree: Node, path: Path, word: 'pay' | 'per' | 'if'): { tree: Node; path: Path } {
  const node = at(tree, path)
  const made = {
    pay: { word, cost: null, gain: node },
    per: { word, each: node, count: null },
    if: { word, condition: null, then: node },
  }[word]
  const hole = { pay: 'cost', per: 'count', if: 'condition' }[word]
  return { tree: replaced(tree, path, made), path: [...path, hole] }
}

/** Takes a word away; a join of which one part is left is that part. Says what is nearest to it then. */
export function removed(tree: Node, path: Path): { tree: Node; path: Path } {
  const held = parent(tree, path)
  if (!held?.join) return { tree: null, path: [] }
  if (held.index >= 0) {
    const parts = partsOf(held.join).toSpliced(held.index, 1)
    if (parts.length > 1) {
      const made = replaced(tree, held.path, { ...held.join, parts } as Node)
      return { tree: made, path: [...held.path, 'parts', Math.max(0, held.index - 1)] }
    }
    return { tree: replaced(tree, held.path, parts[0] ?? null), path: held.path }
  }
  const kept = inside(held.join).find((part) => part.path[0] !== path.at(-1))
  const main =
    held.join.word === 'per' ? held.join['each'] : held.join.word === 'if' ? held.join['then'] : kept?.node
  return { tree: replaced(tree, held.path, (main ?? null) as Node), path: held.path }
}

/** Moves a part of a join before or behind its neighbours. */
export function moved(tree: Node, path: Path, to: number): { tree: Node; path: Path } {
  const held = parent(tree, path)
  if (!held?.join || held.index < 0) return { tree, path }
  const parts = [...partsOf(held.join)]
  const place = Math.min(Math.max(to, 0), parts.length - 1)
  const [part] = parts.splice(held.index, 1)
  parts.splice(place, 0, part ?? null)
  return {
    tree: replaced(tree, held.path, { ...held.join, parts } as Node),
    path: [...held.path, 'parts', place],
  }
}

/** Which part of its join a place is; none for what cannot be moved. */
export const placeOf = (path: Path): number | undefined => {
  const last = path.at(-1)
  return typeof last === 'number' ? last : undefined
}

/** Every place at which a word is or is missing, in reading order: where the arrow keys go. */
export function places(tree: Node, path: Path = []): Path[] {
  const parts = inside(tree)
  return parts.length ? parts.flatMap((part) => places(part.node, [...path, ...part.path])) : [path]
}

/** The vocabulary a place is filled from: costs, conditions and counts have their own. */
export function vocabularyAt(path: Path, usual: string): string {
  const last = path.findLast((key) => typeof key === 'string' && key !== 'parts')
  return path.at(-1) === 'condition'
    ? 'if'
    : path.at(-1) === 'count'
      ? 'per'
      : last === 'cost'
        ? 'cost'
        : usual
}

/** Choosing one field of a word, with the others as they are if that goes together, else as it does. */
export function chosen(
  node: NonNullable<Node>,
  field: string,
  value: unknown,
  ways: Record<string, unknown>[],
): Node {
  const wanted = { ...node, [field]: value } as NonNullable<Node>
  const fits = (way: Record<string, unknown>, names: string[]) =>
    names.every((name) => String(way[name]) === String(wanted[name]))
  const names = Object.keys(ways[0] ?? {})
  if (ways.some((way) => fits(way, names))) return wanted
  const other = ways.find((way) => fits(way, [field]))
  return other ? ({ ...wanted, ...other } as Node) : wanted
}
