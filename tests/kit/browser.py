"""A real browser to meet the client in: chromium, driven by Playwright, and visitors who notice what goes wrong."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, Self

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Response, ViewportSize, expect, sync_playwright

from kit.golden import end_of
from kit.patience import PATIENCE
from kit.serving import Guest

WHOLE = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
LIGHT = ("chromium-headless-shell", "chrome-headless-shell")  # without windows: the same pages for less work
HOW_TO_GET_ONE = (
    "The browser client is tested in chromium, which was not found: install it, on Debian with "
    "`apt-get install chromium`, or say with CHROMIUM=... where one is. With chromium-headless-shell beside it, tests "
    "take less time."
)
FLAGS = (
    "--no-sandbox",  # in a container nobody but root is there to be kept away from
    "--disable-dev-shm-usage",  # where /dev/shm is small
    "--disable-gpu",
    "--font-render-hinting=none",  # the same letters on every machine
)
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLE_SIZES: dict[str, ViewportSize] = {
    "small laptop": {"width": 1280, "height": 720},
    "laptop": {"width": 1366, "height": 768},
    "large desktop": {"width": 1920, "height": 1080},
    "tablet": {"width": 820, "height": 1180},
    "tablet on its side": {"width": 1180, "height": 820},
    "phone on its side": {"width": 844, "height": 390},
}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}
# Where there is little room: French and Polish take more of it, and English is looked at in the long tests.
LONG_WORDS = [pytest.param("en", marks=pytest.mark.soak), "fr", "pl"]
# A quarter of what a browser does at a table is to draw it; where nobody looks, it is laid out and clicked the same.
UNDRAWN = """
  globalThis.undrawn = new CSSStyleSheet()
  undrawn.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets.push(undrawn)
"""
MILLISECONDS = 1000 * PATIENCE
expect.set_options(timeout=MILLISECONDS)


def chromium(light: bool = True) -> str | None:
    """Where the browser is, if there is one; a light one is taken first, unless a whole one is wanted."""
    named = os.environ.get("CHROMIUM", "")
    found = (shutil.which(program) for program in (named, *(LIGHT if light else ()), *WHOLE) if program)
    return next(filter(None, found), None)


@contextmanager
def launched(light: bool = True) -> Iterator[Browser]:
    """The browser, running without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(light), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of their own; `faults` collects every complaint of the page."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: ViewportSize = DESKTOP,
        language: str = "en",
        theme: Literal["light", "dark"] = "light",
        scale: float = 1,
        end_turns: bool = False,
        welcomed: bool = True,
        asks_less: bool = True,
        drawn: bool = False,
        motion: bool = False,
        household: int | None = None,
    ) -> None:
        """`motion` lets everything move at the normal pace, as for most people; without it nothing moves or waits."""
        self.address = address
        self.narrow = size["width"] < 700
        self.context = browser.new_context(
            base_url=address,
            viewport=size,
            locale=LOCALES[language],
            color_scheme=theme,
            device_scale_factor=scale,
            has_touch=self.narrow,
            is_mobile=self.narrow,
            reduced_motion="no-preference" if motion else "reduce",
            extra_http_headers=None if household is None else {"X-Forwarded-For": f"192.0.2.{household}"},
        )
        self.context.set_default_timeout(MILLISECONDS)
        pace = "1" if motion else "skip"
        self.context.add_init_script(f"localStorage.setItem('scholars.pace', '{pace}')")
        if not drawn:  # else for pictures, and to see how long it takes
            self.context.add_init_script(UNDRAWN)
        if not end_turns:  # else a turn with nothing left to choose ends by itself
            self.context.add_init_script("localStorage.setItem('scholars.end-turns', 'no')")
        if welcomed:  # else the table has a word for whoever is new to it
            self.context.add_init_script("localStorage.setItem('scholars.welcomed', 'yes')")
        if not asks_less:  # else what nobody need think of is done unasked
            self.context.add_init_script("localStorage.setItem('scholars.free-gains', 'no')")
        self.faults: list[str] = []
        self.expected = re.compile(r"(?!)")  # complaints a test provokes, as by killing the server
        self.page = self.window()

    def window(self) -> Page:
        """One more window of the same browser."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda fault: self._complain(str(fault)))
        page.on("response", self._response)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(message.text)

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self._complain(f"{response.status} {response.url}")

    def _complain(self, fault: str) -> None:
        if not self.expected.search(fault):
            self.faults.append(fault)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self.context.close()
        assert kind or not self.faults, self.faults

    def go(self, path: str) -> Page:
        """Open an address, and wait until its screen is there."""
        self.page.goto(path)
        self.page.locator("main").first.wait_for()
        self.page.evaluate("document.fonts.ready")
        return self.page

    def come_as(self, guest: Guest) -> None:
        """Be somebody the server knows already."""
        cookies = [(cookie.name, cookie.value or "") for cookie in guest.http.cookies.jar]
        self.context.add_cookies([{"name": name, "value": value, "url": guest.address} for name, value in cookies])

    def set_table(self, *seats: dict[str, Any], **more: Any) -> str:
        """Set a table without the screens for it; its name."""
        with Guest(self.address, "Ada") as guest:
            table = guest.set_table(*seats, **more)
            self.come_as(guest)
        return table

    def set_late_table(self, golden: str, choices: int, *seats: dict[str, Any]) -> str:
        """A table for the last choices of a golden game; by default for oneself in every person's seat."""
        with Guest(self.address, "Ada") as guest:
            table = late_table(guest, golden, choices, *seats)
            self.come_as(guest)
        return table

    def sit(self, table: str) -> Page:
        """Go to a table that is being played, and wait for its board."""
        page = self.go(f"/table/{table}")
        page.get_by_test_id("question").wait_for()
        return page


def late_table(guest: Guest, golden: str, choices: int, *seats: dict[str, Any]) -> str:
    """A guest's table for the last choices of a golden game; by default the guest has every person's seat."""
    replay = guest.post("/api/replays", {"record": end_of(golden, choices).record()})["replay"]
    start = {"at": 0, **({"seats": list(seats)} if seats else {})}
    table: str = guest.post(f"/api/replays/{replay}/continue", start)["table"]
    return table


@contextmanager
def drawn(page: Page) -> Iterator[None]:
    """While somebody looks at a page, it has to be seen."""
    draw = "(yes) => { if (globalThis.undrawn) undrawn.disabled = yes }"
    page.evaluate(draw, True)
    try:
        yield
    finally:
        page.evaluate(draw, False)


def install(page: Page, path: Path) -> None:
    """Put a script into a page; its last value is of no interest, and may not be called."""
    page.evaluate(f"{path.read_text(encoding='utf-8')}\nnull")
