/**
 * Shows "your turn" while no page is open, in the words the server sent, and opens the table. It keeps nothing and controls
 * no page: whoever wants to be told need not keep the whole game (that is `sw.js`).
 */
addEventListener('push', (event) => {
  const { title, body, address } = event.data?.json() ?? {}
  if (!title) return
  const shown = { body, data: address, tag: address, renotify: true, icon: '/icons/192.png' }
  event.waitUntil(registration.showNotification(title, shown))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = event.notification.data
  if (address) event.waitUntil(open(address))
})

/** The table, in a window that shows it already or in a new one. */
async function open(address) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === address)
  return there ? there.focus() : clients.openWindow(address)
}
