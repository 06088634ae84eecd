/** What helps at a real table, each on a screen of its own (`/companion/rival`) that is fetched when it is first wanted. */
import type { Component } from 'svelte'

export interface Tool {
  /** The last part of its address. */
  name: string
  title: string
  how: string
  icon: string
  screen: () => Promise<{ default: Component }>
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'rival',
    title: 'companion-rival',
    how: 'companion-rival-how',
    icon: 'u-cards',
    screen: () => import('./rival/RivalScreen.svelte'),
  },
]
