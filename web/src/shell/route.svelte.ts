/** Which screen the address names: `#/catalogue/room/room-4`. */

function segments(hash: string): string[] {
  try {
    return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return [] // a mistyped escape; the first screen is a better answer than none
  }
}

class Route {
  segments = $state.raw<string[]>([])

  start(): void {
    const follow = () => (this.segments = segments(location.hash))
    addEventListener('hashchange', follow)
    follow()
  }
}

export const route = new Route()

export const address = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`
