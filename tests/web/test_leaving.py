"""Leaving a game for good, being away from it, and a game that does not count, as players see them."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from kit.browser import PHONE, Visitor
from kit.browser_eyes import barriers, illegible
from kit.serving import Served, finish, sat_down

Visit = Callable[..., Visitor]
AWAY = re.compile(r"away since \d\d:\d\d")


def matched(visit: Visit) -> tuple[Page, Page]:
    """Two players whom matchmaking brought to one table, the second on a phone."""
    pages = [visit(household=1).go("/lobby"), visit(size=PHONE, household=2).go("/lobby")]
    for page in pages:
        page.get_by_test_id("find-game").click()
    for page in pages:
        page.wait_for_url("**/table/*")
        page.locator("[data-place]").first.wait_for()
    return pages[0], pages[1]


def test_nobody_leaves_a_matched_game_unasked_or_unnoticed(visit: Visit) -> None:
    """Neither is the host; who is away is shown so; leaving is confirmed, and the other sees it in log and chat."""
    page, other = matched(visit)
    for window in (page, other):
        window.get_by_test_id("menu").click()
        expect(window.get_by_test_id("leave")).to_be_visible()
        expect(window.get_by_test_id("dismiss")).to_have_count(0)
        window.keyboard.press("Escape")
    address = other.url
    other.goto("/cards")
    expect(page.get_by_text(AWAY).first).to_be_visible()
    expect(page.get_by_text("is thinking")).to_have_count(0)
    other.goto(address)
    other.locator("[data-place]").first.wait_for()
    expect(page.get_by_text(AWAY)).to_have_count(0)

    other.get_by_test_id("menu").click()
    other.get_by_test_id("leave").click()
    dialog = other.get_by_role("dialog", name="Leave the table?")
    expect(dialog).to_contain_text("This game is rated. Leaving counts as a loss, except in the first turns.")
    expect(dialog).to_contain_text("A bot plays on in your seat.")
    assert barriers(other) == []
    assert illegible(other) == []
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    assert other.url == address
    other.get_by_test_id("menu").click()
    other.get_by_test_id("leave").click()
    other.get_by_test_id("leave-confirm").click()
    other.wait_for_url("**/")

    expect(page.get_by_test_id("log-note")).to_contain_text("left the game. A bot plays on.")
    expect(page.get_by_test_id("unrated")).to_contain_text("This game is not rated. Not every player made at least 10")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_test_id("departure")).to_contain_text("left the game. A bot plays on.")
    assert barriers(page) == []


def test_a_player_who_is_asked_and_away_is_not_shown_as_thinking(visit: Visit, server: Served) -> None:
    """The question says since when."""
    ada, ben, sockets = sat_down(server)
    with ada, ben:
        asked = sockets[0].asked
        assert asked is not None
        visitor = visit()
        visitor.come_as([ben, ada][asked])
        page = visitor.go(f"/table/{sockets[0].last['table']['table']}")
        question = page.get_by_test_id("question")
        expect(question).to_contain_text("is thinking")
        sockets[asked].close()
        expect(question).to_have_text(re.compile(r"(Ada|Ben) has been away since \d\d:\d\d"))


def test_the_final_score_says_why_a_game_was_not_rated(visit: Visit, server: Served) -> None:
    """Also on a phone, in French."""
    ada, ben, sockets = sat_down(server, options={"rated": True})
    with ada, ben:
        finish(sockets, random.Random(7))  # noqa: S311 - any choices will do
        visitor = visit(size=PHONE, language="fr")
        visitor.come_as(ada)
        page = visitor.go(f"/table/{sockets[0].last['table']['table']}/score")
        expect(page.get_by_test_id("unrated")).to_have_text(
            re.compile("pas classée. Deux joueurs partagent une connexion Internet.$")
        )
        assert illegible(page) == []


def test_a_player_of_the_same_household_is_told_before_sitting_down(visit: Visit, server: Served) -> None:
    """At the table that waits, and while looking for a game."""
    with server.guest("Ada", 1) as ada:
        table = ada.set_table(options={"rated": True, "open": True})
        visitor = visit(household=1)
        page = visitor.go("/lobby")
        page.get_by_test_id("find-game").click()
        expect(page.get_by_test_id("looking")).to_be_visible()
        ada.put("/api/match", {"players": [2]})
        expect(page.get_by_test_id("same-connection")).to_be_visible()
        page.get_by_test_id("stop-looking").click()
        page = visitor.go(f"/table/{table}")
        expect(page.get_by_test_id("unrated")).to_have_text(
            "This game will not be rated. Two players share an internet connection."
        )
        ada.http.delete("/api/match")


def test_a_player_who_hides_the_rating_is_told_that_games_are_not_rated(visit: Visit, server: Served) -> None:
    """Before they look for one."""
    with server.guest("Ada") as ada:
        ada.put("/api/me/rating", {"shown": False})
        visitor = visit()
        visitor.come_as(ada)
        page = visitor.go("/lobby")
        hidden = page.get_by_text("Your rating is hidden, so your games are not rated.")
        expect(hidden).to_be_visible()
        page.get_by_label("It counts for the ratings").uncheck(force=True)
        expect(hidden).to_have_count(0)
