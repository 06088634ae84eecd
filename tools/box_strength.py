"""How much strength a learned player loses where the cards are not those it learned on.

    python tools/box_strength.py --games 120

What we are not sure of is dealt anew among cards of its kind: so could a printed box differ from ours. On such boxes
the bot `librarian` meets `greedy`, and itself as it would be if it took the cards for those it had learned on. The
numbers stand in docs/strength-on-boxes.md.
"""

import argparse
import random
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

from scholars import Game
from scholars.bots import Bot, bot
from scholars.bots.learned import networks
from scholars.bots.learned.foresight import Foresight
from scholars.bots.learned.players import Follower
from scholars.bots.learned.search import likelihoods
from scholars.catalogue import Catalogue, Status, UnsoundCatalogue, load
from scholars.encoding import choice_numbered, encoder_for, options_of
from scholars.packs import compared, pieces
from scholars.packs.changing import Held, holding, put
from scholars.positions.expansions import played_with
from scholars.table.choices import Choice, choice_of

BOXES = 4
LEARNED = "librarian"
BOARDS = ("main_board.toml", "extension.toml", "solo.toml")


class Unaware(Follower):
    """The same player, who takes every card for what it was when it learned."""

    def choose(self, seen: Game) -> Choice:
        """The likeliest option, judged by cards that are not these."""
        numbers = options_of(seen.state)
        known = Foresight(*networks(load()), encoder_for(seen.catalogue, played_with(seen.state)))
        likely = likelihoods(known, seen.state, 1, self.chance)
        return choice_of(choice_numbered(numbers[likely.index(max(likely))]))


def other_box(seed: int, boards: bool) -> Catalogue:
    """A box in which what we are not sure of lies otherwise among cards of its kind, on the boards too or not."""
    catalogue, chance = load(), random.Random(seed)  # noqa: S311 - games, not secrets
    groups: dict[tuple[str, str, str], list[Held]] = {}
    for piece in pieces(catalogue):
        for field in piece.fields if piece.entry and (boards or not piece.file.name.endswith(BOARDS)) else ():
            if piece.mark(catalogue, field).status is not Status.KNOWN:
                groups.setdefault((piece.file.name, piece.table, field), []).append(holding(catalogue, piece, field))
    for held in groups.values():
        values = [one.value for one in held]
        chance.shuffle(values)
        try:
            dealt = [replace(one, value=value) for one, value in zip(held, values, strict=True)]
            catalogue = put(catalogue, dealt)
        except UnsoundCatalogue:
            continue  # some lie only where they lie
    return catalogue


def meet(boxes: Sequence[Catalogue], games: int, one: str, other: str) -> str:
    """What comes of so many games of two players, who take turns to begin: victories of the first, and points."""
    won, points = 0.0, [0, 0]
    for number in range(games):
        first = number % 2
        game = Game.new(2, 10_000 + number // 2, catalogue=boxes[(number // 2) % len(boxes)])
        players: list[Bot] = [player(one, number), player(other, number)]
        while game.decision is not None:
            seat = game.decision.seat
            game.play(players[(seat + first) % 2].choose(game.determinise(seat, number)))
        outcome = game.outcome
        assert outcome is not None
        for seat, score in enumerate(outcome.scores):
            points[(seat + first) % 2] += score.total
        won += sum(1 / len(outcome.winners) for seat in outcome.winners if (seat + first) % 2 == 0)
    share = won / games
    spread = 1.96 * sqrt(max(share * (1 - share), 1 / games) / games)
    mean = [total / games for total in points]
    return f"| {one} | {other} | {games} | {share:.0%} ± {spread:.0%} | {mean[0]:.1f} | {mean[1]:.1f} |"


def player(name: str, seed: int) -> Bot:
    """A bot by its name."""
    return Unaware(seed, 0.0) if name == "unaware" else bot(name, seed)


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120)
    asked = parser.parse_args()
    print("| values that differ | a | b | games | a wins | points of a | points of b |", flush=True)
    print(f"| none {meet([load()], asked.games, LEARNED, 'greedy')}", flush=True)
    for boards in (False, True):
        boxes = [other_box(seed, boards) for seed in range(BOXES)]
        changed = [sum(one.value for one in compared(load(), box)) for box in boxes]
        for rival in ("greedy", "unaware"):
            differ = f"{min(changed)} to {max(changed)}" + (", boards too" if boards else ", cards alone")
            print(f"| {differ} {meet(boxes, asked.games, LEARNED, rival)}", flush=True)


if __name__ == "__main__":
    main()
