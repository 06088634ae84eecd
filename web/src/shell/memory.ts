/** What the browser remembers of a reader's choices. It may be forbidden; then nothing is remembered. */
const name = (what: string) => `scholars.${what}`

export function recall(what: string): string | null {
  try {
    return localStorage.getItem(name(what))
  } catch {
    return null
  }
}

export function remember(what: string, value: string): void {
  try {
    localStorage.setItem(name(what), value)
  } catch {
    // private windows may refuse; the choice then holds for this visit
  }
}

/** Tells what the reader has chosen in another window. */
export function follow(what: string, told: (value: string | null) => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === name(what)) told(event.newValue)
  })
}
