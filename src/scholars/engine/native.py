"""Machine integers and vectors: mypyc's when the engine is compiled, plain `int` and `list` when it is not.

The one file of the engine that is never compiled. Annotate with `i64` and `Ints`; make a vector with `vec[i64](...)`,
which compiles to a few instructions (calling `Ints(...)` works too, but is fifteen times slower when compiled).
`append` may write into the old vector's room, so the old one is spent: always `ints = append(ints, value)`.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Final

COMPILED: Final = any(Path(__file__).with_name(f"chance{suffix}").exists() for suffix in EXTENSION_SUFFIXES)

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i64

    Ints = vec[i64]
else:
    i64 = int
    Ints = list

    class vec:  # noqa: N801 - stands in for mypyc's type, under its name
        """`vec[i64]` is a list."""

        def __class_getitem__(cls, _item: object) -> type[list[int]]:
            return list

    def append(ints: list[int], value: int) -> list[int]:
        """Add a value at the end; the old vector is spent."""
        ints.append(value)
        return ints


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

__all__ = ["COMPILED", "FIELD_NAMES", "Ints", "append", "i64", "vec"]
