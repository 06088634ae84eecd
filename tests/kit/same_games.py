"""Games that are the same in every run, on every machine and in every order of the tests.

A server deals from seeds nobody chooses, and whatever comes of one in ten thousand of them would fail a test one day,
on somebody else's machine. So the servers of the tests deal from seeds that follow from the name of the test.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from scholars.server.secrets import SEED_BITS


class Chance:
    """What the servers of a test take for chance; bots have their own, for nobody knows when they ask."""

    def __init__(self) -> None:
        self._seeds, self._numbers = random.Random(), random.Random()  # noqa: S311 - the tests' own

    def begin(self, name: str) -> None:
        """From here on it is the same each time."""
        self._seeds.seed(name)
        self._numbers.seed(name)

    def seed(self) -> str:
        """The seed of a table, as long as a true one."""
        return str(self._seeds.getrandbits(SEED_BITS) | (1 << (SEED_BITS - 1)))

    def number(self) -> int:
        """A number for a bot or for a deal."""
        return self._numbers.getrandbits(63)


@contextmanager
def same_chance() -> Iterator[Chance]:
    """Let the servers of this process have a chance that can begin again."""
    chance = Chance()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scholars.server.tables.setting.new_seed", chance.seed)
        patch.setattr("scholars.server.bots.pool.new_number", chance.number)
        yield chance


@pytest.fixture(scope="module", autouse=True)
def chance() -> Iterator[Chance]:
    """For a fixture of a whole file, which begins with a name of its own."""
    with same_chance() as same:
        yield same


@pytest.fixture(autouse=True)
def same_games(request: pytest.FixtureRequest, chance: Chance) -> None:
    """A test has its own games and its own CHANCE, whatever ran before it."""
    chance.begin(request.node.name)
    if hasattr(request.module, "CHANCE"):
        request.module.CHANCE.seed(request.node.name)
