/** Everything in the pocket as one file, and such a file brought back. */
import { ask } from '../net/http'

export const SAVE = 'scholars.json'

/** Puts everything of a file into the pocket; how much that was. */
export async function bringSave(file: File): Promise<number> {
  let told: unknown
  try {
    told = JSON.parse(await file.text())
  } catch {
    told = null
  }
  const { brought } = await ask<{ brought: number }>('POST', '/api/pocket/save', told as object)
  return brought
}
