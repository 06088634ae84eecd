"""Greedy: it beats random, and thinks more of what is worth more."""

from collections.abc import Callable

import pytest

from kit import Table
from kit.matches import greedy_wins
from scholars.bots import Greedy
from scholars.bots.evaluation import evaluate
from scholars.rules import scoring

GAMES = 6
SHARE = 0.95


def won(games: int) -> int:
    """How many of the first games greedy wins; ties are not won."""
    return sum(map(greedy_wins, range(games)))


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """In nearly every game."""
    assert won(GAMES) >= SHARE * GAMES


@pytest.mark.soak
def test_greedy_beats_random_in_190_of_200_games() -> None:
    """A hundred deals, each with seats swapped."""
    assert won(200) >= SHARE * 200


# What it thinks


BETTER: dict[str, Callable[[Table], object]] = {
    "silver": lambda table: table.red.has(silver=1),
    "gold": lambda table: table.red.has(gold=1),
    "a worker": lambda table: table.red.has(workers="white"),
    "a pip": lambda table: table.red.has(hand="white-2"),
    "a colour": lambda table: table.red.has(hand="red-1"),
    "a coloured die": lambda table: table.red.has(bag="red"),
    "a step": lambda table: table.red.researched(physics=1),
    "a retiree": lambda table: table.red.retired("travel", "chinese-a"),
    "a guild": lambda table: table.red.influences("green"),
    "a translator": lambda table: table.room(1, "chinese-a", table.red),
    "gold on a translator": lambda table: table.room(1, "chinese-a", table.red, gold=1),
    "a scroll": lambda table: table.red.translated("scroll-greek-a"),
    "influence on a scroll": lambda table: table.map("top-left", "scroll-greek-a", influence=table.red),
}


@pytest.mark.parametrize("what", BETTER)
def test_more_is_better(table: Table, what: str) -> None:
    """Whatever helps is worth something."""
    before = evaluate(table.state, 0)
    BETTER[what](table)
    assert evaluate(table.state, 0) > before


def test_white_dice_are_a_burden(table: Table) -> None:
    """In the Bag they are drawn instead of better ones."""
    before = evaluate(table.state, 0)
    table.red.has(bag="white")
    assert evaluate(table.state, 0) < before


def test_a_guild_in_the_hands_of_another_is_bad(table: Table) -> None:
    """Though less than one's own is good."""
    before = evaluate(table.state, 0)
    table.blue.influences("green")
    assert evaluate(table.state, 0) < before


def test_at_the_end_only_points_count(table: Table) -> None:
    """Silver is nothing any more."""
    table.pending()
    table.red.has(silver=50, gold=0)
    assert evaluate(table.state, 0) == 100 * scoring.total(table.state, 0)
    table.changed()


def test_the_nearer_the_end_the_less_is_what_is_not_points(table: Table) -> None:
    """Silver in the last round is worth less than in the first."""
    worth = []
    for rounds in (0, 9, 4, 2):
        table.state.round, table.state.last_round = 1, rounds
        table.red.has(silver=0)
        without = evaluate(table.state, 0)
        table.red.has(silver=9)
        worth.append(evaluate(table.state, 0) - without)
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > worth[-1] > 0
    table.state.last_round = 0


def test_it_takes_a_translation_it_can_make(table: Table) -> None:
    """A Scroll that can be Translated at once is worth more than any Rest or Travel."""
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-greek-a")
    for room, card in enumerate(("greek-e", "persian-d"), start=1):
        table.room(room, card, table.red)
    table.red.has(hand="purple-6 white-1", gold=3)
    table.refresh()
    _, _, slot = str(Greedy().choose(table.game)).split()
    assert slot in ("slot-4", "slot-5")
