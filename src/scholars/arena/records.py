"""Records as a file of results keeps them: a text that stands in many of them stands in the file once.

A record is the setup of its game and the notation of every choice. Each text has its number in the table `texts`, and
a record is these numbers, written as letters in UTF-8: most take two bytes, as little as compressing them would, and
almost no time. Those of files from before (format 1) are JSON, compressed.
"""

import json
import sqlite3
import zlib
from collections.abc import Sequence
from typing import Any

from scholars.arena.kinds import Kind
from scholars.table.choices import choice_of

COMPRESSED = b"\x78\x9c"  # what zlib begins with, and no UTF-8
LETTERS = ("utf-8", "surrogatepass")  # any number is a letter

_NUMBER = "INSERT INTO texts (text) VALUES (?) ON CONFLICT DO UPDATE SET text = text RETURNING id"


class Texts:
    """The texts of a file, by number and by letter, as far as they were met."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.forget()

    def forget(self) -> None:
        """What was written is not there after all."""
        self._choices, self._setups, self._read = _Letters(self), dict[Kind, str](), dict[str, str]()

    def written(self, kind: Kind, choices: Sequence[int] | None) -> bytes:
        """A game as a record; nothing where nobody knows its choices."""
        if choices is None:
            return b""
        if kind not in self._setups:
            self._setups[kind] = self.letter(_setup(kind))
        return (self._setups[kind] + "".join(map(self._choices.__getitem__, choices))).encode(*LETTERS)

    def letter(self, text: str) -> str:
        """The letter that stands for a text in this file."""
        [(number,)] = self.connection.execute(_NUMBER, (text,))
        return chr(number)

    def read(self, record: bytes, seed: str) -> dict[str, Any] | None:
        """A record as `Game.record` has it; None where there is none."""
        if not record:
            return None
        if record.startswith(COMPRESSED):
            told: dict[str, Any] = json.loads(zlib.decompress(record))
            return told
        setup, *choices = (self._text(letter) for letter in record.decode(*LETTERS))
        return {**json.loads(setup), "seed": seed, "choices": choices}

    def _text(self, letter: str) -> str:
        if letter not in self._read:
            [(self._read[letter],)] = self.connection.execute("SELECT text FROM texts WHERE id = ?", (ord(letter),))
        return self._read[letter]


class _Letters(dict[int, str]):
    """The letters of choices by their numbers in the engine."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts

    def __missing__(self, number: int) -> str:
        found = self[number] = self.texts.letter(choice_of(number).notation)
        return found


def _setup(kind: Kind) -> str:
    """What all records of a kind of game have in common."""
    told = kind.game(0).record()
    return json.dumps({name: value for name, value in told.items() if name not in ("seed", "choices")})
