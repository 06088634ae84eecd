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

from scholars.bots.learned import Maker, networks
from scholars.bots.learned.arrays import Bytes, Matrix, Words, as_bytes
from scholars.bots.learned.budgets import Tries
from scholars.bots.learned.foresight import foresight
from scholars.bots.learned.players import drawn
from scholars.bots.learned.search import SURE, Search, aims_at, new_seed
from scholars.bots.learned.weights_files import weights_file
from scholars.encoding import choice_numbered, observe_options, options_of
from scholars.engine.chance import Chance
from scholars.game import Game
from scholars.table.choices import choice_of
from scholars.training.learning.wishes import Expert, wishes
from scholars.training.setting import Setting


@dataclass
class Findings:
    """The decisions of some games about which there was doubt."""

    after: Bytes  # a row for each option
    choices: Words
    counts: Words  # how many options each decision has
    wanted: Matrix  # how likely each option is to be wished for, after all that was tried
    scores: list[tuple[str, list[int]]]  # of each game by its setting's name: the points of all seats

    @staticmethod
    def joined(parts: "Sequence[Findings]") -> "Findings":
        """Those of all of them."""
        return Findings(
            after=np.concatenate([part.after for part in parts]),
            choices=np.concatenate([part.choices for part in parts]),
            counts=np.concatenate([part.counts for part in parts]),
            wanted=np.concatenate([part.wanted for part in parts]),
            scores=[score for part in parts for score in part.scores],
        )


def searched(weights: Path, games: Sequence[tuple[Setting, int]], expert: Expert) -> Findings:
    """What is found in some games with such weights, each given by its setting and seed; every processor plays."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # in the processes: there are as many as shall think at once
    processes = min(len(games), os.cpu_count() or 1)
    count = len(games)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        return Findings.joined(list(pool.map(_played, games, [expert] * count, [weights] * count)))


def _played(game: tuple[Setting, int], expert: Expert, weights: Path) -> Findings:
    return Play(*game, expert, weights_file(weights)).played()


@dataclass
class Play:
    """A game that is played from its beginning to its end."""

    setting: Setting
    seed: int
    expert: Expert
    networks_for: Maker = networks
    after: list[Bytes] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    wanted: list[float] = field(default_factory=list)

    def played(self) -> Findings:
        """What was found in it."""
        game, chance = self.setting.game(self.seed), Chance.seeded(~self.seed)  # not what the game is dealt from
        while not game.over:
            game.play(choice_of(choice_numbered(self._chosen(game, chance))))
        scores = [score.total for score in game.score()]
        empty = np.zeros((0, self.setting.encoder().length), np.uint8)
        return Findings(
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
        search = Search(foresight(game, self.networks_for), aims_at(state), options=expert.options, turns=expert.turns)
        found = search.candidates(state, chance)
        if exp(found[0].likely) >= SURE:
            return found[0].number
        tried = search.tried(state, found[: expert.options], Tries(expert.tries), chance)
        wished = wishes(tried, found, search.aims, expert)
        likely = {one.number: wish for one, wish in zip(found, wished, strict=True)}
        wanted = [exp(likely[number]) for number in numbers]
        after = as_bytes(observe_options(search.foresight.encoder, state, new_seed(chance)))
        self._keep(after.reshape(len(numbers), -1), numbers, wanted)
        return found[drawn(wished, 1.0, chance)].number

    def _keep(self, after: Bytes, numbers: Sequence[int], wanted: list[float]) -> None:
        self.after.append(after)
        self.choices.extend(numbers)
        self.counts.append(len(numbers))
        self.wanted.extend(wanted)
