"""Games in which every seat looks further than the policy, and what came to light of each option: for it to learn.

No torch is needed here: many processes play side by side with weights as they are shipped.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import exp
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from scholars.bots.learned import Networks, knowledge, let_think
from scholars.bots.learned.arrays import Bytes, Matrix, Words, as_bytes
from scholars.bots.learned.budgets import Tries
from scholars.bots.learned.foresight import foresight
from scholars.bots.learned.judges import Numbers
from scholars.bots.learned.network import Policy, Value
from scholars.bots.learned.players import drawn
from scholars.bots.learned.search import SURE, Aims, Candidate, Search, aims_at, log_softmax, new_seed
from scholars.catalogue import Catalogue
from scholars.encoding import choice_numbered, observe_options, options_of
from scholars.engine.chance import Chance
from scholars.game import Game
from scholars.table.choices import choice_of
from scholars.training.setting import Setting


@dataclass(frozen=True)
class Expert:
    """How far is looked beyond the policy, and how much is made of what is found there."""

    tries: int = 48  # at a decision
    options: int = 8  # that are tried at all
    turns: int = 1  # played on before a table is judged
    doubt: float = 4.0  # tries that say as much for an option as there is reason to think that it is like the best
    calm: float = 1.0  # points by which an option must be better to be wished for e times as much
    kept: int = 3  # iterations whose games are learned from


@dataclass
class Searched:
    """The decisions of some games about which there was doubt."""

    after: Bytes  # a row for each option
    choices: Words
    counts: Words  # how many options each decision has
    wanted: Matrix  # how likely each option is to be wished for, after all that was tried
    scores: list[tuple[str, list[int]]]  # of each game by its setting's name: the points of all seats

    @staticmethod
    def joined(parts: "Sequence[Searched]") -> "Searched":
        """Those of all of them."""
        return Searched(
            after=np.concatenate([part.after for part in parts]),
            choices=np.concatenate([part.choices for part in parts]),
            counts=np.concatenate([part.counts for part in parts]),
            wanted=np.concatenate([part.wanted for part in parts]),
            scores=[score for part in parts for score in part.scores],
        )


def searched(weights: Path, games: Sequence[tuple[Setting, int]], expert: Expert) -> Searched:
    """What is found in some games with such weights, each given by its setting and seed; every processor plays."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # in the processes: there are as many as shall think at once
    processes = min(len(games), os.cpu_count() or 1)
    with ProcessPoolExecutor(processes, get_context("spawn"), _think_with, (weights,)) as pool:
        return Searched.joined(list(pool.map(_played, games, [expert] * len(games))))


def _think_with(weights: Path) -> None:
    found = knowledge.read(weights)

    def made(catalogue: Catalogue) -> Networks:
        return Networks(Policy(found["policy"], catalogue), Value(found["value"], catalogue))

    let_think(made)


def _played(asked: tuple[Setting, int], expert: Expert) -> Searched:
    setting, seed = asked
    return Table(setting, seed, expert).played()


@dataclass
class Table:
    """A game that is played from its beginning to its end."""

    setting: Setting
    seed: int
    expert: Expert
    after: list[Bytes] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    wanted: list[float] = field(default_factory=list)

    def played(self) -> Searched:
        """What was found in it."""
        game, chance = self.setting.game(self.seed), Chance.seeded(self.seed)
        while not game.over:
            game.play(choice_of(choice_numbered(self._chosen(game, chance))))
        scores = [score.total for score in game.score()]
        empty = np.zeros((0, self.setting.encoder().length), np.uint8)
        return Searched(
            after=np.concatenate([empty, *self.after]),
            choices=np.array(self.choices, np.int32),
            counts=np.array(self.counts, np.int32),
            wanted=np.array(self.wanted, np.float32),
            scores=[(self.setting.name, scores)],
        )

    def _chosen(self, game: Game, chance: Chance) -> int:
        """An option, drawn as likely as it is wished for after some tries; where there is no doubt, the likeliest."""
        state, expert = game.state, self.expert
        numbers = options_of(state)
        if len(numbers) == 1:
            return numbers[0]
        search = Search(foresight(game), aims_at(state), options=expert.options, turns=expert.turns)
        found = search.candidates(state, chance)
        if exp(found[0].likely) >= SURE:
            return found[0].number
        tried = search.tried(state, found[: expert.options], Tries(expert.tries), chance)
        wished = wishes(tried, found, search.aims, expert)
        likely = {one.number: wish for one, wish in zip(found, wished, strict=True)}
        self._keep(game, numbers, [exp(likely[number]) for number in numbers], chance)
        return found[drawn(wished, 1.0, chance)].number

    def _keep(self, game: Game, numbers: Sequence[int], wanted: list[float], chance: Chance) -> None:
        encoder = self.setting.encoder()
        rows = as_bytes(observe_options(encoder, game.state, new_seed(chance)))
        self.after.append(rows.reshape(len(numbers), -1))
        self.choices.extend(numbers)
        self.counts.append(len(numbers))
        self.wanted.extend(wanted)


def wishes(tried: Sequence[Candidate], found: Sequence[Candidate], aims: Aims, expert: Expert) -> Numbers:
    """How likely each of the options found is to be wished for, as logarithms, after some were tried, best first.

    On the same deals each is held against the best one. The fewer there were, the less is made of the difference; one
    that was not tried is taken to be as good as those that were, as the policy would choose among them.
    """
    better = {one.number: _better(one, tried[0], aims, expert) for one in tried}
    share = sum(exp(one.likely) for one in tried)
    untried = sum(exp(one.likely) * better[one.number] for one in tried) / share
    return log_softmax([one.likely + better.get(one.number, untried) / expert.calm for one in found])


def _better(one: Candidate, best: Candidate, aims: Aims, expert: Expert) -> float:
    """By how much an option is to be thought better than the best, in points."""
    pairs = zip(one.ends, best.ends, strict=False)
    return sum(aims.worth(end) - aims.worth(other) for end, other in pairs) / (one.tried + expert.doubt)
