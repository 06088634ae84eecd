/** How large a drawing is shown: letters grow where it is made smaller, so that none is under 12 pixels. */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('scale')
const LEAST = 12

/** Pixels for each unit of what is drawn inside. */
export const provideScale = (scale: () => number): void => void setContext(KEY, scale)
const useScale = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? (() => 1)

/** What is drawn inside is `by` times as large as what is around it. */
export function provideScaled(by: () => number): void {
  const around = useScale()
  provideScale(() => around() * by())
}

/** The size letters need here, at least as large as they were drawn for. */
export function useLetters(): (size: number, by?: number) => number {
  const scale = useScale()
  return (size, by = 1) => Math.max(size, LEAST / (scale() * by))
}
