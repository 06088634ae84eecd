"""The review in the browser: a curve one can go along, moments, and playing on from one."""

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import PHONE, Visitor
from kit.browser_eyes import barriers, illegible
from kit.golden import end_of
from kit.serving import Served, finish, served

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:  # noqa: ARG001 - no server without a browser
    """One that tries every option once."""
    with served(tmp_path_factory.mktemp("review") / "data", review_tries=1) as running:
        yield running


@pytest.fixture(scope="module")
def replay(server: Served) -> str:
    """A game that was played elsewhere."""
    with server.guest("Ada") as ada:
        link: str = ada.post("/api/replays", {"record": end_of("2-players-casual-a", 30).record()})["replay"]
        return link


def test_a_game_is_judged_looked_at_and_played_otherwise(visit: Visit, replay: str) -> None:
    """From the replay to its review; with keys and pointer along the curve; then a table from that moment."""
    visitor = visit()
    page = visitor.page
    page.goto(f"/replay/{replay}")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Points by source")).to_be_visible()
    cells = page.get_by_role("group", name="How good each turn was").get_by_role("button")
    slider, turn = page.get_by_role("slider"), page.get_by_test_id("turn")
    last = int(slider.get_attribute("max") or 0)
    expect(cells).to_have_count(last)
    cells.first.click()
    expect(cells.first).to_have_attribute("aria-current", "true")
    expect(turn).to_contain_text("Played")
    at = int(slider.input_value())
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(at - 1))
    expect(cells.first).not_to_have_attribute("aria-current", "true")
    box = page.locator("div.curve svg").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 15, box["y"] + 100)
    expect(slider).to_have_value(str(last))
    assert barriers(page) + illegible(page) == []
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a page").click()
    assert saved.value.suggested_filename.endswith(".html")
    cells.first.click()
    page.get_by_role("combobox").select_option("librarian")
    page.get_by_role("button", name="Try another move").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[-1]
    seats = visitor.context.request.get(f"/api/tables/{table}").json()["seats"]
    assert sorted(seat["level"] or "" for seat in seats) == ["", "librarian"]
    page.goto(f"/review/replays/{replay}")
    page.get_by_role("button", name="Replay").click()
    page.wait_for_url(f"**/replay/{replay}/*")


def test_it_can_be_read_on_a_phone_in_the_dark_in_polish(visit: Visit, replay: str) -> None:
    """Its own words come with it, also in a language that is chosen there."""
    page = visit(size=PHONE, theme="dark", language="pl").page
    page.goto(f"/review/replays/{replay}")
    expect(page.get_by_role("heading", name="Punkty według źródeł")).to_be_visible()
    assert barriers(page) + illegible(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_from_the_score_of_a_game_that_was_played_here(visit: Visit, server: Served) -> None:
    """It is asked for there, and what is judged can be looked at before the rest is."""
    visitor = visit()
    with server.guest("Ada") as ada:
        table = ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"})
        finish([ada.sit(table)], random.Random(7))  # noqa: S311 - the tests' own
        visitor.come_as(ada)
        page = visitor.page
        page.goto(f"/table/{table}/score")
        page.get_by_role("link", name="Review").click()
        page.wait_for_url(f"**/review/tables/{table}")
        page.get_by_role("group", name="How good each turn was").get_by_role("button").first.click()
        expect(page.get_by_test_id("turn")).to_contain_text("Played")
