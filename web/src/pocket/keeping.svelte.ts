/**
 * Keeping the page in the browser: its service worker, its installation, and what is to be done when a new version has
 * come. Nothing is reloaded unasked; what was chosen is on the disk already.
 */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

class Keeping {
  /** Whether the browser can keep pages at all. */
  readonly possible = 'serviceWorker' in navigator
  state = $state<'not' | 'coming' | 'kept' | 'failed'>('not')
  /** A new version waits until it is wanted. */
  newer = $state.raw<ServiceWorker>()
  /** The browser would put the page among its apps. */
  offered = $state.raw<InstallEvent>()

  /** Watches over what is kept already; keeps it if that is wanted anyway. */
  async start(wanted: boolean): Promise<void> {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offered = event as InstallEvent
    })
    if (!this.possible) return
    if (wanted || (await navigator.serviceWorker.getRegistration())) await this.keep()
  }

  /** Fetches everything, so that the page opens without a network. */
  async keep(): Promise<void> {
    if (!this.possible || this.state === 'coming') return
    this.state = 'coming'
    try {
      const known = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      this.watch(known)
      await navigator.serviceWorker.ready
      this.state = 'kept'
      void navigator.storage?.persist?.()
    } catch {
      this.state = 'failed'
    }
  }

  private watch(known: ServiceWorkerRegistration): void {
    const waits = (worker: ServiceWorker | null) => {
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) this.newer = worker
    }
    waits(known.waiting)
    known.addEventListener('updatefound', () => {
      const coming = known.installing
      coming?.addEventListener('statechange', () => {
        waits(coming)
        if (coming.state === 'redundant' && this.state === 'coming') this.state = 'failed'
      })
    })
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) known.update().catch(() => undefined) // without a network there is nothing new
    })
  }

  /** Puts the page among the apps of the device. */
  async install(): Promise<void> {
    await this.keep()
    await this.offered?.prompt()
    this.offered = undefined
  }

  /** Goes over to the new version. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.newer?.postMessage('now')
  }
}

export const keeping = new Keeping()
