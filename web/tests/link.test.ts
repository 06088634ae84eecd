/** The socket of a table: answers, a lost connection, and what is asked meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROTOCOL } from '../src/protocol'
import { Link, type Known } from '../src/net/link.svelte'

class Socket {
  static made: Socket[] = []
  static CLOSED = 3
  readyState = 1
  sent: Record<string, unknown>[] = []
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: ((event: { code: number }) => void) | undefined

  constructor(readonly url: string) {
    Socket.made.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.drop(1000)
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  drop(code: number) {
    this.readyState = Socket.CLOSED
    this.onclose?.({ code })
  }
}

const last = (): Socket => Socket.made.at(-1) as Socket
const table = (version: number) => ({
  type: 'table',
  version,
  since: 0,
  entries: [],
  play: null,
  chat: null,
  mark: `mark ${version}`,
})
let known: Known | undefined
let link: Link

beforeEach(() => {
  vi.useFakeTimers()
  Socket.made = []
  known = undefined
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  link = new Link(
    't 1',
    () => known,
    (news) => news.type === 'table' && (known = news),
  )
  link.open()
})
afterEach(() => {
  link.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is asked before the table is known goes when it is, and the answer finds who asked', async () => {
  const answer = link.ask({ type: 'undo', version: 0 })
  expect(last().url).toBe(`ws://here/api/tables/t%201/socket?protocol=${PROTOCOL}&mark=`)
  expect(last().sent).toEqual([])
  last().hear(table(3))
  expect(last().sent).toEqual([{ type: 'undo', version: 0, id: 1 }])
  last().hear({ type: 'taken', id: 1, result: 'done', version: 4 })
  await expect(answer).resolves.toMatchObject({ result: 'done' })
})

test('a lost connection comes back with the last version, and the same choice is asked again', () => {
  last().hear(table(3))
  void link.ask({ type: 'choose', version: 3, choice: 'rest' })
  last().drop(1006)
  expect(link.state).toBe('lost')
  vi.advanceTimersByTime(2_000)
  expect(Socket.made).toHaveLength(2)
  expect(last().url).toContain(`?protocol=${PROTOCOL}&mark=mark+3&version=3`)
  expect(last().sent).toEqual([])
  last().hear(table(3))
  expect(link.state).toBe('open')
  expect(last().sent).toEqual([{ type: 'choose', version: 3, choice: 'rest', id: 1 }])
})

test('it is back also when a few words say that all is as it was', () => {
  last().hear(table(3))
  void link.ask({ type: 'choose', version: 3, choice: 'rest' })
  last().drop(1006)
  vi.advanceTimersByTime(2_000)
  last().hear({ type: 'here', version: 3, seats: [], watching: 0, chat: [] })
  expect(link.state).toBe('open')
  expect(last().sent).toEqual([{ type: 'choose', version: 3, choice: 'rest', id: 1 }])
})

test('a connection that stays silent is given up', () => {
  last().hear(table(3))
  void link.ask({ type: 'choose', version: 3, choice: 'rest' })
  vi.advanceTimersByTime(8_100)
  expect(link.state).toBe('lost')
})

test('the longer it is away, the longer it waits, but never long', () => {
  last().hear(table(3))
  for (let tries = 0; tries < 12; tries++) {
    last().drop(1006)
    vi.advanceTimersByTime(7_000)
  }
  expect(Socket.made).toHaveLength(13)
})

test('no such table is the end of it', () => {
  last().hear({ type: 'closing', reason: { key: 'refused-no-table' }, final: true })
  last().drop(4004)
  vi.advanceTimersByTime(60_000)
  expect(link.state).toBe('closed')
  expect(link.reason).toEqual({ key: 'refused-no-table' })
  expect(link.outdated).toBe(false)
  expect(Socket.made).toHaveLength(1)
})

test('a page that is older than the server says so, and does not try again', () => {
  const reason = { key: 'sentence', values: { clause: 'Reload' } }
  last().hear({ type: 'closing', reason, final: true })
  last().drop(4009)
  vi.advanceTimersByTime(60_000)
  expect([link.state, link.outdated, link.reason]).toEqual(['closed', true, reason])
  expect(Socket.made).toHaveLength(1)
})
