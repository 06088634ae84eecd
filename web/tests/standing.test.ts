/** Running points: who is ahead, what for, and when they are asked card by card. */
import { afterEach, expect, test, vi } from 'vitest'
import type { Score, Standing } from '../src/protocol'
import { partsOf, ranked } from '../src/standing/standing'
import { JoinedTable } from '../src/table/table.svelte'

afterEach(() => vi.unstubAllGlobals())

const standing = (by_category: Record<string, number>): Standing => ({
  total: Object.values(by_category).reduce((sum, vp) => sum + vp, 0),
  by_category,
})

test('whoever has most stands first, and equals in the order of their seats', () => {
  expect(ranked([{ total: 3 }, { total: 9 }, { total: 3 }])).toEqual([1, 0, 2])
})

test('points are told by category, with what each is for once that is known', () => {
  const own = standing({ research: 4, scrolls: 6, guilds: 0, 'dice-sum': -2 })
  const line = (category: string, vp: number) => ({ category, id: '', vp, text: { key: category } })
  const score: Score = { ...own, lines: [line('scrolls', 6), line('research', 4), line('scrolls', 0)] }
  expect(partsOf(own).map(({ id, vp }) => [id, vp])).toEqual([
    ['scrolls', 6],
    ['research', 4],
    ['dice-sum', -2],
  ])
  expect(partsOf(own, score)[0]?.lines).toEqual([line('scrolls', 6)])
})

test('the server is asked once for each moment of the table', async () => {
  vi.stubGlobal('document', { hidden: false })
  const table = new JoinedTable('t')
  const scores = [{ ...standing({ scrolls: 1 }), lines: [] }]
  const ask = vi.fn(() =>
    Promise.resolve({ type: 'standing' as const, id: 1, version: table.version, scores }),
  )
  table.link.ask = ask
  expect(await table.askStanding()).toEqual(scores)
  await table.askStanding()
  expect(ask).toHaveBeenCalledTimes(1)
  table.version = 2
  await table.askStanding()
  expect(ask).toHaveBeenLastCalledWith({ type: 'standing', version: 2 })
})
