"""What appears, counts or goes away by itself, with motion on and at the normal pace."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kit.browser import PHONE, Visitor, late_table
from kit.browser_deciding import asked_at, game_at, seated, shown_other_than, version
from kit.serving import Served, finish
from scholars import Game

Visit = Callable[..., Visitor]


def test_the_end_counts_every_category(visit: Visit, server: Served) -> None:
    """The bars grow category by category up to the totals, and then the winner is marked."""
    with server.guest("Ada") as ada:
        table = late_table(ada, "2-players-casual-a", 4)
        socket = ada.sit(table)
        finish([socket], random.Random(1))  # noqa: S311 - the tests' own
        totals = [score["total"] for score in socket.last["play"]["outcome"]["scores"]]
        visitor = visit(motion=True)
        visitor.come_as(ada)
        page = visitor.go(f"/table/{table}/score")
        expect(page.locator("li.won")).not_to_have_count(0)
        expect(page.locator("li.waits")).to_have_count(0)
        assert sorted(map(int, page.locator("ol b.total").all_inner_texts())) == sorted(totals)


POSITIONS = """() => [...document.querySelectorAll('.options button, .tools button, [data-testid="question"]')]
  .map((button) => [button.textContent, ...Object.values(button.getBoundingClientRect().toJSON())].join(' '))"""


@pytest.mark.parametrize("kind", ["choose_pair", "choose_guild", "choose_dice", "choose_action"])
def test_what_a_tap_shows_moves_nothing_under_the_finger(visit: Visit, server: Served, kind: str) -> None:
    """On a phone the first tap shows what would follow; the options stay, so a second tap chooses one."""
    with server.guest("Ada") as ada:
        table = asked_at(server, ada, lambda game: of_kind(game, kind))
        page = seated(visit(size=PHONE, motion=True, asks_less=False), ada, table)
        before, positions, choices = version(page), settled_positions(page), len(history(server, table))
        option = page.locator(".options [data-option]").last
        chosen = str(option.get_attribute("data-option")).split(", ")
        box = option.bounding_box()
        assert box
        point = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.touchscreen.tap(*point)
        expect(page.get_by_test_id("note")).to_contain_text("Tap again to choose.")
        assert settled_positions(page) == positions
        page.touchscreen.tap(*point)
        sure = page.get_by_test_id("sure")
        expect(shown_other_than(page, before).or_(sure)).to_be_visible()
        if sure.count():
            assert page.evaluate(POSITIONS)[: len(positions) - 4] == positions[:-4]
            sure.tap()
            shown_other_than(page, before).wait_for()
        assert history(server, table)[choices:] == chosen


def history(server: Served, table: str) -> list[str]:
    """All choices at a table so far."""
    return [str(choice) for choice in server.do(game_at(server, table)).history]


def of_kind(game: Game, kind: str) -> bool:
    """Whether a game asks a question of a kind, with something to choose."""
    assert game.decision is not None
    return game.decision.kind == kind and len(game.decision.options) > 1


def settled_positions(page: Page) -> list[str]:
    """Where everything in the bar is, once nothing moves any more."""
    before: list[str] = []
    while before != (now := page.evaluate(POSITIONS)):
        before = now
        page.wait_for_timeout(300)
    return before
