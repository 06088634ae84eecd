/** Requests to the server. What it refuses comes as a `Refused` with its sentence. */
import type { Message, Refusal } from '../protocol'
import { where } from './where.svelte'

export class Refused extends Error {
  constructor(
    readonly reason: Message,
    readonly status: number,
  ) {
    super(reason.key)
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Asks and reads the answer; a body goes as JSON. */
export async function ask<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await answered(method, path, body ? JSON.stringify(body) : undefined)
  if (!response.ok) throw new Refused(await reason(response), response.status)
  return response.status === 204 ? (undefined as Answer) : ((await response.json()) as Answer)
}

/** From a file, from one's pocket, or from the server: whoever asks need not know. */
async function answered(method: Method, path: string, body: string | undefined): Promise<Response> {
  const file = where.file(method, path)
  if (file) return fetch(file)
  if (where.has(path)) return pocketed(method, path, body)
  try {
    return await fetch(path, {
      method,
      ...(body ? { body, headers: { 'Content-Type': 'application/json' } } : {}),
    })
  } catch (fault) {
    if (!where.canHelp(path)) throw fault
    return pocketed(method, path, body)
  }
}

async function pocketed(method: Method, path: string, body: string | undefined): Promise<Response> {
  const { pocket } = await import('../pocket/pocket.svelte')
  return pocket.ask(method, path, body ?? null)
}

async function reason(response: Response): Promise<Message> {
  try {
    return ((await response.json()) as Refusal).refusal
  } catch {
    return { key: 'web-server-failed' } // not from our server, such as a proxy's page
  }
}

/** The sentence for whatever went wrong with a request. */
export const sentence = (fault: unknown): Message =>
  fault instanceof Refused ? fault.reason : { key: 'web-no-answer' }
