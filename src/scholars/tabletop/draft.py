"""What the rules deal at random before the first turn, as a game of that seed does. (SET-03 to SET-13, BOB-02)"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scholars.catalogue import Catalogue
from scholars.engine.layout import NONE
from scholars.engine.state import State
from scholars.game import Game
from scholars.positions.expansions import BODY_OF_BOOKS, part_of
from scholars.positions.solo import humans


@dataclass(frozen=True, slots=True)
class Pair:
    """A Starting Translator in its Room, and the Resource Card under it."""

    room: str
    translator: str
    resource: str


@dataclass(frozen=True, slots=True)
class Draft:
    """A deal: cards by their ids, seats by their numbers."""

    first: int  # the First Player
    pairs: tuple[Pair, ...]
    picks: tuple[int, ...]  # the seats in the order in which they pick (SET-13)
    goals: tuple[str, ...]  # by seat
    scrolls: tuple[str, ...]  # the Starting Scroll of each seat
    upgrades: tuple[str, ...]  # Upgraded Action Cards, row by row


def draft(
    players: int,
    seed: int,
    mode: str = "casual",
    expansions: Sequence[str] = (),
    catalogue: Catalogue | Path | str | None = None,
) -> Draft:
    """The deal of a seed, which is also that of a game with it."""
    state = Game.new(players, seed, mode, catalogue, expansions=expansions).state
    tables, first, seats = state.tables, int(state.first_player), humans(state)
    dealt = [room for room, card in enumerate(state.resources) if card != NONE]
    return Draft(
        first,
        tuple(
            Pair(
                f"room-{room + 1}",
                tables.translator_ids[state.room_card[room]],
                tables.resource_ids[state.resources[room]],
            )
            for room in dealt
        ),
        tuple((first + place) % seats for place in reversed(range(seats))),
        tuple(tables.goal_ids[state.players[seat].goal] for seat in range(seats)),
        tuple(tables.scroll_ids[state.players[seat].scrolls[0]] for seat in range(seats)),
        _upgrades(state),
    )


def _upgrades(state: State) -> tuple[str, ...]:
    """The Upgraded Action Cards that lie out."""
    books: Any = part_of(state, BODY_OF_BOOKS)
    tables = state.tables.books
    if books is None or tables is None:
        return ()
    return tuple(tables.upgrade_ids[card] for card in books.upgrades)
