"""Sets that are chosen at once: some of a few kinds, each as often as one likes, whatever the order. (EFF-06)

Where there are few sets, each is one choice and has a number. The sets of one member come first, so that a member has
the number of its kind.
"""

from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from scholars.engine.layout import DICE, SOURCES, WORKER_COLOURS
from scholars.engine.native import i64

Sets: TypeAlias = tuple[tuple[int, ...], ...]


def sets_of(kinds: int, most: int) -> Sets:
    """Every set of at most so many members, the smaller ones first."""
    return tuple(chosen for size in range(1, most + 1) for chosen in combinations_with_replacement(range(kinds), size))


MOST_WORKERS: Final[i64] = 3  # of more, the sets are too many to be one choice each
MOST_WHITE_DICE: Final[i64] = 2
WORKER_SETS: Final = sets_of(WORKER_COLOURS, MOST_WORKERS)
WHITE_DICE_SETS: Final = sets_of(SOURCES, MOST_WHITE_DICE)

# What can be put back while a larger set is picked: Workers, then Dice in hand, then places of White Dice
PUT_BACK_WORKER: Final[i64] = 0
PUT_BACK_DIE: Final = WORKER_COLOURS
PUT_BACK_WHITE_DIE: Final = WORKER_COLOURS + DICE
