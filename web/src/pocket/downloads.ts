/** Links to what a server would hand out as a file: in a pocket it is asked for here, and saved. */
import { where } from '../net/where.svelte'

async function save(link: HTMLAnchorElement): Promise<void> {
  const { pocket } = await import('./pocket.svelte')
  const answer = await pocket.ask('GET', link.pathname + link.search, null)
  if (!answer.ok) return
  const saved = document.createElement('a')
  saved.href = URL.createObjectURL(await answer.blob())
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
