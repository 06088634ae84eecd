"""The players one meets, by name: from one for a first game to the strongest there is.

All of them have learned the same. The weaker ones choose at a glance, and the weaker they are the more often something
else than the best; the stronger ones try options out, the strongest most often. What they are made of is loaded with
the first of them.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from scholars.bots import Bot
    from scholars.bots.learned import Maker


AS_LONG_AS_PAYS = 192  # tries


class SearchingLevel(Protocol):
    """Makes a bot that searches, from a seed and what a decision may cost: None is as usual."""

    def __call__(self, seed: int = 0, seconds: float | None = None, tries: int | None = None) -> "Bot":
        """The bot."""


def _at_a_glance(seed: int = 0, *, temperature: float) -> "Bot":
    from scholars.bots.learned.players import Follower  # noqa: PLC0415 - numpy and the weights are loaded with it

    return Follower(seed, temperature)


def _searching(
    seed: int = 0, seconds: float | None = None, tries: int | None = None, *, usual: int, options: int, turns: int
) -> "Bot":
    """One that tries some options, as many times as usual if nothing is said, until so many own turns have come."""
    from scholars.bots.learned.players import Searcher  # noqa: PLC0415
    from scholars.bots.learned.search import Search  # noqa: PLC0415

    return Searcher(seed, usual if tries is None else tries, seconds, partial(Search, options=options, turns=turns))


def _strongest(seed: int = 0, seconds: float | None = None, tries: int | None = None) -> "Bot":
    """One that searches for as long as it is given and in doubt; else as long as pays."""
    from scholars.bots.learned.players import Searcher  # noqa: PLC0415
    from scholars.bots.learned.search import Search  # noqa: PLC0415

    count = AS_LONG_AS_PAYS if tries is None and seconds is None else tries
    return Searcher(seed, count, seconds, partial(Search, ahead=2.0))


def with_weights(weights: "Maker", seed: int, seconds: float | None, tries: int | None) -> "Bot":
    """A bot with some weights: as `librarian` plays, or as `sage` where it may search."""
    from scholars.bots.learned.players import Follower, Searcher  # noqa: PLC0415
    from scholars.bots.learned.search import Search  # noqa: PLC0415

    if seconds is None and tries is None:
        return Follower(seed, 0.0, weights)
    return Searcher(seed, tries, seconds, partial(Search, ahead=2.0), weights)


AT_A_GLANCE: dict[str, Callable[[int], "Bot"]] = {
    "newcomer": partial(_at_a_glance, temperature=8.0),
    "reader": partial(_at_a_glance, temperature=6.0),
    "copyist": partial(_at_a_glance, temperature=4.0),
    "librarian": partial(_at_a_glance, temperature=0.0),
}
SEARCHING: dict[str, SearchingLevel] = {
    "astronomer": partial(_searching, usual=4, options=2, turns=1),
    "vizier": partial(_searching, usual=48, options=8, turns=1),
    "sage": _strongest,
}
LEVELS: tuple[str, ...] = (*AT_A_GLANCE, *SEARCHING)  # weakest to strongest
STANDARD = "copyist"  # whom one meets without asking for anybody else
RATINGS: dict[str, int] = {  # measured (docs/strength.md), in Elo's way, with greedy at 1000
    "newcomer": 1000,
    "reader": 1180,
    "copyist": 1360,
    "librarian": 1550,
    "astronomer": 1740,
    "vizier": 1890,
    "sage": 2050,
}
