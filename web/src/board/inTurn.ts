/**
 * One thing after another, each in a task of its own: a table that is drawn all at once keeps the page from answering
 * for a quarter of a second.
 */
const waiting: (() => void)[] = []

/** Have something done after all that waits, or before it; what comes back calls it off. */
export function inTurn(come: () => void, first = false): () => void {
  if (!waiting.length) setTimeout(next)
  if (first) waiting.unshift(come)
  else waiting.push(come)
  tell()
  return () => {
    const at = waiting.indexOf(come)
    if (at >= 0) waiting.splice(at, 1)
    tell()
  }
}

function next() {
  waiting.shift()?.()
  tell()
  if (waiting.length) setTimeout(next)
}

/** Whoever reads the page aloud, or looks at it for faults, waits until all is there. */
function tell() {
  const body = globalThis.document?.body
  if (waiting.length) body?.setAttribute('aria-busy', 'true')
  else body?.removeAttribute('aria-busy')
}
