"""Machine integers and vectors: mypyc's when the engine is compiled, plain `int` and `list` when it is not.

The one file of the engine that is never compiled. Annotate with `i64` and `Ints`; make a vector with `vec[i64](...)`,
which compiles to a few instructions (calling `Ints(...)` works too, but is fifteen times slower when compiled).
`append` may write into the old vector's room, so the old one is spent: always `ints = append(ints, value)`.
`@mypyc_attr(acyclic=True)` keeps a class that never refers back to itself out of the garbage collector's sight.

Vectors of bytes and of 32 bits (`Bytes`, `Words`) are for others to read as they lie in memory: both builds can hand
them to `memoryview` and `numpy.frombuffer`. Convert what is stored in them with `u8(...)` and `i32(...)`.
"""

from array import array
from collections.abc import Callable, Sequence
from functools import partial
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

COMPILED: Final = any(Path(__file__).with_name(f"chance{suffix}").exists() for suffix in EXTENSION_SUFFIXES)

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i32, i64, mypyc_attr, u8

    Ints = vec[i64]
    Bytes = vec[u8]
    Words = vec[i32]
else:
    Item = TypeVar("Item")
    Class = TypeVar("Class", bound=type)

    i64 = int
    Ints = list
    Bytes = bytearray
    Words = array

    def u8(value: int) -> int:
        """The lowest eight bits."""
        return value & 0xFF

    def i32(value: int) -> int:
        """A number of at most 32 bits."""
        return value

    class vec:  # noqa: N801 - stands in for mypyc's type, under its name
        """`vec[i64]` is a list; bytes and words lie in memory as they do when compiled."""

        _KINDS: ClassVar = {u8: bytearray, i32: partial(array, "i")}

        def __class_getitem__(cls, item: object) -> Any:
            return cls._KINDS.get(item, list)

    def mypyc_attr(**_attributes: object) -> Callable[[Class], Class]:
        """What mypyc is told of a class is nothing to plain Python."""
        return lambda plain: plain

    def append(items: list[Item], item: Item) -> list[Item]:
        """Add an item at the end; the old vector is spent."""
        items.append(item)
        return items


class Slices:
    """How a plain engine writes an `Observation`: a field at once. Byte by byte it takes several times as long."""

    def put(self: Any, value: int) -> None:
        """A number that fits into a byte."""
        self.bytes[self.at] = value
        self.at += 1

    def count(self: Any, value: int) -> None:
        """How many there are, as far as a byte goes."""
        self.bytes[self.at] = value if value < 256 else 255
        self.at += 1

    def counts(self: Any, values: Sequence[int], length: int) -> None:
        """So many counts."""
        try:
            self._write(bytes(values[:length]))
        except ValueError:  # a byte has no room for one of them
            self._write(bytes([min(255, value) for value in values[:length]]))

    def things(self: Any, values: Sequence[int], length: int) -> None:
        """So many places with a thing, or nothing, at each."""
        self._write(bytes([value + 1 for value in values[:length]]))

    def bits(self: Any, bits: int, length: int) -> None:
        """A byte for each bit."""
        self._write(bytes([(bits >> index) & 1 for index in range(length)]))

    def nothing(self: Any, length: int) -> None:
        """So many zeros."""
        self._write(bytes(length))

    def owners(self: Any, seats: Sequence[int], length: int) -> None:
        """So many seats, or nobody."""
        own, all_of_them = self.seat, self.seats
        self._write(bytes([0 if seat < 0 else (seat - own) % all_of_them + 1 for seat in seats[:length]]))

    def _write(self: Any, told: bytes) -> None:
        at = self.at
        self.at = after = at + len(told)
        self.bytes[at:after] = told


def let_write_slices(observation: type) -> None:
    """Give a class the ways of `Slices` in the place of its own."""
    for name, way in vars(Slices).items():
        if callable(way):
            setattr(observation, name, way)


class _FieldNames(dict[type, tuple[str, ...]]):
    """What objects of each class hold, by name, in one order for both builds: mypyc keeps no `__slots__`.

    Tables come first: a pickle of another version is refused by them, before anything else is read.
    """

    def __missing__(self, kind: type) -> tuple[str, ...]:
        compiled: tuple[str, ...] | None = getattr(kind, "__mypyc_attrs__", None)
        names = compiled or [name for base in kind.__mro__ for name in vars(base).get("__slots__", ())]
        self[kind] = tuple(sorted(names, key=lambda name: (name != "tables", name)))
        return self[kind]


FIELD_NAMES: Final = _FieldNames()

__all__ = [
    "COMPILED",
    "FIELD_NAMES",
    "Bytes",
    "Ints",
    "Words",
    "append",
    "i32",
    "i64",
    "let_write_slices",
    "mypyc_attr",
    "u8",
    "vec",
]
