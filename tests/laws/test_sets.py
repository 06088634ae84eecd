"""What always holds where a set is chosen: Workers, White Dice, Dice to reroll. (EFF-06)

Every way through such a question is walked: members picked in any order, put back, and the set confirmed.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

import pytest

from kit import Table, rule
from scholars import Game

WORKERS = ("white", "red", "blue", "yellow")
Names = tuple[str, ...]  # a set: the names of its members, sorted


class Way(NamedTuple):
    """A choice on the way to a set: what is picked before it and after it, and where it leads."""

    before: Game
    choice: str
    picked: Names
    after: Game
    confirmed: bool


def position(game: Game) -> str:
    """Everything there is to know of a game."""
    return json.dumps(game.position(), sort_keys=True)


def names_after(picked: Names, choice: str) -> Names:
    """What is picked when a choice was taken, or what was confirmed by it."""
    verb, *members = choice.split()
    counted = Counter(picked)
    if verb == "put-back":
        counted.subtract(members)
    elif verb != "enough":
        counted.update(members)
    return tuple(sorted(counted.elements()))


def ways(start: Game) -> Iterator[Way]:
    """Every choice there is until the set is confirmed, from every position that can be reached."""
    assert start.decision is not None
    kind = start.decision.kind
    waiting: list[tuple[Game, Names]] = [(start, ())]
    seen = {position(start)}
    while waiting:
        game, picked = waiting.pop()
        assert game.decision is not None
        for option in game.decision.options:
            after, names = game.clone(), names_after(picked, str(option))
            told = after.play(option)
            confirmed = after.decision is None or after.decision.kind != kind
            yield Way(game, str(option), names, after, confirmed)
            if not confirmed:
                assert list(told) == []  # nothing is rolled, paid or gained before
                assert after.can_undo(0)
                if position(after) not in seen:
                    seen.add(position(after))
                    waiting.append((after, names))


def check(table: Table, sets: set[Names]) -> list[Way]:
    """Just these sets can be chosen, each by one final choice, and every order leads to the same position."""
    table.refresh()
    found = list(ways(table.game))
    finals = [way for way in found if way.confirmed]
    assert {way.picked for way in finals} == sets
    assert len({(position(way.before), way.choice) for way in finals}) == len(finals) == len(sets)
    reached: dict[Names, set[str]] = {}
    for way in found:
        if not way.confirmed:
            reached.setdefault(way.picked, set()).add(position(way.after))
    assert {names: len(positions) for names, positions in reached.items() if len(positions) > 1} == {}
    table.stay_open()
    return finals


def different_ends(finals: list[Way]) -> bool:
    """Whether no two sets come to the same."""
    return len({position(way.after) for way in finals}) == len(finals)


@rule("EFF-06", "WKR-07")
@pytest.mark.parametrize("amount", range(1, 6))
def test_sets_of_workers_to_gain(table: Table, amount: int) -> None:
    """4, 10, 20, 35 and 56 sets; up to three Workers are one choice, more are picked one by one."""
    table.red.resolves(f"{amount} worker")
    table.refresh()
    assert len(table.options) == {1: 4, 2: 10, 3: 20}.get(amount, 4)

    finals = check(table, {tuple(sorted(names)) for names in combinations_with_replacement(WORKERS, amount)})

    assert different_ends(finals)
    assert {way.choice == "enough" for way in finals} == {amount > 3}


@rule("EFF-06", "WKR-07")
@pytest.mark.parametrize("amount", range(1, 6))
def test_sets_of_workers_to_spend(table: Table, amount: int) -> None:
    """Any of those in supply, each as often as it is there."""
    supply = ("white", "white", "red", "red", "red", "yellow")
    table.red.has(workers=" ".join(supply)).resolves(f"{amount} worker -> 1 gold")
    table.red.plays("pay")

    finals = check(table, {tuple(sorted(names)) for names in combinations(supply, amount)})

    assert different_ends(finals)


SOURCES = ("bag", "bag", "bag", "board", "hand-1", "hand-5", "hand-5", "die-1", "die-2")


def with_white_dice(table: Table, effect: str) -> None:
    """Red has White Dice everywhere, two different ones on the card in use among them, and an effect is resolved."""
    red = table.red.has(hand="white-1 white-2 white-3 white-5 white-5 red-6", bag="white white white blue")
    red.lies("recruit", "physics", "white-4", "red-4")
    red.works("travel", "white-2", "white-3")
    red.resolves(effect)


@rule("EFF-06", "DICE-07")
@pytest.mark.parametrize("amount", range(1, 5))
def test_sets_of_white_dice_to_destroy(table: Table, amount: int) -> None:
    """So many, wherever they are; up to two Dice are one choice, more are picked one by one."""
    with_white_dice(table, f"destroy {amount} white")

    finals = check(table, {tuple(sorted(names)) for names in combinations(SOURCES, amount)})

    assert different_ends(finals)
    assert {way.choice == "enough" for way in finals} == {amount > 2}


@rule("EFF-06", "DICE-07")
@pytest.mark.parametrize("amount", range(1, 5))
def test_sets_of_up_to_so_many_white_dice(table: Table, amount: int) -> None:
    """None, one or more, up to the number."""
    with_white_dice(table, f"destroy up to {amount} white")

    finals = check(table, {tuple(sorted(names)) for size in range(amount + 1) for names in combinations(SOURCES, size)})

    assert different_ends(finals)


@rule("EFF-06", "DICE-07")
@pytest.mark.parametrize("amount", range(1, 4))
def test_two_dice_in_use_that_are_alike_make_no_two_sets(table: Table, amount: int) -> None:
    """Which of them goes makes no difference, so there is one choice for it."""
    red = table.red.has(hand="white-3 white-3 white-1")
    red.works("travel", "white-3", "white-3")
    red.resolves(f"destroy up to {amount} white")

    sources = ("die-1", "die-1", "hand-1")
    finals = check(table, {tuple(sorted(names)) for size in range(amount + 1) for names in combinations(sources, size)})

    assert different_ends(finals)


@rule("EFF-06", "REST-09")
@pytest.mark.parametrize(
    "hand",
    [
        ("white-1",),
        ("white-1", "white-1"),
        ("white-1", "red-1"),
        ("white-1", "white-1", "red-2", "blue-3", "yellow-4"),
        ("white-2", "white-2", "white-2", "red-5", "red-5", "green-6"),
    ],
    ids=" ".join,
)
def test_sets_of_dice_to_reroll(table: Table, hand: Names) -> None:
    """Any of those that were in hand before the top-up, or none."""
    table.red.has(hand=" ".join(hand), bag="white white red")
    table.red.resolves(f"top up {len(hand) + 2}")

    sets = {tuple(sorted(names)) for size in range(len(hand) + 1) for names in combinations(hand, size)}
    finals = check(table, sets)

    assert {way.choice for way in finals} == {"enough"}
