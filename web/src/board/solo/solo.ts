import type { SoloBoard } from '../../protocol'

const SCHEMES = 152 // where the Scheme Cards begin
const ROW = 30

/** Where a Scheme Card lies, the last revealed first. */
export const schemeAt = (index: number): number => SCHEMES + index * ROW
export const soloHeight = (solo: SoloBoard): number => schemeAt(Math.max(1, solo.face_up.length)) + 2
