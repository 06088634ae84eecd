"""The networks where there is no numpy: worked out by the page's own hand (`web/src/pocket/judges.ts`)."""

from array import array
from collections.abc import Sequence
from itertools import chain
from typing import Any

from scholars.bots.learned.judges import Networks, Numbers
from scholars.bots.learned.layout import CARDS, Layout, layout
from scholars.catalogue import Catalogue, load
from scholars.encoding.playouts import Playouts
from scholars.engine.native import Bytes


class Policy:
    """How much an option is to be wished for."""

    def __init__(self, judges: Any) -> None:
        self._judges = judges

    def opinions(self, seen: Bytes, after: Sequence[Bytes], choices: Sequence[int]) -> list[Numbers]:
        """A number for each option, for each of some ways the tables after the options may look."""
        numbers = array("i", choices)
        return [self._judges.opinions(seen, one, numbers).to_py() for one in after]

    def choosing(self, first: Sequence[Bytes], games: int) -> "Choosing":
        """Whoever takes the likeliest options of so many games."""
        return Choosing(self._judges.choosing(bytearray().join(map(bytes, first)), games))


class Choosing:
    """Takes the likeliest option of each of some games, step by step."""

    def __init__(self, chooser: Any) -> None:
        self._chooser = chooser

    def choices(self, playouts: Playouts) -> list[int]:
        """What is chosen in each game that goes on."""
        told = playouts.seats, playouts.before, playouts.offsets, playouts.choices, playouts.after
        found: list[int] = self._chooser.choices(array("i", playouts.going), *told).to_py()
        return found


class Value:
    """How good a table is for the seat that looks on."""

    def __init__(self, judges: Any) -> None:
        self._judges = judges

    def to_come(self, seen: Sequence[Bytes]) -> list[Numbers]:
        """What is still to come, by head, for each of some tables that have much in common."""
        found: list[Numbers] = self._judges.toCome(bytearray().join(map(bytes, seen))).to_py()
        return found


def made_of(judges: Any) -> Networks:
    """Both of them, as the page has them."""
    return Networks(Policy(judges), Value(judges))


class Pocketed:
    """The networks of a page: it has made those for the cards we ship, and makes others for another box."""

    def __init__(self, judges: Any) -> None:
        self._judges = judges

    def __call__(self, catalogue: Catalogue) -> Networks:
        """Those of games with a catalogue: what they make of a card follows from what is printed on it there."""
        if catalogue.fingerprint == load().fingerprint:
            return made_of(self._judges)
        return made_of(self._judges.others(*printing(layout(catalogue))))


def printing(read: Layout) -> tuple[Any, ...]:
    """What the page must know of a catalogue: its rows, the bytes that name something, and what is printed."""
    highest = bytes(read.highest[byte] for byte in read.named)
    printed = (array("f", chain.from_iterable(read.printed[kind])) for kind in CARDS)
    return read.rows, array("i", read.named), array("i", read.starts), highest, *printed
