"""A thing to say, in no language yet: a key and values, which may be messages themselves."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias, Union

Value: TypeAlias = Union[str, int, "Message"]


class _Kept:
    """Has room for what is made of a thing once."""

    __slots__ = ("_plain",)


@dataclass(frozen=True, slots=True)
class Message(_Kept):
    """A key of the locale files, with an attribute after a dot, and the values its text needs.

    The engine and the server speak in messages; each client puts them into words. A value that is a message is worded
    first.
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.values.items())))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the values as a plain dict: a mapping that cannot change cannot be pickled."""
        return (_unpickled, (self.key, dict(self.values)))

    def text(self, language: str = "en") -> str:
        """The message in words."""
        from scholars.locales.bundles import say  # noqa: PLC0415 - which puts messages into words

        return say(self, language)

    def plain(self) -> dict[str, object]:
        """The message as JSON values, made once: the words for an effect are a part of many. Nobody changes them."""
        made: dict[str, object] | None = getattr(self, "_plain", None)
        if made is None:
            made = {"key": self.key}
            if self.values:
                made["values"] = {
                    name: value.plain() if type(value) is Message else value for name, value in self.values.items()
                }
            object.__setattr__(self, "_plain", made)
        return made


def _unpickled(key: str, values: dict[str, Value]) -> Message:
    return Message(key, MappingProxyType(values))


def message(key: str, **values: Value) -> Message:
    """A message, written as it is spoken."""
    return Message(key, MappingProxyType(values))


def joined(parts: tuple[Message, ...], last: str) -> Message:
    """A list as a sentence has it: commas, and before the last part the word of the list (`list-and`, `list-or`)."""
    *before, end = parts
    result = message(last, first=before[-1], second=end) if before else end
    for part in reversed(before[:-1]):
        result = message("list-comma", first=part, second=result)
    return result
