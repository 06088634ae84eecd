"""What is asked of the networks by those who think: numbers come back, however they were worked out."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

from scholars.encoding.playouts import Playouts
from scholars.engine.native import Bytes

Numbers: TypeAlias = list[float]


class Chooser(Protocol):
    """Takes the likeliest option of each of some games, step by step."""

    def choices(self, playouts: Playouts) -> list[int]:
        """What is chosen in each game that goes on."""


class Policy(Protocol):
    """How much an option is to be wished for."""

    def opinions(self, seen: Bytes, after: Sequence[Bytes], choices: Sequence[int]) -> list[Numbers]:
        """A number for each option, for each of some ways the tables after the options may look."""

    def choosing(self, first: Sequence[Bytes], games: int) -> Chooser:
        """For so many games that have much in common: what each seat sees at first in one of them."""


class Value(Protocol):
    """How good a table is for the seat that looks on."""

    def to_come(self, seen: Sequence[Bytes]) -> list[Numbers]:
        """What is still to come, by head, for each of some tables that have much in common."""


class Networks(NamedTuple):
    """Both of them, for games with one catalogue."""

    policy: Policy
    value: Value
