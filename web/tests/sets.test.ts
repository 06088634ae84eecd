/** Things that are chosen together: built here where each set is an option, with the server where not; the same to see. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anOption } from './an-option'
import { Decision } from '../src/decisions/decision.svelte'
import { nameOfMember, pictureOfMember } from '../src/decisions/members'
import { confirming, free, gathered, marks } from '../src/decisions/sets'
import type {
  AskedSet,
  Catalogue,
  Option,
  Place,
  Play,
  Question,
  SetMember,
  Table,
  TableTold,
} from '../src/protocol'
import { settings } from '../src/settings/settings.svelte'
import { JoinedTable } from '../src/table/table.svelte'
import catalogue from './fixtures/views/printed.json'
import action from './fixtures/views/action.json'

const COLOURS = ['white', 'red', 'blue', 'yellow']
const option = (notation: string): Option => {
  const [verb = '', ...words] = notation.split(' ')
  const members = { key: 'some-workers', values: {} }
  const text = { key: `choice-${verb}`, ...(words.length ? { values: { members } } : {}) }
  return anOption(notation, { text })
}
const at = (name: string, ...places: Place[]): SetMember => ({ name, places })
const pairs = COLOURS.flatMap((one, at) => COLOURS.slice(at).map((other) => `gain-worker ${one} ${other}`))
const two: AskedSet = {
  amount: 2,
  members: COLOURS.map((colour) => at(colour, `worker-${colour}` as Place)),
  picked: [],
  at_once: true,
}
const rerolled = (...picked: string[]): AskedSet => ({
  amount: 3,
  members: [at('red-1', 'die-red-1'), at('blue-5', 'die-blue-5')],
  picked,
  at_once: false,
})

describe('a set', () => {
  const options = pairs.map(option)

  test('is an option once it is complete, in whatever order it was picked', () => {
    expect(gathered(two, options, ['yellow'])?.confirm).toBeUndefined()
    for (const picked of [
      ['white', 'yellow'],
      ['yellow', 'white'],
    ])
      expect(gathered(two, options, picked)?.confirm?.notation).toBe('gain-worker white yellow')
  })
  test('takes one more of a thing only while that leads to an option', () => {
    const more = (...picked: string[]) =>
      gathered(two, options, picked)?.members.filter((member) => member.more).length
    expect([more(), more('white'), more('white', 'white')]).toEqual([4, 4, 0])
    expect(gathered(two, options, ['red', 'red'])?.members[1]).toEqual({
      name: 'red',
      places: ['worker-red'],
      picked: 2,
      more: false,
    })
  })
  test('of up to so many can be confirmed at every size, and nothing is "enough"', () => {
    const asked = { ...two, members: [at('bag', 'bag'), at('hand-3', 'die-white-3')] }
    const some = ['return-die bag', 'return-die hand-3', 'return-die bag hand-3', 'enough'].map(option)
    const confirms = (...picked: string[]) => gathered(asked, some, picked)?.confirm?.notation
    expect([confirms(), confirms('hand-3'), confirms('hand-3', 'bag')]).toEqual([
      'enough',
      'return-die hand-3',
      'return-die bag hand-3',
    ])
  })
  test('of one is no set: its options are taken at once', () => {
    expect(
      gathered(
        { ...two, amount: 1 },
        COLOURS.map((one) => option(`gain-worker ${one}`)),
        [],
      ),
    ).toBe(undefined)
    expect(gathered(null, options, [])).toBeUndefined()
  })
  test('too large for that is what the server says is picked', () => {
    const some = ['reroll red-1', 'put-back red-1', 'put-back blue-5', 'enough'].map(option)
    expect(gathered(rerolled('red-1', 'blue-5'), some, ['ignored'])).toMatchObject({
      picked: ['red-1', 'blue-5'],
      members: [
        { name: 'red-1', picked: 1, more: true },
        { name: 'blue-5', picked: 1, more: false },
      ],
      confirm: { notation: 'enough' },
    })
  })
  test('says the same when it is confirmed, however it was picked', () => {
    const set = { key: 'choice-confirm', values: { verb: 'gain-worker' } }
    const told = { key: 'title', values: { clause: set } }
    const picked = { key: 'title', values: { clause: { key: 'option-confirm', values: { set } } } }
    expect(confirming(anOption('gain-worker white yellow', { title: told }))).toEqual(told)
    expect(confirming(anOption('enough', { title: picked }))).toEqual(told)
  })
})

describe('where what is picked lies', () => {
  const member = (picked: number, ...places: Place[]) => [{ ...at('board', ...places), picked, more: true }]
  const board: Place[] = ['slot-1', 'slot-1', 'slot-3']

  test('is where it was touched, as far as there is enough of it', () => {
    expect(marks(member(1, ...board), [])).toEqual(new Map([['slot-1', 1]]))
    expect(marks(member(2, ...board), ['slot-3'])).toEqual(
      new Map([
        ['slot-3', 1],
        ['slot-1', 1],
      ]),
    )
  })
  test('is one place for as many as there are picked of it', () => {
    expect(marks(member(3, 'worker-white'), [])).toEqual(new Map([['worker-white', 3]]))
  })
  test('is lit no longer once all that lies there is picked', () => {
    const [picked] = member(2, ...board)
    expect(picked && free(picked, new Map([['slot-1', 2]]))).toEqual(['slot-3'])
    expect(picked && free(picked, new Map([['slot-3', 1]]))).toEqual(['slot-1', 'slot-1'])
  })
})

describe('the things of a set', () => {
  const seen = action.table as unknown as Table

  test('have a picture and a name each', () => {
    const names = [...COLOURS, 'red-4', 'white-2', 'bag', 'board', 'hand-6', 'die-1', 'die-2']
    const dice = { 'placed-die-1': 'white-3', 'placed-die-2': 'white-5' }
    const using = { ...seen, work: { ...seen.work, dice } } as Table
    const pictures = names.map((name) => JSON.stringify(pictureOfMember(name, using)))
    expect(new Set(pictures).size).toBe(names.length)
    expect(names.map((name) => nameOfMember(name).key)).toEqual([
      ...Array<string>(4).fill('some-workers'),
      ...Array<string>(2).fill('die'),
      ...Array<string>(5).fill('some-white-dice'),
    ])
    expect(nameOfMember('hand-6').values).toMatchObject({ source: 'hand', face: '6' })
  })
})

describe('picking', () => {
  let decision: Decision
  let sent: string[]
  let unasked: (readonly number[] | undefined)[]
  let hear: (version: number, asked: AskedSet, options: string[]) => void
  /** What the server asks after a choice. */
  let answer: (choice: string) => [AskedSet, string[]]

  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false })
    const table = new JoinedTable('t')
    sent = []
    unasked = []
    hear = (version, asked_set, options) => {
      const question = {
        seat: 0,
        kind: '',
        text: { key: '' },
        options: options.map(option),
        asked_set,
      } as Question
      const play = { seat: 0, table: action.table, question, outcome: null } as unknown as Play
      const online = {
        seats: [{ seat: 0, mine: true, stand_in: null }],
        status: 'running',
        options: {},
        departures: [],
      }
      const told = { type: 'table', version, since: version, entries: [], table: online, play, chat: null }
      ;(table as unknown as { hear: (news: TableTold) => void }).hear(told as unknown as TableTold)
      decision.follow(version)
    }
    table.link.ask = async (asked) => {
      await Promise.resolve()
      if (asked.type === 'choose') {
        sent.push([asked.choice, ...(asked.then ?? [])].join(', '))
        unasked.push(asked.automatic)
        hear(asked.version + 1, ...answer(asked.choice))
      }
      return { type: 'taken', id: 1, result: 'done', version: table.version }
    }
    decision = new Decision(table, () => catalogue as unknown as Catalogue)
  })
  afterEach(() => {
    settings.asksLess.on = true
    vi.unstubAllGlobals()
  })

  test('is over once the set is full, for whoever wants to be asked less', async () => {
    answer = () => [two, pairs]
    hear(1, two, pairs)
    await decision.pickPlace('worker-yellow')
    await decision.pickPlace('worker-white')
    expect(sent).toEqual(['gain-worker white yellow'])
  })
  test('on the board and in the bar sends nothing before the set is confirmed', async () => {
    settings.asksLess.on = false
    answer = () => [two, pairs]
    hear(1, two, pairs)
    await decision.pickPlace('worker-yellow')
    expect(decision.chosen).toEqual(new Map([['worker-yellow', 1]]))
    expect(decision.lit.size).toBe(4)
    await decision.pickPlace('worker-white')
    expect(decision.lit.size).toBe(0)
    await decision.pickPlace('worker-red')
    expect(decision.why?.reason?.key).toBe('web-set-full')
    await decision.pickPlace('worker-yellow', true)
    const [, red] = decision.building.set?.members ?? []
    if (red) await decision.toggle(red)
    expect(decision.building.set?.picked).toEqual(['white', 'red'])
    expect(sent).toEqual([])
    const { confirm } = decision.building.set ?? {}
    if (confirm) await decision.take(confirm)
    expect(sent).toEqual(['gain-worker white red'])
  })
  test('of one thing is confirmed with it, which undo goes past', async () => {
    const open = ['reroll red-1', 'reroll blue-5', 'enough']
    answer = () => [rerolled('red-1'), open]
    hear(1, { ...rerolled(), amount: 1 }, open)
    await decision.pickPlace('die-red-1')
    if (decision.doubt) await decision.take(decision.doubt.option, decision.doubt.then)
    expect(sent).toEqual(['reroll red-1, enough'])
    expect(unasked).toEqual([[1]])
  })
  test('a step back takes the last one back', async () => {
    hear(1, two, pairs)
    await decision.pickPlace('worker-blue')
    expect([decision.back(), decision.back()]).toEqual([true, false])
    expect(decision.building.set?.picked).toEqual([])
  })
  test('what is too much for one choice is sent one by one, and quick clicks wait for each other', async () => {
    const open = ['reroll red-1', 'reroll blue-5', 'put-back blue-5', 'enough']
    answer = () => [rerolled(...sent.map((choice) => choice.split(' ')[1] ?? '')), open]
    hear(1, rerolled(), open)
    await Promise.all([decision.pickPlace('die-blue-5'), decision.pickPlace('die-red-1')])
    await vi.waitFor(() => expect(sent).toEqual(['reroll blue-5', 'reroll red-1']))
    await decision.pickPlace('die-blue-5', true)
    expect(sent.at(-1)).toBe('put-back blue-5')
  })
})
