/**
 * Clicks at the table that is open. Only what a click would really meet is clicked, and every click has to have a
 * consequence: `clicksThrough` plays by chance until the game is over, `clicksTo` takes one choice and counts.
 */
;(() => {
  const PATIENCE = 120_000 // milliseconds; only something that hangs needs them
  const MOMENT = 50 // milliseconds
  const MOST_CLICKS = 400 // for one answer: who puts a turn together by chance changes their mind often, but not for ever
  const IDLE = ['rest', 'end-turn', 'decline', 'enough'] // what ends things
  const took = [] // milliseconds from each click to what was seen of it
  const last = [] // what was clicked
  const all = (selector) => [...document.querySelectorAll(selector)]
  const one = (selector) => document.querySelector(selector)

  /** Mulberry32: small, and the same everywhere. */
  const chances = (seed) => () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const NAMES = ['testid', 'verb', 'card', 'die', 'worker', 'onto', 'made', 'act', 'use', 'option', 'member', 'chip', 'count', 'place']
  const nameOf = ({ dataset }) => NAMES.flatMap((name) => dataset[name] ?? []).join(' ') || '?'
  const stateOf = (button) => [nameOf(button), button.ariaPressed]
  const CLICKED = '.options button:not([aria-disabled="true"]), [data-testid="confirm"], [data-testid="end-turn"]'
  const buttons = () => all(CLICKED).filter((button) => !button.disabled)
  // what shows only while its slot is pointed at cannot be met by a click alone
  const within = (place) => !place.closest('[inert]') && getComputedStyle(place).pointerEvents !== 'none'
  const places = () => all('[data-place][role="button"]').filter(within)
  const sure = () => one('[data-testid="sure"]')
  const result = () => one('[data-testid="result"]')
  const toScore = () => one('[data-testid="to-score"]')

  /** All by which one sees that something has happened. */
  const standing = () =>
    JSON.stringify([
      location.pathname,
      Boolean(result()),
      one('[data-version]')?.dataset.version,
      one('[data-version]')?.textContent,
      [...buttons(), ...places()].map((element) => [nameOf(element), element.getAttribute('class')]),
    ])

  /** The question, or how much of it is left to answer: another slot may leave the same Dice to pick. */
  window.offered = () =>
    JSON.stringify([
      one('[data-version]')?.dataset.version,
      Boolean(sure()),
      buttons().map(stateOf),
      all('[data-place].chosen').map(nameOf),
    ])

  function changed(before, after, look = standing) {
    if (look() !== before) return Promise.resolve()
    return new Promise((done, failed) => {
      // once a frame: to look makes the browser work out styles, which it does by itself only then
      const see = () => (look() === before ? (looking = 0) : finish(done))
      let looking = 0
      const watch = new MutationObserver(() => (looking ||= requestAnimationFrame(see)))
      const timer = setTimeout(() => finish(() => failed(Error(`nothing followed: ${after}; ${before}`))), PATIENCE)
      function finish(how) {
        watch.disconnect()
        cancelAnimationFrame(looking)
        clearTimeout(timer)
        how()
      }
      watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    })
  }

  window.offeredOther = (before) => changed(before, 'a key', window.offered)

  /** A point at which a click meets the element, or a part of it that means the same. */
  function meets(element) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const across of [0.5, 0.3, 0.7, 0.1, 0.9])
      for (const down of [0.5, 0.3, 0.7, 0.1, 0.9]) {
        const [x, y] = [left + width * across, top + height * down]
        const hit = document.elementFromPoint(x, y)
        const place = hit?.closest('[data-place]')
        const within = place && place.dataset.within === element.dataset.place
        if (hit && (place ? place === element || within : element.contains(hit))) return { hit, x, y }
      }
    return undefined
  }

  /** What is moving just now may be met a moment later. */
  async function met(element) {
    for (let trial = 0; trial < PATIENCE / MOMENT; trial++) {
      const point = meets(element)
      if (point || !element.isConnected) return point
      await new Promise((done) => setTimeout(done, MOMENT))
    }
    throw Error(`nothing of ${nameOf(element)} can be clicked`)
  }

  /** Click something, if it is still there, and wait for what follows; whether it was there. */
  async function click(element, look = standing) {
    const before = look()
    const point = await met(element)
    if (!point) return false
    const { hit, x, y } = point
    const begun = performance.now()
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y }))
    await changed(before, `a click on ${nameOf(element)}`, look)
    took.push(performance.now() - begun)
    await new Promise((done) => setTimeout(done)) // what the server says must come in between
    return true
  }

  /** What a set or a turn is put together from, and what confirms it, needs no second tap. */
  const AT_ONCE = '[aria-pressed], [data-chip], [data-card], [data-onto], [data-made], [data-instead], [data-use], .close'
  const atOnce = (element) => element.matches(`${AT_ONCE}, [data-testid="confirm"]`)

  /**
   * What a player clicks next, in haste whatever ends things. On a touch screen the first tap shows what would follow,
   * the second takes it.
   */
  function chooser(chance, board) {
    const some = (things) => things[Math.floor(chance() * things.length)]
    let shown = ''
    return (haste) => {
      const [offered, lit] = [buttons(), places()]
      const again = matchMedia('(max-width: 1179px)').matches && shown
      const same = again && [...lit, ...offered].find((element) => nameOf(element) === shown)
      const ending = haste && offered.find((element) => IDLE.includes(element.dataset.option))
      // whoever has put a turn together uses it, sooner or later
      const use = offered.find((element) => element.dataset.use)
      if (!same && use && chance() < 0.4) return use
      const onBoard = lit.length && (chance() < board || !offered.length)
      const pick = same || ending || some(onBoard ? lit : offered)
      shown = same || !pick || atOnce(pick) ? '' : nameOf(pick)
      return pick
    }
  }

  window.clicksThrough = async ({ seed, board, turns = Infinity, leisure = Infinity, until = Infinity }) => {
    const told = { clicks: 0, places: 0, buttons: 0, turns: 0, took: [], question: '' }
    const wanted = chooser(chances(seed), board)
    const version = () => one('[data-version]')?.dataset.version
    let [asked, since] = [version(), 0]
    while (!result() && told.turns < turns && !(Number(version()) >= until)) {
      const before = standing()
      if (version() !== asked) [asked, since] = [version(), told.clicks]
      if (told.clicks - since > MOST_CLICKS) throw Error(`clicked in circles: ${last.slice(-12).join('; ')}; ${before}`)
      const next = sure() ?? toScore() ?? wanted(told.turns >= leisure)
      if (!next) await changed(before, 'waiting')
      else if (await click(next)) {
        told.clicks += 1
        last.push(nameOf(next))
        told[next.dataset.place ? 'places' : 'buttons'] += 1
        if (next.dataset.testid === 'end-turn') told.turns += 1
      }
    }
    told.took = took.splice(0)
    told.question = (result() ?? one('[data-testid="question"]')).textContent
    return told
  }

  const pressed = (member) => one(`[data-member="${member}"]`)?.ariaPressed === 'true'
  const picked = (member) => Number(one(`[data-chip="${member}"]`)?.dataset.count ?? pressed(member))

  window.clicksTo = async (choices) => {
    const version = () => one('[data-version]').dataset.version
    const begun = version()
    // where the answers have no space for their names, the option that leads to them is there
    const prefixes = choices.map((_, index) => choices.slice(0, choices.length - index).join(', '))
    const offered = () => prefixes.map((choice) => one(`[data-option="${choice}"]`)).find(Boolean)
    const words = choices[0].split(' ').slice(1)
    const member = () => words.find((word) => picked(word) < words.filter((other) => other === word).length)
    const inSet = () => one(`[data-member="${member()}"]`)
    const answered = () => !one('[data-version][aria-busy="true"], .options[aria-busy="true"]')
    for (let clicks = 0; ; ) {
      // a set that is full may have been confirmed by itself
      if (!answered()) await changed(false, 'an answer', answered)
      if (version() !== begun) return clicks
      const before = standing()
      const next = sure() ?? offered() ?? inSet()
      if (!next) await changed(before, `waiting for ${prefixes[0]}`)
      else if (await click(next, window.offered)) clicks += 1 // how it looks may change meanwhile
    }
  }

  /** Puts a turn together: the slot, the card, its Dice and Workers; and uses it with its last choice. */
  window.clicksToUse = async (choices) => {
    const begun = one('[data-version]').dataset.version
    const [work, ...others] = choices.map((choice) => choice.split(' '))
    const dice = others[0]?.[0] === 'dice' ? others.shift() : [] // the last Die in hand lies on the card by itself
    const rest = others
    let clicks = 0
    const press = async (selector) => {
      while (!one(selector)) await changed(standing(), `waiting for ${selector}`)
      if (await click(one(selector))) clicks += 1
    }
    await press(`[data-verb="${work[2]}"]`)
    if (one('[data-card]')) await press(`[data-card="${work[1]}"]`)
    for (const die of dice.slice(1).filter((name) => name !== 'none'))
      await press(`[data-die="${die}"][aria-pressed="false"]`)
    const busy = () => String(one('.buys')?.getAttribute('aria-busy'))
    const settled = async () => {
      while (busy() !== 'false') await changed(busy(), 'waiting for what it comes to', busy)
    }
    const main = rest.findIndex(([verb]) => verb === 'main')
    const first = main < 0 ? rest : rest.slice(0, main)
    while (first.length) {
      const [verb, colour, place] = first[0]
      await settled()
      if (verb === 'place-worker') {
        await press(`[data-worker="${colour}"]:not([aria-disabled])`)
        const onto = `[data-onto="${place.slice('die-'.length)}"]`
        await settled()
        if (one(onto)) await press(onto)
        first.shift()
      } else {
        // with as many of its answers as are told with it; what nobody need think of is done unasked
        const told = (count) => `[data-act="${first.slice(0, count).map((words) => words.join(' ')).join(', ')}"]`
        const count = [3, 2, 1].find((count) => count <= first.length && one(told(count)))
        if (count) await press(told(count))
        first.splice(0, count ?? 1)
      }
    }
    await settled()
    await press(`[data-use="${main < 0 ? choices.at(-1) : choices.slice(choices.length - rest.length + main).join(', ')}"]`)
    while (one('[data-version]').dataset.version === begun) await changed(standing(), 'waiting for the next question')
    return clicks
  }
})()
