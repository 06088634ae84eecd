/**
 * The tables in one's pocket: the engine, and all that a server does for its tables, in Python within a Worker. It is asked
 * what a server is asked, and answers the same.
 */
import { decompress } from 'fzstd'
import { loadPyodide } from 'pyodide'
import { judges } from './judges'
import type { FromPage, ToPage } from './messages'
import { Shelf } from './shelf'
import { learn, say } from './speech'

interface Pocket {
  ask(method: string, path: string, body: string | null): Promise<{ toJs(): [number, string] }>
  come(number: number, table: string, query: Record<string, string>): void
  hear(number: number, text: string): void
  go(number: number): void
  wake(): Promise<void>
}

const FOLDER = new URL('/pocket/', location.href).href
const PACKS = ['python', 'library', 'scholars', 'weights'] as const
const tell = (message: ToPage) => postMessage(message)

/** Fetches the packs side by side, and tells how far it is. */
async function fetched(): Promise<Record<(typeof PACKS)[number], Uint8Array>> {
  const done = PACKS.map(() => 0)
  const whole = PACKS.map(() => 0)
  const one = async (name: string, place: number) => {
    const response = await fetch(`${FOLDER}${name}.zst`)
    if (!response.ok || !response.body) throw new Error(`${name} did not come: ${response.status}`)
    whole[place] = Number(response.headers.get('Content-Length') ?? 0)
    const parts: Uint8Array[] = []
    for (const reader = response.body.getReader(); ;) {
      const { value, done: last } = await reader.read()
      if (last) break
      parts.push(value)
      done[place]! += value.length
      const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
      tell({ type: 'coming', share: Math.min(1, sum(done) / (sum(whole) || Infinity)) })
    }
    return decompress(new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer()))
  }
  const packs = await Promise.all(PACKS.map(one))
  return Object.fromEntries(PACKS.map((name, place) => [name, packs[place]!])) as Awaited<
    ReturnType<typeof fetched>
  >
}

/**
 * Waits until no other window has the tables: two would write over what the other has kept. A window that is closed or
 * reloaded lets go of them.
 */
function alone(): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return Promise.resolve()
  const kept = new Promise<void>(() => {})
  return new Promise((go) => {
    const mine = () => (go(), kept)
    void locks.request('scholars-pocket', { ifAvailable: true }, (free) => {
      if (free) return mine()
      tell({ type: 'elsewhere' })
      void locks.request('scholars-pocket', mine)
      return undefined
    })
  })
}

async function start(): Promise<Pocket> {
  await alone()
  const shelf = Shelf.open()
  const packs = await fetched()
  tell({ type: 'starting' })
  // Pyodide fetches what is unpacked here already.
  const unpacked = new Map([
    [`${FOLDER}pyodide.asm.wasm`, { content: packs.python, type: 'application/wasm' }],
    [`${FOLDER}library.zip`, { content: packs.library, type: 'application/zip' }],
  ])
  const usual = globalThis.fetch
  globalThis.fetch = async (asked, how) => {
    const found = unpacked.get(asked instanceof Request ? asked.url : String(asked))
    if (!found) return usual(asked, how)
    return new Response(found.content as BodyInit, { headers: { 'Content-Type': found.type } })
  }
  const python = await loadPyodide({
    indexURL: FOLDER,
    stdLibURL: `${FOLDER}library.zip`,
    lockFileContents: { info: LOCK, packages: {} },
    packageBaseUrl: FOLDER,
  })
  globalThis.fetch = usual
  python.unpackArchive(packs.scholars, 'zip', { extractDir: '/scholars' })
  const kept = await (await shelf).all()
  const page = {
    judges: judges(packs.weights),
    kept,
    keep: async (name: string, document: string | null | undefined) =>
      (await shelf).keep(name, document ?? null),
    breathe: () => new Promise((go) => setTimeout(go)),
    tell: (number: number, text: string) => tell({ type: 'told', number, text }),
    end: (number: number, code: number) => tell({ type: 'ended', number, code }),
    full: (unkept: number) => tell({ type: 'full', unkept }),
    learn,
    say,
  }
  python.runPython('import sys; sys.path.insert(0, "/scholars")')
  const { Pocket } = python.pyimport('scholars.pocket.start') as {
    Pocket: (base: string, page: object) => Pocket
  }
  return Pocket(location.origin, page)
}

/** What Pyodide compares with itself; no package is ever loaded by it. */
const LOCK = {
  abi_version: '2026_0',
  arch: 'wasm32' as const,
  platform: 'emscripten_5_0_3',
  python: '3.14.2',
  version: '314.0.7',
}

const pocket = start()
pocket.then(
  async (ready) => {
    tell({ type: 'ready' })
    await ready.wake()
  },
  (fault: unknown) => tell({ type: 'failed', fault: String(fault) }),
)

addEventListener('message', async ({ data }: MessageEvent<FromPage>) => {
  const ready = await pocket
  switch (data.type) {
    case 'ask': {
      try {
        const [status, body] = (await ready.ask(data.method, data.path, data.body)).toJs()
        tell({ type: 'answered', id: data.id, status, body })
      } catch (fault) {
        console.error(fault)
        tell({ type: 'answered', id: data.id, status: 500, body: '' })
      }
      break
    }
    case 'come':
      ready.come(data.number, data.table, data.query)
      break
    case 'say':
      ready.hear(data.number, data.text)
      break
    case 'go':
      ready.go(data.number)
      break
  }
})
