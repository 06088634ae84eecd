/** Light or dark: the system's until the reader chooses. */
import { follow, recall, remember } from './memory'

export type Theme = 'light' | 'dark'
const MEMORY = 'theme'

class ThemeChoice {
  private chosen = $state<Theme>()
  private system = $state<Theme>('light')

  get shown(): Theme {
    return this.chosen ?? this.system
  }

  start(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const system = () => (this.system = dark.matches ? 'dark' : 'light')
    dark.addEventListener('change', system)
    system()
    const choose = (told: string | null) => {
      if (told === 'light' || told === 'dark') this.show(told)
    }
    choose(recall(MEMORY))
    follow(MEMORY, choose)
  }

  switch(): void {
    const next = this.shown === 'dark' ? 'light' : 'dark'
    remember(MEMORY, next)
    this.show(next)
  }

  private show(theme: Theme): void {
    this.chosen = theme
    document.documentElement.dataset['theme'] = theme
  }
}

export const theme = new ThemeChoice()
