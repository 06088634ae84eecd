/** A box somebody goes through: what the server has of it, the piece that is open, and every change, one after the other. */
import { sentence } from '../net/http'
import type {
  FaultTold,
  FieldChange,
  Message,
  PackTold,
  PieceAnswer,
  PieceLine,
  PieceTold,
  WordOffered,
} from '../protocol'
import * as calls from './calls'

export class Box {
  told = $state.raw<PackTold>()
  piece = $state.raw<PieceTold>()
  faults = $state.raw<FaultTold[]>([])
  /** What is shown while it is tried, and is not kept. */
  tried = $state.raw<PieceTold>()
  notice = $state.raw<Message>()
  saving = $state(0)
  words = $state.raw<Record<string, WordOffered[]>>({})
  private last: Promise<unknown> = Promise.resolve()

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    const [told, { vocabularies }] = await Promise.all([calls.getPack(this.id), calls.getWords()])
    this.told = told
    this.words = vocabularies
  }

  async show(piece: string): Promise<void> {
    if (this.piece?.id === piece) return
    await this.attempt(async () => {
      const told = await calls.getPiece(this.id, piece)
      this.piece = told
      this.forget()
    })
  }

  forget(): void {
    this.faults = []
    this.tried = undefined
  }

  change(changes: FieldChange[], keep = true): Promise<void> {
    return this.attempt(async () => this.take(await calls.changePiece(this.id, changes, keep), keep))
  }
  confirm(field?: string): Promise<void> {
    const piece = this.piece
    if (!piece) return Promise.resolve()
    return this.attempt(async () => this.take(await calls.confirmPiece(this.id, piece.id, field)))
  }
  /** Goes back or forth; says which piece that was about. */
  async step(back: boolean): Promise<string | undefined> {
    await this.attempt(async () =>
      this.take(await (back ? calls.undoChange(this.id) : calls.redoChange(this.id))),
    )
    return this.piece?.id
  }

  private take(answer: PieceAnswer, keep = true): void {
    this.faults = answer.faults
    if (!keep) return void (this.tried = answer.faults.length ? undefined : answer.piece)
    this.tried = undefined
    this.piece = answer.piece
    if (!answer.kept || !this.told) return
    const lines = new Map(answer.lines.map((line) => [line.id, line]))
    this.told = {
      ...this.told,
      counted: answer.counted,
      fingerprint: answer.fingerprint,
      can_undo: answer.can_undo,
      can_redo: answer.can_redo,
      pieces: this.told.pieces.map((line) => lines.get(line.id) ?? line),
    }
  }

  /** One after the other, so that no answer overtakes another. */
  private attempt(deed: () => Promise<void>): Promise<void> {
    this.saving += 1
    const next = this.last.then(async () => {
      try {
        await deed()
        this.notice = undefined
      } catch (fault) {
        this.notice = sentence(fault)
      } finally {
        this.saving -= 1
      }
    })
    this.last = next
    return next
  }
}

/** Pieces by kind, and in which order one goes through them: where most is unknown first. */
export function byKind(pieces: PieceLine[], say: (message: Message) => string): [string, PieceLine[]][] {
  const kinds = new Map<string, PieceLine[]>()
  for (const piece of pieces) {
    const kind = say(piece.kind) + (piece.expansion ? ' ✦' : '')
    kinds.set(kind, [...(kinds.get(kind) ?? []), piece])
  }
  return [...kinds]
}

const unknown = (piece: PieceLine) => Math.min(piece.unsure, piece.values - piece.seen)

/** The piece one looks at next: the next with something unsure, then the next that was not seen. */
export function nextOf(pieces: PieceLine[], now: string | undefined): string | undefined {
  const from = pieces.findIndex((piece) => piece.id === now) + 1
  const round = [...pieces.slice(from), ...pieces.slice(0, from)].filter((piece) => piece.id !== now)
  return (round.find((piece) => unknown(piece) > 0) ?? round.find((piece) => piece.seen < piece.values))?.id
}
