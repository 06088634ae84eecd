"""A tour of every screen, for whoever wants to look at all of them."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from kit.browser import Visitor
from kit.rival_clicks import IN_A_TURN, KEEP
from kit.serving import Guest, finish, play_on

ME = {"kind": "me"}
HERE = {"kind": "here", "name": "Inès"}
MORE = ({"kind": "here", "name": "Marek"}, {"kind": "here", "name": "Sofia"})


@dataclass(frozen=True, slots=True)
class Tables:
    """Somebody who has been here for a while, with a table in every state."""

    guest: Guest
    waiting: str
    running: str
    books: str
    solo: str
    finished: str
    replay: str


def tables_of(guest: Guest, choices: int = 60) -> Tables:
    """Set the tables, and play at them."""
    running, books = guest.set_table(ME, HERE, *MORE), guest.set_table(ME, HERE, expansions=["body-of-books"])
    solo, finished = guest.set_table(ME, solo="scribe"), guest.set_table(ME, HERE)
    for table, most in ((running, choices), (books, choices), (solo, choices // 2), (finished, 2 * choices)):
        play_on([guest.sit(table)], random.Random(7), most)  # noqa: S311 - the tests' own
    finish([guest.sit(finished)], random.Random(7))  # noqa: S311 - the same
    replay = guest.post(f"/api/tables/{finished}/publish")["replay"]
    return Tables(guest, guest.set_table(ME, {"kind": "open"}), running, books, solo, finished, replay)


def _screen(path: str) -> Callable[[Visitor, Tables], Page]:
    return lambda visitor, tables: visitor.go(path.format(tables=tables))


def _with(path: str, *clicks: str) -> Callable[[Visitor, Tables], Page]:
    def show(visitor: Visitor, tables: Tables) -> Page:
        page = visitor.go(path.format(tables=tables))
        for selector in clicks:
            page.locator(selector).first.click()
        return page

    return show


def _inspector(visitor: Visitor, tables: Tables) -> Page:
    page = visitor.sit(tables.running)
    if visitor.narrow:
        page.locator('[data-tab="rooms"]').click()
    page.locator('[data-place="room-4"]').first.click(button="right", position={"x": 20, "y": 40})
    page.get_by_test_id("inspector").wait_for()
    return page


def _cards(visitor: Visitor, tables: Tables) -> Page:  # noqa: ARG001 - shown as all screens are
    page = visitor.go("/cards")
    page.get_by_role("searchbox").fill("physics")  # all of them would keep axe busy for long
    return page


def _rival(visitor: Visitor, tables: Tables) -> Page:  # noqa: ARG001 - shown as all screens are
    """Beside a real table, in the middle of a turn of the solo opponent."""
    visitor.go("/companion").evaluate(KEEP, IN_A_TURN)
    page = visitor.go("/companion/rival")
    page.get_by_test_id("next-step").wait_for()
    return page


def _pad(visitor: Visitor, tables: Tables) -> Page:  # noqa: ARG001 - shown as all screens are
    """Beside a real table, while four players with long names are scored."""
    page = visitor.go("/companion/score")
    page.locator('form input[value="4"]').check(force=True)
    page.locator("form").get_by_role("switch").set_checked(True, force=True)
    for place, name in enumerate(("Aleksandra", "Bartholomew", "Christophe", "Zo")):
        page.locator('form input[type="text"]').nth(place).fill(name)
    page.get_by_test_id("begin-pad").click()
    page.locator('[data-cell="1 guilds"]').click()
    return page


def _found(visitor: Visitor, tables: Tables) -> Page:  # noqa: ARG001 - shown as all screens are
    page = visitor.go("/companion/find")
    page.get_by_role("searchbox").fill("greek-b")
    page.locator('[data-found="greek-b"]').click()
    return page


TABLE = "/table/{tables.running}"
SCREENS: dict[str, Callable[[Visitor, Tables], Page]] = {
    "home": _screen("/"),
    "new table": _with("/new/bot", ".game > details summary"),
    "new solo table": _screen("/new/solo"),
    "waiting table": _with("/table/{tables.waiting}", '[data-testid="level"] summary'),
    "table": _screen(TABLE),
    "table with books": _screen("/table/{tables.books}"),
    "solo table": _screen("/table/{tables.solo}"),
    "menu": _with(TABLE, '[data-testid="menu"]'),
    "inspector": _inspector,
    "score": _screen("/table/{tables.finished}/score"),
    "replay": _screen("/replay/{tables.replay}"),
    "history": _screen("/history"),
    "lobby": _screen("/lobby"),
    "watch": _screen("/watch"),
    "learn": _screen("/learn"),
    "rules": _screen("/rules"),
    "cards": _cards,
    "settings": _screen("/settings"),
    "companion": _screen("/companion"),
    "rival": _rival,
    "score pad": _pad,
    "set up": _screen("/companion/setup"),
    "draft": _screen("/companion/draft"),
    "look up": _found,
}
AREAS = ("decks", "map", "tracks", "wisdom", "rooms", "mine", "others")


def show(name: str, visitor: Visitor, tables: Tables) -> Page:
    """Open a screen, and wait until it has come to rest."""
    visitor.come_as(tables.guest)
    page = SCREENS[name](visitor, tables)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    return page
