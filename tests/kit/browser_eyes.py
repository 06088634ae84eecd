"""What can be wrong with a screen that works: text nobody can read, and barriers for those who cannot see or point."""

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from kit.browser import drawn, install

EYES = Path(__file__).with_suffix(".js")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAINTED = """
new Promise((seen) => {
  const look = () =>
    requestAnimationFrame(document.body.ariaBusy ? look : () => requestAnimationFrame(seen))
  look()
})
"""
RESIZED = """
([width, height]) => new Promise((done) => {
  const look = () =>
    requestAnimationFrame(innerWidth === width && innerHeight === height ? () => requestAnimationFrame(done) : look)
  look()
})
"""
GRAVE = ("serious", "critical")
ASKED = {
    "resultTypes": ["violations"],
    # it takes key caps and the numerals inside icons for words that the name has to repeat
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}


BAR = "section.bar"
# Boxes of the bar in which one would have to scroll to an option
HIDDEN_OPTIONS = """() => [...document.querySelectorAll('section.bar .options *')]
  .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflow))
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.className)"""


def illegible(page: Page, part: str | None = None) -> list[str]:
    """Text in sight that is under 12 px, cut off, or on other text; a part of a page is looked at in no time."""
    install(page, EYES)
    with drawn(page):
        page.evaluate(PAINTED)
        found: list[str] = page.evaluate("part => illegible(part)", part)
    return found


def alike(page: Page) -> list[str]:
    """Buttons of the decision bar that do different things and read the same."""
    install(page, EYES)
    with drawn(page):
        page.evaluate(PAINTED)
        faults: list[str] = page.evaluate("alike()")
    return faults


def resize(page: Page, size: ViewportSize) -> None:
    """Give a window another size, and wait until its layout and its bar are there."""
    page.set_viewport_size(size)
    page.evaluate(RESIZED, [size["width"], size["height"]])
    page.locator(BAR).locator(".options:not([aria-busy=true])").wait_for()


def barriers(page: Page) -> list[str]:
    """What axe finds to be serious or critical; where a dialog is open, in it: nothing else can be reached."""
    assert AXE.exists(), "axe-core is not there; `make lint-web` brings the tools of the client."
    install(page, AXE)
    with drawn(page):
        page.evaluate(PAINTED)
        found = page.evaluate("asked => axe.run(document.querySelector('dialog[open]') ?? document, asked)", ASKED)
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:200]}: {node['failureSummary'][-300:]}"
        for violation in found["violations"]
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]
