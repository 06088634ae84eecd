/** "Your turn", told by the browser while the page is not in sight. Permission is asked for in the settings only. */
import { address, route } from '../shell/route.svelte'
import { say } from '../texts/texts.svelte'
import { settings } from './settings.svelte'

export const canNotify = (): boolean => 'Notification' in window

/** Asks the browser for permission; false if it is refused. */
export async function permit(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Tells that a table waits for the reader. */
export function notify(table: string): void {
  if (!settings.notify.on || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const notice = new Notification(say('web-your-turn'), {
    body: say('web-game'),
    tag: table,
    icon: '/favicon.svg',
  })
  notice.onclick = () => {
    window.focus()
    route.go(address('table', table))
    notice.close()
  }
}
