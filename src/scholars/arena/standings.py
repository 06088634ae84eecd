"""How the bots of a tournament fared: match by match, bot by bot, seat by seat."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from scholars.arena.entrants import Entrant
from scholars.arena.intervals import Estimate, average_by_deal, share
from scholars.arena.kinds import Kind
from scholars.arena.results import Played, PlayedSeat
from scholars.arena.schedule import Match


@dataclass
class Tally:
    """What is counted for a bot, over some games."""

    games: set[int] = field(default_factory=set)
    won: list[float] = field(default_factory=list)  # for each of its seats
    own: list[tuple[str, float]] = field(default_factory=list)
    others: list[tuple[str, float]] = field(default_factory=list)  # the best of the others
    places: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, game: Played, number: int, seat: PlayedSeat, rivals: Iterable[PlayedSeat]) -> None:
        """A game from one of its seats."""
        self.games.add(game.id)
        self.won.append(seat.won)
        self.places[seat.rank + 1] += 1
        self.decisions += seat.decisions
        self.seconds += seat.seconds
        if game.fault is not None and game.fault_seat == number:
            self.faults[game.fault] += 1
        if seat.vp is not None:
            self.own.append((game.seed, seat.vp))
            best = max((one.vp for one in rivals if one.vp is not None), default=None)
            if best is not None:
                self.others.append((game.seed, best))

    @property
    def share(self) -> Estimate:
        """In which part of the games it won."""
        return share(self.won)

    @property
    def points(self) -> Estimate | None:
        """Its Victory Points."""
        return average_by_deal(self.own)

    @property
    def theirs(self) -> Estimate | None:
        """Those of the best of the others."""
        return average_by_deal(self.others)

    @property
    def thought(self) -> float | None:
        """Seconds for a decision."""
        return self.seconds / self.decisions if self.decisions else None


@dataclass
class Standings:
    """All that is told of a tournament."""

    matches: dict[Match, Tally] = field(default_factory=dict)  # of the bot that is named first
    bots: dict[tuple[Kind, Entrant], Tally] = field(default_factory=dict)
    seats: dict[Kind, list[list[float]]] = field(default_factory=dict)  # what each seat won, game by game
    games: int = 0


def standings(played: Iterable[tuple[Match, Played]]) -> Standings:
    """What came of some games."""
    found = Standings()
    bots: defaultdict[tuple[Kind, Entrant], Tally] = defaultdict(Tally)
    for match, game in played:
        found.games += 1
        tally = found.matches.setdefault(match, Tally())
        for number, seat, rivals in _seats(game):
            assert seat.entrant is not None
            if _same(seat.entrant, match.bots[0]):
                tally.add(game, number, seat, rivals)
            bots[match.kind, seat.entrant].add(game, number, seat, rivals)
        if game.players > 1:
            shares = found.seats.setdefault(match.kind, [[] for _ in range(game.players)])
            for number, seat in enumerate(game.seats):
                shares[number].append(seat.won)
    found.bots = dict(bots)
    return found


def _seats(game: Played) -> Iterator[tuple[int, PlayedSeat, list[PlayedSeat]]]:
    """Each seat of a bot, with the others at the table."""
    for number, seat in enumerate(game.seats):
        if seat.entrant is not None:
            yield number, seat, [*game.seats[:number], *game.seats[number + 1 :]]


def _same(one: Entrant, other: Entrant) -> bool:
    return (one.spec, one.version) == (other.spec, other.version)
