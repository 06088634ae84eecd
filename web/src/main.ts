import { mount } from 'svelte'
import App from './App.svelte'
import { where } from './net/where.svelte'
import { watchDownloads } from './pocket/downloads'
import { keeping } from './pocket/keeping.svelte'
import { route } from './shell/route.svelte'
import { theme } from './shell/theme.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

theme.start()
route.start()
watchDownloads()
// the page comes first
addEventListener('load', () => void keeping.start(where.serverless))

const target = document.querySelector('#app')
if (!target) throw new Error('the page has no place for the client')
mount(App, { target })
