/** The page's side of its pocket: asks the Worker as one would ask a server. The Worker is started when it is first asked. */
import type { FromPage, ToPage } from './messages'

/** As much of a WebSocket as is needed. */
export class PocketSocket {
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readyState: number = WebSocket.OPEN

  constructor(
    private readonly number: number,
    private readonly post: (message: FromPage) => void,
  ) {}

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.post({ type: 'say', number: this.number, text })
  }

  close(): void {
    if (this.readyState !== WebSocket.OPEN) return
    this.post({ type: 'go', number: this.number })
    this.end(1000)
  }

  end(code: number): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.({ code })
  }
}

class Pocket {
  state = $state<'asleep' | 'elsewhere' | 'coming' | 'starting' | 'ready' | 'failed'>('asleep')
  /** How many documents are only in memory, since there is no room for them. */
  unkept = $state(0)
  /** How much of what is needed has come. */
  share = $state(0)

  private worker: Worker | undefined
  private last = 0
  private asked = new Map<number, (answer: Response) => void>()
  private sockets = new Map<number, PocketSocket>()

  ask(method: string, path: string, body: string | null): Promise<Response> {
    const id = ++this.last
    return new Promise((answered) => {
      this.asked.set(id, answered)
      this.post({ type: 'ask', id, method, path, body })
    })
  }

  socket(table: string, query: URLSearchParams): PocketSocket {
    const number = ++this.last
    const socket = new PocketSocket(number, (message) => this.post(message))
    this.sockets.set(number, socket)
    this.post({ type: 'come', number, table, query: Object.fromEntries(query) })
    return socket
  }

  private post(message: FromPage): void {
    this.worker ??= this.start()
    this.worker.postMessage(message)
  }

  private start(): Worker {
    this.state = 'coming'
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.hear(data)
    worker.onerror = () => this.fail()
    return worker
  }

  private hear(told: ToPage): void {
    switch (told.type) {
      case 'coming':
        this.state = told.type
        this.share = told.share
        break
      case 'elsewhere':
      case 'starting':
      case 'ready':
        this.state = told.type
        break
      case 'full':
        this.unkept = told.unkept
        break
      case 'failed':
        console.warn(told.fault)
        this.fail()
        break
      case 'answered':
        this.asked.get(told.id)?.(new Response(told.body || null, { status: told.status }))
        this.asked.delete(told.id)
        break
      case 'told':
        this.sockets.get(told.number)?.onmessage?.({ data: told.text })
        break
      case 'ended':
        this.sockets.get(told.number)?.end(told.code)
        this.sockets.delete(told.number)
    }
  }

  /** Tries once more to keep what there was no room for. */
  keep(): Promise<Response> {
    return this.ask('POST', '/api/pocket/keep', null)
  }

  /** Nobody waits for ever; the next question tries again. */
  private fail(): void {
    this.state = 'failed'
    this.worker?.terminate()
    this.worker = undefined
    for (const answer of this.asked.values()) answer(Response.error())
    this.asked.clear()
    for (const socket of this.sockets.values()) socket.end(1001)
    this.sockets.clear()
  }
}

export const pocket = new Pocket()
// whoever closes the page would lose what is in memory alone
globalThis.addEventListener?.('beforeunload', (event) => {
  if (pocket.unkept) event.preventDefault()
})
// for whoever looks behind the page, as our tests do
Object.assign(globalThis, { scholarsPocket: pocket })
