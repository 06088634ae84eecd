/**
 * "Your turn", told though no page is open: this browser gives out an address at its push service, and the server calls it.
 * Only where somebody asks for it.
 */
import { endPush, endPushes, putPush } from '../net/calls'
import { myself } from '../net/me.svelte'
import { permit } from './notices'

const SCOPE = '/push/' // no page lies there: the worker controls none

class Push {
  /** Whether this browser can be called at all. */
  readonly possible = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window
  on = $state(false)

  /** Looks whether this browser is called already; a server that has forgotten it is told again. */
  async look(): Promise<void> {
    const known = await this.known()
    this.on = known !== null
    if (known && myself.me?.person && !myself.me.pushes) await this.tell(known)
  }

  private async known(): Promise<PushSubscription | null> {
    if (!this.possible) return null
    const worker = await navigator.serviceWorker.getRegistration(SCOPE)
    return (await worker?.pushManager.getSubscription()) ?? null
  }

  private async tell(known: PushSubscription): Promise<void> {
    const { endpoint, keys } = known.toJSON()
    myself.me = await putPush({ endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! })
  }

  /** Wants to be called here; the key is that of the server. False if the browser refuses it. */
  async begin(key: string): Promise<boolean> {
    this.on = true // as the switch shows it already
    this.on = (await permit()) && (await this.subscribe(key))
    return this.on
  }

  private async subscribe(key: string): Promise<boolean> {
    try {
      const worker = await active(await navigator.serviceWorker.register('/push.js', { scope: SCOPE }))
      const old = await worker.pushManager.getSubscription()
      await old?.unsubscribe() // it may be for another key
      const options = { userVisibleOnly: true, applicationServerKey: bytes(key) }
      await this.tell(await worker.pushManager.subscribe(options))
    } catch (fault) {
      if (fault instanceof DOMException) return false
      this.on = false
      throw fault
    }
    return true
  }

  /** Wants to be called here no longer. */
  async end(): Promise<void> {
    const known = await this.known()
    this.on = false
    if (!known) return
    myself.me = await endPush({ endpoint: known.endpoint })
    await known.unsubscribe()
  }

  /** Wants to be called nowhere. */
  async endAll(): Promise<void> {
    myself.me = await endPushes()
    await (await this.known())?.unsubscribe()
    this.on = false
  }
}

/** Waits until a worker is ready to be called. */
async function active(worker: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = worker.installing ?? worker.waiting
  if (!worker.active && coming)
    await new Promise<void>((ready) =>
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated') ready()
      }),
    )
  return worker
}

/** What a server's key is made of. */
const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

export const push = new Push()
