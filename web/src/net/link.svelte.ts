/**
 * The socket of a table. When it is lost it comes back by itself, and what was asked meanwhile is asked again: a choice
 * names the version it was made for, so asking twice does no harm.
 */
import { PROTOCOL, type ClientMessage, type Message, type ServerMessage } from '../protocol'
import { where } from './where.svelte'

/** What can be asked; the link numbers it. */
export type Question = ClientMessage extends infer One
  ? One extends { id?: unknown }
    ? Omit<One, 'id'>
    : never
  : never
export type Answer = Extract<ServerMessage, { id: number | null }>
type News = Exclude<ServerMessage, { id: number | null }>

/** A WebSocket, or what is as good. */
interface Socket {
  readonly readyState: number
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

/** What the page has of a table: the version of its log, and the mark of all that was told with it. */
export interface Known {
  version: number
  mark: string | undefined
}

interface Pending {
  question: Question
  answered: (answer: Answer) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 5_000
const PATIENCE = 8_000 // after which a silent connection counts as lost
/** The identity is another one, may not watch, no such table: coming back would not help. */
const FINAL = [4000, 4003, 4004]
/** The server understands other pages than this one. */
const OUTDATED = 4009

export class Link {
  state = $state<'joining' | 'open' | 'lost' | 'closed'>('joining')
  /** Why it was closed for good. */
  reason = $state.raw<Message>()
  /** Whether that is because the page is older than the server. */
  outdated = $state(false)

  private socket: Socket | undefined
  private pending = new Map<number, Pending>()
  private last = 0
  private failures = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private impatience: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly known: () => Known | undefined,
    private readonly tell: (news: News) => void,
  ) {}

  open(): void {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  close(): void {
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.state = 'closed'
    clearTimeout(this.again)
    clearTimeout(this.impatience)
    this.socket?.close()
  }

  /** Asks something; the answer comes whenever there is a connection. */
  ask(question: Question): Promise<Answer> {
    const id = ++this.last
    return new Promise((answered) => {
      this.pending.set(id, { question, answered })
      if (this.state === 'open') this.send(id)
    })
  }

  private send(id: number): void {
    const asked = this.pending.get(id)
    if (!asked) return
    this.socket?.send(JSON.stringify({ ...asked.question, id }))
    clearTimeout(this.impatience)
    this.impatience = setTimeout(() => this.pending.size && this.socket?.close(), PATIENCE)
  }

  private connect(): void {
    const known = this.known()
    // with a mark, be it empty, the server may say in a few words what has not changed
    const query = new URLSearchParams({ protocol: String(PROTOCOL), mark: known?.mark ?? '' })
    if (known) query.set('version', String(known.version))
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`
    if (where.has(path)) {
      void import('../pocket/pocket.svelte').then(
        ({ pocket }) => this.state !== 'closed' && this.listen(pocket.socket(this.table, query)),
      )
      return
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.listen(new WebSocket(`${scheme}://${location.host}${path}?${query}`))
  }

  private listen(socket: Socket): void {
    this.socket = socket
    socket.onmessage = ({ data }) =>
      socket === this.socket && this.hear(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = ({ code }) => socket === this.socket && this.lose(code)
  }

  private hear(message: ServerMessage): void {
    if ('id' in message) {
      const asked = message.id === null ? undefined : this.pending.get(message.id)
      if (message.id !== null) this.pending.delete(message.id)
      if (!this.pending.size) clearTimeout(this.impatience)
      asked?.answered(message)
      return
    }
    if (message.type === 'closing' && message.final) this.reason = message.reason
    this.tell(message)
    if ((message.type === 'table' || message.type === 'here') && this.state !== 'open') {
      this.state = 'open'
      this.failures = 0
      for (const id of this.pending.keys()) this.send(id)
    }
  }

  private lose(code: number): void {
    clearTimeout(this.impatience)
    if (this.state === 'closed') return
    this.outdated = code === OUTDATED
    if (FINAL.includes(code) || this.reason) {
      this.reason ??= { key: code === 4003 ? 'web-table-private' : 'web-no-table' }
      this.close()
      return
    }
    if (this.state === 'open' || this.failures > 0) this.state = 'lost'
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures)
    this.failures += 1
    this.again = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  /** The network or the reader came back: no need to wait any longer. */
  private hurry = (): void => {
    if (this.state !== 'lost' || document.hidden) return
    clearTimeout(this.again)
    if (this.socket?.readyState === WebSocket.CLOSED) this.connect()
  }
}
