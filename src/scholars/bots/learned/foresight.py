"""How a game may end: it is played on by the policy, every seat for itself, and judged some turns later.

What each seat is asked it answers from what it may know: before it looks ahead, everything hidden is dealt anew, so
nobody in a game that is only imagined plays by what the dealer of that game knows.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from scholars.bots.learned import Maker, networks
from scholars.bots.learned.heads import SCALE, WIN
from scholars.bots.learned.judges import Chooser, Numbers, Policy, Value
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

    def ends(
        self, states: Sequence[State], seat: int, turns: int, seed: int, alike: list[int] | None = None
    ) -> list[Numbers]:
        """How each game is expected to end for a seat, by head: in points, and the share of a victory.

        The states are played on, until so many own turns of the seat have come; those that are `alike` for everybody
        at the table together, as long as they are.
        """
        playouts = Playouts(self.encoder, list(states), seat, turns, alike)
        chosen_by = self.choosing(states)
        while playouts.going:
            playouts.ask(seed)
            playouts.play(chosen_by.choices(playouts))
            seed += len(states)
        return self._judged(playouts.states, seat)

    def choosing(self, states: Sequence[State]) -> Chooser:
        """Whoever chooses in games that have much in common: what each seat sees at first is taken from one."""
        players = len(states[0].players)
        return self.policy.choosing([self.encoder.observe(states[0], seat) for seat in range(players)], len(states))

    def _judged(self, states: Sequence[State], seat: int) -> list[Numbers]:
        """What each has so far and what is still to come."""
        found = [_so_far(state, seat) for state in states]
        going = [number for number, state in enumerate(states) if not state.over()]
        if going:
            to_come = self.value.to_come([self.encoder.observe(states[number], seat) for number in going])
            for number, heads in zip(going, to_come, strict=True):
                weighed = zip(found[number], heads, _POINTS, strict=True)
                found[number] = [so_far + head * points for so_far, head, points in weighed]
        return found


def foresight(game: Game, networks_for: Maker = networks) -> Foresight:
    """That of some networks, the shipped ones by default, with the eyes for a game."""
    return Foresight(*networks_for(game.catalogue), encoder_for(game.catalogue, played_with(game.state)))


_POINTS = (*[SCALE] * WIN, 1.0)


def _so_far(state: State, seat: int) -> list[float]:
    """Points so far; a victory only when the game is over."""
    rival = max(int(total(state, other)) for other in range(len(state.players)) if other != seat)
    won = winners(state) if state.over() else []
    return [*by_category(state, seat), rival, 1 / len(won) if seat in won else 0.0]
