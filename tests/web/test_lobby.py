"""Playing with others: two who look for a game meet, and whoever is alone is offered a bot; a private server's door."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import PHONE, Visitor
from kit.browser_eyes import barriers, illegible
from kit.serving import Served, served

Visit = Callable[..., Visitor]


def test_two_who_look_for_a_game_meet_at_a_table(visit: Visit) -> None:
    """One of them by keyboard, the other on a phone; both are brought to the same table, which has begun."""
    ada, ben = visit(household=1), visit(size=PHONE, language="fr", household=2)
    page = ada.go("/lobby")
    find = page.get_by_test_id("find-game")
    find.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("looking")).to_be_visible()
    page.get_by_test_id("stop-looking").click()
    expect(find).to_be_visible()
    find.click()
    expect(page.get_by_test_id("looking")).to_be_visible()
    other = ben.go("/lobby")
    assert illegible(other) == []
    other.get_by_test_id("find-game").click()
    for window in (page, other):
        window.wait_for_url("**/table/*")
    assert page.url == other.url
    expect(page.locator("[data-place]").first).to_be_visible()


def test_whoever_is_alone_meets_a_bot(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while it is offered; nobody has to wait for ever."""
    monkeypatch.setattr("scholars.server.tables.matching.ALONE", 0.0)
    page = visit().go("/lobby")
    page.get_by_test_id("find-game").click()
    page.get_by_test_id("meet-bot").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-place]").first).to_be_visible()


def test_open_tables_are_narrowed_down(visit: Visit, server: Served) -> None:
    """To those one would sit down at."""
    with server.guest("Ada") as ada:
        ada.set_table(options={"open": True, "rated": True, "clock": {"per": "turn", "seconds": 120}})
        ada.set_table({"kind": "me"}, {"kind": "open"}, {"kind": "open"}, mode="epic", options={"open": True})
        page = visit().go("/lobby")
        tables = page.get_by_test_id("open-table")
        expect(tables).to_have_count(2)
        expect(tables.first).to_contain_text("Ada")
        assert barriers(page) == []
        page.get_by_label("3 players").check(force=True)
        expect(tables).to_have_count(1)
        expect(tables).to_contain_text("Epic", ignore_case=True)


def test_a_private_server_asks_for_its_password_and_keeps_what_stands_behind_the_hash(
    browser: Browser, tmp_path: Path
) -> None:
    """An invitation still works after it."""
    with (
        served(tmp_path / "data", password="open sesame") as private,  # noqa: S106 - of this test alone
        Visitor(browser, private.address, language="pl") as visitor,
    ):
        visitor.expected = re.compile("40[13]")  # what stands outside is refused
        page = visitor.page
        page.goto(f"{private.address}/settings#here")
        assert (page.locator("html").get_attribute("lang"), barriers(page)) == ("pl", [])
        page.get_by_label("Hasło").fill("sesame")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("hasło")
        page.get_by_label("Hasło").fill("open sesame")
        page.keyboard.press("Enter")
        expect(page.locator("main#main")).to_be_visible()
        assert page.url.endswith("/settings#here")
