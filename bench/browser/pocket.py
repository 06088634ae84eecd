"""The game in the pocket: how much is fetched, how soon one can play, how long bots take, and whether the page stalls.

The static site is served plainly and played in a real browser at the size of a phone. Seconds mean something on a quiet
machine alone.
"""

import threading
import time
from gzip import compress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, Page

from kit.browser import PHONE, launched
from scholars.server.static_site import write_site
from scholars.server.wire.protocol import PROTOCOL

LEVELS = ("newcomer", "librarian", "astronomer", "vizier", "sage")
PACKED = (".zst", ".png", ".woff2")  # what no host compresses any more
PATIENCE = 120_000
STALLS = """
new PerformanceObserver((list) =>
  list.getEntries().forEach(({ startTime, duration }) => stalls.push([startTime, duration])))
  .observe({ type: 'longtask', buffered: true })
"""
TURNS = """
async ([level, turns, protocol]) => {
  const ask = async (...asked) => (await scholarsPocket.ask(...asked)).json()
  const seats = [{ kind: 'me' }, { kind: 'bot', level }]
  const { table } = await ask('POST', '/api/tables', JSON.stringify({ seats }))
  const socket = scholarsPocket.socket(table, new URLSearchParams({ protocol }))
  return new Promise((done) => {
    const took = []
    let asked = -1
    let since
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data)
      if (told.type !== 'table') return
      const options = told.play.question?.options
      if (!options) return void (since ??= performance.now())
      if (since !== undefined) took.push(performance.now() - since)
      since = undefined
      if (took.length >= turns) return (socket.close(), done(took))
      if (told.version === asked) return
      asked = told.version
      const choice = options[(7 * asked) % options.length].notation
      socket.send(JSON.stringify({ type: 'choose', id: asked, version: asked, choice }))
    }
  })
}
"""


class Plain(SimpleHTTPRequestHandler):
    """Serves files, and says nothing."""

    def log_message(self, *_told: object) -> None:
        """Say nothing."""


def main() -> None:
    """Measure, and print."""
    with TemporaryDirectory(prefix="scholars-") as made, launched() as browser:
        folder = Path(made, "site")
        write_site(folder)
        print(f"{fetched(folder) / 1e6:.2f} MB fetched for everything, as a host compresses it (wanted: 8)")
        server = ThreadingHTTPServer(("127.0.0.1", 0), lambda *args: Plain(*args, directory=str(folder)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        context = browser.new_context(base_url=f"http://127.0.0.1:{server.server_port}", viewport=PHONE)
        context.set_default_timeout(PATIENCE)
        context.add_init_script("globalThis.stalls = []; " + STALLS)
        print(f"{playable(context):.1f} s until one can play, cold (wanted: 8)")
        page = context.pages[0]
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        print(f"{playable(context):.1f} s until one can play, warm (wanted: 4)")
        drawn = context.pages[0].evaluate("performance.now()")
        for level in LEVELS:
            took = sorted(turns(context.pages[0], level))
            print(f"{level}: {took[len(took) // 2] / 1000:.2f} s a turn at the median, {took[-1] / 1000:.2f} s at most")
        stalls: list[tuple[float, float]] = context.pages[0].evaluate("stalls")
        for moment, found in (
            ("until the first table is drawn", [took for since, took in stalls if since < drawn]),
            ("while bots think", [took for since, took in stalls if since >= drawn]),
        ):
            print(f"{max(found, default=0):.0f} ms the longest stall of the page {moment} (wanted: 50)")
        server.shutdown()


def fetched(folder: Path) -> int:
    """What a browser fetches to keep everything, in bytes."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.name not in ("404.html", "licences.txt")]
    contents = ((path, path.read_bytes()) for path in files)
    return sum(len(content if path.suffix in PACKED else compress(content)) for path, content in contents)


def playable(context: BrowserContext) -> float:
    """Seconds from opening the page to a table one can play at."""
    for page in context.pages:
        page.close()
    page = context.new_page()
    begun = time.monotonic()
    page.goto("/")
    page.get_by_test_id("play-now").click()
    page.locator("[data-place]").first.wait_for()
    return time.monotonic() - begun


def turns(page: Page, level: str) -> list[float]:
    """Milliseconds of some turns of a bot."""
    found: list[float] = page.evaluate(TURNS, [level, 6, str(PROTOCOL)])
    return found


if __name__ == "__main__":
    main()
