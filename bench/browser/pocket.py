"""The game in the pocket: how much is fetched, how soon one can play, how long bots and reviews take, what stalls it.

The static site is served plainly and played in a real browser. Seconds mean something on a quiet machine alone; of the
longest task of a page it is also told for how long it was really at work, which other programs hardly change.
"""

import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from gzip import compress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from kit.browser import DESKTOP, PHONE, TABLE_SIZES, launched
from scholars import Game
from scholars.bots import SEARCHING, STANDARD, bot, let_choose
from scholars.server.static_site import write_site
from scholars.server.wire.protocol import PROTOCOL

LEVELS = ("newcomer", "librarian", *SEARCHING)
SIZES: dict[str, ViewportSize] = {"phone": PHONE, "tablet": TABLE_SIZES["tablet"], "desktop": DESKTOP}
COMPANION = ("rival", "score", "setup", "draft", "find")
SEED = 18  # of the game that is reviewed
PACKED = (".zst", ".png", ".woff2")  # what no host compresses any more
PATIENCE = 120_000
TASKS = ["toplevel", "disabled-by-default-devtools.timeline"]
# Something that was picked for a set is never put back: whoever does so again and again never ends a turn.
TURNS = """
async ([rivals, expansions, turns, protocol]) => {
  const ask = async (...asked) => (await scholarsPocket.ask(...asked)).json()
  const seats = [{ kind: 'me' }, ...rivals.map((level) => ({ kind: 'bot', level }))]
  const { table } = await ask('POST', '/api/tables', JSON.stringify({ seats, expansions }))
  const socket = scholarsPocket.socket(table, new URLSearchParams({ protocol }))
  return new Promise((done, fail) => {
    const took = []
    let [asked, seat, since] = [-1, 0, 0]
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data)
      if (told.type === 'refused') return fail(new Error(data))
      if (told.type !== 'table') return
      const question = told.play.question
      if (!question) return fail(new Error('the game was over too soon'))
      if (question.seat !== seat) {
        if (seat !== 0) took.push(performance.now() - since)
        ;[seat, since] = [question.seat, performance.now()]
      }
      if (took.length >= turns) return (socket.close(), done(took))
      if (!question.options || told.version === asked) return
      asked = told.version
      const open = question.options.filter(({ notation }) => !notation.startsWith('put-back'))
      const choice = open[(7 * asked) % open.length].notation
      socket.send(JSON.stringify({ type: 'choose', id: asked, version: asked, choice }))
    }
  })
}
"""
ASK = "async (asked) => (await scholarsPocket.ask(...asked)).json()"
DRAWN = "document.querySelector('[data-testid=question]') && !document.body.hasAttribute('aria-busy')"


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
        address = f"http://127.0.0.1:{server.server_port}"
        with visiting(browser, address, PHONE) as context:
            measure_start(context)
            measure_turns(context.pages[0])
        for name, size in SIZES.items():
            with visiting(browser, address, size) as context:
                Stalls(name, browser, context).measure()
        server.shutdown()


