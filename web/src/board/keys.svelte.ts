/** Whether the board shows its keys: while Shift is held. Elsewhere they stand on buttons. */
class Keys {
  shown = $state(false)

  constructor() {
    if (typeof window === 'undefined') return
    const follow = ({ shiftKey }: KeyboardEvent) => (this.shown = shiftKey)
    addEventListener('keydown', follow)
    addEventListener('keyup', follow)
    addEventListener('blur', () => (this.shown = false))
  }
}
export const keys = new Keys()
