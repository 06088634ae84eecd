"""DICE: drawing, rolling and Destroying Dice."""

from collections.abc import Callable

import pytest

from kit import Seat, Table, rule

NewTable = Callable[..., Table]
SECONDARIES = ("purple", "orange", "green")


def colours(dice: list[str]) -> list[str]:
    """The colours of Dice in hand."""
    return [die.split("-")[0] for die in dice]


def faces_rolled(table: Table, seat: Seat, colour: str, times: int) -> set[int]:
    """The faces a Die of a colour shows when it is drawn again and again."""
    seen = set()
    for _ in range(times):
        seat.has(hand="", bag=colour)
        seat.resolves("draw 1")
        seen.add(int(seat.hand[0].split("-")[1]))
    table.red.has(hand="white-1")
    return seen


# DICE-01


@rule("DICE-01")
def test_a_drawn_die_is_rolled_at_once(table: Table) -> None:
    """A drawn Die lies in hand and shows a face, and it was rolled once."""
    red = table.red.has(hand="", bag="blue")

    told = red.works_and_draws()

    assert told.count("die_rolled") == 1


@rule("DICE-01")
@pytest.mark.parametrize(("effect", "colour"), [("red die to hand", "red"), ("green die to hand", "green")])
def test_a_die_gained_to_hand_is_rolled_at_once(table: Table, effect: str, colour: str) -> None:
    """A Die gained to hand comes out of the Main Supply and shows a face."""
    left = table.dice_in_supply(colour)
    red = table.red.has(hand="")

    red.resolves(effect)

    assert colours(red.hand) == [colour]
    assert table.dice_in_supply(colour) == left - 1
    red.has(hand="white-1")
