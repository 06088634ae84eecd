"""How a state and what it holds are pickled: field by field, as plain values, which both builds read."""

from typing import Any, Final

from scholars.engine.native import FIELD_NAMES, Ints, append, i64, mypyc_attr, vec

_VECTOR: Final[type] = type(vec[i64]())
_OBJECTS: Final[type] = type(vec[str]())  # any vector of objects


@mypyc_attr(acyclic=True)
class Picklable:
    """What is pickled by its fields, and made empty before they are read back."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (type(self), [_plain(getattr(self, name)) for name in FIELD_NAMES[type(self)]]))

    def read_list(self, name: str, items: list[Any]) -> None:
        """Read a field back that was pickled as a list: a vector of integers, unless the class knows better."""
        setattr(self, name, _vector(items))


def restored(kind: type[Picklable], values: list[object]) -> Picklable:
    """The object that was pickled."""
    thing = kind()
    for name, value in zip(FIELD_NAMES[kind], values, strict=True):
        if isinstance(value, list):
            thing.read_list(name, value)
        else:
            setattr(thing, name, value)
    return thing


def _plain(value: object) -> object:
    if type(value) is _VECTOR:
        return _numbers(value)  # type: ignore[arg-type]
    return list(value) if type(value) is _OBJECTS else value  # type: ignore[call-overload]


def _numbers(vector: Ints) -> list[int]:
    return [number for number in vector]  # noqa: C416 - compiled, this is quicker than a call of `list`


def _vector(numbers: list[int]) -> Ints:
    vector = vec[i64]()
    for number in numbers:
        vector = append(vector, number)
    return vector
