"""The root of everything this library refuses with one sentence. Each error is a ValueError or a LookupError too."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Self


class ScholarsError(Exception):
    """What was asked for cannot be: a text that cannot be read, a choice that is not open, an unknown name."""


class Sentence(str):
    """Why something is refused: in English, for those who build, and by a key, from which others have their own words.

    Whoever speaks to people says the message of that key with these values (`locales/faults.py`).
    """

    __slots__ = ("key", "values")

    key: str
    values: Mapping[str, Any]

    def __new__(cls, key: str, english: str, **values: Any) -> Self:
        """An English sentence, the key of a message, and what that needs."""
        made = super().__new__(cls, english)
        made.key, made.values = key, MappingProxyType(values)
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        return (self.key, str(self)), dict(self.values)
