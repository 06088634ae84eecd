/** One's own Rest as it is shown: its stages are ticked off one by one, also where nothing is asked and all is over. */
import { atOnce, paced } from '../board/motion'
import type { LogEntry, Rest } from '../protocol'
import { play as sound } from '../sound/sounds'
import type { JoinedTable } from '../table/table.svelte'

const STAGE = 320 // milliseconds, at pace 1
const LAST = 900 // how long the finished list stays in sight

/** The card, each income, the Dice, then Workers and cards. */
export const stagesOf = ({ incomes }: Rest): number => incomes.length + 3
/** How many stages are behind the question that is asked. */
export function reached({ step, incomes }: Rest): number {
  const now = incomes.findIndex(({ progress }) => progress === 'now')
  return step === 'income' ? 1 + Math.max(0, now) : 0
}

export class Resting {
  /** The Rest that is shown. */
  rest = $state.raw<Rest>()
  /** How many of its stages are ticked off. */
  done = $state(0)
  /** Whether the reader looks at the board instead. */
  away = $state(false)
  /** What was told of it: the card of the pile, and what came. */
  entries = $state.raw<readonly LogEntry[]>([])

  private aim = 0
  private ahead: Rest | undefined
  private heard = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: JoinedTable) {}

  /** The table shows another moment. */
  follow(): void {
    const { play, log } = this.table
    const fresh = log.filter(({ version }) => version > this.heard)
    this.heard = log.at(-1)?.version ?? this.heard
    const begun = fresh.findIndex(({ choice, seat }) => choice === 'rest' && this.isMine(seat))
    this.entries = begun < 0 ? [...this.entries, ...fresh] : fresh.slice(begun)
    const told = play?.rest ?? undefined
    if (told && told.step !== 'ahead') this.show(told, reached(told))
    else if (fresh.some(({ back_to }) => back_to !== null)) this.close()
    else if (this.rest && this.aim < stagesOf(this.rest)) this.show(this.rest, stagesOf(this.rest))
    else if (begun >= 0 && this.ahead && !atOnce()) this.begin(this.ahead)
    if (told?.step === 'ahead') this.ahead = told
  }

  /** Shows at once what would come by itself. */
  hurry(): void {
    if (!this.rest) return
    this.done = this.aim
    this.settle()
  }
  close(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.rest = undefined
    this.done = 0
    this.away = false
    this.table.resume(this)
  }

  private isMine = (seat: number): boolean => this.table.online?.seats[seat]?.mine ?? false

  /** A Rest that was over as soon as it was chosen. */
  private begin(rest: Rest): void {
    this.done = 0
    this.show(rest, stagesOf(rest))
  }
  private show(rest: Rest, aim: number): void {
    this.rest = rest
    this.aim = aim
    if (atOnce() || this.done > aim) this.hurry()
    else this.settle()
  }
  /** Goes on to what is to be shown; when all is ticked off the panel goes away. */
  private settle(): void {
    clearTimeout(this.timer)
    const { rest } = this
    if (rest && this.aim >= stagesOf(rest)) this.table.pause(this) // others' turns would be played under the panel
    const over = rest && this.done >= stagesOf(rest)
    if (over) this.timer = setTimeout(() => this.close(), atOnce() ? 0 : paced(LAST))
    else if (this.done < this.aim) this.timer = setTimeout(() => this.tick(), paced(STAGE))
    else this.timer = undefined
  }
  private tick(): void {
    this.done += 1
    sound(this.rest && this.done > 1 && this.done <= this.rest.incomes.length + 1 ? 'pluck' : 'tick')
    this.settle()
  }
}
