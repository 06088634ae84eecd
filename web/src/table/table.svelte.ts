/** A table one has joined: what the server tells of it, shown at the reader's pace. */
import { nameOf, namesOf } from '../board/names'
import { changedBy, Lights } from '../log/lights.svelte'
import { notify } from '../settings/notices'
import { settings } from '../settings/settings.svelte'
import { getLog } from '../net/calls'
import { Link, type Known } from '../net/link.svelte'
import type {
  ChatLine,
  HereTold,
  HintTold,
  HouseTold,
  LogEntry,
  Message,
  OnlineTable,
  Place,
  Play,
  ProposalResult,
  Score,
  ServerMessage,
  Table,
  TableTold,
} from '../protocol'
import { sharing } from './sharing'

/** How long a choice of somebody else stays in sight before the next, at pace 1. */
const STEP = 1000

export class JoinedTable {
  /** Everything about it but its game. */
  online = $state.raw<OnlineTable>()
  /** The game as it is shown, which may be behind what was told while others' choices are played back. */
  play = $state.raw<Play | null>(null)
  version = $state(0)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatLine[]>([])
  unread = $state(0)
  /** The last hint somebody asked for, where all see them. */
  hint = $state.raw<HintTold>()
  /** How the last proposal ended, until it was read or the game went on. */
  result = $state.raw<ProposalResult>()
  /** What concerns every table. */
  house = $state.raw<HouseTold>()
  /** The texts of notices that the reader has closed. */
  readNotices = $state.raw<readonly string[]>([])
  /** Places others have changed since the viewer last acted. */
  moved = $state.raw<ReadonlySet<Place>>(new Set())
  /** The version of the choice that is being shown just now. */
  showing = $state<number>()
  /** What the log points at. */
  readonly lights = new Lights()
  readonly link: Link

  private waiting: TableTold[] = $state.raw([])
  private readonly pausing = new Set<object>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private heard: Known | undefined
  private read = false

  constructor(readonly id: string) {
    this.link = new Link(
      id,
      () => this.heard,
      (news) => this.hear(news),
    )
  }

  open(): void {
    this.link.open()
  }
  close(): void {
    clearTimeout(this.timer)
    this.lights.end()
    this.link.close()
  }

  /** What lies on it, as the viewer sees it. */
  get seen(): Table | undefined {
    return this.play?.table
  }
  get behind(): boolean {
    return this.waiting.length > 0 || this.showing !== undefined
  }
  /** Whether the question that is shown is the viewer's to answer. */
  get mine(): boolean {
    const { play, online } = this
    if (!play?.question?.options || this.behind) return false
    return online?.seats[play.question.seat]?.stand_in === null
  }
  /** The seat that is playing: whose choice is being shown, else who is asked. */
  get active(): number | undefined {
    const last = this.log.at(-1)
    return this.behind && last && this.others(last) ? last.seat : this.play?.question?.seat
  }
  /** Whether a seat is the reader; those who play several at one screen are told apart by name. */
  isReader(seat: number): boolean {
    const mine = this.online?.seats.filter((one) => one.mine) ?? []
    return mine.length === 1 && mine[0]?.seat === seat
  }
  seatName(seat: number): string {
    return this.play ? nameOf(this.play.table, seat) : (this.online?.seats[seat]?.name ?? '')
  }

  /** What one chose in this turn so far, for "how we got here". */
  get turnSoFar(): Message[] {
    const seat = this.active
    const texts: Message[] = []
    const putBack: string[] = []
    for (const one of this.log.toReversed()) {
      if (one.seat !== seat || !one.text || one.choice === 'end-turn') break
      const [verb = '', name = ''] = one.choice?.split(' ') ?? []
      const at = putBack.indexOf(name)
      // what was declined, or picked and put back, has led nowhere
      if (verb === 'decline') continue
      else if (verb === 'put-back') putBack.push(name)
      else if (at >= 0) putBack.splice(at, 1)
      else texts.unshift(one.text)
      if (/^(work|rest|pass|pick) ?/.test(one.choice ?? '')) break
    }
    return texts
  }

  private scores: { version: number; told: Promise<Score[]> } | undefined
  /** Everybody's points card by card, if the game ended now; asked once for each moment. */
  askStanding(): Promise<Score[]> {
    const { version } = this
    if (this.scores?.version !== version) {
      const answer = this.link.ask({ type: 'standing', version })
      this.scores = { version, told: answer.then((told) => (told.type === 'standing' ? told.scores : [])) }
    }
    return this.scores.told
  }

