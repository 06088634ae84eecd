"""The question that waits and what is pending after it, as bytes.

What a question is made of stands in its class, each field with its domain. Each field has its bytes here, and they are
0 in every question that does not have it.
"""

from collections.abc import Iterator
from typing import Any, Final

from scholars.encoding.card_numbers import CardNumbers
from scholars.engine.domains import AMOUNT, CARDS, EFFECT, PILE_SCROLL, SCROLL, TRANSLATOR, Domain
from scholars.engine.layout import NONE
from scholars.engine.native import Ints, i64, u8
from scholars.engine.observation import FLAG, MOST, Field, Observation
from scholars.engine.state import State
from scholars.engine.steps import Question, Step
from scholars.positions.steps import STEPS
from scholars.rules.colours import VALUE

PENDING: Final = 3  # so many of the steps after the question are told, by what they are

# How a field is written
NUMBER: Final = 0  # of its domain
BITS: Final = 1
MEMBERS: Final = 2  # of a set, how often each is in it


COUNTS: Final = (AMOUNT, CARDS, VALUE)
CARDS_OF: Final = {  # what the numbers of some domains stand for, by the tables they are of
    "caliph_ids": "caliph",
    "effects": "effect",
    "scrolls": "scroll",
    "translator_ids": "translator",
}


class Part:
    """A field of a question, and where its bytes are."""

    __slots__ = ("at", "field", "first", "how", "length", "renumbered")

    def __init__(self, field: str, at: i64, domain: Domain, numbers: CardNumbers) -> None:
        self.field: str = field
        self.at: i64 = at
        self.first: i64 = domain.first
        self.how: i64 = how_written(domain, numbers)
        self.length: i64 = length_of(domain, numbers)
        self.renumbered: Ints | None = None  # what numbers without Body of Books are with it
        if domain is EFFECT:
            self.renumbered = numbers.effects
        elif domain is TRANSLATOR:
            self.renumbered = numbers.translators
        elif domain is SCROLL or domain is PILE_SCROLL:
            self.renumbered = numbers.scrolls


class Kind:
    """A kind of step: its number, and the fields it has if it is a question."""

    __slots__ = ("number", "parts")

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.parts: list[Part] = []


class Questions:
    """Writes every question there is."""

    __slots__ = ("fields", "kinds", "length")

    def __init__(self, numbers: CardNumbers) -> None:
        self.fields: tuple[Field, ...] = (
            Field(
                "kind",
                1,
                len(STEPS),
                f"what is asked, in this order: {', '.join(STEPS)}; 0 when the game is over",
                of="step",
            ),
            Field(
                "pending", PENDING, len(STEPS), "what comes after it, the next first, by the same numbers", of="step"
            ),
        )
        self.kinds: dict[type[Step], Kind] = {kind: Kind(at + 1) for at, (kind, _) in enumerate(STEPS.values())}
        self.length: i64 = 1 + PENDING
        for field, domain, kinds in fields_of_questions():
            for kind in kinds:
                self.kinds[kind].parts.append(Part(field, self.length, domain, numbers))
            self.fields = (*self.fields, field_of(field, domain, kinds, numbers))
            self.length += length_of(domain, numbers)

    def write(self, state: State, into: Observation) -> None:
        """What is asked and made of what, and what comes after it."""
        start = into.at
        into.nothing(self.length)
        depth: i64 = 0
        left = state.pending
        while left > 0 and depth <= PENDING:
            left -= 1
            into.bytes[start + depth] = u8(self.kinds[type(state.steps[left])].number)
            depth += 1
        if state.pending > 0:
            asks = state.question()
            for part in self.kinds[type(asks)].parts:
                write_part(part, getattr(asks, part.field), start, into)


def fields_of_questions() -> Iterator[tuple[str, Domain, list[type[Step]]]]:
    """Every field of a question with its domain, and the questions that have it."""
    found: dict[tuple[str, Domain], list[type[Step]]] = {}
    for kind, _ in STEPS.values():
        if issubclass(kind, Question):
            for name, domain in kind.FIELDS.items():
                found.setdefault((name, domain), []).append(kind)
    for (name, domain), kinds in found.items():
        yield name, domain, kinds


def field_of(name: str, domain: Domain, kinds: list[type[Step]], numbers: CardNumbers) -> Field:
    """The bytes of a field; those of one name with several domains are told apart by the question."""
    names = {kind: step for step, (kind, _) in STEPS.items()}
    asked = ", ".join(names[kind] for kind in kinds)
    how, length = how_written(domain, numbers), length_of(domain, numbers)
    if how == BITS:
        return Field(f"{name}:{names[kinds[0]]}", length, FLAG, f"`{name}` of {asked}: bits")
    if how == MEMBERS:
        return Field(f"{name}:{names[kinds[0]]}", length, MOST, f"`{name}` of {asked}: how often each is in it")
    most = values(domain, numbers)
    of = "" if domain in COUNTS else CARDS_OF.get(domain.of, name)
    return Field(f"{name}:{names[kinds[0]]}", length, most, f"`{name}` of {asked}, from 1 on", of=of)


def how_written(domain: Domain, numbers: CardNumbers) -> int:
    """As a number, unless it is a set, or bits that do not fit into a byte."""
    if domain.sets_of is not None:
        return MEMBERS
    return BITS if values(domain, numbers) > MOST else NUMBER


def length_of(domain: Domain, numbers: CardNumbers) -> int:
    """How many bytes a field takes."""
    if domain.sets_of is not None:
        return len(domain.sets_of.names)
    count = values(domain, numbers)
    return (count - 1).bit_length() if count > MOST else 1


def values(domain: Domain, numbers: CardNumbers) -> int:
    """How many numbers a field can have; tests and tools may have added effects that are printed nowhere."""
    return int(numbers.every.effects_printed) if domain is EFFECT else len(domain.numbers(numbers.every))


def write_part(part: Part, value: Any, start: i64, into: Observation) -> None:
    """One field of the question that waits."""
    at = start + part.at
    if part.how == MEMBERS:
        members: tuple[int, ...] = value
        for member in members:
            into.bytes[at + member] = u8(i64(into.bytes[at + member]) + 1)
        return
    number: i64 = value
    if part.how == BITS:
        bit: i64 = 0
        while bit < part.length:
            into.bytes[at + bit] = u8((number >> bit) & 1)
            bit += 1
        return
    renumbered = part.renumbered
    if renumbered is not None:
        number = renumbered[number] if number < len(renumbered) else NONE  # an effect that is printed nowhere
    into.bytes[at] = u8(number - part.first + 1)
