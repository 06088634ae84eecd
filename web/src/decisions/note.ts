/** What is said below the question: what would follow, or how far one has come. */
import { sentencesOf } from '../log/words'
import { settings } from '../settings/settings.svelte'
import type { JoinedTable } from '../table/table.svelte'
import { say } from '../texts/texts.svelte'
import type { Decision } from './decision.svelte'
import { capital } from './faces'

export interface Note {
  tone: 'plain' | 'quiet' | 'warn'
  text: string
}

/** `twice`: on a touch screen the second tap takes what the first one shows. */
export function noteOf(table: JoinedTable, decision: Decision, twice: boolean): Note | undefined {
  if (table.link.state === 'lost') return { tone: 'warn', text: say('web-lost') }
  if (decision.doubt) return { tone: 'warn', text: say(`web-doubt-${decision.doubt.because}`) }
  const { hovered, preview } = decision
  if (!hovered && settings.endTurns.on && decision.onlyEnd)
    return { tone: 'quiet', text: say('web-turn-ends') }
  const { set } = decision.building
  if (!hovered && set)
    return { tone: 'quiet', text: say('web-set-so-far', { count: set.picked.length, amount: set.amount }) }
  if (!hovered) return undefined
  const asked = table.play?.question
  const told = decision.pairOf(hovered)
    ? hovered.lines.map((line) => `${capital(say(line))}.`) // what stands there in icons
    : preview
      ? sentencesOf(preview.told, asked ? table.seatName(asked.seat) : undefined)
      : undefined
  const text = told?.length ? told.join(' ') : told ? say('play-nothing-certain') : ''
  return { tone: 'plain', text: twice ? `${text} ${say('web-tap-again')}`.trim() : text }
}
