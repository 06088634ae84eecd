"""What was learned by self-play, and how it judges options and tables: in numpy, so that both builds judge alike."""

from typing import NamedTuple

from scholars.bots.learned.knowledge import UnreadableKnowledge, shipped
from scholars.bots.learned.network import Policy, Value
from scholars.catalogue import Catalogue

MOST_KEPT = 4  # catalogues


class Networks(NamedTuple):
    """Both of them, for games with one catalogue."""

    policy: Policy
    value: Value


_KEPT: dict[str, Networks] = {}


def networks(catalogue: Catalogue) -> Networks:
    """Those that come along; what they make of a card follows from what is printed on it in the catalogue."""
    kept = _KEPT.get(catalogue.fingerprint)
    if kept is None:
        weights = shipped()
        kept = Networks(Policy(weights["policy"], catalogue), Value(weights["value"], catalogue))
        if len(_KEPT) == MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        _KEPT[catalogue.fingerprint] = kept
    return kept


__all__ = ["Networks", "Policy", "UnreadableKnowledge", "Value", "networks"]
