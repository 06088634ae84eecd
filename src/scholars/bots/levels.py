"""The players one meets, by name: from one for a first game to the strongest there is.

All of them have learned the same. The weaker ones choose at a glance, and the weaker they are the more often something
else than the best; the stronger ones try options out, the strongest most often. What they are made of is loaded with
the first of them.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scholars.bots import Bot


def _at_a_glance(seed: int = 0, *, temperature: float) -> "Bot":
    from scholars.bots.learned.players import Follower  # noqa: PLC0415 - numpy and the weights are loaded with it

    return Follower(seed, temperature)


def _searching(seed: int = 0, seconds: float | None = None, *, tries: int, options: int, turns: int) -> "Bot":
    """One that tries some options so many times, until so many own turns have come."""
    from scholars.bots.learned.players import Searcher  # noqa: PLC0415
    from scholars.bots.learned.search import Search  # noqa: PLC0415

    return Searcher(seed, tries, seconds, partial(Search, options=options, turns=turns))


def _strongest(seed: int = 0, seconds: float | None = None) -> "Bot":
    """One that searches for as long as it is given and in doubt; else as long as pays."""
    from scholars.bots.learned.players import Searcher  # noqa: PLC0415
    from scholars.bots.learned.search import Search  # noqa: PLC0415

    return Searcher(seed, 192 if seconds is None else None, seconds, partial(Search, ahead=2.0))


AT_A_GLANCE: dict[str, Callable[[int], "Bot"]] = {
    "newcomer": partial(_at_a_glance, temperature=8.0),
    "reader": partial(_at_a_glance, temperature=6.0),
    "copyist": partial(_at_a_glance, temperature=4.0),
    "librarian": partial(_at_a_glance, temperature=0.0),
}
# They are given a seed, and the most seconds a decision may take them; None: as long as they are used to
SEARCHING: dict[str, Callable[[int, float | None], "Bot"]] = {
    "astronomer": partial(_searching, tries=4, options=2, turns=1),
    "vizier": partial(_searching, tries=48, options=8, turns=1),
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
