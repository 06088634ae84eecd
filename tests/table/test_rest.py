"""The Rest by name: how far it has come, what it gives, and what goes back."""

import random

import pytest

from kit import Table
from scholars import Game
from scholars.table.rest import Rest


def rest(table: Table) -> Rest:
    """The Rest as the first seat sees it."""
    told = table.game.seen_by(0).rest
    assert told is not None
    return told


def test_a_rest_is_told_before_it_is_begun(table: Table) -> None:
    """Whoever chooses a turn sees every source, and that nothing of it has happened."""
    table.red.has(hand="white-1", bag="blue blue blue").lies("recruit", "physics", "red-1").lies("travel", "patron")

    told = rest(table)

    assert told.step == "ahead"
    assert [str(one.slot) for one in told.incomes] == ["slot-1", "slot-2", "None"]
    assert [(one.track, one.level) for one in told.incomes] == [("physics", 0), (None, None), ("astronomy", 0)]
    assert {one.progress for one in told.incomes} == {"later"}
    assert [str(die) for die in told.dice] == ["red-1"]
    assert told.sides == {"white": (1, 2, 3, 4, 5, 6)}
    assert [str(card) for card in told.cards] == ["action-physics", "action-patron"]
    table.may_stay_open = True


def test_a_rest_is_followed_from_source_to_source(table: Table) -> None:
    """The one that asks is now, those to its left are done; afterwards nothing is told."""
    table.pile(bottom=["scroll-greek-b"])
    table.red.has(hand="white-1", bag="blue blue blue").lies("recruit", "mathematics", "red-1")
    table.red.lies("travel", "physics")

    table.red.rests()
    told = rest(table)
    assert told.step == "income"
    assert [one.progress for one in told.incomes] == ["done", "now", "later"]

    table.red.plays("gain-worker red")
    assert [one.progress for one in rest(table).incomes] == ["done", "done", "now"]
    table.red.plays("enough")
    assert table.game.seen_by(0).rest is None


@pytest.mark.parametrize("expansions", [[], ["body-of-books"]])
def test_what_one_has_afterwards_is_what_was_told_last(expansions: list[str]) -> None:
    """At the last question of a Rest, when only the reroll is open, its counts come true."""
    chance = random.Random(5)  # noqa: S311 - any choices will do
    seen = 0
    for seed in range(6):
        game = Game.new(players=2, seed=seed, expansions=expansions)
        while game.decision is not None:
            asked = game.decision
            told = game.seen_by(asked.seat).rest
            game.play(chance.choice(asked.options))
            if told is None or asked.kind != "choose_reroll" or not _over(game, asked.seat, told):
                continue
            player = game.seen_by(asked.seat).players[asked.seat]
            assert (len(player.hand), player.bag_size) == (told.dice_in_hand, told.dice_in_bag)
            assert (len(player.cards), sum(player.workers.values())) == (told.cards_in_hand, told.workers_in_supply)
            seen += 1
    assert seen > 5


def _over(game: Game, seat: int, told: Rest) -> bool:
    """Whether the choice ended the Rest, with nothing after the top-up."""
    after = game.seen_by(seat).rest
    return told.step == "income" and told.incomes[-1].progress == "now" and (after is None or after.step == "ahead")