  /** Whether the log reaches back to the beginning. */
  get begun(): boolean {
    return (this.log[0]?.version ?? 1) <= 1
  }
  /** How proposals ended. */
  get results(): ProposalResult[] {
    return this.chat.flatMap(({ result }) => (result ? [result] : []))
  }
  /** Whether a bot that plays a seat does so in the place of a person. */
  standsIn = (seat: number): boolean =>
    this.online?.seats[seat]?.kind === 'person' ||
    this.log.some((one) => one.seat === seat && one.by === 'person')
  /** Fetches the whole log. */
  async readAll(): Promise<void> {
    const last = this.log.at(-1)?.version ?? 0
    const entries: LogEntry[] = []
    for (let since = 0; since < last; since = entries.at(-1)?.version ?? last) {
      const page = await getLog(this.id, since)
      if (page.entries.length === 0) break
      entries.push(...page.entries)
    }
    // what came meanwhile stays
    this.log = [
      ...entries.filter((one) => one.version <= last),
      ...this.log.filter((one) => one.version > last),
    ]
  }

  readChat(reading: boolean): void {
    this.read = reading
    if (reading) this.unread = 0
  }

  /** Shows at once everything that was told. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const told of this.waiting) this.show(told)
    this.waiting = []
    this.showing = undefined
  }

  /** Shows nothing more until the same scene resumes: it covers the board. */
  pause(scene: object): void {
    this.pausing.add(scene)
  }
  resume(scene: object): void {
    const last = this.pausing.delete(scene) && !this.pausing.size
    if (last && this.timer === undefined && this.waiting.length) this.next()
  }

  private hear(news: Exclude<ServerMessage, { id: number | null }>): void {
    if (news.type === 'chat') {
      this.chat = [...this.chat, news.line]
      if (news.line.result) this.result = news.line.result
      else if (!this.read) this.unread += 1
    }
    if (news.type === 'hint-told') this.hint = news
    if (news.type === 'house') this.house = news
    if (news.type === 'table') this.hearTable(news)
    if (news.type === 'here') this.hearHere(news)
  }

  /** Who is there; all else is as it was told. */
  private hearHere(told: HereTold): void {
    if (told.chat) this.chat = told.chat
    if (!this.online) return
    const seats = this.online.seats.map((seat, number) => ({ ...seat, ...told.seats[number] }))
    this.online = { ...this.online, seats, watching: told.watching }
    const last = this.waiting.at(-1)
    if (last) this.waiting = [...this.waiting.slice(0, -1), { ...last, table: this.online }]
  }

  private hearTable(told: TableTold): void {
    const first = this.heard === undefined
    const missed = !first && told.since > (this.heard?.version ?? 0)
    if (told.chat) this.chat = told.chat
    if (told.your_turn && !first) notify(this.id)
    if (!first && !this.read)
      this.unread += told.table.departures.length - (this.online?.departures.length ?? 0)
    this.heard = { version: told.version, mark: told.mark }
    this.online = told.table
    const atOnce =
      first || missed || settings.pace === 'skip' || document.hidden || !told.entries.some(this.others)
    if (atOnce && !this.behind) this.show(told)
    else {
      this.waiting = [...this.waiting, told]
      if (this.timer === undefined) this.next()
    }
  }

  /** Shows what was told next, and the one after it when it has been seen. */
  private next = (): void => {
    const [told, ...rest] = this.waiting
    this.timer = undefined
    this.showing = undefined
    if (!told || this.pausing.size) return
    this.waiting = rest
    this.show(told)
    const seen = told.entries.some((one) => this.others(one) && one.told.length > 0)
    const wait = settings.pace === 'skip' || !seen ? 0 : STEP / Number(settings.pace)
    if (wait > 0) this.showing = told.version
    this.timer = setTimeout(this.next, wait)
  }

  private show(told: TableTold): void {
    const fresh = told.entries.filter((one) => one.version > (this.log.at(-1)?.version ?? -1))
    this.log = [...this.log, ...fresh]
    const acted = fresh.findLastIndex((one) => !this.others(one))
    const before = acted < 0 ? this.moved : []
    const places = fresh.slice(acted + 1).flatMap((one) => changedBy(one))
    if (acted >= 0 || places.length) this.moved = new Set([...before, ...places])
    this.online = this.waiting.at(-1)?.table ?? told.table
    const renamed = this.seen && told.play && `${namesOf(this.seen)}` !== `${namesOf(told.play.table)}`
    this.play = told.play && { ...told.play, table: sharing(this.seen, told.play.table) }
    this.version = told.version
    if (this.result && told.version > this.result.version) this.result = undefined
    if (renamed) void this.readAll() // who was sent away, or forgotten, is named in what was told before
  }

  private others = (one: LogEntry): boolean =>
    !this.online?.seats[one.seat]?.mine || this.online.seats[one.seat]?.stand_in !== null
}
