/** What is the same as before stays the same object: only what has changed is drawn anew. */
export function sharing<Value>(before: Value | undefined, after: Value): Value {
  if (!isCompound(before) || !isCompound(after) || Array.isArray(before) !== Array.isArray(after))
    return after
  const known = before as Record<string, unknown>
  const entries = Object.entries(after).map(([name, value]) => [name, sharing(known[name], value)] as const)
  if (entries.length === Object.keys(known).length && entries.every(([name, value]) => known[name] === value))
    return before
  return (Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Value
}

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null
