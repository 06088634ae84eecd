"""One thing to do while a table is set up."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from scholars.locales import Message, message
from scholars.locales.messages import Value

PartOfSetup: TypeAlias = Literal["board", "books", "players", "opponent", "picks"]


@dataclass(frozen=True, slots=True)
class Step:
    """What to do, in words and as signs (`{number-3} {scroll}`), and the rules that say so."""

    id: str
    part: PartOfSetup
    text: Message
    picture: str
    rules: tuple[str, ...]


def step(key: str, part: PartOfSetup, picture: str, rules: str, **values: Value) -> Step:
    """A step by the key of its text."""
    return Step(key.removeprefix("setup-"), part, message(key, **values), picture, tuple(rules.split()))
