"""Words and their forms: one pattern says how a word is read and how it is written.

A word is a frozen dataclass with a `form` such as ``"{amount} silver"``. Every placeholder is a field: a number, one of
an enumeration, or a list of those joined by "or". All forms of a vocabulary make one tree of tokens, so reading is one
walk down it, and a wrong token is known together with everything that could have stood in its place.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from enum import StrEnum
from itertools import product
from typing import ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

from scholars.effects.faults import A_NUMBER, Unreadable, not_known, too_early
from scholars.effects.tokens import Tokens, split
from scholars.errors import Sentence

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_NUMBER_TOKEN = "#"
NOT_AS_WRITTEN = "fault-written"


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a vocabulary. Subclasses say their form and check their fields."""

    form: ClassVar[str] = ""
    kind: ClassVar[str] = ""  # which vocabulary: the first part of the keys of its texts
    expansion: ClassVar[bool] = False  # a word of Body of Books

    @classmethod
    def name(cls) -> str:
        """The id of the word: its class in kebab-case, without the vocabulary ("guild" for a GuildBonus)."""
        kebab = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        return kebab.removeprefix(f"{cls.kind}-").removesuffix(f"-{cls.kind}")

    @classmethod
    def key(cls) -> str:
        """The id among all vocabularies, the key of its texts."""
        return f"{cls.kind}-{cls.name()}"

    def __str__(self) -> str:
        return self.form.format(**{name: _written(value) for name, value in fields_of(self)})


def between(number: int, least: int, most: int, what: str) -> None:
    """Check a number a word is given."""
    if not least <= number <= most:
        told = f"{what} is {least} to {most}, not {number}."
        raise ValueError(Sentence("fault-between", told, least=least, most=most, number=number))


def fields_of(word: Word) -> Iterator[tuple[str, object]]:
    """The fields of a word, in the order of its form."""
    for slot in fields(word):
        yield slot.name, getattr(word, slot.name)


def _written(value: object) -> str:
    if isinstance(value, tuple):
        return " or ".join(str(item) for item in value)
    return str(value)


@dataclass(slots=True)
class _Node:
    """A place in the tree of forms."""

    next: "dict[str, _Node]" = field(default_factory=dict)
    word: type[Word] | None = None
    values: tuple[object, ...] = ()  # one for each field; a number is filled in when it is read
    more: dict[str, object] = field(default_factory=dict)  # what may follow "or" in a list


W = TypeVar("W", bound=Word)


