"""The players one meets, by name: from one for a first game to the strongest there is."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from scholars.bots.greedy import Greedy

if TYPE_CHECKING:
    from scholars.bots import Bot


def _searching(seed: int = 0, _seconds: float | None = None) -> "Bot":
    return Greedy(seed)


AT_ONCE: dict[str, Callable[[int], "Bot"]] = {
    "newcomer": Greedy,
    "reader": Greedy,
    "copyist": Greedy,
    "librarian": Greedy,
}
# They are given a seed, and the most seconds a decision may take them; None: as long as they are used to
SEARCHING: dict[str, Callable[[int, float | None], "Bot"]] = {
    "astronomer": _searching,
    "vizier": _searching,
    "sage": _searching,
}
LEVELS: tuple[str, ...] = (*AT_ONCE, *SEARCHING)  # weakest to strongest
STANDARD = "copyist"  # whom one meets without asking for anybody else
RATINGS: dict[str, int] = {}  # of those that were measured
