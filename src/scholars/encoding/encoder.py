"""What a seat may know, as a fixed row of bytes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final

from scholars.catalogue import Catalogue
from scholars.encoding import board, cards, players
from scholars.encoding.card_numbers import CardNumbers
from scholars.encoding.question import Questions
from scholars.engine.choices import every_choice, write
from scholars.engine.layout import NONE, SEATS
from scholars.engine.native import Bytes, i64
from scholars.engine.observation import Field, Observation, no_bytes
from scholars.engine.state import State
from scholars.expansions import expansion
from scholars.expansions import names as expansion_names
from scholars.positions.expansions import BODY_OF_BOOKS
from scholars.solo import observed as solo

VERSION: Final = 1  # a change of what is written wants the next; tests/encoding holds it against the fingerprint


class Encoder:
    """Writes what a seat may know of a game with one catalogue.

    Every observation has the same length and fields, however many play, and with or without Body of Books.
    """

    __slots__ = ("_after_solo", "_empty", "_numbers", "_player_length", "_questions", "fields", "fingerprint", "length")

    def __init__(self, catalogue: Catalogue, with_books: bool) -> None:
        self._numbers: CardNumbers = CardNumbers(catalogue, with_books)
        self._questions: Questions = Questions(self._numbers)
        self.fields: tuple[Field, ...] = tuple(_placed(self._every_field()))
        self.length: i64 = self.fields[-1].offset + self.fields[-1].count
        self._player_length: i64 = sum(field.count for field in players.fields(self._numbers.every))
        self._after_solo: i64 = self["solo.face_down"].offset + 1
        self._empty: Bytes = no_bytes(self.length)
        self.fingerprint: str = _fingerprint(catalogue, self.fields)

    def _every_field(self) -> Iterator[Field]:
        every = self._numbers.every
        yield from board.fields(every)
        for number in range(SEATS):
            yield from _under(f"player[{number}]", players.fields(every))
        yield from _under("work", players.work_fields())
        yield from _under("question", self._questions.fields)
        yield from _under("card", cards.fields(every))
        yield from _under("solo", solo.fields(every))
        for name in expansion_names():
            yield from _under(name, expansion(name).observed_fields(every))

    def __getitem__(self, name: str) -> Field:
        """The field of a name, as `player[0].silver`."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    @property
    def highest(self) -> bytes:
        """The highest value of each byte."""
        return b"".join(bytes([field.most]) * field.count for field in self.fields)

    def observe(self, state: State, seat: i64) -> Bytes:
        """What a seat may know, in bytes of their own."""
        into = Observation(self._empty[:])
        self.write(state, seat, into)
        return into.bytes

    def write(self, state: State, seat: i64, into: Observation) -> None:
        """The same, written where others want it: over the bytes that follow."""
        start = into.at
        into.seat = seat
        into.seats = len(state.players)
        board.write(state, self._numbers, into)
        number: i64 = 0
        while number < SEATS:
            there = into.seat_after(number)
            if there == NONE:
                into.nothing(self._player_length)
            else:
                players.write(state, there, into)
            number += 1
        players.write_work(state, into)
        self._questions.write(state, into)
        cards.write(state, self._numbers, into)
        parts = into.at
        into.nothing(start + self.length - parts)
        into.at = parts
        state.opponent.observe(state, into)
        into.at = start + self._after_solo
        state.expansion.observe(state, into)
        into.at = start + self.length


def _under(part: str, fields: Sequence[Field]) -> Iterator[Field]:
    """Fields of a part of the table, named after it."""
    for field in fields:
        yield replace(field, name=f"{part}.{field.name}")


def _placed(fields: Iterator[Field]) -> Iterator[Field]:
    """Fields one after the other."""
    offset = 0
    for field in fields:
        yield replace(field, offset=offset)
        offset += field.count


def _fingerprint(catalogue: Catalogue, fields: Sequence[Field]) -> str:
    """What an observation and a choice mean, in a few letters: the same wherever a player learned can play."""
    told = [f"encoding {VERSION}", f"catalogue {catalogue.fingerprint}"]
    told += [f"{field.name} {field.count} {field.most}" for field in fields]
    told += [write(choice) for choice in every_choice()]
    return sha256("\n".join(told).encode()).hexdigest()[:16]


MOST_KEPT: Final = 32  # a server may see many boxes
_ENCODERS: Final[dict[tuple[str, bool], Encoder]] = {}


def encoder_for(catalogue: Catalogue, expansions: Sequence[str] = ()) -> Encoder:
    """The encoder of games with a catalogue and some expansions; the same object while few are in use."""
    key = (catalogue.fingerprint, BODY_OF_BOOKS in expansions)
    if key not in _ENCODERS:
        if len(_ENCODERS) >= MOST_KEPT:
            del _ENCODERS[next(iter(_ENCODERS))]
        _ENCODERS[key] = Encoder(catalogue, key[1])
    return _ENCODERS[key]
