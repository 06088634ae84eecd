"""Whole games, from the first click to the score sheet, by clicking what is lit and what is offered."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from kit.browser import DESKTOP, PHONE, TABLE_SIZES, Visitor
from kit.browser_player import Player

Visit = Callable[..., Visitor]
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "greedy"}
SIZES = {"desktop": DESKTOP, **TABLE_SIZES, "phone": PHONE}
BOOKS = {"expansions": ["body-of-books"]}
CHOICES = 8  # of two people: some of each

# A turn, and to the end in the long tests; how games end is seen at tables that are set late.
to_the_end = pytest.mark.parametrize(
    "turns", [pytest.param(1, id="a turn"), pytest.param(None, id="to the end", marks=pytest.mark.soak)]
)


def check_sheet(visitor: Visitor, seats: int) -> None:
    """A score sheet is shown, and each of its columns adds up to its total."""
    rows = visitor.page.get_by_test_id("score-sheet").locator("tr:visible").all()
    cells = [row.locator("th, td").all_inner_texts() for row in rows]
    _, *categories, total = [row for row in cells if len(row) == seats + 1]
    assert categories
    for seat in range(1, seats + 1):
        assert sum(points(row[seat]) for row in categories) == points(total[seat]), cells


def points(cell: str) -> int:
    """What a cell of the sheet counts; a dash is nothing."""
    number = re.search("(?P<less>[-\N{MINUS SIGN}]?)(?P<points>[0-9]+)", cell)
    return int(number["points"]) * (-1 if number["less"] else 1) if number else 0


@to_the_end
def test_against_a_bot_from_one_click_on_the_home_screen(visit: Visit, turns: int | None) -> None:
    """Home, "play now", and clicks on the board and in the bar until the score is told."""
    ada = visit()
    ada.go("/").get_by_test_id("play-now").click()
    ada.page.get_by_test_id("question").wait_for()
    played = Player(ada.page, seed=1).play(turns)
    assert played.places > 0
    assert played.buttons > 0
    if turns is None:
        check_sheet(ada, 2)


@to_the_end
def test_two_people_in_two_browsers(visit: Visit, turns: int | None) -> None:
    """Ada opens a table, Ben comes with its link, and both click until both see the same result."""
    ada, ben = visit(), visit(theme="dark")
    page = ada.go("/new/friends")
    page.get_by_test_id("set-table").click()
    link = page.get_by_test_id("invitation").input_value()
    invited = ben.go(link)
    with invited.expect_navigation():  # whoever joins comes anew, so that the socket learns who they are
        invited.get_by_test_id("join").click()
    for one in (ada, ben):
        one.page.get_by_test_id("question").wait_for()
    both_play(ada, ben, turns)


@to_the_end
def test_alone_against_the_solo_opponent(visit: Visit, turns: int | None) -> None:
    """The solo game, set up on its own screen."""
    ada = visit()
    ada.go("/new/solo").get_by_test_id("set-table").click()
    ada.page.get_by_test_id("question").wait_for()
    Player(ada.page, seed=3).play(turns)
    if turns is None:
        check_sheet(ada, 2)


@to_the_end
def test_with_body_of_books(visit: Visit, turns: int | None) -> None:
    """Two at one screen, with the expansion."""
    ada = visit()
    ada.sit(ada.set_table(ME, {"kind": "here", "name": "Ben"}, **BOOKS))
    Player(ada.page, seed=4).play(turns)
    if turns is None:
        check_sheet(ada, 2)


@pytest.mark.parametrize(
    ("golden", "size"), [("solo-student-casual", DESKTOP), ("books-2-players-casual", PHONE)], ids=["solo", "phone"]
)
def test_a_game_that_is_nearly_over(visit: Visit, golden: str, size: ViewportSize) -> None:
    """The last turns of a golden game, to the score sheet; what is hidden is dealt anew."""
    ada = visit(size=size)
    ada.sit(ada.set_late_table(golden, 16))
    Player(ada.page, seed=6, leisure=2).play()
    check_sheet(ada, 2)


def test_two_people_come_to_the_same_end(visit: Visit) -> None:
    """The last turns of a game, in two browsers."""
    ada, ben = visit(), visit(theme="dark")
    table = ada.set_late_table("2-players-casual-a", 16, ME, {"kind": "open"})
    page = ada.go(f"/table/{table}")
    invited = ben.go(page.get_by_test_id("invitation").input_value())
    with invited.expect_navigation():
        invited.get_by_test_id("join").click()
    for one in (ada, ben):
        one.page.get_by_test_id("question").wait_for()
    both_play(ada, ben, None)


def both_play(ada: Visitor, ben: Visitor, turns: int | None) -> None:
    """Until some choices are taken, by whom may be; or to the end, which is the same for both."""
    until = None if turns is None else CHOICES
    players = [Player(one.page, seed).begin(until) for seed, one in enumerate((ada, ben))]
    results = {player.end().question for player in players}
    if turns is None:
        assert len(results) == 1
        check_sheet(ada, 2)
        check_sheet(ben, 2)


@to_the_end
def test_on_a_phone(visit: Visit, turns: int | None) -> None:
    """At 390 x 844, where the first tap shows and the second takes."""
    ada = visit(size=PHONE)
    ada.go("/").get_by_test_id("play-now").click()
    ada.page.get_by_test_id("question").wait_for()
    Player(ada.page, seed=5).play(turns)
    if turns is None:
        check_sheet(ada, 2)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("more", [{}, BOOKS, {"mode": "epic"}], ids=["base", "books", "epic"])
@pytest.mark.parametrize("people", [1, 2, 4])
def test_every_game_at_every_size_in_every_language(
    visit: Visit, people: int, more: dict[str, object], language: str, size: ViewportSize
) -> None:
    """Everybody at one screen, to the score sheet."""
    ada = visit(size=size, language=language)
    seats = [ME] + [{"kind": "here", "name": f"Guest {number}"} for number in range(1, people)]
    ada.sit(ada.set_table(*seats, **more, **({"solo": "scribe"} if people == 1 else {})))
    Player(ada.page, seed=people).play()
    check_sheet(ada, max(people, 2))
