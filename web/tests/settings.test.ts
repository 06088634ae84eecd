/** What is chosen in one window holds in all of them at once. */
import { beforeEach, expect, test, vi } from 'vitest'

type Heard = (event: { key: string; newValue: string | null }) => void
let elsewhere: (what: string, value: string | null) => void

beforeEach(() => {
  const heard: Heard[] = []
  vi.resetModules()
  vi.stubGlobal('addEventListener', (_: string, hear: Heard) => heard.push(hear))
  elsewhere = (what, newValue) => heard.forEach((hear) => hear({ key: `scholars.${what}`, newValue }))
})

test('pace, letters and sounds follow another window, and what was never chosen is as usual', async () => {
  const { settings } = await import('../src/settings/settings.svelte')
  expect([settings.pace, settings.letters.on, settings.tips.on, settings.volume]).toEqual([
    '1',
    false,
    true,
    0,
  ])
  elsewhere('pace', 'skip')
  elsewhere('letters', 'yes')
  elsewhere('tips', 'no')
  elsewhere('volume', '0.4')
  expect([settings.pace, settings.letters.on, settings.tips.on, settings.volume]).toEqual([
    'skip',
    true,
    false,
    0.4,
  ])
  elsewhere('pace', null)
  elsewhere('tips', null)
  elsewhere('volume', 'loud')
  expect([settings.pace, settings.tips.on, settings.volume]).toEqual(['1', true, 0])
})

test('every sound but the gong is shorter than 0.3 seconds', async () => {
  const { SOUNDS } = await import('../src/sound/synth')
  for (const [name, parts] of Object.entries(SOUNDS))
    for (const part of parts)
      expect(part.seconds + ('after' in part ? part.after : 0), name).toBeLessThan(name === 'gong' ? 2 : 0.3)
})
