/** A turn that is put together: what is picked, what is asked about it, and what is used in the end. */
import { beforeEach, describe, expect, test } from 'vitest'
import { planEntries, type Entry } from '../src/decisions/entries'
import { litPlan } from '../src/decisions/lighting'
import { Plan } from '../src/decisions/plan.svelte'
import type { Option, Place, Planned, Table, Way } from '../src/protocol'
import { anOption } from './an-option'

const HAND = ['red-5', 'white-3', 'blue-4', 'white-3']
const works = ['physics', 'biology'].flatMap((card) =>
  ['slot-1', 'slot-3'].map((slot) => anOption(`work ${card} ${slot}`)),
)
const pairs = HAND.flatMap((die, at) => [
  `dice ${die}`,
  ...HAND.slice(at + 1).map((other) => `dice ${die} ${other}`),
])

/** What a server might answer: Dice for a card, then Workers, a free gain and the main action, then what that buys. */
function planned(choices: readonly string[]): Planned | undefined {
  const [work, dice, ...rest] = choices
  if (!works.some(({ notation }) => notation === work)) return undefined
  if (dice && !pairs.includes(dice)) return undefined
  const names = dice?.split(' ').slice(1) ?? []
  const acts = [
    'place-worker blue die-1',
    ...(names[1] ? ['place-worker blue die-2'] : []),
    'main research',
    ...(rest.includes('retiree card-1') ? [] : ['retiree card-1']),
  ]
  const options = !dice
    ? pairs.map((pair) => anOption(pair))
    : rest.includes('main research')
      ? [anOption('research option-1')]
      : [
          ...acts.map((one) => anOption(one)),
          ...(rest.includes('small action-1') ? [] : [anOption('small action-1', { free: true })]),
        ]
  const value = names.reduce((sum, name) => sum + Number(name.slice(-1)), 0)
  const colours = rest.includes('place-worker blue die-1') ? ['blue'] : [names[0]?.split('-')[0] ?? '']
  return {
    type: 'plan',
    choices,
    action: dice ? { value, colours, dice: names } : null,
    question: { kind: dice ? 'choose_action' : 'choose_dice', options, refused: [] },
  } as unknown as Planned
}

let plan: Plan
let free = true
let rung = 0
const settle = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  free = true
  rung = 0
  plan = new Plan({
    options: () => works,
    ask: (choices) => Promise.resolve(planned(choices)),
    takesFree: () => free,
    merges: () => true,
    recoloured: () => (rung += 1),
  })
})

test('a slot with a forecast brings its card and Dice, and what it buys', async () => {
  const choices = ['work physics slot-3', 'dice red-5 white-3', 'main research']
  plan.chooseSlot('slot-3', { choices } as unknown as Way)
  await settle()
  expect([plan.card, plan.dice, plan.step]).toEqual(['physics', ['red-5', 'white-3'], 'dice'])
  expect(plan.action).toMatchObject({ value: 8, colours: ['red'] })
  expect(plan.purchases.map(({ choices }) => choices)).toEqual([
    ['work physics slot-3', 'dice red-5 white-3', 'small action-1', 'main research'],
  ])
  expect(plan.automatic(plan.purchases[0]?.choices ?? [])).toEqual([2])
  expect(plan.automatic(choices)).toEqual([])
})

test('without a forecast the card is asked for, and what was picked on the board before is kept', async () => {
  plan.chooseSlot('slot-1')
  expect(plan.step).toBe('card')
  plan.clear()
  plan.chooseCard('biology')
  plan.toggleDie('blue-4', false)
  plan.chooseSlot('slot-1', { choices: ['work physics slot-1', 'dice red-5'] } as unknown as Way)
  await settle()
  expect([plan.card, plan.dice]).toEqual(['biology', ['blue-4']])
})

test('a third Die makes the first one go, and a Die that is taken off takes its Workers along', async () => {
  plan.adopt(['work physics slot-3', 'dice red-5 white-3', 'place-worker blue die-1'])
  await settle()
  expect(plan.action?.colours).toEqual(['blue'])
  plan.toggleDie('blue-4', false)
  await settle()
  expect([plan.dice, plan.workers]).toEqual([['white-3', 'blue-4'], []])
})

