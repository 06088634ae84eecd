"""Many machines that play: actors of a Ray cluster, each with a process of its own that can be killed."""

import logging
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import ray
from ray.exceptions import RayActorError, RayTaskError

from scholars.arena.playing import Result
from scholars.arena.schedule import Job
from scholars.arena.workers import OFTEN, Workers
from scholars.errors import ScholarsError

LOCAL = "local"  # the address of a cluster that begins and ends with the tournament, on this machine
SMALL = 100_000_000  # bytes for what lies between processes: chunks and results are small
TRIES = 3  # how often a chunk may lose its actor

Played = tuple[Job, Result]


class ClusterFails(ScholarsError, RuntimeError):
    """A cluster that cannot be reached, or cannot play."""


class Player:
    """Plays chunks, wherever there is a processor for it; bots are looked for where the driver looks for them too."""

    def __init__(self, limit: float, paths: Sequence[str]) -> None:
        sys.path += [path for path in paths if path not in sys.path]
        self.workers = Workers(1, limit)

    def play(self, chunk: Sequence[Job]) -> list[Played]:
        """All games of a chunk; a bot that fails loses, as everywhere."""
        found: list[Played] = []
        self.workers.give(chunk)
        while self.workers.busy:
            found += self.workers.played()
        return found


_ACTOR: Any = ray.remote(num_cpus=1)(Player)


class Cluster:
    """As many actors as the cluster has processors; one that is lost is replaced, and its chunk played again."""

    def __init__(self, address: str, limit: float, most: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told
        own: dict[str, Any] = {"num_cpus": most, "include_dashboard": False, "object_store_memory": SMALL}
        try:
            ray.init(
                address,  # Ray knows "local" as well, and then joins no cluster that somebody else has left here
                **(own if address == LOCAL else {}),
                logging_level=logging.ERROR,
                log_to_driver=False,
            )
        except (ConnectionError, RuntimeError, ValueError) as fault:
            raise ClusterFails(f"No Ray cluster answers at {address}: {str(fault).splitlines()[0]}") from None
        self.limit = limit
        count = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        self._free = [self._player() for _ in range(count if most is None else min(most, count))]
        self._busy: dict[Any, tuple[Any, Sequence[Job], int]] = {}

    def _player(self) -> Any:
        return _ACTOR.remote(self.limit, sys.path)

    @property
    def free(self) -> int:
        """How many actors have nothing to do."""
        return len(self._free)

    @property
    def busy(self) -> int:
        """How many play."""
        return len(self._busy)

    def give(self, chunk: Sequence[Job]) -> None:
        """Games for one that is free."""
        self._give(self._free.pop(), chunk, 1)

    def _give(self, player: Any, chunk: Sequence[Job], tries: int) -> None:
        self._busy[player.play.remote(chunk)] = (player, chunk, tries)

    def played(self) -> Iterator[Played]:
        """The games of chunks that have ended since."""
        ready, _ = ray.wait([*self._busy], num_returns=len(self._busy), timeout=OFTEN)
        for chunk in ready:
            player, jobs, tries = self._busy.pop(chunk)
            try:
                found = ray.get(chunk)
            except RayTaskError as fault:
                raise ClusterFails(f"A machine of the cluster cannot play: {fault.cause}") from None
            except RayActorError as fault:
                if tries >= TRIES:
                    raise ClusterFails(f"{TRIES} processes of the cluster ended in one chunk: {fault}") from None
                self._give(self._player(), jobs, tries + 1)
                continue
            self._free.append(player)
            yield from found

    def close(self) -> None:
        """Leave the cluster; what is being played is lost."""
        ray.shutdown()
