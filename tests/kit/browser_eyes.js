/**
 * Reads the page as eyes do: every piece of text in sight has to be at least 12 px high, whole, and alone in its place,
 * with nothing drawn over it; in the decision bar nothing ends in dots, whatever can be scrolled to fades at its edge, and
 * icons are whole.
 * Gives the faults as sentences.
 */
window.illegible = (part) => {
  const LEAST = 11.95 // pixels; scaling leaves crumbs
  const SLACK = 1.5 // pixels that a letter may stand over an edge
  const top = document.querySelector(part ?? 'dialog[open]') ?? document.body
  const faults = new Set()
  const texts = []
  const bars = top.matches('section.bar') ? [top] : [...top.querySelectorAll('section.bar')]
  const quote = (node) => `“${node.data.trim().replace(/\s+/g, ' ').slice(0, 60)}”`
  const where = (node) => {
    const place = node.parentElement.closest('[data-place], [data-testid], main, header, aside, section')
    return place?.dataset.place ?? place?.dataset.testid ?? place?.className ?? place?.localName ?? ''
  }

  /** Nothing moves while one looks: what is found of an element holds for all that is looked at. */
  function once(find) {
    const found = new Map()
    return (element) => {
      if (!found.has(element)) found.set(element, find(element))
      return found.get(element)
    }
  }
  const boxOf = once((element) => element.getBoundingClientRect())

  /** How much larger the text is shown than its font says. */
  function scale(element) {
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1
  }

  /** Whether an element or one around it is kept out of sight, if only by a style. */
  const hidden = once((element) => {
    const { opacity, clipPath } = getComputedStyle(element)
    if (element.inert || Number(opacity) === 0 || clipPath === 'inset(50%)') return true
    return element.parentElement !== null && hidden(element.parentElement)
  })

  /** Whether text is for those who listen, or not there at all. */
  const unseen = once((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || hidden(element)) return true
    return Boolean(element.closest('defs, symbol, script, style, title, desc, option, noscript'))
  })

  /** How an element keeps what is in it: whether it is a frame, and in which directions it hides or scrolls. */
  const frameOf = once((element) => {
    const { position, display, overflowX: x, overflowY: y } = getComputedStyle(element)
    const open = x === 'visible' && y === 'visible'
    const drawn = element instanceof SVGElement && !(element instanceof SVGSVGElement)
    return { x, y, open, fixed: position === 'fixed', passes: display === 'inline' || open || drawn }
  })

  /** What of a box can be seen through everything around it; `cut` says whether something hides a part for good. */
  function framed(element, box) {
    const seen = { ...box }
    let cut = ''
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const { x, y, open, fixed, passes } = frameOf(one)
      if (fixed && open) break
      if (passes) continue
      const frame = boxOf(one)
      const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll'
      const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
      const outX = seen.left < frame.left - SLACK || seen.right > frame.right + SLACK
      const outY = seen.top < frame.top - SLACK || seen.bottom > frame.bottom + SLACK
      if ((outX && hides(x)) || (outY && hides(y))) cut ||= one.getAttribute('class') ?? one.localName
      if (outX && scrolls(x) && one.scrollWidth <= one.clientWidth) cut ||= 'a box that does not scroll'
      if (x !== 'visible') [seen.left, seen.right] = [Math.max(seen.left, frame.left), Math.min(seen.right, frame.right)]
      if (y !== 'visible') [seen.top, seen.bottom] = [Math.max(seen.top, frame.top), Math.min(seen.bottom, frame.bottom)]
      if (fixed) break
    }
    return { seen, cut }
  }

  /** Whether one cannot see through an element. */
  function opaque(element) {
    const { backgroundColor, backgroundImage, fill } = getComputedStyle(element)
    const colour = element instanceof SVGGeometryElement ? fill : backgroundColor
    return backgroundImage !== 'none' || !/^none$|, 0\)$/.test(colour)
  }

  /** Whether something one cannot see through lies over the middle of a box, as a bar does over a page that scrolls. */
  function covered(element, box) {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    const svg = element.closest('svg')
    for (let over = hit; over && !over.contains(element) && !element.contains(over); over = over.parentElement) {
      if (svg?.contains(over)) return false
      if (opaque(over)) return true
    }
    return false
  }

  /** Whether text stands on a sheet that a button has opened, or on a tip that lies over the page. */
  const sheets = [
    ...[...document.querySelectorAll('[aria-expanded="true"][aria-controls]')].map((button) =>
      document.getElementById(button.getAttribute('aria-controls')),
    ),
    ...document.querySelectorAll('[role="tooltip"]'),
  ]
  const inSheet = (node) => sheets.some((sheet) => sheet?.contains(node))

  /** Whether a shape of a picture, or what is around it there, lets nearly everything through. */
  const faint = once((shape) => {
    if (!shape || shape instanceof HTMLElement) return false
    return Number(getComputedStyle(shape).opacity) < 0.3 || faint(shape.parentElement)
  })

  /** Whether a shape of a picture is painted at all. */
  const painted = once((shape) => {
    const { visibility, fill } = getComputedStyle(shape)
    if (visibility === 'hidden' || faint(shape)) return false
    return shape.localName === 'use' || !/^none$|^rgba\(.*, 0(\.[0-3]\d*)?\)$|^url/.test(fill)
  })

  /** The shapes of a picture, in the order in which they are drawn. */
  const shapesOf = once((svg) =>
    [...svg.querySelectorAll('rect, path, circle, use')].filter((one) => !one.closest('defs, symbol, mask, clipPath')),
  )

  /** Whether a shape of a picture is painted at a point of the window. */
  function paintedAt(shape, x, y) {
    const { left, right, top, bottom } = boxOf(shape)
    if (x < left || x > right || y < top || y > bottom || !painted(shape)) return false
    if (shape.localName === 'use') return true
    return shape.isPointInFill(new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse()))
  }

  /** What is drawn over a text: a later shape of its picture, or a badge in its own button, row or place. */
  function overdrawn(element, { left, right, top, bottom }) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const svg = element.closest('svg')
    if (svg) {
      const later = (one) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING
      return shapesOf(svg).find((one) => paintedAt(one, x, y) && later(one))
    }
    for (const at of [left + 2, x, right - 2]) {
      const over = document.elementFromPoint(at, y)
      const around = element.closest('button, a, li, label, [role=tab]')
      if (over && around?.contains(over) && !over.contains(element) && opaque(over)) return over
    }
    return undefined
  }

  /** Of what scrolls in the decision bar: whether one sees that there is more. */
  function hiddenAway() {
    for (const bar of bars)
      for (const one of bar.querySelectorAll('*')) {
        const { overflowX, overflowY, maskImage } = getComputedStyle(one)
        const scrolls = (overflow) => /auto|scroll/.test(overflow)
        const across = one.scrollWidth > one.clientWidth + 1 && scrolls(overflowX)
        const down = one.scrollHeight > one.clientHeight + 1 && scrolls(overflowY)
        if ((across || down) && maskImage === 'none' && one.checkVisibility())
          faults.add(`options are hidden without a fade: ${one.getAttribute('class')}`)
      }
  }

  /** Icons of the decision bar that are cut off; those that scroll fade. */
  function cutIcons() {
    for (const svg of bars.flatMap((bar) => [...bar.querySelectorAll('svg')])) {
      if (unseen(svg) || svg.parentElement.closest('svg')) continue
      const { left, right, top, bottom } = svg.getBoundingClientRect()
      const { cut } = framed(svg.parentElement, { left, right, top: top + SLACK, bottom: bottom - SLACK })
      if (cut && right - left > 1) faults.add(`an icon is cut off by ${cut} at ${where(svg)}`)
    }
  }

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!node.data.trim() || unseen(element)) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * scale(element)
    if (element.closest('section.bar') && /…$/.test(node.data.trim())) faults.add(`cut short: ${quote(node)}`)
    if (size < LEAST) faults.add(`${size.toFixed(1)} px: ${quote(node)} at ${where(node)}`)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1) continue
      // the height of small letters: lines may stand close, their letters may not meet; in the decision bar nothing is
      // so close, and letters with a tail or a hat are whole too
      const bar = element.closest('section.bar')?.getBoundingClientRect()
      const [middle, half] = [(top + bottom) / 2, Math.min((bottom - top) / 2, size * (bar ? 0.45 : 0.33))]
      const box = { left, right, top: middle - half, bottom: middle + half }
      const { seen, cut } = framed(element, box)
      if (seen.left < -SLACK || (seen.right > innerWidth + SLACK && seen.left < seen.right))
        faults.add(`beside the page: ${quote(node)} at ${where(node)}`)
      if (cut) faults.add(`clipped by ${cut}: ${quote(node)} at ${where(node)}`)
      const inSight = seen.right - seen.left > 1 && seen.bottom - seen.top > 1
      const onScreen = seen.bottom > 0 && seen.top < innerHeight && seen.right > 0 && seen.left < innerWidth
      if (!inSight || !onScreen) continue
      if (bar && !cut && (seen.bottom > Math.min(bar.bottom, innerHeight) + SLACK || seen.top < bar.top - SLACK))
        faults.add(`outside the bar: ${quote(node)}`)
      const over = overdrawn(element, seen)
      if (over) faults.add(`${quote(node)} lies under ${over.getAttribute('href') ?? over.localName} at ${where(node)}`)
      if (!covered(element, seen)) texts.push({ node, ...seen })
    }
  }
  texts.sort((one, other) => one.left - other.left)
  texts.forEach((one, index) => {
    for (let next = index + 1; next < texts.length && texts[next].left < one.right - SLACK; next++) {
      const other = texts[next]
      const across = Math.min(one.right, other.right) - other.left
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (inSheet(one.node) !== inSheet(other.node)) continue // it lies over the page until it is closed
      if (one.node !== other.node && across > SLACK && down > SLACK)
        faults.add(`${quote(one.node)} and ${quote(other.node)} overlap at ${where(one.node)}`)
    }
  })
  hiddenAway()
  cutIcons()
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.add('the page is wider than the window')
  return [...faults]
}

