"""Piles of cards side by side: decks, and what lies under the slots. All are tuples, so that clones share them."""

from typing import TypeAlias

from scholars.engine.native import i64

Piles: TypeAlias = tuple[tuple[int, ...], ...]


def with_pile(piles: Piles, place: i64, pile: tuple[int, ...]) -> Piles:
    """The same piles, with another one at a place."""
    changed = list(piles)
    changed[place] = pile
    return tuple(changed)
