"""How soon a click at the table answers: from the click to what is seen of it, in a real browser at a real server.

Somebody clicks through turns by chance on a desktop and on a phone, in turns; a page that only changes a word tells
what the measuring itself takes. Milliseconds mean something on a quiet machine alone.
"""

from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from kit.browser import DESKTOP, PHONE, Visitor, launched
from kit.browser_player import Player
from kit.serving import Served, served
from scholars.engine import build

ROUNDS, TURNS = 3, 6
WANTED = 100  # milliseconds at the median
SIZES = {"desktop": DESKTOP, "phone": PHONE}
EMPTY = """async () => {
  const word = document.body.appendChild(document.createElement("p"))
  const took = []
  for (let number = 0; number < 50; number++) {
    const begun = performance.now()
    await new Promise((done) => {
      const watch = new MutationObserver(() => { watch.disconnect(); done() })
      watch.observe(word, { childList: true })
      word.textContent = String(number)
    })
    took.push(performance.now() - begun)
  }
  return took
}"""


def main() -> None:
    """Measure in turns, and print the medians."""
    took: dict[str, list[float]] = {name: [] for name in ("nothing but a word", *SIZES)}
    with TemporaryDirectory(prefix="scholars-") as folder, served(Path(folder)) as server, launched() as browser:
        for number in range(ROUNDS):
            with Visitor(browser, server.address, drawn=True) as visitor:
                took["nothing but a word"] += visitor.go("/").evaluate(EMPTY)
            for name, size in SIZES.items():
                took[name] += clicked(browser, server, number, size=size)
    print(f"milliseconds from a click to what is seen of it; wanted under {WANTED} at the median ({build()} engine)")
    for name, found in took.items():
        most = quantiles(found, n=10)[-1]
        print(f"{name:<24}{len(found):>5} clicks, median {median(found):>7.1f}, nine of ten {most:>7.1f}")


def clicked(browser: Browser, server: Served, seed: int, **more: object) -> list[float]:
    """Some turns against a bot."""
    with Visitor(browser, server.address, drawn=True, **more) as visitor:  # type: ignore[arg-type]
        visitor.go("/").get_by_test_id("play-now").click()
        visitor.page.get_by_test_id("question").wait_for()
        return Player(visitor.page, seed=seed).play(TURNS).took


if __name__ == "__main__":
    main()
