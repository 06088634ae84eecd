"""Machine integers and vectors: mypyc's when the engine is compiled, plain `int` and `list` when it is not.

The one file of the engine that is never compiled. Annotate with `i64` and `Ints`; make a vector with `vec[i64](...)`,
which compiles to a few instructions (calling `Ints(...)` works too, but is fifteen times slower when compiled).
`append` may write into the old vector's room, so the old one is spent: always `ints = append(ints, value)`.
`@mypyc_attr(acyclic=True)` keeps a class that never refers back to itself out of the garbage collector's sight.

Vectors of bytes and of 32 bits (`Bytes`, `Words`) are for others to read as they lie in memory: both builds can hand
them to `memoryview` and `numpy.frombuffer`. Convert what is stored in them with `u8(...)` and `i32(...)`.
"""

from array import array
from collections.abc import Callable
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
    "mypyc_attr",
    "u8",
    "vec",
]
