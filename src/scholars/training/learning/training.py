"""A training in a folder: it plays and learns, keeps what it has come to, and goes on from there."""

import copy
import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, replace
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import torch

from scholars.bots.learned import knowledge
from scholars.bots.learned.attributes import COLUMNS
from scholars.catalogue import load
from scholars.encoding import encoder_for
from scholars.positions.files import write_whole
from scholars.training.learning.curve import metrics_csv, picture
from scholars.training.learning.expert import Followed, Pupil
from scholars.training.learning.network import Policy, Value
from scholars.training.learning.plan import Plan, UnreadableTraining
from scholars.training.learning.ppo import Learner, Progress
from scholars.training.learning.searched import searched
from scholars.training.learning.self_play import Ends, SelfPlay
from scholars.training.learning.shipping import ship
from scholars.training.setting import TORCH_SEEDS, first_seed

PLAN, CURVE, PICTURE, LEARNED = "plan.json", "curve.jsonl", "curve.svg", "learned.pt"
METRICS = "metrics.csv"
KEEP_EVERY = 60.0  # seconds

Line = dict[str, Any]


class Training:
    """A policy and a value, and how far they have come."""

    def __init__(self, folder: Path, plan: Plan, device: str | None = None, after: Path | None = None) -> None:
        """A training in a folder; one that is there already is gone on with, by its own plan.

        A new one can begin with what another one has learned: its folder, or a file of its weights.
        """
        self.folder = folder
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.goes_on = (folder / LEARNED).exists()
        self.plan = _read_plan(folder / PLAN) if self.goes_on else plan
        self.fingerprint = encoder_for(load()).fingerprint
        self.iterations, self.decisions = 0, 0
        self.curve: list[Line] = []
        torch.manual_seed(self.plan.seed % TORCH_SEEDS)
        torch.set_float32_matmul_precision("high")  # on a GPU, several times as fast, and as good
        self.chance = torch.Generator().manual_seed(self.plan.seed % TORCH_SEEDS)
        self.policy = Policy(self.plan.sizes).to(self.device)
        self.value = Value(self.plan.sizes).to(self.device)
        self.past = copy.deepcopy(self.policy)
        self.selves: list[dict[str, torch.Tensor]] = []
        self.learner = Learner(self.policy, self.value, self.plan.rates)
        if self.goes_on:
            self._read()
        elif after is not None:
            self._begin_after(after)
        elif plan.expert is not None:
            raise UnreadableTraining("A training by search begins after another one: say --after which.")

    @property
    def done(self) -> bool:
        """Whether all that was planned was played."""
        return self.decisions >= self.plan.decisions

    def run(self, seconds: float, tell: Callable[[Line], None]) -> None:
        """Play and learn for so long, or until all is done; each iteration is told."""
        start = kept = time.monotonic()
        with ExitStack() as ending:
            iterate = self._iterations(ending)
            ending.callback(self.keep)
            while not self.done and time.monotonic() - start < seconds:
                tell(iterate())
                if time.monotonic() - kept > KEEP_EVERY:
                    self.keep()
                    kept = time.monotonic()

    def _iterations(self, ending: ExitStack) -> Callable[[], Line]:
        """What plays and learns once, again and again; in the end its games are closed."""
        plan = self.plan
        if plan.expert is not None:
            return partial(self._follow, Pupil(self.learner, plan.expert))
        groups = 1 if self.device == "cpu" else 2  # a processor would have nothing to do with a second one
        seed = plan.seed + self.iterations
        play = SelfPlay(plan.settings, plan.games, self.device, seed, plan.past, groups, plan.boxes)
        ending.callback(play.close)
        return partial(self._iterate, play)

    def _follow(self, pupil: Pupil) -> Line:
        """Let a search play some games with what was learned so far, and learn from what it found."""
        start, plan = time.monotonic(), self.plan
        first = first_seed(plan.seed) + self.iterations * plan.games * len(plan.settings)
        games = list(zip((setting for setting in plan.settings for _ in range(plan.games)), count(first), strict=False))
        with TemporaryDirectory() as folder:
            weights = Path(folder) / "weights"
            ship(self.policy, self.value, weights)
            found = searched(weights, games, pupil.expert)
        middle = time.monotonic()
        progress = pupil.learn(found, min(1.0, self.decisions / plan.decisions), self.chance)
        self.decisions += len(found.counts)
        self.iterations += 1
        ends = Ends()
        for name, scores in found.scores:
            ends.setdefault(name, []).append(scores)
        self.curve.append(self._told(ends, progress, middle - start, time.monotonic() - middle))
        return self.curve[-1]

    def _iterate(self, play: SelfPlay) -> Line:
        """Play some, and learn from it; the first time only how much things vary."""
        start, plan = time.monotonic(), self.plan
        if self.selves:
            self.past.load_state_dict(self.selves[int(torch.randint(len(self.selves), (), generator=self.chance))])
        past, part = self.past if self.selves else None, min(1.0, self.decisions / plan.decisions)
        played, ends = play.play(self.policy, self.value, past, plan.steps, plan.reward)
        middle = time.monotonic()
        if self.iterations == 0:
            self.policy.seen.look_at(played.after)
            self.value.seen.look_at(played.observations)
            progress = None
        else:
            weights = torch.from_numpy(plan.reward.weights(part)).to(self.device)
            progress = self.learner.learn(played, weights, part, self.chance)
            self.decisions += len(played.counts)
        self.iterations += 1
        if self.iterations % plan.past_every == 0:
            self.selves = [*self.selves, copy.deepcopy(self.policy.state_dict())][-plan.past_kept :]
        self.curve.append(self._told(ends, progress, middle - start, time.monotonic() - middle))
        return self.curve[-1]

    def _told(self, ends: Ends, progress: Progress | Followed | None, playing: float, learning: float) -> Line:
        """An iteration: how many games of each setting ended, the mean points of their first seat, how often it led."""
        scores = {name: [len(games), *_first_seat(games)] for name, games in sorted(ends.items())}
        return {
            "iteration": self.iterations,
            "decisions": self.decisions,
            "playing": round(playing, 3),
            "learning": round(learning, 3),
            **({} if progress is None else {name: round(value, 5) for name, value in asdict(progress).items()}),
            "scores": scores,
        }

    # Kept

    def keep(self) -> None:
        """Write down everything that is needed to go on; what was there before stays until that is whole."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self.folder / PLAN, json.dumps(self.plan.plain(), indent=1))
        learned = {
            "fingerprint": self.fingerprint,
            "columns": COLUMNS,
            "iterations": self.iterations,
            "decisions": self.decisions,
            "policy": self.policy.state_dict(),
            "value": self.value.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "selves": self.selves,
            "chance": self.chance.get_state(),
        }
        new = self.folder / f"{LEARNED}.new"
        torch.save(learned, new)
        write_whole(self.folder / CURVE, "".join(json.dumps(told) + "\n" for told in self.curve))
        write_whole(self.folder / METRICS, metrics_csv(self.curve))
        write_whole(self.folder / PICTURE, picture(self.curve))
        new.replace(self.folder / LEARNED)

    def _begin_after(self, before: Path) -> None:
        """Begin with what was learned before; that one is the first past self."""
        if before.is_file():
            self._know(before)
        elif not (before / LEARNED).exists():
            raise UnreadableTraining(f"{before}: nothing was learned there yet.")
        elif _read_plan(before / PLAN).sizes != self.plan.sizes:
            raise UnreadableTraining(f"{before} has networks of another size.")
        else:
            self._learned(before)
        self.plan = replace(self.plan, after=self.digest_of_learned(before))
        self.iterations = 1  # how much things vary is known already
        self.selves = [copy.deepcopy(self.policy.state_dict())]

    @staticmethod
    def digest_of_learned(before: Path) -> str:
        """By what a plan knows weights or another training that it begins after."""
        try:
            return sha256((before if before.is_file() else before / LEARNED).read_bytes()).hexdigest()[:16]
        except OSError as fault:
            raise UnreadableTraining(f"{before}: {fault.strerror or fault}.") from None

    def _know(self, weights: Path) -> None:
        """Know what is in a file of weights, as it was rounded for it."""
        try:
            for name, found in knowledge.read(weights).items():
                network = {"policy": self.policy, "value": self.value}[name]
                network.load_state_dict({part: torch.tensor(numbers) for part, numbers in found.items()})
        except knowledge.UnreadableKnowledge as refusal:
            raise UnreadableTraining(str(refusal)) from None
        except RuntimeError:  # torch says it at length
            raise UnreadableTraining(f"{weights} has networks of another size.") from None

    def _learned(self, folder: Path) -> Line:
        """What was learned in a folder; the networks know it then."""
        learned: Line = torch.load(folder / LEARNED, map_location=self.device, weights_only=True)
        if learned["fingerprint"] != self.fingerprint:
            raise UnreadableTraining(
                f"{folder} was learned on other cards or another encoding ({learned['fingerprint']}); "
                f"here they are {self.fingerprint}."
            )
        if learned.get("columns", knowledge.unnamed_columns()) != COLUMNS:
            raise UnreadableTraining(
                f"{folder} was learned with other effect words: begin a new training --after weights that it shipped."
            )
        self.policy.load_state_dict(learned["policy"])
        self.value.load_state_dict(learned["value"])
        return learned

    def _read(self) -> None:
        learned = self._learned(self.folder)
        self.iterations, self.decisions = learned["iterations"], learned["decisions"]
        self.learner.optimiser.load_state_dict(learned["optimiser"])
        self.selves = learned["selves"]
        self.chance.set_state(learned["chance"].cpu())
        lines = (self.folder / CURVE).read_text(encoding="utf-8").splitlines()
        self.curve = [json.loads(line) for line in lines]


def _first_seat(games: list[list[int]]) -> tuple[float, float]:
    """The mean points of the first seat, and in which part of the games it had more than all others."""
    points, led = np.mean([(own, own > max(others)) for own, *others in games], axis=0)
    return round(float(points), 2), round(float(led), 3)


def _read_plan(path: Path) -> Plan:
    try:
        return Plan.of(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError) as fault:
        raise UnreadableTraining(f"{path} cannot be read: {fault}") from None
