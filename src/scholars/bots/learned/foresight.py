"""How a game may end: it is played on by the policy, every seat for itself, and judged some turns later.

What each seat is asked it answers from what it may know: before it looks ahead, everything hidden is dealt anew, so
nobody in a game that is only imagined plays by what the dealer of that game knows.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from scholars.bots.learned import networks
from scholars.bots.learned.arrays import Bytes, Words, as_bytes, as_words
from scholars.bots.learned.attributes import Matrix
from scholars.bots.learned.heads import SCALE, WIN
from scholars.bots.learned.network import Policy, Value
from scholars.encoding import Encoder, encoder_for
from scholars.encoding.playouts import Playouts
from scholars.engine.state import State
from scholars.game import Game
from scholars.positions.expansions import played_with
from scholars.rules.scoring import by_category, total, winners


@dataclass(frozen=True)
class Foresight:
    """What is known by having learned, and the eyes it is seen with."""

    policy: Policy
    value: Value
    encoder: Encoder

    def ends(self, states: Sequence[State], seat: int, turns: int, seed: int) -> Matrix:
        """How each game is expected to end for a seat, by head: in points, and the share of a victory.

        The states are played on, until so many own turns of the seat have come.
        """
        playouts = Playouts(self.encoder, list(states), seat, turns)
        chosen_by = Choosing(self, states)
        while playouts.going:
            playouts.ask(seed)
            playouts.play(chosen_by.choices(playouts))
            seed += len(states)
        return self._judged(playouts.states, seat)

    def _judged(self, states: Sequence[State], seat: int) -> Matrix:
        """What each has so far and what is still to come."""
        found = np.array([_so_far(state, seat) for state in states], np.float32)
        going = [number for number, state in enumerate(states) if not state.over()]
        if going:
            seen = self.observed([states[number] for number in going], seat)
            found[going] += self.value.heads(self._sums(seen)) * _POINTS
        return found

    def _sums(self, seen: Bytes) -> Matrix:
        """What the value makes of some tables: they have much in common, so one of them is looked at whole."""
        first = seen[:1]
        return self.value.sums_after(first, self.value.sums(first), seen, np.zeros(len(seen), np.intp))

    def observed(self, states: Sequence[State], seat: int) -> Bytes:
        """What a seat may know of some tables, a row for each."""
        return np.stack([as_bytes(self.encoder.observe(state, seat)) for state in states])


def foresight(game: Game) -> Foresight:
    """That of the networks that come along, with the eyes for a game."""
    return Foresight(*networks(game.catalogue), encoder_for(game.catalogue, played_with(game.state)))


_POINTS = np.array([*[SCALE] * WIN, 1.0], np.float32)


def _so_far(state: State, seat: int) -> list[float]:
    """Points so far; a victory only when the game is over."""
    rival = max(int(total(state, other)) for other in range(len(state.players)) if other != seat)
    won = winners(state) if state.over() else []
    return [*by_category(state, seat), rival, 1 / len(won) if seat in won else 0.0]


class Choosing:
    """The likeliest option of each game, step by step: what was seen before is not looked at anew."""

    def __init__(self, foresight: Foresight, states: Sequence[State]) -> None:
        """Games that have much in common: what each seat sees at first is taken from one of them."""
        self.policy = foresight.policy
        self.length = int(foresight.encoder.length)
        players = len(states[0].players)
        first = np.concatenate([foresight.observed(states[:1], seat) for seat in range(players)])
        self.seen = np.repeat(first[None], len(states), 0)
        self.sums = np.repeat(self.policy.sums(first)[None], len(states), 0)

    def choices(self, playouts: Playouts) -> list[int]:
        """What is chosen in each game that goes on."""
        count = len(playouts.going)
        seats = as_bytes(playouts.seats)[:count]
        before = as_bytes(playouts.before)[: count * self.length].reshape(count, -1)
        where = (np.array(playouts.going), seats)
        sums = self.policy.sums_after(self.seen[where], self.sums[where], before)
        self.seen[where], self.sums[where] = before, sums
        offsets = as_words(playouts.offsets)[: count + 1]
        options = int(offsets[-1])
        choices = as_words(playouts.choices)[:options]
        after = as_bytes(playouts.after)[: options * self.length].reshape(options, -1)
        whose = np.repeat(np.arange(count), np.diff(offsets))
        wished = self.policy.wishes(self.policy.sums_after(before, sums, after, whose), choices)
        chosen: list[int] = choices[best(wished, offsets)].tolist()
        return chosen


def best(wished: Matrix, offsets: Words) -> npt.NDArray[np.int64]:
    """The first of the best options of each decision, by number among all."""
    counts = np.diff(offsets)
    most = np.repeat(np.maximum.reduceat(wished, offsets[:-1]), counts)
    at = np.flatnonzero(wished == most)
    first = np.searchsorted(at, offsets[:-1])
    found: npt.NDArray[np.int64] = at[first]
    return found
