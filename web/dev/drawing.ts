/** Draws a stored view, to look at: `npm run dev`, then /dev/drawing.html?view=room,turn&theme=dark&area=rooms&language=fr&letters&states&plain */
import { mount } from 'svelte'
import { bundleOf } from '../src/texts/load'
import { texts } from '../src/texts/texts.svelte'
import '../src/styles/fonts.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import Drawing from './Drawing.svelte'

const asked = new URLSearchParams(location.search)
const language = asked.get('language') ?? 'en'
const sources = import.meta.glob<string>('../../src/scholars/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
})
const words = await Promise.all(
  Object.entries(sources).flatMap(([path, load]) => (path.includes(`/${language}/`) ? [load()] : [])),
)
texts.bundle = bundleOf(language, words.join('\n'))

document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light'
mount(Drawing, {
  target: document.body,
  props: { names: (asked.get('view') ?? 'room').split(','), area: asked.get('area') },
})
