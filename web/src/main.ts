import { mount } from 'svelte'
import App from './App.svelte'
import { route } from './shell/route.svelte'
import { theme } from './shell/theme.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

theme.start()
route.start()

const target = document.querySelector('#app')
if (!target) throw new Error('the page has no place for the client')
mount(App, { target })