test('the last Die in hand lies on the card unasked, and what it buys is told', async () => {
  const asked: string[] = []
  const last = new Plan({
    options: () => works,
    ask: (choices) => {
      asked.push(choices.join(', '))
      const [work, ...rest] = choices
      return Promise.resolve(planned([work ?? '', 'dice blue-4', ...rest]))
    },
    takesFree: () => free,
    merges: () => true,
    recoloured: () => undefined,
  })
  last.chooseCard('physics')
  last.chooseSlot('slot-3')
  await settle()
  expect([last.dice, last.action?.value, last.dieNumber('blue-4', 0)]).toEqual([['blue-4'], 4, 1])
  expect(last.purchases.map(({ choices }) => choices)).toEqual([
    ['work physics slot-3', 'small action-1', 'main research'],
  ])
  expect(asked.filter((choices) => /dice|end-turn/.test(choices))).toEqual([])
  const table = { seat: 0, players: [{ hand: ['blue-4'], workers: {} }] } as unknown as Table
  // to take it off would put it there again
  expect(planEntries(last, [], table)).toEqual([
    { kind: 'die', die: 'blue-4', nth: 0, on: true, open: false },
  ])
  expect([last.back(), last.step]).toEqual([true, 'card'])
})

test('a Die that is equal to both that are picked is not lit', () => {
  const die = (nth: number, on: boolean): Entry => ({ kind: 'die', die: 'white-6', nth, on, open: on })
  const lit = litPlan(plan, works, [die(0, true), die(1, true), die(2, false)])
  expect(lit.has('die-white-6')).toBe(false)
  expect(
    litPlan(plan, works, [die(0, true), { ...die(1, false), open: true } as Entry]).has('die-white-6'),
  ).toBe(true)
})

test('of two equal Dice the second is one more, whichever was picked first', async () => {
  plan.adopt(['work physics slot-3', 'dice white-3 blue-4'])
  await settle()
  plan.toggleDie('white-3', false)
  await settle()
  expect(plan.dice).toEqual(['white-3', 'white-3'])
})

test('a Die that could only take the place of its like is not offered', async () => {
  const one = new Plan({
    options: () => works,
    ask: () =>
      Promise.resolve({
        type: 'plan',
        action: null,
        question: { options: [anOption('dice white-3'), anOption('dice blue-4')], refused: [] },
      } as unknown as Planned),
    takesFree: () => false,
    merges: () => true,
    recoloured: () => {},
  })
  one.adopt(['work physics slot-3', 'dice white-3'])
  await settle()
  expect([one.accepts('white-3'), one.accepts('blue-4')]).toEqual([false, true])
})

describe('a place of what the Dice buy', () => {
  const DICE = ['work physics slot-3', 'dice red-5']
  const deck = (verb: string, name: string) =>
    anOption(`${verb} ${name}`, { places: [`deck-${name}` as Place] })
  const bought: Record<string, readonly Option[]> = {
    'main recruit': [deck('dispatch', 'greek'), deck('employ', 'greek'), deck('dispatch', 'hebrew')],
    'main travel': [
      anOption('move 1', { places: ['spot-5'], answers: 2 }),
      anOption('move 2', { answers: 2 }),
    ],
    'main travel, move 1': [anOption('deliver purple', { places: ['guild-purple'] }), anOption('decline')],
    'main travel, move 2': [anOption('deliver green', { places: ['guild-green'] }), anOption('decline')],
  }
  const asking = (kind: string, options: readonly Option[]) =>
    ({
      action: { value: 5, colours: ['red'], dice: ['red-5'] },
      question: { kind, options, refused: [] },
    }) as unknown
  const retiree = anOption('retiree card-1', { places: ['retiree-3-1' as Place] })

  async function targets(...mains: string[]) {
    const plan = new Plan({
      options: () => works,
      ask: (choices) => {
        const [, dice, ...rest] = choices
        const options = bought[rest.join(', ')]
        if (!dice) return Promise.resolve(planned(choices))
        if (options) return Promise.resolve(asking('choose', options) as Planned)
        return Promise.resolve(
          asking('choose_action', [...mains.map((main) => anOption(main)), retiree]) as Planned,
        )
      },
      takesFree: () => true,
      merges: () => true,
      recoloured: () => undefined,
    })
    plan.adopt(DICE)
    await settle()
    return plan.targets()
  }

  test('is taken with the Dice', async () => {
    const places = await targets('main recruit')
    expect(places.get('deck-hebrew')).toMatchObject({
      kind: 'use',
      choices: [...DICE, 'main recruit', 'dispatch hebrew'],
    })
    expect(places.has('deck-syriac')).toBe(false)
  })

  test('that two options are about is asked about when the Dice are used', async () => {
    expect((await targets('main recruit')).get('deck-greek')).toEqual({
      kind: 'use',
      choices: [...DICE, 'main recruit'],
      answer: 'deck-greek',
    })
  })

  test('is also that of an answer to what an option asks', async () => {
    const places = await targets('main travel')
    expect(places.get('spot-5')).toMatchObject({ choices: [...DICE, 'main travel', 'move 1'] })
    expect(places.get('guild-green')).toMatchObject({
      choices: [...DICE, 'main travel', 'move 2', 'deliver green'],
    })
  })

  test('of a Retiree comes before the main action', async () => {
    const places = await targets('main travel')
    expect(places.get('retiree-3-1')).toMatchObject({ kind: 'act', act: { choices: ['retiree card-1'] } })
  })

  test('that two main actions lead to is left to the list', async () => {
    bought['main translate'] = [deck('retire', 'hebrew')]
    expect((await targets('main recruit', 'main translate')).get('deck-hebrew')).toEqual({ kind: 'several' })
  })

  test('is lit, but not where it could mean several things or is a part of the turn', () => {
    const kinds = { 'deck-greek': 'use', 'deck-hebrew': 'several', 'retiree-3-1': 'act', 'slot-3': 'use' }
    const targets = new Map(Object.entries(kinds).map(([place, kind]) => [place, { kind }]))
    const plan = { targets: () => targets } as unknown as Plan
    expect([...litPlan(plan, [], []).keys()]).toEqual(['deck-greek', 'retiree-3-1'])
  })
})

