/**
 * Keeps the page and all it needs, so that it opens without a network. `tools/pocket.mjs` fills in the version and the
 * files. A new version waits until the reader says so: nobody's page changes in the middle of a game.
 */
const NAME = 'scholars-' + 'VERSION'
const FILES = [/* FILES */]
const SERVERLESS = false

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES.map((name) => new Request(name, { cache: 'no-cache' })))),
  )
})

addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(
        names
          .filter((name) => name.startsWith('scholars-') && name !== NAME)
          .map((name) => caches.delete(name)),
      ),
    )
  event.waitUntil(old.then(() => clients.claim()))
})

addEventListener('message', ({ data }) => {
  if (data === 'now') skipWaiting()
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else event.respondWith(kept(pathname).then((found) => found ?? fetch(request)))
})

const kept = async (name) => (await caches.open(NAME)).match(name)

/** Every address is the same page. Where there is a server it is asked first: it may know more. */
async function page(request) {
  const own = await kept('/')
  if (SERVERLESS) return own ?? fetch(request)
  try {
    return await fetch(request)
  } catch (fault) {
    if (own) return own
    throw fault
  }
}
