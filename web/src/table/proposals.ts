/** What is said of a proposal, and of how it ended. */
import type { Message, Proposal, ProposalResult, Takeback } from '../protocol'
import { say } from '../texts/texts.svelte'

type NameOf = (seat: number) => string

const undoneIn = ({ undone }: Takeback) => undone.reduce((sum, count) => sum + count, 0)

/** What is proposed; of a takeback also how far it goes, and whose choices it undoes. */
export function proposalWords({ kind, by, seat, takeback }: Proposal, name: NameOf): string {
  if (kind === 'stand-in' || !takeback)
    return say('web-proposal-stand-in', { by: name(by), player: name(seat) })
  const whose = takeback.undone
    .flatMap((count, of) => (count ? [say('web-takeback-of', { count, player: name(of) })] : []))
    .join(', ')
  const to = takeback.text
    ? say('web-proposal-undo-to', { by: name(by), choice: takeback.text })
    : say('web-proposal-undo', { by: name(by) })
  return `${to} ${say('web-takeback-undoes', { count: undoneIn(takeback), whose })}`
}

/** How a proposal ended, in one sentence for the log, the chat and those who wait for it. */
export function resultMessage(result: ProposalResult, name: NameOf): Message {
  const { kind, accepted, by, seat, declined_by, takeback } = result
  const end = accepted ? 'accepted' : 'declined'
  const other = declined_by === null ? '' : name(declined_by)
  if (kind === 'undo')
    return {
      key: `web-result-undo-${end}`,
      values: accepted
        ? { by: name(by), count: takeback ? undoneIn(takeback) : 0 }
        : { by: name(by), player: other },
    }
  return {
    key: `web-result-stand-in-${end}`,
    values: accepted ? { by: name(by), player: name(seat) } : { other, player: name(seat) },
  }
}
