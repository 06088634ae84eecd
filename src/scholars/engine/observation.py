"""What a seat may know, as a row of bytes: how it is written, and what each byte is called.

Every part of the table writes its own bytes in the order of its fields. Seats are told as the one that looks on sees
them: 1 is that seat itself, 2 the next after it; 0 is nobody. Numbers of things begin at 1 too, and 0 is nothing.
"""

from dataclasses import dataclass
from typing import Final

from scholars.engine.native import COMPILED, Bytes, Ints, Words, i32, i64, let_write_slices, u8, vec

MOST: Final = 255  # higher counts are told as this
FLAG: Final = 1


def no_bytes(length: i64) -> Bytes:
    """So many zeros."""
    return vec[u8]([u8(0)] * length)


def no_words(length: i64) -> Words:
    """So many zeros."""
    return vec[i32]([i32(0)] * length)


def longer(words: Words) -> Words:
    """The same with more than twice the room; whoever still looks at the old vector keeps it."""
    room = no_words(2 * len(words) + 64)
    for place in range(len(words)):
        room[place] = words[place]
    return room


@dataclass(frozen=True)
class Field:
    """Bytes of one meaning: how many, the highest there can be, and from which byte on, once that is known.

    `of` names what the numbers stand for, as `translator`, if they are not counts: number 3 is no more than number 2.
    """

    name: str
    count: int
    most: int
    meaning: str
    of: str = ""
    offset: int = 0

    @property
    def bytes(self) -> slice:
        """Where it is, as `observation[encoder["turn"].bytes]`."""
        return slice(self.offset, self.offset + self.count)


class Observation:
    """Bytes that are being written, at a place, for a seat."""

    __slots__ = ("at", "bytes", "seat", "seats")

    def __init__(self, into: Bytes) -> None:
        self.bytes: Bytes = into
        self.at: i64 = 0
        self.seat: i64 = 0
        self.seats: i64 = 0

    def put(self, value: i64) -> None:
        """A number that fits into a byte."""
        self.bytes[self.at] = u8(value)
        self.at += 1

    def count(self, value: i64) -> None:
        """How many there are, as far as a byte goes."""
        self.bytes[self.at] = u8(min(MOST, value))
        self.at += 1

    def counts(self, values: Ints, length: i64) -> None:
        """So many counts."""
        into, at = self.bytes, self.at
        index: i64 = 0
        while index < length:
            value = values[index]
            into[at + index] = u8(min(MOST, value))
            index += 1
        self.at = at + length

    def things(self, values: Ints, length: i64) -> None:
        """So many places with a thing, or nothing, at each."""
        into, at = self.bytes, self.at
        index: i64 = 0
        while index < length:
            into[at + index] = u8(values[index] + 1)
            index += 1
        self.at = at + length

    def bits(self, bits: i64, length: i64) -> None:
        """A byte for each bit."""
        into, at = self.bytes, self.at
        index: i64 = 0
        while index < length:
            into[at + index] = u8((bits >> index) & 1)
            index += 1
        self.at = at + length

    def nothing(self, length: i64) -> None:
        """So many zeros."""
        into, at = self.bytes, self.at
        index: i64 = 0
        while index < length:
            into[at + index] = u8(0)
            index += 1
        self.at = at + length

    def owner(self, seat: i64) -> None:
        """A seat as this one sees it; nobody is 0."""
        self.put(self.seen(seat))

    def owners(self, seats: Ints, length: i64) -> None:
        """So many seats, or nobody."""
        index: i64 = 0
        while index < length:
            self.put(self.seen(seats[index]))
            index += 1

    def seen(self, seat: i64) -> i64:
        """The number of a seat for the one that looks on."""
        if seat < 0:
            return 0
        return seat - self.seat + 1 if seat >= self.seat else seat - self.seat + self.seats + 1

    def seat_after(self, number: i64) -> i64:
        """The seat so many after the one that looks on; NONE if there are not so many."""
        if number >= self.seats:
            return -1
        seat = self.seat + number
        return seat if seat < self.seats else seat - self.seats


if not COMPILED:
    let_write_slices(Observation)
