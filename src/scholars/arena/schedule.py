"""Who meets whom: every deal is played once from every seat, and each game is known by a key that never changes."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations, pairwise
from typing import NamedTuple

from scholars.arena.entrants import Entrant
from scholars.arena.kinds import Kind


@dataclass(frozen=True)
class Match:
    """Bots who sit at one table, the one that is told of first; a bot may be there more than once."""

    kind: Kind
    bots: tuple[Entrant, ...]

    @cached_property
    def seatings(self) -> tuple[tuple[Entrant, ...], ...]:
        """Everybody a seat further each time, until it is as it was."""
        count = len(self.bots)
        return tuple(dict.fromkeys(self.bots[count - turn :] + self.bots[: count - turn] for turn in range(count)))

    @cached_property
    def rules(self) -> str:
        """By what is played."""
        return self.kind.rules()

    def deals(self, games: int) -> int:
        """How many deals it takes for so many games at least."""
        return -(-games // len(self.seatings))

    def deal(self, seed: int) -> "Iterator[Job]":
        """The games of one deal."""
        return (Job(self, seats, seed) for seats in self.seatings)


class Job(NamedTuple):
    """One game that is to be played; a tuple, which goes from process to process quickly."""

    match: Match
    seats: tuple[Entrant, ...]
    seed: int

    @property
    def kind(self) -> Kind:
        """Which game."""
        return self.match.kind

    @property
    def key(self) -> str:
        """The same for two games just when everything they follow from is the same."""
        seats = (f"{seat.spec} {seat.version}" for seat in self.seats)
        return _digest(self.kind.name, self.match.rules, str(self.seed), *seats).hex()

    def chance(self, what: str) -> int:
        """A seed for something in this game: the same for bots of any version, so that they can be compared."""
        specs = (seat.spec for seat in self.seats)
        return int.from_bytes(_digest(self.kind.name, str(self.seed), *specs, what)[:8], "big") >> 1


def _digest(*told: str) -> bytes:
    return sha256("\n".join(told).encode()).digest()[:16]


def jobs_of(matches: Sequence[Match], games: int, seed: int = 0) -> Iterator[Job]:
    """So many games of each match at least, deal by deal in turns: what is there at any moment is about even."""
    deals = [match.deals(games) for match in matches]
    for number in range(max(deals, default=0)):
        for match, count in zip(matches, deals, strict=True):
            if number < count:
                yield from match.deal(seed + number)


# Which matches there are


def everybody(kinds: Iterable[Kind], bots: Sequence[Entrant]) -> list[Match]:
    """All tables that can be made of those who are named; who is named twice may meet itself."""
    found: dict[tuple[Kind, tuple[str, ...]], Match] = {}
    for kind in kinds:
        for seats in combinations(bots, kind.players):
            found.setdefault((kind, tuple(sorted(one.spec for one in seats))), Match(kind, seats))
    return [*found.values()]


def against(kinds: Iterable[Kind], bots: Sequence[Entrant], other: Entrant) -> list[Match]:
    """Each alone among others of one kind."""
    return [Match(kind, (one, *[other] * (kind.players - 1))) for kind in kinds for one in bots]


def ladder(kinds: Iterable[Kind], bots: Sequence[Entrant]) -> list[Match]:
    """Each alone among those named just before it."""
    pairs = [(one, below) for below, one in pairwise(bots)]
    return [match for kind in kinds for one, below in pairs for match in against([kind], [one], below)]
