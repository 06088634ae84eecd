import { expect, test } from 'vitest'
import { LANGUAGES, ownName, preferred } from '../src/texts/languages'

test('the remembered language comes before the browser’s', () => {
  expect(preferred('pl', ['fr'])).toBe('pl')
})

test('the browser’s languages are tried in their order, whatever their region', () => {
  expect(preferred(null, ['de-AT', 'fr-CA', 'en'])).toBe('fr')
})

test('English is left when nothing fits', () => {
  expect(preferred('de', ['zh'])).toBe('en')
})

test('languages are called as they call themselves', () => {
  expect(LANGUAGES.map(ownName)).toEqual(['English', 'Français', 'Polski'])
})
