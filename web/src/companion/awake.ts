/** Keeps the screen on, where the browser can; a screen that was away is kept on again when it comes back. */
export function keepAwake(): () => void {
  const { wakeLock } = navigator as { wakeLock?: WakeLock }
  let held: WakeLockSentinel | undefined
  let over = false

  async function hold(): Promise<void> {
    if (document.hidden || !wakeLock || (held && !held.released)) return
    try {
      const lock = await wakeLock.request('screen')
      if (over) void lock.release()
      else held = lock
    } catch {
      // a battery that is low may refuse; the screen then goes off as ever
    }
  }
  const again = () => void hold()
  document.addEventListener('visibilitychange', again)
  again()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void held?.release()
  }
}
