"""Every button of a question says what it does: no two read alike, at any size and in any language."""

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from kit.browser import DESKTOP, PHONE, TABLE_SIZES, Visitor
from kit.browser_eyes import BAR, alike, illegible, resize
from kit.random_games import BOOKS, Setup, book_setups, moments, setups, solo_setups
from kit.serving import Guest, Served
from scholars import Game
from scholars.table import Decision

Visit = Callable[..., Visitor]
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, **TABLE_SIZES, "phone": PHONE}
LANGUAGES = ("en", "fr", "pl")
# Questions whose options lead to short ones: where space is short their buttons read alike
SETUPS = {
    "choose_card_to_tuck": Setup(4, "casual", "busy", 11, expansions=BOOKS),
    "choose_steps": Setup(2, "casual", "plain", 0),
    "choose_delivery": Setup(2, "casual", "plain", 0),
    "choose_line": Setup(3, "epic", "plain", 4),
}
LONG = {"choose_card_to_tuck": "fr", "choose_steps": "pl", "choose_delivery": "fr", "choose_line": "pl"}
NAMED = [
    pytest.param(kind, language, marks=[] if LONG[kind] == language else pytest.mark.soak)
    for kind in SETUPS
    for language in LANGUAGES
]
GAMES = [*setups(12), *solo_setups(6), *book_setups(12)]
MOST_ANSWERS, MOST_BUTTONS = 4, 10  # as `web/src/decisions/unfolding.ts` has them for the bar
MOST_TURNS = 4  # of a game


@pytest.fixture
def ada(server: Served) -> Iterator[Guest]:
    """A guest."""
    with server.guest("Ada") as guest:
        yield guest


def questions(setup: Setup) -> Iterator[tuple[Game, Decision]]:
    """The questions of a random game at which there is something to choose."""
    for moment in moments(setup):
        decision = moment.game.decision
        if decision is not None and (len(decision.options) > 1 or moment.game.refused):
            yield moment.game, decision


def answers(decision: Decision) -> list[int]:
    """How many answers each option has that could be shown as its answers."""
    return [option.answers for option in decision.options if 0 < option.answers <= MOST_ANSWERS]


def unfolds(decision: Decision) -> bool:
    """Whether several options lead to short questions, and there is space for all answers."""
    found = answers(decision)
    return len(found) > 1 and 6 <= len(decision.options) - len(found) + sum(found) <= MOST_BUTTONS


def unlike(setup: Setup) -> Iterator[tuple[Game, Decision]]:
    """Of the questions of a game one of each kind and length."""
    seen = set()
    for game, decision in questions(setup):
        shape = (decision.kind, len(decision.options), *sorted(answers(decision)))
        if shape not in seen:
            seen.add(shape)
            yield game, decision


def table_at(guest: Guest, game: Game) -> str:
    """A table at the moment a game has come to, for the guest in every seat."""
    rest = Game.from_position(game.position())
    while rest.decision is not None:  # only a finished game is replayed
        rest.play(len(rest.decision.options) - 1)
    replay = guest.post("/api/replays", {"record": rest.record()})["replay"]
    table: str = guest.post(f"/api/replays/{replay}/continue", {"at": 0})["table"]
    return table


def opened(visitor: Visitor, table: str) -> Page:
    """A table that continues a replay, with the notice closed that says so: it takes space on a phone."""
    page = visitor.sit(table)
    page.get_by_test_id("copy").get_by_role("button").dispatch_event("click")  # a panel may lie over it
    return page


def check(page: Page) -> None:
    """At every size no two buttons read alike, and nothing in the bar is cut off."""
    asked = page.get_by_test_id("question").inner_text()
    for name, size in SIZES.items():
        resize(page, size)
        assert (asked, name, alike(page), illegible(page, BAR)) == (asked, name, [], [])


def check_dice_steps(page: Page, chance: random.Random) -> None:
    """The card of a turn and its Dice, with what they buy."""
    resize(page, DESKTOP)
    slots = page.locator('[data-verb^="slot"]:not([aria-disabled])')
    if not slots.count():
        return
    slots.nth(chance.randrange(slots.count())).click()
    cards = page.locator(".options [data-card]")
    if cards.count():
        check(page)
        resize(page, DESKTOP)
        cards.nth(chance.randrange(cards.count())).click()
    dice = page.locator(".options [data-die]:not([aria-disabled])")
    for _ in range(2):
        page.locator('.buys[aria-busy="false"]').wait_for()
        if dice.count():
            dice.nth(chance.randrange(dice.count())).click()
            page.locator('.buys[aria-busy="false"]').wait_for()
        check(page)
        resize(page, DESKTOP)


@pytest.mark.parametrize(("kind", "language"), NAMED)
def test_answers_to_a_follow_up_question_keep_the_name_of_their_option(
    visit: Visit, ada: Guest, kind: str, language: str
) -> None:
    """Where that has no space each option is one button."""
    wanted = (game for game, decision in questions(SETUPS[kind]) if decision.kind == kind and unfolds(decision))
    visitor = visit(language=language)
    visitor.come_as(ada)
    check(opened(visitor, table_at(ada, next(wanted))))


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_no_two_buttons_read_alike(visit: Visit, ada: Guest, setup: Setup, language: str) -> None:
    """In games of every kind; and beside the Dice of a turn."""
    visitor, chance, steps = visit(language=language, asks_less=False), setup.chance(), 0
    visitor.come_as(ada)
    for game, decision in unlike(setup):
        turn = decision.kind == "choose_turn"
        steps += turn
        if turn and steps > MOST_TURNS:
            continue
        page = opened(visitor, table_at(ada, game))
        check(page)
        if turn:
            check_dice_steps(page, chance)
