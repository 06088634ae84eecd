/** What somebody got and gave by a choice, as icons beside the sentence. */
import { row, type Token } from '../board/glyph'
import * as draw from '../board/tokens'
import { COLOURS, GUILDS, TRACKS, type Fact } from '../protocol'

const MOST = 7

function icon({ name, values }: Fact): Token | undefined {
  const { amount = 1, worker = 0, colour = 0, guild = 0, track = 0 } = values
  const [pigment, house, subject] = [COLOURS[worker], GUILDS[guild], TRACKS[track]]
  switch (name) {
    case 'silver_gained':
      return draw.silver(amount)
    case 'gold_gained':
      return draw.gold(amount)
    case 'xp_gained':
      return draw.xp(amount)
    case 'page_gained':
      return draw.icon('i-page')
    case 'card_upgraded':
      return draw.icon('i-upgrade')
    case 'worker_gained':
      return pigment && draw.several(amount, draw.worker(pigment))
    case 'die_to_bag': {
      const die = COLOURS[colour]
      return die && draw.dieTo(die, 'bag')
    }
    case 'die_returned':
      return draw.destroyed(1, false)
    case 'influence_in_guild':
      return house && draw.inGuild(house)
    case 'influence_on_scroll':
      return draw.onScroll()
    case 'track_advanced':
      return subject && draw.advanced(subject)
    default:
      return undefined
  }
}

export function gains(facts: readonly Fact[], seat: number): Token | undefined {
  const counted = new Map<string, { fact: Fact; count: number }>()
  for (const fact of facts.filter(({ values }) => values['seat'] === seat)) {
    const key = JSON.stringify(fact)
    const known = counted.get(key) ?? { fact, count: 0 }
    counted.set(key, { fact, count: known.count + 1 })
  }
  const icons = [...counted.values()].flatMap(({ fact, count }) => {
    const token = icon(fact)
    return token ? [draw.several(count, token)] : []
  })
  return icons.length ? row(icons.slice(0, MOST), 4) : undefined
}
