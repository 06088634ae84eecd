/** Where one's tables are: on the server the page came from, or in this browser. A page without a server has no choice. */
import { recall, remember } from '../shell/memory'

const home = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="scholars-home"]')?.content
/** Tables in a pocket say so in their address. */
const POCKET = /\/pocket-/
/** What is the same for everybody, and lies beside the page. */
const READ = /^\/api\/(offer|catalogue|rules|lessons|tabletop\/pad|reading\/[a-z]+)$/

/** What is nobody's own. */
const ANYBODY = /^\/api\/(companion|tabletop|catalogue|rules|reading)\b/

class Where {
  readonly serverless = home === 'pocket'
  pocket = $state(this.serverless || recall('where') === 'pocket')

  choose(pocket: boolean): void {
    this.pocket = pocket || this.serverless
    remember('where', this.pocket ? 'pocket' : 'server')
  }

  /** Whether something is asked of the pocket. */
  has(path: string): boolean {
    return this.pocket || POCKET.test(path)
  }

  /** Whether the pocket may answer for a server that does not, on a page that was kept. */
  canHelp(path: string): boolean {
    return ANYBODY.test(path) && !!navigator.serviceWorker?.controller
  }

  /** The file that answers by itself, if there is one. */
  file(method: string, path: string): string | undefined {
    const found = this.pocket && method === 'GET' ? READ.exec(path) : null
    return found ? `/pocket/read/${found[1]}.json` : undefined
  }
}

export const where = new Where()
