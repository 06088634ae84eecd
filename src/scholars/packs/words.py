"""The words fields are written in, for those who click them together: each with what it may hold, and a tree read back.

A tree is what `scholars.effects.plain` writes: ``{"word": "and", "parts": [...]}``.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from enum import StrEnum
from functools import cache
from itertools import product
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

from scholars.catalogue.cards import PRINTED_DICE
from scholars.effects import BONUSES, CALIPH_EVENTS, CONDITIONS, COUNTS, And, Effect, If, Or, Pay, Per, Word, plain
from scholars.effects.reading import read
from scholars.effects.solo_words import SOLO_ACTIONS, SOLO_INFLUENCE, SOLO_NEEDS, SOLO_STARTS, SOLO_VP
from scholars.effects.vocabulary import Vocabulary
from scholars.effects.words import EFFECTS, MOST
from scholars.errors import Sentence
from scholars.locales import message
from scholars.locales.effects import worded
from scholars.locales.things import MEMBERS

VOCABULARIES: Mapping[str, Vocabulary[Any]] = {
    "effect": EFFECTS,
    "if": CONDITIONS,
    "per": COUNTS,
    "bonus": BONUSES,
    "caliph-event": CALIPH_EVENTS,
    "printed": PRINTED_DICE,
    "solo-action": SOLO_ACTIONS,
    "solo-needs": SOLO_NEEDS,
    "solo-influence": SOLO_INFLUENCE,
    "solo-start": SOLO_STARTS,
    "solo-vp": SOLO_VP,
}
JOINS: Mapping[str, type[Effect]] = {kind.name(): kind for kind in (And, Or, Per, Pay, If)}
DEEPEST = 12
HOLE = Sentence("fault-hole", "something is missing here.")


class Unfinished(ValueError):
    """A tree that is no effect yet; says why in one sentence."""


def name_of_vocabulary(reads: Callable[[str], Word]) -> str:
    """The name of the words that a field is read with."""
    if reads is read:
        return "effect"
    return next(name for name, vocabulary in VOCABULARIES.items() if vocabulary.read == reads)


# What there is to click


@cache
def vocabularies() -> dict[str, list[dict[str, Any]]]:
    """Every word of every vocabulary, as JSON values."""
    return {name: [_word(kind) for kind in vocabulary.words] for name, vocabulary in VOCABULARIES.items()}


def _word(kind: type[Word]) -> dict[str, Any]:
    ways = list(_ways(kind))
    numbers = {name for name, hint in get_type_hints(kind).items() if hint is int}
    return {
        "word": plain(ways[0])["word"],
        "form": kind.form,
        "sample": plain(ways[0]),
        "text": worded(ways[0]).plain(),
        "choices": {name: _choices(hint) for name, hint in get_type_hints(kind).items() if _is_member(hint)},
        "ways": _members([plain(way) for way in ways], numbers),
        "numbers": {name: _range(kind, ways[0], name) for name in sorted(numbers)},
        "several": [name for name, hint in get_type_hints(kind).items() if get_origin(hint) is tuple],
        "pays": bool(getattr(kind, "pays", False)),
        "lasting": bool(getattr(kind, "lasting", False)),
        "expansion": kind.expansion,
    }


def _is_member(hint: Any) -> bool:
    return hint is not int and get_origin(hint) is not ClassVar and hint not in (str, bool)


def _choices(hint: Any) -> list[dict[str, Any]]:
    """What a field of a word may be, with what it is called."""
    kind = get_args(hint)[0] if get_origin(hint) is tuple else hint
    key = MEMBERS.get(kind, "box-home")
    return [{"value": str(item), "text": message(key, item=str(item)).plain()} for item in kind]


def _members(ways: list[dict[str, Any]], numbers: set[str]) -> list[dict[str, Any]]:
    """What can be chosen together, apart from numbers; nothing for a word that has nothing to choose."""
    return [{name: value for name, value in way.items() if name != "word" and name not in numbers} for way in ways]


def _ways(kind: type[Word]) -> Iterator[Word]:
    """Every way to make a word, with the least number it takes."""
    hints = get_type_hints(kind)
    for values in product(*(_domain(hints[slot.name]) for slot in fields(kind))):
        try:
            yield kind(*values)
        except ValueError:
            continue


def _domain(hint: Any) -> tuple[Any, ...]:
    if hint is int:
        return (1,)
    if get_origin(hint) is tuple:
        return tuple((item,) for item in get_args(hint)[0])
    return tuple(hint)


def _range(kind: type[Word], sample: Word, name: str) -> list[int]:
    """The least and the most a number of a word can be."""
    held = {slot.name: getattr(sample, slot.name) for slot in fields(kind)}
    found = []
    for number in range(MOST + 1):
        try:
            kind(**held | {name: number})
        except ValueError:
            continue
        found.append(number)
    return [found[0], found[-1]]


# A tree read back


def from_tree(tree: Any, vocabulary: str = "effect", depth: int = 0) -> Word:
    """The word a tree is; Unfinished if it is none."""
    if not isinstance(tree, Mapping) or depth > DEEPEST:
        raise Unfinished(HOLE)
    name = str(tree.get("word"))
    joins = JOINS if vocabulary == "effect" else {}
    kind: type[Word] | None = joins.get(name) or _known(vocabulary).get(name)
    if kind is None:
        raise Unfinished(HOLE)
    hints = get_type_hints(kind)
    values = {slot.name: _held(hints[slot.name], tree.get(slot.name), depth) for slot in fields(kind)}
    if kind in (And, Or):
        return _joined(kind, values["parts"])
    try:
        return kind(**values)
    except ValueError as fault:
        raise Unfinished(fault.args[0]) from None


@cache
def _known(vocabulary: str) -> Mapping[str, type[Word]]:
    return {str(plain(next(_ways(kind)))["word"]): kind for kind in VOCABULARIES[vocabulary].words}


def _joined(kind: type[Word], parts: tuple[Effect, ...]) -> Word:
    """Parts together: one alone needs no join, and a join of its own kind inside it none of its own."""
    flat = tuple(one for part in parts for one in (part.parts if isinstance(part, kind) else (part,)))  # type: ignore[attr-defined]
    if len(flat) == 1:
        return flat[0]
    try:
        return kind(flat)  # type: ignore[call-arg]
    except ValueError as fault:
        raise Unfinished(fault.args[0]) from None


def _held(hint: Any, value: Any, depth: int) -> Any:
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        if not isinstance(value, list) or not value:
            raise Unfinished(HOLE)
        return tuple(_held(item, one, depth) for one in value)
    if hint is int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise Unfinished(Sentence("fault-no-number", "a number is missing here."))
        return value
    if issubclass(hint, StrEnum):
        if value not in tuple(hint):
            raise Unfinished(HOLE)
        return hint(value)
    return from_tree(value, "effect" if issubclass(hint, Effect) else str(hint.kind), depth + 1)