class Vocabulary(Generic[W]):
    """A set of words that are read in the same places."""

    def __init__(self, *words: type[W]) -> None:
        self.words = words
        self._root = _Node()
        for word in words:
            self._plant(word)

    def tokens(self) -> set[str]:
        """Everything that can stand in a text, numbers aside."""
        found, waiting = set[str](), [self._root]
        while waiting:
            node = waiting.pop()
            found |= set(node.next) | set(node.more)
            waiting += node.next.values()
        return found - {_NUMBER_TOKEN}

    def read(self, text: str) -> W:
        """The one word a text is, or Unreadable."""
        tokens = split(text)
        word, end = self.match(tokens, 0)
        if end < len(tokens.words):
            found = tokens.words[end]
            told = f'nothing may follow, but "{found}" does.'
            raise Unreadable(text, tokens.places[end], Sentence("fault-nothing-follows", told, found=found))
        in_normal_form(text, str(word))
        return word

    def match(self, tokens: Tokens, start: int) -> tuple[W, int]:
        """The longest word that begins at a token, and where it ends."""
        node, index = self._root, start
        numbers: list[int] = []  # where they stand
        best: tuple[_Node, tuple[int, ...], int] | None = None
        while True:
            if node.word is not None:
                best = node, tuple(numbers), index
            token, after = tokens.at(index), tokens.at(index + 1)
            literal = node.next.get(token) if token != _NUMBER_TOKEN else None
            number = node.next.get(_NUMBER_TOKEN) if _NUMBER.fullmatch(token) else None
            if literal is not None and (number is None or literal.word is not None or after in literal.next):
                node = literal
            elif number is not None:
                node = number
                numbers.append(index)
            else:
                break
            index += 1
        if best is None:
            raise self._refusal(tokens, index, node)
        return self._made(tokens, *best)

    def _made(self, tokens: Tokens, node: _Node, numbers: tuple[int, ...], end: int) -> tuple[W, int]:
        values, end = self._with_list(tokens, node, end)
        counted = (int(tokens.words[index]) for index in numbers)
        assert node.word is not None
        try:
            word = node.word(*(next(counted) if value is int else value for value in values))
        except ValueError as fault:
            wrong = numbers[-1] if numbers else end - 1
            raise Unreadable(tokens.text, tokens.places[wrong], fault.args[0]) from None
        return word, end  # type: ignore[return-value]  # only words of this vocabulary are planted

    @staticmethod
    def _with_list(tokens: Tokens, node: _Node, end: int) -> tuple[tuple[object, ...], int]:
        """A list goes on as long as "or" and another of its kind follow."""
        if not node.more:
            return node.values, end
        items = list(node.values)
        while tokens.at(end) == "or":
            item = tokens.at(end + 1)
            if item not in node.more:
                sentence = not_known(item, node.more) if item else too_early(node.more)
                raise Unreadable(tokens.text, tokens.places[end + 1], sentence)
            items.append(node.more[item])
            end += 2
        return (tuple(items),), end

    @staticmethod
    def _refusal(tokens: Tokens, index: int, node: _Node) -> Unreadable:
        known = [A_NUMBER if token == _NUMBER_TOKEN else token for token in node.next]
        if index >= len(tokens.words):
            return Unreadable(tokens.text, len(tokens.text), too_early(known))
        return Unreadable(tokens.text, tokens.places[index], not_known(tokens.words[index], known))

    def _plant(self, word: type[W]) -> None:
        """Put every way to fill a word's form into the tree."""
        kinds = get_type_hints(word)
        names = [slot.name for slot in fields(word)]
        for values in product(*(_domain(kinds[name]) for name in names)):
            if not _allowed(word, kinds, values):
                continue
            lists = [kinds[name] for name in names if get_origin(kinds[name]) is tuple]
            node = self._root
            texts = {
                name: _NUMBER_TOKEN if value is int else str(value) for name, value in zip(names, values, strict=True)
            }
            for token in word.form.format(**texts).split():
                node = node.next.setdefault(token, _Node())
            node.word, node.values = word, values
            for kind in lists:
                node.more = {str(item): item for item in get_args(kind)[0]}


def _domain(kind: object) -> tuple[object, ...]:
    """Everything a field may be; a number stands for itself until it is read."""
    if kind is int:
        return (int,)
    item = get_args(kind)[0] if get_origin(kind) is tuple else kind
    assert isinstance(item, type), kind
    assert issubclass(item, StrEnum), kind
    return tuple(item)


def _allowed(word: type[Word], kinds: dict[str, object], values: tuple[object, ...]) -> bool:
    """Whether a word can be made of these values; numbers are checked when they are read, lists by their first item."""
    whole = [
        1 if value is int else (value,) if get_origin(kinds[slot.name]) is tuple else value
        for slot, value in zip(fields(word), values, strict=True)
    ]
    try:
        word(*whole)
    except ValueError:
        return False
    return True


def in_normal_form(text: str, written: str) -> None:
    """Refuse a text that means something but is not written the one way we write it."""
    if text == written:
        return
    place = next(
        (i for i, (a, b) in enumerate(zip(text, written, strict=False)) if a != b), min(len(text), len(written))
    )
    raise Unreadable(text, place, Sentence(NOT_AS_WRITTEN, f'this is written "{written}".', written=written))
