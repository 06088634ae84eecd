"""Every screen: nothing serious for axe, all text readable, no complaint of the page, in every language."""

import json
import random
import re
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from kit.browser import DESKTOP, LONG_WORDS, PHONE, TABLE_SIZES, Visitor
from kit.browser_deciding import seated
from kit.browser_eyes import BAR, HIDDEN_OPTIONS, barriers, illegible
from kit.browser_player import Player
from kit.browser_tour import AREAS, SCREENS, Tables, show, tables_of
from kit.same_games import Chance
from kit.serving import Guest, Served, play_on
from scholars.bots import LEVELS
from scholars.locales import message, say

Visit = Callable[..., Visitor]
SIZES = {"desktop": DESKTOP, "phone": PHONE}
TABLES = ("table", "table with books", "solo table")
TELLING = [
    ("small laptop", "table with books", "pl"),
    ("tablet", "table with books", "fr"),
    ("phone on its side", "table", "en"),
]
OTHER_ON_A_PHONE = ("table",)  # other things stand there, not only the same ones elsewhere
DIALOGS = ("menu", "inspector")
FIRST_LOAD = 300_000  # bytes, as they come over the line


@pytest.fixture(scope="module")
def tables(server: Served, chance: Chance) -> Iterator[Tables]:
    """Tables in every state."""
    chance.begin("tables")
    with server.guest("Ada") as guest:
        yield tables_of(guest)


def check(name: str, visitor: Visitor, tables: Tables, axe: bool = True) -> None:
    """Look at a screen, and on a phone at every area of a table."""
    page = show(name, visitor, tables)
    around = visitor.narrow and name not in DIALOGS  # what lies over a table keeps its areas out of reach
    faults = (barriers(page) if axe else []) + (in_every_area(page) if around else illegible(page))
    assert not faults, "\n".join(faults)


def in_every_area(page: Page) -> list[str]:
    """What cannot be read on a narrow screen; a table has areas there, of which one is seen at a time."""
    faults = illegible(page)
    for area in AREAS if page.locator("[data-tab]").count() else ():
        page.locator(f'[data-tab="{area}"]').click()
        faults += [f"{area}: {fault}" for fault in illegible(page)]
    return faults


@pytest.mark.parametrize("name", SCREENS)
def test_everybody_can_read_and_use_every_screen(visit: Visit, tables: Tables, name: str) -> None:
    """On a desktop, and in a window that is made as narrow as a phone."""
    visitor = visit()
    check(name, visitor, tables)
    visitor.page.set_viewport_size(PHONE)
    visitor.page.wait_for_load_state("networkidle")
    if name not in DIALOGS:
        assert in_every_area(visitor.page) == []


@pytest.mark.parametrize("name", OTHER_ON_A_PHONE)
def test_everybody_can_use_it_on_a_phone(visit: Visit, tables: Tables, name: str) -> None:
    """Axe takes its time, and sees on a phone little that it did not see before."""
    check(name, visit(size=PHONE), tables)


def check_table(visitor: Visitor, tables: Tables, name: str) -> None:
    """Look at a table: a wide screen is not scrolled, nor a phone to see its tabs, nor a tablet to see what one has."""
    check(name, visitor, tables, axe=False)
    page = visitor.page
    if (tabs := page.locator("[data-tab]")).count():
        expect(tabs.first).to_be_in_viewport(ratio=1)
    wide = page.evaluate("matchMedia('(min-width: 1180px)').matches")
    assert not wide or page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    if (mine := page.locator('[data-part="mine"]')).count():
        own, bar = mine.bounding_box(), page.locator(BAR).bounding_box()
        assert own
        assert bar
        assert own["y"] + own["height"] <= bar["y"]


@pytest.mark.parametrize(("size", "name", "language"), TELLING)
def test_a_table_fits_every_window(visit: Visit, tables: Tables, size: str, name: str, language: str) -> None:
    """A few windows that tell: low, upright, on its side."""
    check_table(visit(size=TABLE_SIZES[size], language=language), tables, name)


