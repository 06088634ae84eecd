"""Machine integers and vectors: mypyc's when the engine is compiled, plain `int` and `list` when it is not.

The one file of the engine that is never compiled. Annotate with `i64` and `Ints`; make a vector with `vec[i64](...)`,
which compiles to a few instructions (calling `Ints(...)` works too, but is fifteen times slower when compiled).
`append` may write into the old vector's room, so the old one is spent: always `ints = append(ints, value)`.
`@mypyc_attr(acyclic=True)` keeps objects that never refer back to themselves out of the garbage collector's sight: a
clone is made of them, and a fifth cheaper so.
"""

from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

COMPILED: Final = any(Path(__file__).with_name(f"chance{suffix}").exists() for suffix in EXTENSION_SUFFIXES)

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr

    Ints = vec[i64]
else:
    Item = TypeVar("Item")
    Class = TypeVar("Class", bound=type)

    i64 = int
    Ints = list

    class vec:  # noqa: N801 - stands in for mypyc's type, under its name
        """`vec[i64]` is a list."""

        def __class_getitem__(cls, _item: object) -> type[list[object]]:
            return list

    def mypyc_attr(**_attributes: object) -> Callable[[Class], Class]:
        """What mypyc is told of a class is nothing to plain Python."""
        return lambda plain: plain

    def append(items: list[Item], item: Item) -> list[Item]:
        """Add an item at the end; the old vector is spent."""
        items.append(item)
        return items


__all__ = ["COMPILED", "Ints", "append", "i64", "mypyc_attr", "vec"]
