/** Whether a hint is looked at, and what it lights on the board. All else about hints is fetched when one is asked for. */
import { getContext, setContext } from 'svelte'
import type { PlaceId } from '../board/types'

const KEY = Symbol('hint')

export class Asking {
  open = $state(false)
  /** Nothing while no hint is shown. */
  places = $state.raw<ReadonlySet<PlaceId>>()

  toggle = (): void => {
    this.open = !this.open
  }
}

export function provideAsking(): Asking {
  return setContext(KEY, new Asking())
}
/** Not where nobody could be given a hint, as in a replay. */
export const useAsking = (): Asking | undefined => getContext<Asking | undefined>(KEY)
