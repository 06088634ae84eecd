"""Several things chosen together: picked in any order, taken back and confirmed, on the board and in the bar."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.browser import PHONE, TABLE_SIZES, Visitor
from kit.browser_deciding import begun, change, game_at, hold, seated, shown_other_than, version
from kit.browser_eyes import HIDDEN_OPTIONS, illegible
from kit.serving import Guest, Served
from kit.table import die_code
from scholars import Game
from scholars.engine.state import State
from scholars.expansions.body_of_books.upgrades import Upgrade
from scholars.rules.dice import Reroll, ReturnDice, dice_in_hand
from scholars.rules.workers import GainWorkers

Visit = Callable[..., Visitor]
BOOKS = ["body-of-books"]


@pytest.fixture
def ada(server: Served) -> Iterator[Guest]:
    """Somebody who plays both seats of a table."""
    with server.guest("Ada") as guest:
        yield guest


def gain_workers(amount: int) -> Callable[[State, int], None]:
    """So many Workers are gained."""
    return lambda state, seat: state.then(GainWorkers(seat, amount))


def reroll(*dice: str) -> Callable[[State, int], None]:
    """Any of these Dice may be rerolled."""

    def how(state: State, seat: int) -> None:
        hold(state, seat, *dice)
        state.then(Reroll(seat, dice_in_hand(state, seat)))

    return how


def asked(
    server: Served, guest: Guest, how: Callable[[State, int], None], expansions: Sequence[str] = ()
) -> tuple[str, Game]:
    """A table at which something is asked, and the game as it was then."""
    table = begun(guest, expansions=list(expansions))
    server.do(change(server, table, how))
    return table, server.do(game_at(server, table))


def at(page: Page, place: str) -> Locator:
    """A place of the board."""
    return page.locator(f'[data-place="{place}"]')


def confirm(page: Page) -> Locator:
    """What confirms the set."""
    return page.get_by_test_id("confirm")


def confirmed(page: Page, server: Served, table: str) -> Game:
    """The game after the set was confirmed."""
    before = version(page)
    confirm(page).click()
    shown_other_than(page, before).wait_for()
    return server.do(game_at(server, table))


def workers_gained(before: Game, after: Game) -> list[int]:
    """How many Workers of each colour the seat that was asked gained."""
    assert before.decision is not None
    own, now = (game.state.players[before.decision.seat].workers for game in (before, after))
    return [int(now[colour] - own[colour]) for colour in range(4)]


@pytest.mark.parametrize("order", [("white", "yellow"), ("yellow", "white")], ids="-then-".join)
def test_two_workers_in_either_order(visit: Visit, server: Served, ada: Guest, order: tuple[str, str]) -> None:
    """Two clicks on the board and one to confirm; nothing is sent before, and the button names the set."""
    table, before = asked(server, ada, gain_workers(2))
    page = seated(visit(asks_less=False), ada, table)
    begun_at = version(page)
    expect(confirm(page)).to_be_disabled()
    for colour in order:
        at(page, f"worker-{colour}").click()
    expect(confirm(page)).to_have_accessible_name("Confirm Gain 1 White Worker and 1 Yellow Worker")
    for colour in order:
        expect(at(page, f"worker-{colour}")).to_have_attribute("aria-pressed", "true")
    assert version(page) == begun_at
    assert workers_gained(before, confirmed(page, server, table)) == [1, 0, 0, 1]


def test_a_worker_taken_back_for_another(visit: Visit, server: Served, ada: Guest) -> None:
    """By a click on what is picked, by its chip, or by Escape; what would be too many says so."""
    table, before = asked(server, ada, gain_workers(2))
    page = seated(visit(asks_less=False), ada, table)
    buttons = {colour: page.locator(f'[data-member="{colour}"]') for colour in ("white", "red", "blue", "yellow")}
    buttons["white"].click()
    buttons["yellow"].click()
    at(page, "worker-red").click()
    expect(page.get_by_test_id("why")).to_contain_text("2 are picked already")
    expect(buttons["red"]).to_be_disabled()
    at(page, "worker-yellow").click()
    expect(confirm(page)).to_be_disabled()
    buttons["red"].click()
    page.locator('[data-chip="white"]').click()
    expect(buttons["white"]).to_be_focused()
    buttons["blue"].click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("note")).to_have_text("1 of 2 picked")
    at(page, "worker-red").click()
    expect(confirm(page)).to_have_accessible_name("Confirm Gain 2 Red Workers")
    assert workers_gained(before, confirmed(page, server, table)) == [0, 2, 0, 0]


def test_many_workers_feel_the_same(visit: Visit, server: Served, ada: Guest) -> None:
    """Of four each pick is a choice of its own; quick clicks wait for each other."""
    table, before = asked(server, ada, gain_workers(4))
    page = seated(visit(asks_less=False), ada, table)
    page.evaluate("""() => {
      const click = (colour) => document.querySelector(`[data-member="${colour}"]`).click()
      for (const colour of ['yellow', 'white', 'white', 'blue']) click(colour)
    }""")
    expect(confirm(page)).to_be_enabled()
    page.locator('[data-chip="blue"]').click()
    expect(confirm(page)).to_be_disabled()
    at(page, "worker-red").click()
    expect(confirm(page)).to_have_accessible_name("Confirm Gain 2 White Workers, 1 Red Worker and 1 Yellow Worker")
    assert workers_gained(before, confirmed(page, server, table)) == [2, 1, 0, 1]


def test_dice_to_reroll_in_any_order(visit: Visit, server: Served, ada: Guest) -> None:
    """Three picked from the highest down, one put back; the other two are rerolled together."""
    table, before = asked(server, ada, reroll("white-2", "red-1", "red-1", "blue-5"))
    page = seated(visit(asks_less=False), ada, table)
    expect(confirm(page)).to_have_accessible_name("Confirm Reroll none")
    at(page, "die-blue-5").click()
    expect(confirm(page)).to_have_accessible_name("Confirm Reroll Blue 5")
    for die in (1, 0):
        at(page, "die-red-1").nth(die).click()
        expect(at(page, "die-red-1").nth(die)).to_have_attribute("aria-pressed", "true")
    expect(confirm(page)).to_have_accessible_name("Confirm Reroll Red 1, Red 1 and Blue 5")
    at(page, "die-red-1").first.click()
    expect(confirm(page)).to_have_accessible_name("Confirm Reroll Red 1 and Blue 5")
    pressed = [die.get_attribute("aria-pressed") for die in at(page, "die-red-1").all()]
    assert pressed == ["false", "true"]
    confirm(page).click()
    page.get_by_test_id("sure").click()
    expect(confirm(page)).to_have_count(0)
    assert before.decision is not None
    after = server.do(game_at(server, table))
    own = after.state.players[before.decision.seat].hand
    assert own[die_code("white-2")] == 1
    assert sum(int(count) for count in own) == 4


def test_many_dice_to_reroll_are_in_sight(visit: Visit, server: Served, ada: Guest) -> None:
    """Twelve of them: none lies on another, and nobody has to scroll to one."""
    table, _ = asked(server, ada, reroll(*(f"{colour}-{face}" for colour in ("white", "red") for face in range(1, 7))))
    page = seated(visit(size=TABLE_SIZES["phone on its side"], asks_less=False), ada, table)
    expect(page.locator('[data-tab="mine"]')).to_be_in_viewport(ratio=1)
    for size in (TABLE_SIZES["phone on its side"], PHONE, TABLE_SIZES["small laptop"]):
        page.set_viewport_size(size)
        assert (size, illegible(page), page.evaluate(HIDDEN_OPTIONS)) == (size, [], [])
    dice = [
        box for die in page.locator('[data-place^="die-"]').all() if (box := die.locator("rect").first.bounding_box())
    ]
    assert len(dice) == 12
    for one, other in combinations(dice, 2):
        beside, below = abs(one["x"] - other["x"]), abs(one["y"] - other["y"])
        assert beside >= one["width"] - 1 or below >= one["height"] - 1, (one, other)


def test_a_die_of_the_card_in_use_is_destroyed(visit: Visit, server: Served, ada: Guest) -> None:
    """Each Die on the card is a place of its own; one of one is one click."""
    table = begun(ada)
    server.do(change(server, table, lambda state, seat: hold(state, seat, "white-3", "white-5")))
    socket = ada.sit(table)
    for choice in (next(option for option in socket.options if option.endswith("slot-2")), "dice white-3 white-5"):
        assert socket.choose(choice)["result"] == "done"
    server.do(change(server, table, lambda state, seat: state.then(ReturnDice(seat, 1, 0))))
    before = server.do(game_at(server, table))
    page = seated(visit(asks_less=False), ada, table)
    shown = version(page)
    at(page, "placed-die-1").click()
    shown_other_than(page, shown).wait_for()
    after = server.do(game_at(server, table))
    assert (before.state.work.first, after.state.work.first) == (die_code("white-3"), -1)
    expect(at(page, "placed-die-2")).to_be_visible()
    expect(at(page, "placed-die-1")).to_have_count(0)


def test_an_upgrade_may_be_declined(visit: Visit, server: Served, ada: Guest) -> None:
    """With Body of Books."""
    table, before = asked(server, ada, lambda state, seat: state.then(Upgrade(seat)), expansions=BOOKS)
    page = seated(visit(asks_less=False), ada, table)
    shown = version(page)
    page.locator('[data-option="decline"]').click()
    shown_other_than(page, shown).wait_for()
    after = server.do(game_at(server, table))
    assert [game.decision.kind for game in (before, after) if game.decision] == ["choose_upgrade", "choose_turn"]


def test_a_set_by_keyboard_alone(visit: Visit, server: Served, ada: Guest) -> None:
    """Keys pick, the same key takes back what can be no more, Tab reaches what is picked, the last key confirms."""
    table, before = asked(server, ada, gain_workers(2))
    page = seated(visit(asks_less=False), ada, table)
    page.keyboard.press("4")
    page.keyboard.press("2")
    page.keyboard.press("4")
    expect(page.get_by_test_id("note")).to_have_text("1 of 2 picked")
    at(page, "worker-blue").focus()
    page.keyboard.press("Enter")
    expect(at(page, "worker-blue")).to_have_accessible_name(re.compile("1 picked"))
    shown = version(page)
    page.keyboard.press("5")
    shown_other_than(page, shown).wait_for()
    assert workers_gained(before, server.do(game_at(server, table))) == [0, 1, 1, 0]


def test_a_set_on_a_phone(visit: Visit, server: Served, ada: Guest) -> None:
    """One tap picks, one confirms."""
    table, before = asked(server, ada, gain_workers(2))
    page = seated(visit(size=PHONE, asks_less=False), ada, table)
    at(page, "worker-white").tap()
    page.locator('[data-member="white"]').tap()
    expect(confirm(page)).to_be_in_viewport()
    shown = version(page)
    confirm(page).tap()
    shown_other_than(page, shown).wait_for()
    assert workers_gained(before, server.do(game_at(server, table))) == [2, 0, 0, 0]
