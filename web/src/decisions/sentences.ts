/** As many whole sentences as there is room for. */
const ROOM = 150 // characters: two lines of the bar

export function sentences(told: readonly string[], room = ROOM): string {
  let text = ''
  for (const one of told) {
    if (text && text.length + one.length > room) return `${text} …`
    text = text ? `${text} ${one}` : one
  }
  return text
}