test('what only gains something is left to the player who wants to be asked', async () => {
  free = false
  plan.adopt(['work physics slot-3', 'dice red-5'])
  await settle()
  expect(plan.purchases[0]?.choices).toEqual(['work physics slot-3', 'dice red-5', 'main research'])
})

test('something else can come before the main action, and is left again', async () => {
  plan.adopt(['work physics slot-3', 'dice red-5'])
  await settle()
  const [act] = plan.openActs.filter(({ option }) => option.verb === 'retiree')
  if (!act) throw Error('the Retiree is not offered')
  plan.toggleAct(act)
  await settle()
  expect(plan.acts).toEqual([act])
  expect(plan.purchases[0]?.choices).toEqual([
    'work physics slot-3',
    'dice red-5',
    'small action-1',
    'retiree card-1',
    'main research',
  ])
  plan.toggleDie('blue-4', false) // it stays with other Dice
  await settle()
  expect(plan.acts).toEqual([act])
  plan.toggleAct(act)
  await settle()
  expect(plan.acts).toEqual([])
})

test('a Worker is placed at once where there is one Die, and waits for its Die where there are two', async () => {
  plan.adopt(['work physics slot-3', 'dice red-5'])
  await settle()
  plan.lift('blue')
  expect([plan.lifted, plan.workers]).toEqual([undefined, [{ colour: 'blue', die: 1 }]])
  await settle()
  expect(rung).toBe(1) // the action is Blue now
  plan.adopt(['work physics slot-3', 'dice red-5 white-3'])
  await settle()
  plan.lift('blue')
  await settle()
  expect([plan.lifted, plan.workers]).toEqual(['blue', []])
  expect(plan.placements[1]).toMatchObject({ colours: ['blue'] })
})

test('a Worker that was picked up is put down with another card or slot', async () => {
  plan.adopt(['work physics slot-3', 'dice red-5 white-3'])
  await settle()
  plan.lift('blue')
  await settle()
  expect(plan.lifted).toBe('blue')
  plan.chooseCard('biology')
  expect(plan.lifted).toBeUndefined() // else no Die could be picked: there is none it could stand on
})

test('a Worker that would make the same of either Die is placed at once', async () => {
  plan.adopt(['work physics slot-3', 'dice red-5 white-3', 'place-worker blue die-1'])
  await settle()
  plan.lift('blue')
  await settle()
  expect([plan.lifted, plan.workers.length]).toEqual([undefined, 2])
})

test('each step back takes one thing away, and the last leaves nothing', async () => {
  plan.adopt(['work physics slot-3', 'dice red-5 white-3', 'place-worker blue die-1'])
  await settle()
  const steps = []
  while (plan.back()) steps.push([plan.workers.length, plan.dice.length, plan.card, plan.slot])
  expect(steps).toEqual([
    [0, 2, 'physics', 'slot-3'],
    [0, 1, 'physics', 'slot-3'],
    [0, 0, 'physics', 'slot-3'],
    [0, 0, undefined, 'slot-3'],
    [0, 0, undefined, undefined],
  ])
})

test('an answer that comes too late is not shown', async () => {
  const answers: (() => void)[] = []
  const slow = new Plan({
    options: () => works,
    ask: (choices) => new Promise((done) => answers.push(() => done(planned(choices)))),
    takesFree: () => false,
    merges: () => true,
    recoloured: () => {},
  })
  slow.adopt(['work physics slot-3', 'dice red-5'])
  slow.clear()
  for (const answer of answers) answer()
  await settle()
  expect([slow.action, slow.purchases]).toEqual([undefined, []])
})
