"""A game gone through choice by choice, and every decision in it judged. What was hidden then is dealt anew."""

from collections.abc import Iterator, Mapping, Sequence

from scholars.bots import judge, outlook
from scholars.game import Game
from scholars.positions.solo import humans
from scholars.review.decisions import Judging
from scholars.review.facts import Counting, count_all
from scholars.review.turns import Expected, Turn
from scholars.solo.board import HUMAN

TRIES = 24  # for a decision, with one rival: a game of two takes about 20 seconds


class Walk:
    """Goes through a game and judges it, turn by turn."""

    def __init__(self, game: Game, tries: int | None = None, quick: bool = False) -> None:
        self.quick = quick
        self.choices = game.history
        self.game = game.at(0)
        people = humans(game.state)
        self.tries = tries or max(1, TRIES // (len(game.state.players) - 1))
        self.counting = [Counting(seat) for seat in range(people)]
        self.judging = [Judging() for _ in range(people)]
        self.number = 0  # of turns so far
        self.at = 0  # choices so far

    @property
    def going(self) -> bool:
        """Whether there are choices left."""
        return self.at < len(self.choices)

    def steps(self) -> Iterator[Turn | None]:
        """The turns, each as soon as it is judged, and nothing after every other decision.

        At the end comes what was decided after somebody's last one.
        """
        while self.going and not self.game.turn_begins:
            self._play()
            yield None
        while self.going:
            yield from self._turn()
        for seat, left in enumerate(self.judging):
            if left.telling is not None:
                yield self._told(seat, left.telling.at, set(), self.expected())

    def _turn(self) -> Iterator[Turn | None]:
        """Judge a turn, decision by decision."""
        assert self.game.decision is not None
        seat, begun, expected = self.game.decision.seat, self.at, self.expected()
        yield None
        happened = self._play()
        while self.going and not self.game.turn_begins:
            yield None
            happened |= self._play()
        yield self._told(seat, begun, happened, expected)

    def _play(self) -> set[str]:
        """Judge a decision and play on; tells what happened."""
        asked, played = self.game.decision, self.choices[self.at]
        assert asked is not None
        if len(asked.options) > 1 and stands([str(choice) for choice in self.choices[self.at : self.at + 2]]):
            options = judge(self.game, asked.seat, self.tries, played, self.quick).options
            if len(options) > 1:
                self.judging[asked.seat].take(asked, str(played), options)
        events = self.game.play(played)
        count_all(self.counting, events)
        self.at += 1
        return {event.name for event in events}

    def _told(self, seat: int, begun: int, happened: set[str], expected: tuple[Expected, ...]) -> Turn:
        """A turn that is over, with what was judged since the last one."""
        judged, self.judging[seat] = self.judging[seat], Judging()
        self.number += 1
        return Turn(
            number=self.number,
            seat=seat,
            round=int(self.game.state_at(begun).round),
            at=begun,
            until=self.at,
            rest="rested" in happened,
            caliph="caliph_revealed" in happened,
            expected=expected,
            lost=round(judged.lost, 2),
            lost_by={part: round(points, 2) for part, points in sorted(judged.lost_by.items())},
            found=round(judged.found, 2),
            choices=judged.choices,
            among=judged.among,
            telling=judged.telling,
        )

    def expected(self) -> tuple[Expected, ...]:
        """How the game may end for every seat, as it stands; when it is over, how it has."""
        outcome = self.game.outcome
        if outcome is not None:
            share = 1 / len(outcome.winners)
            wins = [share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]
            return tuple(
                Expected(round(win, 3), {name: float(vp) for name, vp in score.by_category.items()})
                for win, score in zip(wins, outcome.scores, strict=True)
            )
        forecasts = [outlook(self.game, seat, self.quick) for seat in range(len(self.counting))]
        if len(forecasts) == 1:
            own = forecasts[HUMAN]
            return (_expected(own.win, own.points), _expected(1 - own.win, {"rival": own.rival}))
        everybody = sum(one.win for one in forecasts) or 1.0
        return tuple(_expected(one.win / everybody, one.points) for one in forecasts)

    def facts(self) -> tuple[dict[str, float], ...]:
        """What was counted for each player, when everything was gone through."""
        return tuple(counting.facts(self.game) for counting in self.counting)


def stands(choices: Sequence[str]) -> bool:
    """Whether the first of some choices is one to judge: nothing is put back by it, nor what it picks by the next."""
    verb, _, picked = choices[0].partition(" ")
    return verb != "put-back" and f"put-back {picked}" not in choices[1:2]


def _expected(win: float, points: Mapping[str, float]) -> Expected:
    return Expected(round(win, 3), {name: round(vp, 2) for name, vp in points.items()})
