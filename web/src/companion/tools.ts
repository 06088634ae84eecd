/** What helps at a real table, each on a screen of its own (`/companion/rival`) that is fetched when it is first wanted. */
import type { Component } from 'svelte'
import { texts } from '../texts/texts.svelte'
import type { Message } from '../protocol'
import { kept } from './rival/kept'

export interface Tool {
  /** The last part of its address. */
  name: string
  title: string
  how: string
  icon: string
  /** What goes on there, if something does. */
  now?: () => Message | undefined
  screen: () => Promise<{ default: Component }>
}

/** A screen with the texts it needs besides. */
const withTexts = async <Screen>(screen: Promise<Screen>): Promise<Screen> => {
  await texts.need('tabletop')
  return screen
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'rival',
    title: 'companion-rival',
    how: 'companion-rival-how',
    icon: 'u-cards',
    now: () => kept()?.line,
    screen: () => import('./rival/RivalScreen.svelte'),
  },
  {
    name: 'score',
    title: 'companion-score-pad',
    how: 'companion-score-pad-how',
    icon: 'u-chart',
    screen: () => withTexts(import('./score/ScoreScreen.svelte')),
  },
  {
    name: 'setup',
    title: 'companion-setup',
    how: 'companion-setup-how',
    icon: 'u-log',
    screen: () => withTexts(import('./setup/SetupScreen.svelte')),
  },
  {
    name: 'draft',
    title: 'companion-draft',
    how: 'companion-draft-how',
    icon: 'u-roll',
    screen: () => withTexts(import('./draft/DraftScreen.svelte')),
  },
  {
    name: 'find',
    title: 'companion-find',
    how: 'companion-find-how',
    icon: 'u-search',
    screen: () => withTexts(import('./find/FindScreen.svelte')),
  },
]
