"""The record of a table: its seed and the answers given so far. From it everything follows."""

from dataclasses import dataclass
from typing import Any

from scholars.engine.given import Given, UnreadablePosition
from scholars.engine.plain import read_seed

FORMAT = 1
FIELDS = ("companion", "seed", "own_cards", "answers")


class UnreadableTable(ValueError):
    """What was kept is no table of the companion; says where and why."""


@dataclass(frozen=True, slots=True)
class Record:
    """A table: who shuffles the Scheme Cards, and what was answered."""

    seed: int
    own_cards: bool = False
    answers: tuple[str, ...] = ()

    def plain(self) -> dict[str, Any]:
        """As JSON values; the seed as a text, since it may be larger than a browser can count."""
        return {
            "companion": FORMAT,
            "seed": str(self.seed),
            "own_cards": self.own_cards,
            "answers": list(self.answers),
        }


def read_record(plain: object) -> Record:
    """The record that was kept, or UnreadableTable."""
    try:
        told = Given(plain).whole(FIELDS)
        told["companion"].number(FORMAT, FORMAT)
        seed = read_seed(told["seed"].value)
        if seed is None:
            told["seed"].refuse("this must be a seed.")
        own_cards = told["own_cards"].value
        if not isinstance(own_cards, bool):
            told["own_cards"].refuse("this must be true or false.")
        return Record(seed, own_cards, tuple(_read_answer(answer) for answer in told["answers"].each()))
    except UnreadablePosition as fault:
        raise UnreadableTable(str(fault)) from None


def _read_answer(told: Given) -> str:
    if not isinstance(told.value, str):
        told.refuse("this must be an answer.")
    return told.value
