/** The socket of a table: answers, a lost connection, and what is asked meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROTOCOL } from '../src/protocol'
import { Link, type Known } from '../src/net/link.svelte'
import { where } from '../src/net/where.svelte'

vi.mock('../src/pocket/pocket.svelte', () => ({ pocket: { socket: () => new Socket('pocket') } }))

class Socket {
  static made: Socket[] = []
  static CLOSED = 3
  /** Over a dead network nothing comes, not even that a socket is closed. */
  static dead = false
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
    if (!Socket.dead) this.drop(1000)
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
let page: EventTarget
const passedOn: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  Socket.made = []
  Socket.dead = false
  passedOn.length = 0
  page = new EventTarget()
  known = undefined
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  link = new Link(
    't 1',
    () => known,
    (news) => {
      passedOn.push(news.type)
      if (news.type === 'table') known = news
    },
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

test('a request without an answer ends the connection, though the network says nothing of it', () => {
  last().hear(table(3))
  Socket.dead = true
  void link.ask({ type: 'choose', version: 3, choice: 'rest' })
  vi.advanceTimersByTime(7_900)
  expect(link.state).toBe('open')
  void link.ask({ type: 'standing', version: 3 }) // a later one does not begin the wait anew
  vi.advanceTimersByTime(200)
  expect(link.state).toBe('lost')
  vi.advanceTimersByTime(600)
  expect(Socket.made).toHaveLength(2)
  last().hear(table(3))
  expect(last().sent.map(({ type }) => type)).toEqual(['choose', 'standing'])
})

test('a connection over which nothing comes is given up', () => {
  last().hear(table(3))
  Socket.dead = true
  vi.advanceTimersByTime(29_900)
  expect(link.state).toBe('open')
  vi.advanceTimersByTime(200)
  expect(link.state).toBe('lost')
  vi.advanceTimersByTime(600)
  expect(Socket.made).toHaveLength(2)
})

test('a heartbeat is a sign of life, and concerns nobody else', () => {
  last().hear(table(3))
  for (let beats = 0; beats < 20; beats++) {
    vi.advanceTimersByTime(15_000)
    last().hear({ type: 'heartbeat' })
  }
  expect([link.state, Socket.made.length, passedOn]).toEqual(['open', 1, ['table']])
})

test('an attempt that hangs is given up too', () => {
  last().hear(table(3))
  last().drop(1006)
  Socket.dead = true
  vi.advanceTimersByTime(600)
  expect(Socket.made).toHaveLength(2)
  vi.advanceTimersByTime(31_500)
  expect(Socket.made).toHaveLength(3)
})

test('when the network is back a new connection is made at once, and the old one is no more listened to', () => {
  last().hear(table(3))
  const old = last()
  vi.advanceTimersByTime(2_000)
  Socket.dead = true
  page.dispatchEvent(new Event('online'))
  expect([link.state, Socket.made.length]).toEqual(['lost', 2])
  old.hear(table(4))
  old.drop(1006)
  expect([link.state, Socket.made.length, known?.version]).toEqual(['lost', 2, 3])
  last().hear(table(5))
  expect([link.state, known?.version]).toEqual(['open', 5])
  page.dispatchEvent(new Event('online')) // something came just now: this one is alive
  expect([link.state, Socket.made.length]).toEqual(['open', 2])
})

test('when the network is back nobody waits for the next attempt', () => {
  last().hear(table(3))
  for (let tries = 0; tries < 8; tries++) {
    last().drop(1006)
    vi.advanceTimersByTime(7_000)
  }
  last().drop(1006)
  const tries = Socket.made.length
  page.dispatchEvent(new Event('online'))
  expect(Socket.made).toHaveLength(tries + 1)
  vi.advanceTimersByTime(7_000) // and the attempt that was due is not made too
  expect(Socket.made).toHaveLength(tries + 1)
})

test('who comes back to the page finds a connection whose heartbeat is overdue made anew', () => {
  last().hear(table(3))
  vi.advanceTimersByTime(16_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Socket.made).toHaveLength(1)
  vi.advanceTimersByTime(5_000)
  Object.assign(document, { hidden: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Socket.made).toHaveLength(1)
  Object.assign(document, { hidden: false })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Socket.made).toHaveLength(2)
})

test('a table in the pocket has no network to lose', async () => {
  link.close()
  Socket.made = []
  where.choose(true)
  try {
    link = new Link(
      't 1',
      () => known,
      () => {},
    )
    link.open()
    await vi.dynamicImportSettled()
    expect(Socket.made.map(({ url }) => url)).toEqual(['pocket'])
    last().hear(table(3))
    vi.advanceTimersByTime(600_000)
    page.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect([link.state, Socket.made.length]).toEqual(['open', 1])
  } finally {
    where.choose(false)
  }
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
