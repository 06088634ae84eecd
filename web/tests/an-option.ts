/** An option to test with: what a test does not care about is empty. */
import type { Option } from '../src/protocol'

export const anOption = (notation: string, more: Partial<Option> = {}): Option => ({
  notation,
  verb: notation.split(' ')[0] ?? '',
  places: [],
  costs: {},
  gains: {},
  text: { key: '' },
  title: { key: '' },
  lines: [],
  ends_undo: false,
  free: false,
  answers: 0,
  ...more,
})
