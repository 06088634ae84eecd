/** The live action in words: `Red 8`, or each colour it can have. */
import type { LiveAction } from '../protocol'
import { say } from '../texts/texts.svelte'

export const actionWords = ({ colours, value }: LiveAction): string =>
  colours.map((item) => say('die', { item, face: value })).join(' / ') || String(value)