@pytest.mark.parametrize("language", LONG_WORDS)
def test_a_long_question_leaves_room_for_what_follows_from_an_option(visit: Visit, language: str) -> None:
    """The first question of a game is the longest; in a low window the bar is low too."""
    ada = visit(size=TABLE_SIZES["small laptop"], language=language)
    page = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"}))
    options = page.locator(".bar [data-option]")
    expect(options).to_have_count(4)
    assert page.evaluate(HIDDEN_OPTIONS) == []
    for place in (0, 3):
        options.nth(place).hover()
        expect(page.get_by_test_id("note")).not_to_be_empty()
        assert illegible(page, BAR) == []


def begun_alone(guest: Guest) -> str:
    """A table for one, at which a turn begins: whoever plays with others there is told no forecast."""
    table = guest.set_table({"kind": "me"}, solo="scribe")
    socket = guest.sit(table)
    while not any(option.startswith("work") for option in socket.options):
        play_on([socket], random.Random(1), 1)  # noqa: S311 - the tests' own
    return table


def test_what_each_way_could_come_to_is_read_whole(visit: Visit, server: Served) -> None:
    """Only whoever plays alone is told, so games around one screen never show it; low, upright and on a phone."""
    with server.guest("Ada") as guest:
        table = begun_alone(guest)
        visitor = visit(size=TABLE_SIZES["small laptop"], language="pl")
        visitor.come_as(guest)
        page = visitor.sit(table)
        for size in (TABLE_SIZES["small laptop"], DESKTOP, TABLE_SIZES["tablet"], PHONE):
            page.set_viewport_size(size)
            page.locator("[data-verb] .pill").first.wait_for()
            assert illegible(page, BAR) == []


def foreseen(message: str) -> str:
    """What is said of the ways to take a turn, as if each cost and brought much, and were told in many words."""
    told = json.loads(message)
    for way in told.get("ways", []) if told["type"] == "forecasts" else ():
        way |= {"costs": {"silver": 4}, "gains": {"gold": 2, "red worker": 2, "white die destroyed": 1}, "points": -1}
        track = {"key": "track", "values": {"item": "mathematics"}}
        way["text"] = {"key": "forecast-track", "values": {"track": track, "level": 1}}
    return json.dumps(told)


@pytest.mark.parametrize("language", LONG_WORDS)
def test_what_a_way_costs_comes_before_what_it_brings(visit: Visit, server: Served, language: str) -> None:
    """However much it is: in icons, as far as there is room for them beside the words, and whole to who listens."""
    visitor = visit(size=TABLE_SIZES["small laptop"], language=language)

    def connect(line: WebSocketRoute) -> None:
        behind = line.connect_to_server()
        behind.on_message(lambda message: line.send(foreseen(str(message))))

    visitor.page.route_web_socket("**", connect)
    with server.guest("Ada") as guest:
        page = seated(visitor, guest, begun_alone(guest))
    verb = page.locator("[data-verb]:not([aria-disabled])").first
    for size in (TABLE_SIZES["small laptop"], DESKTOP, TABLE_SIZES["tablet"], PHONE):
        page.set_viewport_size(size)
        page.locator("[data-verb] .pill").first.wait_for()
        expect(verb.locator(".gains")).to_be_visible()
        assert (size, illegible(page, BAR)) == (size, [])
        price, arrow = (verb.locator(f'.gains [href="#{icon}"]').bounding_box() for icon in ("i-silver", "i-arrow"))
        assert price
        assert arrow
        assert price["x"] < arrow["x"]
    expect(verb).to_have_accessible_name(
        re.compile(f"{say(message('amount-silver', amount=4), language)}.*\N{MINUS SIGN}1")
    )


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("size", TABLE_SIZES)
def test_every_table_fits_every_window(visit: Visit, tables: Tables, size: str, name: str, language: str) -> None:
    """In every language."""
    check_table(visit(size=TABLE_SIZES[size], language=language), tables, name)


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_in_every_language(
    visit: Visit, tables: Tables, name: str, size: str, language: str, theme: str
) -> None:
    """At both sizes, in both themes."""
    check(name, visit(size=SIZES[size], language=language, theme=theme), tables)


