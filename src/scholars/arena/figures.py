"""Figures about the game, from what was counted: each with its number of games and its interval, ready for a table."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from scholars.arena.counting import Counted
from scholars.arena.intervals import Estimate, average_by_deal, share_of
from scholars.arena.ratings import ratings
from scholars.arena.results import Played

THINGS = ("rooms", "translators", "scrolls", "goals", "pages", "resources", "starts")
BIN = 5  # Victory Points in a column
WON, OTHERS = "won", "others"
EQUALS = 50  # games between equals from which on they alone tell of balance


@dataclass(frozen=True, slots=True)
class Figure:
    """One number: of what (a section), in which series, about which thing."""

    section: str
    series: str
    item: str
    estimate: Estimate


class Study:
    """The games of one kind, and what they say."""

    def __init__(self, kind: str, games: list[tuple[Played, Counted]]) -> None:
        self.kind = kind
        self.games = games
        self.equals = [one for one in games if len({seat.entrant for seat in one[0].seats if seat.entrant}) == 1]
        self.balanced = self.equals if len(self.equals) >= EQUALS else games
        self.players = games[0][0].players

    @property
    def chance(self) -> float:
        """How often a seat wins if nothing makes a difference."""
        return 1 / max(2, self.players)

    def figures(self) -> Iterator[Figure]:
        """All of them."""
        rated = ratings(game for game, _ in self.games)
        labels = Counter(one.entrant.label for one in rated)
        for one in rated:
            label, version = one.entrant.label, one.entrant.version
            yield Figure("ratings", "elo", label if labels[label] == 1 else f"{label} {version}", one.elo)
        if self.players > 1:
            yield from self._seats()
        yield from chain(self._scores(), self._sources(), self._length(), self._growth())
        for thing in THINGS:
            yield from self._used(thing)
        yield from chain(self._tracks(), self._openings())

    def _seats(self) -> Iterator[Figure]:
        for seat in range(self.players):
            won = sum(game.seats[seat].won for game, _ in self.balanced)
            yield Figure("seats", WON, str(seat + 1), share_of(won, len(self.balanced)))

    def _by_victory(self) -> Iterator[tuple[str, Played, int]]:
        """Every seat of a bot, as one that won (or shared the victory) or did not."""
        for game, _ in self.balanced:
            for number in range(self.players):
                yield (WON if game.seats[number].won > 0 else OTHERS), game, number

    def _scores(self) -> Iterator[Figure]:
        columns: dict[str, Counter[int]] = {WON: Counter(), OTHERS: Counter()}
        for series, game, number in self._by_victory():
            columns[series][(game.seats[number].vp or 0) // BIN * BIN] += 1
        for series, found in columns.items():
            for column in range(min(found), max(found) + 1, BIN) if found else ():
                yield Figure("scores", series, str(column), share_of(found[column], found.total()))

    def _sources(self) -> Iterator[Figure]:
        points: defaultdict[tuple[str, str], list[tuple[str, float]]] = defaultdict(list)
        for series, game, number in self._by_victory():
            for category, vp in (game.seats[number].points or {}).items():
                points[category, series].append((game.key, vp))
        for (category, series), numbers in points.items():
            found = average_by_deal(numbers)
            assert found is not None
            yield Figure("sources", series, category, found)

    def _length(self) -> Iterator[Figure]:
        rounds = Counter(game.rounds for game, _ in self.balanced)
        for number in range(min(rounds), max(rounds) + 1):
            yield Figure("length", "rounds", str(number), share_of(rounds[number], rounds.total()))

    def _growth(self) -> Iterator[Figure]:
        """The points after each round, while at least half of the games go on."""
        points: defaultdict[tuple[str, int], list[tuple[str, float]]] = defaultdict(list)
        for game, told in self.balanced:
            for number, scores in enumerate(told["curve"][:-1], start=1):
                for seat in range(self.players):
                    series = WON if game.seats[seat].won > 0 else OTHERS
                    points[series, number].append((game.key, scores[seat]))
        for (series, number), numbers in sorted(points.items(), key=lambda one: (one[0][0] != WON, one[0][1])):
            found = average_by_deal(numbers)
            if found is not None and len({key for key, _ in numbers}) * 2 >= len(self.balanced):
                yield Figure("growth", series, str(number), found)

    def _used(self, thing: str) -> Iterator[Figure]:
        """How many seats used each, and in which part of the games those won."""
        uses, won, seats = Counter[str](), Counter[str](), 0
        for game, told in self.balanced:
            for number, seat in enumerate(told["seats"]):
                seats += 1
                for item in seat["used"][thing]:
                    uses[item] += 1
                    won[item] += game.seats[number].won  # type: ignore[assignment] # it counts anything
        yield from _use_and_victory(thing, uses, won, seats)

    def _tracks(self) -> Iterator[Figure]:
        """Of a Track: who is alone in front on it at the end; and how far everybody comes."""
        if self.players < 2:
            return
        ahead, won, levels = Counter[str](), Counter[str](), defaultdict[str, list[tuple[str, float]]](list)
        for game, told in self.balanced:
            for track in told["seats"][0]["levels"]:
                reached = [seat["levels"][track] for seat in told["seats"]]
                levels[track] += [(game.key, level) for level in reached]
                if reached.count(max(reached)) == 1:
                    ahead[track] += 1
                    won[track] += game.seats[reached.index(max(reached))].won  # type: ignore[assignment]
        yield from _use_and_victory("tracks", ahead, won, len(self.balanced))
        for track, numbers in levels.items():
            found = average_by_deal(numbers)
            assert found is not None
            yield Figure("tracks", "level", track, found)

    def _openings(self) -> Iterator[Figure]:
        uses, won, seats = Counter[str](), Counter[str](), 0
        for game, told in self.balanced:
            for number, seat in enumerate(told["seats"]):
                seats += 1
                uses[" ".join(seat["opening"])] += 1
                won[" ".join(seat["opening"])] += game.seats[number].won  # type: ignore[assignment]
        yield from _use_and_victory("openings", uses, won, seats)


def _use_and_victory(section: str, uses: Counter[str], won: Counter[str], seats: int) -> Iterator[Figure]:
    for item in sorted(uses, key=lambda one: (-won[one] / uses[one], one)):
        if item:
            yield Figure(section, "use", item, share_of(uses[item], seats))
            yield Figure(section, WON, item, share_of(won[item], uses[item]))


def studies(games: Iterable[tuple[Played, Counted]]) -> list[Study]:
    """The games of a file, kind by kind."""
    kinds: defaultdict[str, list[tuple[Played, Counted]]] = defaultdict(list)
    for game, told in games:
        kinds[game.kind].append((game, told))
    return [Study(kind, found) for kind, found in kinds.items()]
