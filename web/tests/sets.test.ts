/** Things that are chosen together: built here where each set is an option, with the server where not; the same to see. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placesOf } from '../src/board/places'
import type { View } from '../src/board/types'
import { Deciding } from '../src/decisions/deciding.svelte'
import { nameOfMember, pictureOfMember } from '../src/decisions/members'
import { notationsAt } from '../src/decisions/reasons'
import { confirming, gathered, marks } from '../src/decisions/sets'
import type { AskedSet, Catalogue, Option, Play, Question, TableTold } from '../src/protocol'
import { Sitting } from '../src/table/sitting.svelte'
import catalogue from './fixtures/views/printed.json'
import action from './fixtures/views/action.json'

const COLOURS = ['white', 'red', 'blue', 'yellow']
const option = (notation: string): Option => {
  const [verb = '', ...words] = notation.split(' ')
  const members = { key: 'some-workers', values: {} }
  const text = { key: `choice-${verb}`, ...(words.length ? { values: { members } } : {}) }
  return { notation, verb, operands: words.length ? [words.join(' ')] : [], text, ends_undo: false }
}
const pairs = COLOURS.flatMap((one, at) => COLOURS.slice(at).map((other) => `gain-worker ${one} ${other}`))
const two: AskedSet = {
  amount: 2,
  members: COLOURS.flatMap((colour) => [colour, colour]),
  picked: [],
  at_once: true,
}
const rerolled = (...picked: string[]): AskedSet => ({
  amount: 3,
  members: ['red-1', 'red-1', 'blue-5'],
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
      picked: 2,
      more: false,
    })
  })
  test('of up to so many can be confirmed at every size, and nothing is "enough"', () => {
    const asked = { ...two, members: ['bag', 'hand-3'] }
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
    const members = { key: 'some-workers', values: {} }
    const told = { key: 'choice-confirm', values: { members, verb: 'gain-worker' } }
    expect(confirming(option('gain-worker white yellow'))).toEqual(told)
    expect(confirming({ ...option('enough'), text: told })).toEqual(told)
    expect(confirming(option('enough'))).toEqual({ key: 'choice-enough' })
  })
})

describe('where what is picked lies', () => {
  const member = (picked: number) => [{ name: 'board', picked, more: true }]
  const places = () => ['slot-1', 'slot-1', 'slot-3']

  test('is where it was touched, as far as there is enough of it', () => {
    expect(marks(member(1), places, [])).toEqual(new Map([['slot-1', 1]]))
    expect(marks(member(2), places, ['slot-3'])).toEqual(
      new Map([
        ['slot-3', 1],
        ['slot-1', 1],
      ]),
    )
  })
  test('is one place for as many as there are picked of it', () => {
    expect(marks(member(3), () => ['worker-white'], [])).toEqual(new Map([['worker-white', 3]]))
  })
})

describe('the things of a set', () => {
  const seen = action as unknown as View
  const white = (...dice: (string | null)[]): View => {
    const view = structuredClone(seen)
    const slot = view.players[view.seat ?? 0]?.slots[view.work?.slot ?? 0]
    if (slot) slot.dice = dice
    if (view.decision) view.decision.options = ['return-die die-1', 'return-die die-1 die-1']
    return view
  }

  test('light Workers, Dice in hand, the Bag, the board and the Dice of the card in use', () => {
    expect(placesOf('gain-worker white yellow', seen)).toEqual(['worker-white', 'worker-yellow'])
    expect(placesOf('reroll red-4', seen)).toEqual(['die-red-4'])
    expect(placesOf('put-back white-4', seen)).toEqual(['die-white-4'])
    expect(placesOf('return-die bag hand-3', seen)).toEqual(['bag', 'die-white-3'])
    expect(placesOf('return-die die-2', seen)).toEqual(['placed-die-2'])
    expect(placesOf('refill-bag', seen)).toEqual(['bag'])
  })
  test('that are as good as each other on the card in use are both lit by the first', () => {
    expect(placesOf('return-die die-1', white('white-3', 'white-3'))).toEqual([
      'placed-die-1',
      'placed-die-2',
    ])
    expect(placesOf('return-die die-1', white('white-3', null))).toEqual(['placed-die-1'])
  })
  test('have a picture and a name each', () => {
    const names = [...COLOURS, 'red-4', 'white-2', 'bag', 'board', 'hand-6', 'die-1', 'die-2']
    const using = { ...seen, work: { ...seen.work, first: 'white-3', second: 'white-5' } } as View
    const pictures = names.map((name) => JSON.stringify(pictureOfMember(name, using)))
    expect(new Set(pictures).size).toBe(names.length)
    expect(names.map((name) => nameOfMember(name).key)).toEqual([
      ...Array<string>(4).fill('some-workers'),
      ...Array<string>(2).fill('die'),
      ...Array<string>(5).fill('some-white-dice'),
    ])
    expect(nameOfMember('hand-6').values).toMatchObject({ source: 'hand', face: '6' })
  })
  test('that are not lit ask why by the notation of one', () => {
    const asked = (kind: string): View => ({ ...seen, decision: { ...seen.decision, kind } }) as View
    const slot = (seen.work?.slot ?? 0) + 1
    expect(notationsAt('placed-die-2', asked('choose_white_die'))).toEqual(['return-die die-2'])
    expect(notationsAt(`slot-${slot}`, asked('choose_white_die'))).toEqual(['return-die die-1'])
    expect(notationsAt('slot-6', asked('choose_white_die'))).toEqual(['return-die board'])
    expect(notationsAt('die-red-4', asked('choose_reroll'))).toEqual(['reroll red-4'])
    expect(notationsAt('worker-red', asked('choose_worker_to_spend'))).toEqual(['spend-worker red'])
  })
})

describe('picking', () => {
  let deciding: Deciding
  let sent: string[]
  let hear: (version: number, asked: AskedSet, options: string[]) => void
  /** What the server asks after a choice. */
  let answer: (choice: string) => [AskedSet, string[]]

  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false })
    const sitting = new Sitting('t')
    sent = []
    hear = (version, asked_set, options) => {
      const question = {
        seat: 0,
        kind: '',
        text: { key: '' },
        options: options.map(option),
        asked_set,
      } as Question
      const play = { seat: 0, view: action, question, outcome: null } as unknown as Play
      const table = { seats: [{ seat: 0, mine: true, stand_in: null }], status: 'running', options: {} }
      const told = { type: 'table', version, since: version, happenings: [], table, play, chat: null }
      ;(sitting as unknown as { hear: (news: TableTold) => void }).hear(told as unknown as TableTold)
      deciding.follow(version)
    }
    sitting.link.ask = async (asked) => {
      await Promise.resolve()
      if (asked.type === 'choose') {
        sent.push(asked.choice)
        hear(asked.version + 1, ...answer(asked.choice))
      }
      return { type: 'taken', id: 1, result: 'done', version: sitting.version }
    }
    deciding = new Deciding(sitting, () => catalogue as unknown as Catalogue)
  })
  afterEach(() => vi.unstubAllGlobals())

  test('on the board and in the bar sends nothing before the set is confirmed', async () => {
    answer = () => [two, pairs]
    hear(1, two, pairs)
    await deciding.pickPlace('worker-yellow')
    expect(deciding.chosen).toEqual(new Map([['worker-yellow', 1]]))
    expect(deciding.lit.size).toBe(4)
    await deciding.pickPlace('worker-white')
    expect(deciding.lit.size).toBe(0)
    await deciding.pickPlace('worker-red')
    expect(deciding.notice?.key).toBe('web-set-full')
    await deciding.pickPlace('worker-yellow', true)
    const [, red] = deciding.building.set?.members ?? []
    if (red) await deciding.toggle(red)
    expect(deciding.building.set?.picked).toEqual(['white', 'red'])
    expect(sent).toEqual([])
    const { confirm } = deciding.building.set ?? {}
    if (confirm) await deciding.take(confirm)
    expect(sent).toEqual(['gain-worker white red'])
  })
  test('a step back takes the last one back', async () => {
    hear(1, two, pairs)
    await deciding.pickPlace('worker-blue')
    expect([deciding.back(), deciding.back()]).toEqual([true, false])
    expect(deciding.building.set?.picked).toEqual([])
  })
  test('what is too much for one choice is sent one by one, and quick clicks wait for each other', async () => {
    const open = ['reroll red-1', 'reroll blue-5', 'put-back blue-5', 'enough']
    answer = () => [rerolled(...sent.map((choice) => choice.split(' ')[1] ?? '')), open]
    hear(1, rerolled(), open)
    await Promise.all([deciding.pickPlace('die-blue-5'), deciding.pickPlace('die-red-1')])
    await vi.waitFor(() => expect(sent).toEqual(['reroll blue-5', 'reroll red-1']))
    await deciding.pickPlace('die-blue-5', true)
    expect(sent.at(-1)).toBe('put-back blue-5')
  })
})