def test_the_language_of_the_browser_and_another_one(visit: Visit, tables: Tables) -> None:
    """French is spoken to a French browser; at a table one changes to Polish at once, and for good."""
    visitor = visit(language="fr")
    page = show("table", visitor, tables)
    html, question = page.locator("html"), page.get_by_test_id("question")
    expect(html).to_have_attribute("lang", "fr")
    french, log = question.inner_text(), page.get_by_test_id("log").inner_text()
    page.get_by_test_id("menu").click()
    page.locator('#table-menu [lang="pl"]').click()
    expect(html).to_have_attribute("lang", "pl")
    expect(question).not_to_have_text(french)
    expect(page.get_by_test_id("log")).not_to_have_text(log)
    assert page.locator(".options button, [data-option]").count()
    page.reload()
    expect(html).to_have_attribute("lang", "pl")


def levels(visitor: Visitor) -> list[str | None]:
    """The bots in the seats of the table that is open now, those that stand in for somebody too."""
    visitor.page.wait_for_url("**/table/*")
    told = visitor.context.request.get(f"/api{urlsplit(visitor.page.url).path.replace('table', 'tables')}").json()
    return [seat["level"] or seat["stand_in"] for seat in told["seats"]]


def test_the_level_one_chooses_is_the_one_one_meets(visit: Visit) -> None:
    """At first the weakest; then, by one click on the home screen too, the one chosen last.

    Bots that are only watched are both of the level chosen for them, which is not remembered.
    """
    visitor = visit()
    visitor.go("/").get_by_test_id("play-now").click()
    assert levels(visitor) == [None, LEVELS[0]]
    page = visitor.go("/new/bot")
    page.get_by_test_id("level").get_by_text("Librarian").click()
    page.get_by_test_id("set-table").click()
    assert levels(visitor) == [None, "librarian"]
    page = visitor.go("/watch")
    page.get_by_test_id("level").locator("summary").click()
    page.get_by_test_id("level").get_by_text("Reader").click()
    page.get_by_test_id("watch-bots").click()
    assert levels(visitor) == ["reader", "reader"]
    play_now = visitor.go("/").get_by_test_id("play-now")
    expect(play_now).to_contain_text("Librarian")
    play_now.click()
    assert levels(visitor) == [None, "librarian"]


def test_the_ladder_knows_how_one_fared(visit: Visit) -> None:
    """Against each level one has met, from the games one has finished."""
    visitor = visit()
    visitor.sit(visitor.set_late_table("2-players-casual-a", 12, {"kind": "me"}, {"kind": "bot", "level": LEVELS[0]}))
    Player(visitor.page, seed=6, leisure=0).play()
    page = visitor.go("/new/bot")
    level = page.get_by_test_id("level")
    level.locator("summary").click()
    won = level.locator("label", has=page.locator(f'[value="{LEVELS[0]}"]'))
    expect(won).to_contain_text(re.compile("you won [01] of 1"))
    expect(level.locator("fieldset").get_by_text(re.compile("^you won"))).to_have_count(1)


@pytest.mark.parametrize("path", ["/", "/table/{tables.running}"])
def test_the_first_load_is_small(visit: Visit, tables: Tables, path: str) -> None:
    """All that comes over the line until a screen stands there, compressed as the server sends it."""
    visitor = visit()
    visitor.come_as(tables.guest)
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    visitor.go(path.format(tables=tables))
    visitor.page.wait_for_load_state("networkidle")
    assert sizes
    assert sum(sizes) <= FIRST_LOAD
