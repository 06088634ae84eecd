/** Whether something lies beyond the right or the lower edge of a box that scrolls: it fades there. */
export class Fading {
  more = $state(false)

  /** As `{@attach fading.watch}`: looks whenever the box is scrolled, resized or filled anew. */
  watch = (box: HTMLElement) => {
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth, scrollTop, clientHeight, scrollHeight } = box
      this.more = scrollLeft + clientWidth < scrollWidth - 1 || scrollTop + clientHeight < scrollHeight - 1
    }
    const resized = new ResizeObserver(measure)
    const filled = new MutationObserver(measure)
    resized.observe(box)
    filled.observe(box, { childList: true, subtree: true, characterData: true })
    box.addEventListener('scroll', measure)
    measure()
    return () => {
      resized.disconnect()
      filled.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }
}
