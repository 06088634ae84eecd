/** Links to what a server would hand out as a file: in a pocket it is asked for here, and saved. */
import { where } from '../net/where.svelte'

const PICTURE = /\.png$/

async function save(link: HTMLAnchorElement): Promise<void> {
  const { pocket } = await import('./pocket.svelte')
  const wanted = link.pathname.replace(PICTURE, '.svg') // which are drawn here
  const answer = await pocket.ask('GET', wanted + link.search, null)
  if (!answer.ok) return
  const file =
    wanted === link.pathname
      ? await answer.blob()
      : await (await import('./drawn')).drawn(await answer.text())
  const saved = document.createElement('a')
  saved.href = URL.createObjectURL(file)
  saved.download = link.download || 'scholars'
  saved.click()
  setTimeout(() => URL.revokeObjectURL(saved.href), 60_000)
}

export function watchDownloads(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link?.pathname.startsWith('/api/') || !where.has(link.pathname)) return
    event.preventDefault()
    void save(link)
  })
}
