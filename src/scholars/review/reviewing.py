"""A whole game judged: its turns, the moments that mattered, and what is to be learned from it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scholars.game import MODES, Game
from scholars.locales import Message
from scholars.positions.expansions import played_with
from scholars.review.averages import Averages, averages_for
from scholars.review.lessons import lessons
from scholars.review.turns import GRADES, WEAK, Expected, Turn
from scholars.review.walking import Walk

MOST_MISSED = 3  # moments of a player in which most was lost
MOST_FOUND = 2  # in which the best option was found, and few others were good


@dataclass(frozen=True, slots=True)
class Compared:
    """Points of a source, and what strong players have from it on average."""

    category: str
    points: float
    average: float | None  # nothing where such games were not measured


@dataclass(frozen=True, slots=True)
class Player:
    """How one player has fared."""

    name: str
    sources: tuple[Compared, ...]
    learn: tuple[Message, ...]  # at most three sentences


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn worth looking at."""

    turn: int  # its number
    seat: int
    missed: bool  # much was lost; else the best option was found

    @property
    def kind(self) -> str:
        """What it was, in a word."""
        return "missed" if self.missed else "found"


@dataclass(frozen=True, slots=True)
class Review:
    """A game judged turn by turn."""

    mode: str
    expansions: tuple[str, ...]
    names: tuple[str, ...]  # of every seat, the solo opponent's included
    over: bool  # whether the game was played to its end
    winners: tuple[int, ...]
    turns: tuple[Turn, ...]
    end: tuple[Expected, ...]  # of every seat, after the last turn
    players: tuple[Player, ...]  # of the seats that are judged
    compared_with: int  # games that averages were measured in; 0 where there are none

    def turns_of(self, seat: int) -> tuple[Turn, ...]:
        """The turns of a seat."""
        return tuple(turn for turn in self.turns if turn.seat == seat)

    def grades(self, seat: int) -> dict[str, int]:
        """How many turns of a seat had each grade, from worst to best."""
        had = [turn.grade for turn in self.turns_of(seat)]
        return {grade: had.count(grade) for grade in GRADES}

    def among_the_best(self, seat: int) -> float | None:
        """How often a seat played one of the three best options, where there were more; nothing if never."""
        turns = self.turns_of(seat)
        choices = sum(turn.choices for turn in turns)
        return sum(turn.among for turn in turns) / choices if choices else None

    def moments(self, seat: int) -> tuple[Moment, ...]:
        """Where a seat lost most and where it found the best, in the order of the game."""
        turns = self.turns_of(seat)
        missed = sorted((turn for turn in turns if turn.lost >= WEAK), key=lambda turn: -turn.lost)[:MOST_MISSED]
        found = sorted((turn for turn in turns if turn.grade == "best"), key=lambda turn: -turn.found)[:MOST_FOUND]
        told = [Moment(turn.number, seat, missed=True) for turn in missed]
        told += [Moment(turn.number, seat, missed=False) for turn in found]
        return tuple(sorted(told, key=lambda moment: moment.turn))

    def curve(self, seat: int) -> tuple[Expected, ...]:
        """How the game could be expected to end for a seat, before each turn and after the last."""
        return (*(turn.expected[seat] for turn in self.turns), self.end[seat])


class Reviewing:
    """A review that comes about: its turns one by one, then the whole. A quick one is for slow machines."""

    def __init__(self, game: Game, tries: int | None = None, quick: bool = False) -> None:
        self.game = game
        self.walk = Walk(game, tries, quick)
        self.turns: list[Turn] = []

    @property
    def done(self) -> float:
        """How much of the game was judged so far, from 0 to 1."""
        return self.walk.at / max(1, len(self.walk.choices))

    def __iter__(self) -> Iterator[Turn]:
        return (turn for turn in self.steps() if turn is not None)

    def steps(self) -> Iterator[Turn | None]:
        """The same, and nothing after every other decision: for whoever has more to do meanwhile."""
        for turn in self.walk.steps():
            if turn is not None:
                self.turns.append(turn)
            yield turn

    def review(self) -> Review:
        """The whole, when every turn has come."""
        game, end, averages = self.game, self.walk.expected(), averages_for(self.game)
        outcome = game.outcome
        facts = self.walk.facts()
        players = tuple(
            Player(
                name=game.names[seat],
                sources=_sources(end[seat], averages),
                learn=lessons([turn for turn in self.turns if turn.seat == seat], counted, averages, game.over),
            )
            for seat, counted in enumerate(facts)
        )
        return Review(
            mode=MODES[game.state.epic],
            expansions=played_with(game.state),
            names=game.names,
            over=game.over,
            winners=() if outcome is None else outcome.winners,
            turns=tuple(self.turns),
            end=end,
            players=players,
            compared_with=0 if averages is None else averages.games,
        )


def _sources(end: Expected, averages: Averages | None) -> tuple[Compared, ...]:
    return tuple(
        Compared(name, points, None if averages is None else round(averages.points[name].mean, 2))
        for name, points in end.points.items()
    )


def review(
    told: Game | Mapping[str, Any] | Path | str,
    tries: int | None = None,
    progress: Callable[[float], object] = lambda _: None,
) -> Review:
    """A game, a record of one or its file, judged. Options are tried out about so many times for each decision.

    `progress` is told how much is done, from 0 to 1. The same record always has the same review.
    """
    coming = Reviewing(told if isinstance(told, Game) else Game.load(told), tries)
    for _ in coming:
        progress(coming.done)
    return coming.review()
