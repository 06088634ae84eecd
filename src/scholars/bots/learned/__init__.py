"""What was learned by self-play, and how it judges options and tables.

It is worked out in numpy, so that both builds judge alike; where there is none, as in a browser, by whoever says so.
"""

from collections.abc import Callable
from typing import TypeAlias

from scholars.bots.learned.judges import Networks
from scholars.bots.learned.threads import one_thread
from scholars.catalogue import Catalogue

MOST_KEPT = 4  # catalogues

Maker: TypeAlias = Callable[[Catalogue], Networks]


class NetworkCache:
    """The networks of one set of weights, made once for each catalogue while few are in use."""

    def __init__(self, make: Maker) -> None:
        self._make = make
        self._networks: dict[str, Networks] = {}

    def __call__(self, catalogue: Catalogue) -> Networks:
        """The networks for games with a catalogue."""
        networks = self._networks.get(catalogue.fingerprint)
        if networks is None:
            networks = self._make(catalogue)
            if len(self._networks) == MOST_KEPT:
                del self._networks[next(iter(self._networks))]
            self._networks[catalogue.fingerprint] = networks
        return networks


def _with_numpy(catalogue: Catalogue) -> Networks:
    from scholars.bots.learned.knowledge import shipped  # noqa: PLC0415 - numpy is loaded with it
    from scholars.bots.learned.network import Policy, Value  # noqa: PLC0415

    weights = shipped()
    with one_thread():
        return Networks(Policy(weights["policy"], catalogue), Value(weights["value"], catalogue))


_shipped: list[NetworkCache] = [NetworkCache(_with_numpy)]


def let_think(maker: Maker) -> None:
    """Have the shipped networks made by something else than numpy, as a browser does."""
    _shipped[0] = NetworkCache(maker)


def networks(catalogue: Catalogue) -> Networks:
    """Those that come along; what they make of a card follows from what is printed on it in the catalogue."""
    return _shipped[0](catalogue)


__all__ = ["Maker", "NetworkCache", "Networks", "let_think", "networks"]
