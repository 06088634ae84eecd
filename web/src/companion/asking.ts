/** Asks the server; where it does not answer and the page is kept in this browser, what is kept answers itself. */
import { ask, Refused } from '../net/http'
import { where } from '../net/where.svelte'

export async function askBeside<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  try {
    return await ask<Answer>(method, path, body)
  } catch (fault) {
    if (fault instanceof Refused || where.pocket || !navigator.serviceWorker?.controller) throw fault
    const { pocket } = await import('../pocket/pocket.svelte')
    const answer = await pocket.ask(method, path, body ? JSON.stringify(body) : null)
    if (!answer.ok) throw fault
    return (await answer.json()) as Answer
  }
}
