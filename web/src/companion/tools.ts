/** What helps at a real table, each on a screen of its own (`/companion/rival`) that is fetched when it is first wanted. */
import type { Component } from 'svelte'
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

export const TOOLS: readonly Tool[] = [
  {
    name: 'rival',
    title: 'companion-rival',
    how: 'companion-rival-how',
    icon: 'u-cards',
    now: () => kept()?.line,
    screen: () => import('./rival/RivalScreen.svelte'),
  },
]
