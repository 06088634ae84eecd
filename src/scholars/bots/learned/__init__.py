"""What was learned by self-play, and how it judges options and tables.

It is worked out in numpy, so that both builds judge alike; where there is none, as in a browser, by whoever says so.
"""

from collections.abc import Callable
from typing import TypeAlias

from scholars.bots.learned.judges import Networks
from scholars.catalogue import Catalogue

MOST_KEPT = 4  # catalogues

Maker: TypeAlias = Callable[[Catalogue], Networks]

_KEPT: dict[str, Networks] = {}


def _with_numpy(catalogue: Catalogue) -> Networks:
    from scholars.bots.learned.knowledge import shipped  # noqa: PLC0415 - numpy is loaded with it
    from scholars.bots.learned.network import Policy, Value  # noqa: PLC0415

    weights = shipped()
    return Networks(Policy(weights["policy"], catalogue), Value(weights["value"], catalogue))


_maker: list[Maker] = [_with_numpy]


def let_think(maker: Maker) -> None:
    """Have networks made by something else than numpy."""
    _maker[0] = maker
    _KEPT.clear()


def networks(catalogue: Catalogue) -> Networks:
    """Those that come along; what they make of a card follows from what is printed on it in the catalogue."""
    kept = _KEPT.get(catalogue.fingerprint)
    if kept is None:
        kept = _maker[0](catalogue)
        if len(_KEPT) == MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        _KEPT[catalogue.fingerprint] = kept
    return kept


__all__ = ["Networks", "let_think", "networks"]
