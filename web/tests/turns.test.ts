/** A turn in one sentence, in every language; and what was taken back is not told. */
import { expect, test } from 'vitest'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { summary, type Reader } from '../src/log/summary'
import { newsOf } from '../src/log/news'
import { standing, turns } from '../src/log/turns'
import type { Event, LogEntry } from '../src/protocol'
import { say } from '../src/texts/say'
import stored from './fixtures/turns.json'

const files = import.meta.glob<string>('../../src/scholars/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const bundles = Object.fromEntries(
  ['en', 'fr', 'pl'].map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const [path, text] of Object.entries(files))
      if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text))
    return [language, bundle]
  }),
)
const NAMES = ['Layla', 'Marek', 'Inès']
const nobody: Reader = { own: () => false, name: (seat) => NAMES[seat] ?? '' }
const reader = (seat: number): Reader => ({ ...nobody, own: (one) => one === seat })

type Kind = keyof typeof stored
const logs = stored as unknown as Record<Kind, LogEntry[]>
/** The turns of a log, said to a reader. */
const said = (log: readonly LogEntry[], to: Reader, language = 'en'): string[] =>
  turns(log).map((turn) =>
    summary(turn, to)
      .map((message) => say(bundles[language]!, message))
      .join(' '),
  )

const KINDS = Object.keys(stored) as Kind[]
test.each(KINDS)('%s is told in every language, to whoever played and to others', (kind) => {
  for (const language of ['en', 'fr', 'pl'])
    for (const to of [nobody, reader(logs[kind][0]!.seat)]) {
      const sentences = said(logs[kind], to, language)
      expect(sentences).not.toHaveLength(0)
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^[\]{}]*\.$/u)
    }
})

test('a turn is told by what was done in it', () => {
  expect(said(logs.scroll_delivered, nobody)).toEqual([
    'Inès Travels 5 on White and Delivers a Sanskrit Scroll to the Purple Guild.',
  ])
  expect(said(logs.rested, reader(0))).toEqual(['You Rest, Harvest 2 Tracks and draw 2 Dice.'])
  expect(said(logs.translator_picked, nobody)[0]).toBe('Layla picks the Translator in Room 7.')
  expect(said(logs.caliph_revealed, nobody)[0]).toContain('The first Caliph Card is revealed')
  expect(said(logs.game_ended, reader(0), 'pl')[0]).toMatch(/^Podróżujesz .* Rozgrywka się kończy\.$/)
})

test('Translators who are paid are the reader’s, if they are', () => {
  expect(said(logs.scroll_translated, nobody)[0]).toBe(
    'Layla Translates a Chinese Scroll through 2 Translators.',
  )
  expect(said(logs.scroll_translated, reader(1))[0]).toBe(
    'Layla Translates a Chinese Scroll through 2 Translators (1 of yours).',
  )
})

test('the solo opponent’s turn is one of its own', () => {
  expect(turns(logs.scheme_revealed).map(({ seat }) => seat)).toEqual([0, 1])
  expect(said(logs.scheme_revealed, reader(0))[1]).toBe('Marek Employs a Greek Translator in Room 9.')
})

const event = (name: string, values: Event['values'] = {}, seat: number | null = 0): Event => ({
  name,
  seat,
  values,
  places: [],
})
const chosen = (choices: number, version: number, ...events: Event[]): LogEntry => ({
  version,
  seat: 0,
  by: 'person',
  choice: 'part 1',
  text: null,
  back_to: null,
  choices,
  events,
  told: [],
})
const takenBack = (choices: number, version: number): LogEntry => ({
  ...chosen(choices, version),
  choice: null,
  back_to: choices,
})

test('what bots seldom do is told too', () => {
  const told = (...events: Event[]) => said([chosen(1, 1, event('turn_began'), ...events)], reader(0))[0]
  const research = event('main_action_taken', { action: 'research', value: 8 })
  const orange = event('colour_named', { colour: 'orange' })
  const level = event('track_advanced', { track: 'chemistry', level: 3 })
  expect(told(research, orange, level)).toBe('You Research with Orange 8: Chemistry to 3.')
  expect(told(research, orange)).toBe('You Research with Orange 8.')
  expect(told(event('passed'))).toBe('You pass.')
  expect(told(event('card_upgraded', { card: 'physics' }))).toBe('You upgrade an Action Card.')
  expect(told(event('card_played', { card: 'goal', slot: 'slot-6' }))).toBe('You Work (Goal Card).')
  expect(told()).toBe('You do nothing else.')
})

test('what was taken back is not told, wherever the log begins', () => {
  const log = [
    chosen(41, 90),
    chosen(42, 91),
    takenBack(40, 92),
    chosen(41, 93),
    takenBack(41, 94),
    chosen(42, 95),
  ]
  expect(standing(log).map(({ version }) => version)).toEqual([93, 95])
})

test('of a log that does not reach back to the beginning only whole turns are told, with their rounds', () => {
  const begins = event('turn_began')
  const round = event('round_began', { round: 7 }, null)
  const log = [chosen(5, 50), chosen(6, 51, begins), chosen(7, 52, round), chosen(8, 53, begins)]
  expect(turns(log).map(({ key, round }) => [key, round])).toEqual([
    ['51-0', 6],
    ['53-0', 7],
  ])
})

test('a turn is known to be a bot’s if a bot played some of it', () => {
  const began = (version: number) => chosen(version, version, event('turn_began'))
  const byBot = (entry: LogEntry): LogEntry => ({ ...entry, by: 'bot' })
  const log = [began(1), chosen(2, 2), began(3), byBot(chosen(4, 4)), byBot(began(5)), chosen(6, 6), began(7)]
  expect(turns(log).map(({ byBot: replaced }) => replaced)).toEqual([false, true, true, false])
})

test('news is what others did since the reader’s last turn', () => {
  const began = (version: number, seat: number) => chosen(version, version, event('turn_began', {}, seat))
  const told = turns([began(1, 0), began(2, 1), began(3, 2), began(4, 1)])
  expect(newsOf(told, reader(1).own)).toEqual([])
  expect(newsOf(told, reader(2).own).map(({ seat }) => seat)).toEqual([1])
  expect(newsOf(told, nobody.own)).toEqual([])
})