/**
 * Compares the buttons of the decision bar: two that do different things must differ in what is seen of them, in the
 * words of an option, and in what a screen reader says. Gives the faults as sentences.
 */
window.alike = () => {
  const ACTIONS = ['option', 'refused', 'card', 'verb', 'member', 'die', 'worker', 'onto', 'made', 'act', 'use']
  const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const plain = (text) => text.replace(/\s+/g, ' ').trim().toLowerCase()

  function wordsIn(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (!(node instanceof HTMLElement) || !visible(node) || node.matches('kbd')) return ' '
    return [...node.childNodes].map(wordsIn).join('')
  }
  function read(button) {
    // an answer that is drawn stands behind the name of its line
    const line = button.matches('.answer') ? button.closest('li').querySelector('b') : undefined
    const words = plain([...(line ? [line] : []), button].map(wordsIn).join(' '))
    const pictures = [...button.querySelectorAll('svg')].filter(visible).map((svg) => svg.innerHTML)
    return {
      action: ACTIONS.flatMap((name) => button.dataset[name] ?? []).join(', '),
      seen: [words, ...pictures].join(' '),
      words: button.matches('[data-option], [data-refused], [data-card]') ? words : '',
      name: plain(button.ariaLabel ?? button.textContent),
      quote: words || 'a picture',
    }
  }

  const labels = [...document.querySelectorAll('section.bar .options button')]
    .filter((button) => visible(button) && !button.matches('.close, .way, [data-chip], [data-instead]'))
    .map(read)
  const faults = new Set()
  for (const part of ['seen', 'words', 'name'])
    labels.forEach((label, index) => {
      const twin = labels.slice(0, index).find((button) => button[part] && button[part] === label[part])
      if (twin && twin.action !== label.action)
        faults.add(`${part} of “${twin.action}” and “${label.action}” are alike: “${label.quote}”`)
    })
  return [...faults]
}
