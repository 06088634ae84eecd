"""How effects are put together: and, or, per, a cost before an arrow, if.

They bind in that order, `and` the tightest. A join never directly holds one of its own kind where brackets could be
left out, so an effect has one value and one text.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from scholars.components import Colour, DieHome
from scholars.effects.conditions import Condition, TrackAt
from scholars.effects.words import BlackDieFromHand, Die, Effect
from scholars.errors import Sentence

MOST_PARTS = 8  # what can be asked for by its number


@dataclass(frozen=True, slots=True)
class And(Effect):
    """All parts, in any order the player likes."""

    binding = 4

    parts: tuple[Effect, ...]

    def __post_init__(self) -> None:
        _several(self.parts, And, "and")

    def __str__(self) -> str:
        return " and ".join(_inside(part, self) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Or(Effect):
    """One of the parts, the player's choice."""

    binding = 3

    parts: tuple[Effect, ...]

    def __post_init__(self) -> None:
        _several(self.parts, Or, "or")

    def __str__(self) -> str:
        return " or ".join(_inside(part, self) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Per(Effect):
    """An effect as many times as something is counted."""

    expansion = True
    binding = 2

    each: Effect
    count: TrackAt

    def __post_init__(self) -> None:
        check_gain(self.each)

    def __str__(self) -> str:
        return f"{_inside(self.each, self)} per {self.count}"


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """A cost and what it buys; always optional. (EFF-01)"""

    binding = 1

    cost: Effect
    gain: Effect

    def __post_init__(self) -> None:
        for part in self.cost.parts if isinstance(self.cost, And) else (self.cost,):
            if not is_cost(part):
                raise ValueError(Sentence("fault-no-cost", f'"{part}" cannot be a cost.', effect=part))
        check_gain(self.gain)

    def __str__(self) -> str:
        return f"{_inside(self.cost, self)} -> {_inside(self.gain, self)}"


@dataclass(frozen=True, slots=True)
class If(Effect):
    """An effect that is there only while a condition holds."""

    expansion = True
    binding = 0

    condition: Condition
    then: Effect

    def __post_init__(self) -> None:
        check_gain(self.then)

    def __str__(self) -> str:
        return f"if {self.condition}: {self.then}"


def is_cost(effect: Effect) -> bool:
    """Whether an effect may stand before an arrow: what is paid, or a White Die one must take."""
    return effect.pays or effect == Die(Colour.WHITE, DieHome.BAG)


def children(effect: Effect) -> tuple[Effect, ...]:
    """The effects directly inside another."""
    match effect:
        case And(parts) | Or(parts):
            return parts
        case Per(each, _):
            return (each,)
        case Pay(cost, gain):
            return (cost, gain)
        case If(_, then):
            return (then,)
        case _:
            return ()


def walk(effect: Effect) -> Iterator[Effect]:
    """An effect and every effect inside it."""
    yield effect
    for child in children(effect):
        yield from walk(child)


def _inside(part: Effect, join: Effect) -> str:
    """A part as it is written in a join: in brackets if it binds less tightly."""
    return str(part) if part.binding > join.binding else f"({part})"


def _several(parts: tuple[Effect, ...], kind: type[Effect], word: str) -> None:
    if not 2 <= len(parts) <= MOST_PARTS:
        told = f'"{word}" joins 2 to {MOST_PARTS} effects.'
        raise ValueError(Sentence("fault-joins", told, word=word, most=MOST_PARTS))
    for part in parts:
        if isinstance(part, kind):
            told = f'"{word}" inside "{word}" needs no brackets.'
            raise ValueError(Sentence("fault-no-brackets", told, word=word))
        if part.lasting:
            raise ValueError(_alone(part))


def _alone(effect: Effect) -> Sentence:
    return Sentence("fault-stands-alone", f'"{effect}" lasts, so it stands alone.', effect=effect)


def check_gain(effect: Effect) -> Effect:
    """Refuse what cannot be gained: what lasts, and a word that is only a cost."""
    if effect.lasting:
        raise ValueError(_alone(effect))
    if isinstance(effect, BlackDieFromHand):
        raise ValueError(Sentence("fault-only-cost", f'"{effect}" is only a cost.', effect=effect))
    if isinstance(effect, And | Or):
        for part in effect.parts:
            check_gain(part)
    return effect
