"""Plain values that something happened to: another type, a number gone wrong, a part lost, twice or elsewhere."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

Plain = dict[str, Any]


def deep(kind: type) -> Any:
    """A value nested so deeply that whoever follows it down never comes back."""
    value: Any = 0
    for _ in range(100_000):
        value = [value] if kind is list else {"deeper": value}
    return value


HUGE = (2**31, 2**63, -(2**63) - 1, 10**30, 10**5000, -1, 255, 65_535, 1e308, float("nan"), float("inf"))
anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.sampled_from(HUGE),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(("x" * 10_000, "\x00", "0", "-1", "\u0661", "1e3", "white-0", "rest\n")),
    st.lists(st.integers(-2, 9), max_size=4),
    st.dictionaries(st.text(max_size=4), st.integers(-2, 9), max_size=3),
)


def places(plain: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in plain values: what holds it, and under which key."""
    pairs = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in list(pairs):
        yield plain, key
        yield from places(value)


@st.composite
def damaged(draw: st.DrawFn, plain: Plain) -> Plain:
    """A copy, damaged at one to three places."""
    copy = deepcopy(plain)
    for _ in range(draw(st.integers(1, 3))):
        found = list(places(copy))
        if found:
            _damage(draw, *found[draw(st.integers(0, len(found) - 1))], found)
    return copy


def everywhere(plain: Plain, value: object) -> Iterator[Plain]:
    """Copies with a value at each place in turn."""
    for number in range(len(list(places(plain)))):
        copy = deepcopy(plain)
        holder, key = list(places(copy))[number]
        holder[key] = value
        yield copy


def _damage(draw: st.DrawFn, holder: Any, key: Any, found: list[tuple[Any, Any]]) -> None:
    match draw(st.sampled_from(("replace", "off", "lose", "twice", "borrow"))):
        case "off" if isinstance(holder[key], int):
            holder[key] += draw(st.sampled_from((-1, 1)))
        case "off" if isinstance(holder[key], str):
            holder[key] = holder[key][draw(st.integers(0, 3)) :]
        case "lose":
            del holder[key]
        case "twice" if isinstance(holder, list):
            holder.insert(key, holder[key])
        case "borrow":
            other, elsewhere = found[draw(st.integers(0, len(found) - 1))]
            holder[key] = deepcopy(other[elsewhere])
        case _:
            holder[key] = draw(anything)
