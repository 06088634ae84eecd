/** The pad that is kept in this browser: filled in, counted, and taken back change by change. */
import { ask, Refused } from '../../net/http'
import type { Message, SheetCounted, SheetForm, SheetForms } from '../../protocol'
import { follow, recall } from '../../shell/memory'
import { isGone, onBox, readBox, sentenceOn, type Box } from '../boxes.svelte'
import { keep } from '../keeping'
import { BOOKS, partsOf, readSheet, seats, settled, told, type Sheet, type Value } from './sheet'

const NAME = 'companion.score'
const MOST_BEFORE = 60 // changes that can be taken back

export interface Cell {
  seat: number
  category: string
}
interface Kept {
  sheet: Sheet
  before: Sheet[]
  at: Cell
  /** It was begun with. */
  box?: Box | undefined
}

function kept(): Kept | undefined {
  try {
    const found = JSON.parse(recall(NAME) ?? 'null') as Partial<Kept> | null
    const sheet = readSheet(found?.sheet)
    if (!found || !sheet) return undefined
    const before = (found.before ?? []).flatMap((one) => readSheet(one) ?? [])
    return { sheet, before, at: found.at ?? { seat: 0, category: 'scrolls' }, box: readBox(found.box) }
  } catch {
    return undefined
  }
}

export class Pad {
  sheet = $state.raw<Sheet>()
  counted = $state.raw<SheetCounted>()
  at = $state.raw<Cell>({ seat: 0, category: 'scrolls' })
  notice = $state.raw<Message>()
  /** The box that was counted with; it may be gone. */
  box = $state.raw<Box>()
  gone = $state(false)
  /** The browser refuses to keep anything. */
  forgetful = $state(false)
  private forms = $state.raw<SheetForms>()
  private before = $state.raw<readonly Sheet[]>([])
  private counting = false
  private again = false

  constructor() {
    follow(NAME, () => this.recall())
    this.recall()
  }

  readonly form = $derived.by((): SheetForm | undefined =>
    this.sheet?.expansions.includes(BOOKS) ? this.forms?.books : this.forms?.base,
  )
  readonly canUndo = $derived(this.before.length > 0)

  async load(): Promise<void> {
    try {
      this.forms = await ask<SheetForms>('GET', onBox('/api/tabletop/pad', this.box))
      this.well()
    } catch (fault) {
      this.fail(fault)
    }
    await this.count()
  }

  private recall(): void {
    const found = kept()
    if (!found) return void (this.sheet = undefined)
    this.sheet = found.sheet
    this.before = found.before
    this.at = found.at
    this.box = found.box
    void this.count()
  }

  begin(sheet: Sheet, box?: Box): void {
    const same = box?.pack === this.box?.pack // then the pad asks for the same
    this.sheet = sheet
    this.box = box
    this.before = []
    this.counted = undefined
    this.go({ seat: 0, category: 'scrolls' })
    void (same ? this.count() : this.load())
  }

  /** Goes on with what everybody has, where the box is gone. */
  withoutBox(): void {
    this.box = undefined
    this.keep()
    void this.load()
  }

  private well(): void {
    this.notice = undefined
    this.gone = false
  }
  private fail(fault: unknown): void {
    this.notice = sentenceOn(fault, this.box)
    this.gone = isGone(fault)
  }

  /** Forgets the pad; the next begins with who plays. */
  clear(): void {
    keep(NAME, 'null')
    this.sheet = undefined
    this.counted = undefined
    this.before = []
  }

  /** Takes a sheet from a file, if it can be counted; tells whether it could. */
  async open(found: unknown): Promise<boolean> {
    const sheet = readSheet(found)
    if (!sheet) return false
    try {
      this.counted = await ask<SheetCounted>('POST', onBox('/api/tabletop/score', this.box), sheet)
    } catch (fault) {
      if (fault instanceof Refused) return false
      throw fault
    }
    if (this.sheet) this.before = [...this.before, this.sheet]
    this.sheet = sheet
    this.go({ seat: 0, category: 'scrolls' })
    return true
  }

  tell(seat: number, field: string, value: Value): void {
    if (this.sheet) this.put(told(this.sheet, seat, field, value))
  }

  put(sheet: Sheet): void {
    if (!this.sheet) return
    const guilds = this.form?.players.find(({ category }) => category === 'guilds')?.fields[0]?.of ?? []
    this.before = [...this.before, this.sheet].slice(-MOST_BEFORE)
    this.sheet = settled(sheet, guilds)
    this.keep()
    void this.count()
  }

  undo(): void {
    const last = this.before.at(-1)
    if (!last) return
    this.before = this.before.slice(0, -1)
    this.sheet = last
    this.go(this.at.seat < seats(last) ? this.at : { seat: 0, category: 'scrolls' })
    void this.count()
  }

  go(at: Cell): void {
    this.at = at
    this.keep()
  }

  /** The cell after this one: down a player's column, then the next player's; none after the last. */
  readonly next = $derived.by((): Cell | undefined => {
    const { sheet, form, at } = this
    if (!sheet || !form) return undefined
    const parts = partsOf(sheet, form, at.seat)
    const category = parts[parts.findIndex((part) => part.category === at.category) + 1]?.category
    if (category) return { seat: at.seat, category }
    const seat = at.seat + 1
    const first = seat < seats(sheet) ? partsOf(sheet, form, seat)[0] : undefined
    return first && { seat, category: first.category }
  })

  /** Counts what stands there now; what changes meanwhile is counted afterwards. */
  private async count(): Promise<void> {
    if (this.counting || !this.sheet) {
      this.again = this.counting
      return
    }
    this.counting = true
    this.again = false
    try {
      this.counted = await ask<SheetCounted>('POST', onBox('/api/tabletop/score', this.box), this.sheet)
      this.well()
    } catch (fault) {
      this.fail(fault)
    } finally {
      this.counting = false
    }
    if (this.again) await this.count()
  }

  private keep(): void {
    if (!this.sheet) return
    const all: Kept = { sheet: this.sheet, before: [...this.before], at: this.at, box: this.box }
    this.forgetful = !keep(NAME, JSON.stringify(all))
  }
}
