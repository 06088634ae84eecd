"""A tournament: the games that are still missing, handed out in chunks, and written down by one as they end."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from scholars.arena.playing import Result
from scholars.arena.results import Played, Results
from scholars.arena.schedule import Job, Match, jobs_of
from scholars.errors import check_seed

CHUNK = 5.0  # seconds that a chunk of games should take
KEEP = 1.0  # seconds after which what has ended is written down at the latest
MOST = 500  # games in a chunk

Ended = tuple[Job, Result]


class Playing(Protocol):
    """Those who play chunks of games: processes of this machine, or of many."""

    @property
    def free(self) -> int:
        """How many chunks could be given now."""

    @property
    def busy(self) -> int:
        """How many chunks are being played."""

    def give(self, chunk: Sequence[Job]) -> None:
        """A chunk to play."""

    def played(self) -> Iterator[Ended]:
        """Games that have ended since, once there are some or a moment has passed."""

    def close(self) -> None:
        """There is nothing more to play."""


class Tournament:
    """So many games of each match, beginning with a seed; what was played before is not played again."""

    def __init__(self, results: Results, matches: Sequence[Match], games: int, seed: int = 0) -> None:
        self.results, self.matches, self.games, self.seed = results, matches, games, check_seed(seed)
        self.total = 0
        self.missing: dict[str, Job] = {}
        for job in self.jobs():
            self.total += 1
            if not results.has(job.key):
                self.missing[job.key] = job
        self.pace = Pace(self.missing.values())

    def jobs(self) -> Iterator[Job]:
        """All its games."""
        return jobs_of(self.matches, self.games, self.seed)

    @property
    def done(self) -> int:
        """How many of its games were played."""
        return self.total - len(self.missing)

    def played(self) -> Iterator[tuple[Match, Played]]:
        """Its games that were played, with the match they belong to."""
        for job in self.jobs():
            found = self.results.game(job.key)
            if found is not None:
                yield job.match, found

    def run(self, players: Playing, tell: Callable[[], None] = lambda: None) -> None:
        """Play what is missing. However this ends, what has ended before is kept."""
        waiting, ended, written = [*reversed(self.missing.values())], list[Ended](), time.monotonic()
        try:
            while waiting or players.busy:
                while waiting and players.free:
                    players.give(self._chunk(waiting, players.free + players.busy))
                for one in players.played():
                    ended.append(one)
                    self.pace.learn(*one)
                if time.monotonic() - written > KEEP:
                    self._keep(ended)
                    written = time.monotonic()
                    tell()
        finally:
            self._keep(ended)
            tell()

    def _chunk(self, waiting: list[Job], workers: int) -> list[Job]:
        """The next games: for some seconds, and towards the end for fewer, so that all come to it together."""
        seconds = min(CHUNK, self.pace.left / workers)
        chunk = [waiting.pop()]
        takes = self.pace.of(chunk[0].match)
        while waiting and len(chunk) < MOST:
            takes += self.pace.of(waiting[-1].match)
            if takes > seconds:
                break
            chunk.append(waiting.pop())
        return chunk

    def _keep(self, ended: list[Ended]) -> None:
        if ended:
            self.results.add(ended)
        for job, _ in ended:
            self.missing.pop(job.key, None)
        ended.clear()


@dataclass(slots=True)
class Games:
    """The games of a match: how many are missing, and how long those that were played took."""

    missing: int
    played: int = 0
    seconds: float = 0.0

    @property
    def each(self) -> float:
        """One of them; where nobody has seen one yet, a whole chunk."""
        return self.seconds / self.played if self.played else CHUNK


class Pace:
    """How long games take, as far as one can tell, and all that are missing together."""

    def __init__(self, missing: Iterable[Job]) -> None:
        self.games = {match: Games(count) for match, count in Counter(job.match for job in missing).items()}

    def learn(self, job: Job, result: Result) -> None:
        """A game has ended."""
        games = self.games[job.match]
        games.missing -= 1
        games.played += 1
        games.seconds += result.seconds

    def of(self, match: Match) -> float:
        """A game of a match."""
        return self.games[match].each

    @property
    def left(self) -> float:
        """What is missing, in seconds of one process; those nobody has seen yet are taken for like the others."""
        known = [games.each for games in self.games.values() if games.played]
        usual = sum(known) / len(known) if known else CHUNK
        return sum(games.missing * (games.each if games.played else usual) for games in self.games.values())
