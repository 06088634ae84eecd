/** Everything that can be asked about boxes, by name. Whoever answers without a server answers these. */
import { ask } from '../net/http'
import type {
  Comparison,
  ContributionTold,
  FieldChange,
  MergeAnswer,
  PackAbout,
  PackMerge,
  PackPut,
  Packs,
  PackTold,
  PieceAnswer,
  PieceTold,
  Vocabularies,
} from '../protocol'

const at = (pack: string, ...more: string[]) =>
  `/api/packs/${[pack, ...more].map(encodeURIComponent).join('/')}`

export const getPacks = () => ask<Packs>('GET', '/api/packs')
export const beginPack = (about: PackAbout) => ask<PackTold>('POST', '/api/packs', about)
export const importPack = (pack: Record<string, unknown>) =>
  ask<PackTold>('POST', '/api/packs/import', { pack })
export const getWords = () => ask<Vocabularies>('GET', '/api/packs/words')
export const mergePacks = (asked: PackMerge) => ask<MergeAnswer>('POST', '/api/packs/merge', asked)
export const getPack = (pack: string) => ask<PackTold>('GET', at(pack))
export const putPack = (pack: string, asked: PackPut) => ask<PackTold>('PUT', at(pack), asked)
export const deletePack = (pack: string) => ask<void>('DELETE', at(pack))
export const getPiece = (pack: string, piece: string) => ask<PieceTold>('GET', at(pack, 'pieces', piece))
export const changePiece = (pack: string, changes: FieldChange[], keep: boolean) =>
  ask<PieceAnswer>('POST', at(pack, 'changes'), { changes, keep })
export const confirmPiece = (pack: string, piece: string, field?: string) =>
  ask<PieceAnswer>('POST', at(pack, 'confirm'), { piece, field: field ?? null })
export const undoChange = (pack: string) => ask<PieceAnswer>('POST', at(pack, 'undo'))
export const redoChange = (pack: string) => ask<PieceAnswer>('POST', at(pack, 'redo'))
export const getContribution = (pack: string) => ask<ContributionTold>('GET', at(pack, 'contribution'))
export const comparePacks = (pack: string, other: string) =>
  ask<Comparison>('GET', at(pack, 'compared', other))
export const fileOf = (pack: string) => at(pack, 'file')
