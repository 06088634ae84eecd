"""Any value of the effect language, for tests that must hold for all of them."""

from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from itertools import product
from typing import TypeVar, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from scholars.components import Colour, DieHome
from scholars.effects import CONDITIONS, COUNTS, EFFECTS, And, Effect, If, Or, Pay, Per, Vocabulary, Word
from scholars.effects.words import BlackDieFromHand, Die

W = TypeVar("W", bound=Word)
E = TypeVar("E", bound=StrEnum)
NUMBERS = range(25)  # every number any word takes, and some it refuses


def every(kind: type[W]) -> Iterator[W]:
    """Every value of a word; of its lists those with one or two members."""
    hints = get_type_hints(kind)
    for values in product(*(_domain(hints[field.name]) for field in fields(kind))):
        try:
            word = kind(*values)
        except ValueError:
            continue
        yield word


def _domain(hint: object) -> tuple[object, ...]:
    if hint is int:
        return tuple(NUMBERS)
    if get_origin(hint) is tuple:
        members = tuple(get_args(hint)[0])
        return tuple((one,) for one in members) + tuple(product(members, members))
    assert isinstance(hint, type)
    assert issubclass(hint, StrEnum)
    return tuple(hint)


def words(vocabulary: Vocabulary[W]) -> st.SearchStrategy[W]:
    """Any value of any word, each word as likely as the next."""
    return st.one_of([values(kind) for kind in vocabulary.words])


def values(kind: type[W]) -> st.SearchStrategy[W]:
    """Any value of a word; its lists are of any length."""
    hints = get_type_hints(kind)
    listed = [field.name for field in fields(kind) if get_origin(hints[field.name]) is tuple]
    if not listed:
        return st.sampled_from(list(every(kind)))
    (name,) = listed
    return st.builds(kind, members(get_args(hints[name])[0]))


def members(kind: type[E]) -> st.SearchStrategy[tuple[E, ...]]:
    """Some of an enumeration, none twice."""
    return st.lists(st.sampled_from(list(kind)), min_size=1, unique=True).map(tuple)


LASTING = st.one_of([values(kind) for kind in EFFECTS.words if kind.lasting])
GAINS = st.one_of([values(kind) for kind in EFFECTS.words if not kind.lasting and kind is not BlackDieFromHand])
COSTS = st.one_of(
    [*(values(kind) for kind in EFFECTS.words if kind.pays), st.just(Die(Colour.WHITE, DieHome.BAG))],
)


def _all_of(parts: list[Effect]) -> Effect:
    return And(tuple(one for part in parts for one in (part.parts if isinstance(part, And) else (part,))))


def _one_of(parts: list[Effect]) -> Effect:
    return Or(tuple(one for part in parts for one in (part.parts if isinstance(part, Or) else (part,))))


def _several(parts: st.SearchStrategy[Effect]) -> st.SearchStrategy[list[Effect]]:
    return st.lists(parts, min_size=2, max_size=3)


def _joined(parts: st.SearchStrategy[Effect]) -> st.SearchStrategy[Effect]:
    """Every join of some effects."""
    costs: st.SearchStrategy[Effect] = st.one_of(COSTS, _several(COSTS).map(_all_of))
    return st.one_of(
        _several(parts).map(_all_of),
        _several(parts).map(_one_of),
        st.builds(Per, parts, words(COUNTS)),
        st.builds(Pay, costs, parts),
        st.builds(If, words(CONDITIONS), parts),
    )


def effects() -> st.SearchStrategy[Effect]:
    """Any effect that can be printed: a lasting word, or words in any joins."""
    return st.one_of(st.recursive(GAINS, _joined, max_leaves=8), st.deferred(lambda: LASTING))
