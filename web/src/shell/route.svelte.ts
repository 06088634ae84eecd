/** Which screen the address names: `/cards/room/room-4`. What stands after `#` is a secret and goes to no server. */

function segments(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return [] // a mistyped escape; the first screen is a better answer than none
  }
}

class Route {
  segments = $state.raw<string[]>([])
  secret = $state('')

  start(): void {
    addEventListener('popstate', () => this.follow())
    addEventListener('click', (event) => this.intercept(event))
    this.follow()
  }

  /** Shows another screen; `instead` leaves no way back to the present one. */
  go(path: string, instead = false): void {
    history[instead ? 'replaceState' : 'pushState'](null, '', path)
    this.follow()
    if (!location.hash) scrollTo(0, 0)
  }

  private follow(): void {
    this.segments = segments(location.pathname)
    this.secret = location.hash.slice(1)
  }

  /** A plain click on a link to one of our own screens needs no new page. */
  private intercept(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const route = new Route()

export const address = (...parts: string[]): string => `/${parts.map(encodeURIComponent).join('/')}`
