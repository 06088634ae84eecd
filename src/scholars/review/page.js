// The curve of a review, which one can scrub, and what is told of the turn one looks at.
const told = JSON.parse(document.getElementById('review').textContent)
const curve = document.getElementById('curve')
const slider = document.getElementById('at')
const last = told.turns.length
let at = 0
let shown = 'win'

const node = (name, attributes, text) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  if (text !== undefined) made.textContent = text
  return made
}

function draw() {
  const { width, height } = curve.getBoundingClientRect()
  const [left, right, top, bottom] = [44, width - 12, 20, height - 22]
  const most = shown === 'win' ? 1 : Math.ceil(Math.max(1, ...told.points.flat()) / 10) * 10
  const x = (turn) => left + ((right - left) * turn) / Math.max(1, last)
  const y = (value) => bottom - ((bottom - top) * value) / most
  curve.replaceChildren()
  for (let part = 0; part <= 4; part++) {
    const value = (most * part) / 4
    curve.append(node('line', { class: 'rule', x1: left, x2: right, y1: y(value), y2: y(value) }))
    const label = shown === 'win' ? `${25 * part} %` : String(Math.round(value))
    curve.append(node('text', { x: left - 6, y: y(value) + 4, 'text-anchor': 'end' }, label))
  }
  let round = 0
  told.turns.forEach((turn, number) => {
    if (turn.round > round && (turn.round === 1 || turn.round % 5 === 0))
      curve.append(node('text', { x: x(number), y: height - 6, 'text-anchor': 'middle' }, turn.round))
    round = Math.max(round, turn.round)
    if (turn.caliph) curve.append(node('circle', { class: 'star', cx: x(number + 1), cy: 10, r: 4 }))
  })
  told[shown].forEach((values, seat) => {
    const d = values.map((value, turn) => `${turn ? 'L' : 'M'}${x(turn)} ${y(value)}`).join('')
    curve.append(node('path', { class: `s${seat}`, d }))
  })
  curve.append(node('line', { class: 'here', x1: x(at), x2: x(at), y1: top, y2: bottom }))
}

function element(name, text, kind) {
  const made = document.createElement(name)
  if (text !== undefined) made.textContent = text
  if (kind) made.className = kind
  return made
}

function option(heading, told, kind) {
  const box = element('div', undefined, kind)
  const meter = element('meter')
  meter.value = told.win
  meter.setAttribute('aria-label', told.after)
  box.append(element('small', heading), element('h3', told.title))
  for (const line of told.lines) box.append(element('p', line))
  box.append(element('p', told.why, 'note'), meter, element('small', told.after))
  return box
}

function show(turn) {
  at = Math.max(0, Math.min(last, turn))
  slider.value = at
  for (const cell of document.querySelectorAll('.grades [data-turn]'))
    cell.toggleAttribute('aria-current', Number(cell.dataset.turn) === at)
  const place = document.getElementById('turn')
  const one = told.turns[at - 1]
  place.replaceChildren()
  if (one) {
    slider.setAttribute('aria-valuetext', `${one.title}: ${one.graded}`)
    place.append(element('h3', `${one.title}: ${one.graded}`))
    if (one.telling) {
      const { question, played, instead, missed } = one.telling
      place.append(element('p', question))
      place.append(option(told.words.played, played, missed ? 'worse' : ''))
      place.append(option(told.words[missed ? 'stronger' : 'next-best'], instead, missed ? '' : 'worse'))
    }
  }
  draw()
}

function scrub(event) {
  const { left, width } = curve.getBoundingClientRect()
  show(Math.round(((event.clientX - left - 44) / (width - 56)) * last))
}
curve.addEventListener('pointerdown', scrub)
curve.addEventListener('pointermove', (event) => event.buttons && scrub(event))
slider.addEventListener('input', () => show(slider.valueAsNumber))
for (const button of document.querySelectorAll('[data-turn]'))
  button.addEventListener('click', () => show(Number(button.dataset.turn)))
for (const mode of document.querySelectorAll('[name=curve]'))
  mode.addEventListener('change', () => {
    shown = mode.value
    draw()
  })
const moments = [...new Set(told.moments.flat())].sort((one, other) => one - other)
addEventListener('keydown', (event) => {
  if (event.target.tagName === 'INPUT') return
  if (event.key === 'ArrowRight') show(at + 1)
  else if (event.key === 'ArrowLeft') show(at - 1)
  else if (event.key === 'ArrowDown') show(moments.find((one) => one > at) ?? at)
  else if (event.key === 'ArrowUp') show(moments.findLast((one) => one < at) ?? at)
  else return
  event.preventDefault()
})
addEventListener('resize', draw)
show(moments[0] ?? 0)
