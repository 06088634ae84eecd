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
  patience?: ReturnType<typeof setTimeout>
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 5_000
const PATIENCE = 8_000 // without an answer to a request: the connection is lost
const SILENCE = 30_000 // without any message, though the server sends a heartbeat every 15 seconds: it is lost too
const OVERDUE = 20_000 // without any message: the page that is looked at again does not wait for the rest
const JUST_NOW = 1_000 // a connection over which something came is alive, whatever the browser says of the network
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
  private silence: ReturnType<typeof setTimeout> | undefined
  private heardAt = 0
  /** Whether the socket goes over a network, which may fail without a word. */
  private networked = false

  constructor(
    private readonly table: string,
    private readonly known: () => Known | undefined,
    private readonly tell: (news: News) => void,
  ) {}

  open(): void {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  close(): void {
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.state = 'closed'
    clearTimeout(this.again)
    this.stopWaiting()
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
    asked.patience = setTimeout(() => this.drop(), PATIENCE)
  }

  private connect(): void {
    this.again = undefined
    const known = this.known()
    // with a mark, be it empty, the server may say in a few words what has not changed
    const query = new URLSearchParams({ protocol: String(PROTOCOL), mark: known?.mark ?? '' })
    if (known) query.set('version', String(known.version))
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`
    this.networked = !where.has(path)
    if (!this.networked) {
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
    this.waitForMessage()
    socket.onmessage = ({ data }) =>
      socket === this.socket && this.hear(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = ({ code }) => socket === this.socket && this.lose(code)
  }

  private waitForMessage(): void {
    this.heardAt = Date.now()
    clearTimeout(this.silence)
    if (this.networked) this.silence = setTimeout(() => this.drop(), SILENCE)
  }

  private stopWaiting(): void {
    clearTimeout(this.silence)
    for (const { patience } of this.pending.values()) clearTimeout(patience)
  }

  private hear(message: ServerMessage): void {
    this.waitForMessage()
    if (message.type === 'heartbeat') return
    if ('id' in message) {
      const asked = message.id === null ? undefined : this.pending.get(message.id)
      if (message.id !== null) this.pending.delete(message.id)
      clearTimeout(asked?.patience)
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

  /** Gives the connection up without a goodbye, which over a dead network takes minutes. */
  private drop(): void {
    const { socket } = this
    this.socket = undefined // whatever still comes of it concerns nobody
    socket?.close()
    this.lose(1006)
  }

  private lose(code: number): void {
    this.socket = undefined
    this.stopWaiting()
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

  /** The network or the reader came back: no need to wait for what would be found out later. */
  private wake = ({ type }: Event): void => {
    if (type === 'visibilitychange' && document.hidden) return
    const silent = this.networked && Date.now() - this.heardAt > (type === 'online' ? JUST_NOW : OVERDUE)
    if (this.again === undefined && silent) this.drop()
    if (this.again === undefined) return
    clearTimeout(this.again)
    this.connect()
  }
}
