"""Standings as tables: heads and rows of words, for a terminal, for Markdown and, as numbers, for JSON."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from scholars.arena.intervals import Estimate, share
from scholars.arena.kinds import Kind
from scholars.arena.ratings import Rating
from scholars.arena.schedule import Match
from scholars.arena.standings import Standings, Tally
from scholars.locales import message, say

KIND = ("arena-players", "arena-mode", "arena-box-head")  # what every row begins with


@dataclass(frozen=True, slots=True)
class Table:
    """A title, the heads of the columns, and rows of words."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def markdown(self) -> str:
        """As documents have it."""
        lines = (self.heads, ("---",) * len(self.heads), *self.rows)
        return "\n".join((f"### {self.title}", "", *(f"| {' | '.join(line)} |" for line in lines)))


def tables(found: Standings, rated: Sequence[Rating] = (), language: str = "en") -> Iterator[Table]:
    """All that is told: who met whom, who won how often, how strong they are, from which seat, and who failed."""
    words = _Words(language)
    yield words.matches(found)
    if rated:
        yield words.ratings(rated)
    if len({match.bots for match in found.matches}) > 1:
        yield words.bots(found)
    if found.seats:
        yield words.seats(found)
    if any(tally.faults for tally in found.bots.values()):
        yield words.faults(found)


class _Words:
    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **values: str | int) -> str:
        return say(message(key, **values), self.language)

    def table(self, title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
        """A table of rows that begin with what was played; where that is always the same, the title tells it."""
        told, found = [self.say(head) for head in (*KIND, *heads)], [tuple(row) for row in rows]
        name = self.say(title)
        if len({row[: len(KIND)] for row in found}) > 1:
            return Table(name, tuple(told), tuple(found))
        players, mode, box = found[0][: len(KIND)]
        who = "solo" if players == self.say("arena-solo") else players
        played = self.say("arena-played", players=who, mode=mode, box=box)
        return Table(f"{name}: {played}", tuple(told[len(KIND) :]), tuple(row[len(KIND) :] for row in found))

    def matches(self, found: Standings) -> Table:
        heads = ("arena-bot", "arena-against", "arena-games", "arena-won", "arena-points", "arena-theirs")
        rows = (
            (
                *self.kind(match.kind),
                match.bots[0].label,
                self.against(match),
                str(len(tally.games)),
                *self.fared(tally, alone=len(set(match.bots)) == 1 < len(match.bots)),
            )
            for match, tally in found.matches.items()
        )
        return self.table("arena-matches", heads, rows)

    def bots(self, found: Standings) -> Table:
        heads = (
            "arena-bot",
            "arena-games",
            "arena-won",
            "arena-points",
            "arena-theirs",
            "arena-places",
            "arena-decision",
        )
        rows = (
            (
                *self.kind(kind),
                entrant.label,
                str(len(tally.games)),
                *self.fared(tally),
                " / ".join(str(tally.places[place]) for place in range(1, max(2, kind.players) + 1)),
                "" if tally.thought is None else f"{1000 * tally.thought:.3g} ms",
            )
            for (kind, entrant), tally in found.bots.items()
        )
        return self.table("arena-bots", heads, rows)

    def seats(self, found: Standings) -> Table:
        rows = (
            (*self.kind(kind), str(number), str(len(won)), percent(share(won)))
            for kind, seats in found.seats.items()
            for number, won in enumerate(seats, start=1)
        )
        return self.table("arena-seats", ("arena-seat", "arena-games", "arena-won"), rows)

    def ratings(self, rated: Sequence[Rating]) -> Table:
        heads = tuple(self.say(head) for head in ("arena-bot", "arena-games", "arena-rating", "arena-elo"))
        rows = ((one.entrant.label, str(one.rating.n), plus_minus(one.rating), plus_minus(one.elo, 0)) for one in rated)
        return Table(self.say("arena-ratings"), heads, tuple(rows))

    def faults(self, found: Standings) -> Table:
        rows = (
            (*self.kind(kind), entrant.label, str(count), reason)
            for (kind, entrant), tally in found.bots.items()
            for reason, count in tally.faults.most_common()
        )
        return self.table("arena-faults", ("arena-bot", "arena-games", "arena-reason"), rows)

    def kind(self, kind: Kind) -> tuple[str, str, str]:
        players = str(kind.players) if kind.solo is None else self.say("arena-solo")
        box = self.say("arena-box", expansion=kind.expansions[0] if kind.expansions else "none")
        return players, self.say("arena-length", mode=kind.mode), box

    def against(self, match: Match) -> str:
        if match.kind.solo is not None:
            return self.say("arena-opponent", difficulty=match.kind.solo)
        others = [one.label for one in match.bots[1:]]
        same = len(set(others)) == 1 and len(others) > 1
        return f"{len(others)} \N{MULTIPLICATION SIGN} {others[0]}" if same else ", ".join(others)

    def fared(self, tally: Tally, alone: bool = False) -> tuple[str, str, str]:
        """How often it won, which means nothing where it met only itself, and the points of both sides."""
        return "" if alone else percent(tally.share), plus_minus(tally.points), plus_minus(tally.theirs)


def percent(found: Estimate) -> str:
    """A part with its interval."""
    return f"{found.value:.1%} ({found.low:.0%} to {found.high:.0%})"


def plus_minus(found: Estimate | None, digits: int = 1) -> str:
    """A mean with its interval."""
    if found is None:
        return ""
    half = (found.high - found.low) / 2
    return f"{found.value:.{digits}f}" + ("" if half == inf else f" ± {half:.{digits}f}")


# As numbers


def plain(found: Standings, rated: Sequence[Rating] = ()) -> dict[str, Any]:
    """All that is told, as JSON values."""
    return {
        "games": found.games,
        "matches": [
            {"kind": match.kind.name, "bots": [_named(one) for one in match.bots]} | _tally(tally)
            for match, tally in found.matches.items()
        ],
        "bots": [
            {"kind": kind.name, "bot": _named(entrant)} | _tally(tally) for (kind, entrant), tally in found.bots.items()
        ],
        "ratings": [
            {"bot": _named(one.entrant), "rating": one.rating.plain(), "elo": one.elo.plain()} for one in rated
        ],
        "seats": [
            {"kind": kind.name, "seat": number, "won": share(won).plain()}
            for kind, seats in found.seats.items()
            for number, won in enumerate(seats)
        ],
    }


def _named(one: Any) -> dict[str, str]:
    return {"label": one.label, "spec": one.spec, "version": one.version}


def _tally(tally: Tally) -> dict[str, Any]:
    points, theirs = tally.points, tally.theirs
    return {
        "won": tally.share.plain(),
        "points": None if points is None else points.plain(),
        "theirs": None if theirs is None else theirs.plain(),
        "places": {str(place): count for place, count in sorted(tally.places.items())},
        "seconds": tally.thought,
        "faults": dict(tally.faults),
    }