def fetched(folder: Path) -> int:
    """What a browser fetches to keep everything, in bytes."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.name not in ("404.html", "licences.txt")]
    contents = ((path, path.read_bytes()) for path in files)
    return sum(len(content if path.suffix in PACKED else compress(content)) for path, content in contents)


@contextmanager
def visiting(browser: Browser, address: str, size: ViewportSize) -> Iterator[BrowserContext]:
    """Somebody who comes for the first time."""
    context = browser.new_context(base_url=address, viewport=size)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def busy() -> str:
    """How much else the machine has to do."""
    return f"at load {os.getloadavg()[0]:.1f}"


def measure_start(context: BrowserContext) -> None:
    """How soon one can play."""
    print(f"{playable(context):.1f} s until one can play, cold (wanted: 8), {busy()}")
    context.pages[0].wait_for_function("navigator.serviceWorker.controller !== null")
    print(f"{playable(context):.1f} s until one can play, warm (wanted: 4), {busy()}")


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


def measure_turns(page: Page) -> None:
    """How long bots take for a turn, each against one, and four with Body of Books."""
    for rivals, expansions, told in ((1, [], "for two"), (3, ["body-of-books"], "for four with Body of Books")):
        for level in LEVELS:
            asked = [[level] * rivals, expansions, 6 * rivals, str(PROTOCOL)]
            took = sorted(page.evaluate(TURNS, asked))
            median, most = took[len(took) // 2] / 1000, took[-1] / 1000
            print(f"{level} {told}: {median:.2f} s a turn at the median, {most:.2f} s at most (wanted: 2), {busy()}")


class Stalls:
    """The longest task of a page of a size while something goes on."""

    def __init__(self, name: str, browser: Browser, context: BrowserContext) -> None:
        self.name = name
        self.browser = browser
        self.page = context.new_page()

    def measure(self) -> None:
        """The first table, the same one opened again, screens of the companion, a review."""
        page = self.page
        page.goto("/")
        page.wait_for_function("'scholarsPocket' in globalThis")
        page.evaluate(ASK, ["GET", "/api/tables", None])
        self.of("the first table is drawn", lambda: self.arrive(page.get_by_test_id("play-now").click))
        address = page.url
        self.of("it is opened again", lambda: self.arrive(lambda: page.goto(address)))
        for tool in COMPANION:
            self.of(f"the companion opens {tool}", lambda tool=tool: self.companion(tool))  # type: ignore[misc]
        if self.name == "phone":  # it takes long, and is the same for all of them
            self.of("a game is reviewed", self.review)

    def arrive(self, come: Callable[[], object]) -> None:
        """Come to a table, and wait until all of it is drawn."""
        come()
        self.page.wait_for_function(DRAWN)

    def companion(self, tool: str) -> None:
        """Open a screen from the companion's list."""
        self.page.goto("/companion")
        self.page.get_by_test_id(f"tool-{tool}").click()
        self.page.wait_for_load_state("networkidle")

    def review(self) -> None:
        """Have a golden game reviewed to its end, and look on."""
        record = a_game()
        self.page.evaluate(ASK, ["PUT", "/api/me", json.dumps({"name": "Ada", "language": "en"})])
        replay = self.page.evaluate(ASK, ["POST", "/api/replays", json.dumps({"record": record})])["replay"]
        begun = time.monotonic()
        self.page.goto(f"/review/replays/{replay}")
        self.page.get_by_test_id("save-review").wait_for(timeout=10 * PATIENCE)
        took = time.monotonic() - begun
        print(f"{self.name}: {took:.0f} s to review {len(record['choices'])} choices for two, {busy()}")

    def of(self, moment: str, act: Callable[[], object]) -> None:
        """Print the longest task while something is done."""
        self.browser.start_tracing(page=self.page, categories=TASKS)
        act()
        took, worked = zip(*main_tasks(json.loads(self.browser.stop_tracing())), strict=True)
        told = f"{max(took):.0f} ms the longest task by the clock, {max(worked):.0f} at work (wanted: 50)"
        print(f"{self.name}: {told}, while {moment}, {busy()}")


def a_game() -> dict[str, Any]:
    """The record of a game for two of the level people meet."""
    game, player = Game.new(players=2, seed=SEED), bot(STANDARD, SEED)
    while game.decision is not None:
        game.play(let_choose(player, game, SEED + len(game.history)))
    return game.record()


def main_tasks(trace: dict[str, Any]) -> list[tuple[float, float]]:
    """How long each task of a page took, and was at work: in milliseconds."""
    events = trace["traceEvents"]
    named = (event for event in events if event["name"] == "thread_name")
    pages = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
    tasks = (event for event in events if event["name"] == "RunTask" and "dur" in event)
    return [(one["dur"] / 1000, one.get("tdur", 0) / 1000) for one in tasks if (one["pid"], one["tid"]) in pages]


if __name__ == "__main__":
    main()
