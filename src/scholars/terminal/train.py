"""`scholars train FOLDER`: learn to play by playing, and keep what was learned in a folder; or ship it."""

import argparse
from argparse import Namespace
from collections.abc import Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any

from scholars.bots import STANDARD
from scholars.bots.specs import WEIGHTS
from scholars.terminal.files import Refused
from scholars.terminal.seeds import seed

ONLY_WON = (  # what tells how to learn from what was won
    *("steps", "rival", "win", "alone", "entropy"),
    *("randomised_share", "stray", "boards_only"),
)
RATES = {"rate": "step", "entropy": "entropy"}  # as the command line and the plan call them
PLANNED = {  # where the plan has what an option decides for good; a training that goes on is held to it
    "decisions": "decisions",
    "settings": "settings",
    "games": "games",
    "steps": "steps",
    "rival": "reward.rival",
    "win": "reward.win",
    "alone": "reward.alone",
    "rate": "rates.step",
    "entropy": "rates.entropy",
    "randomised_share": "boxes.randomised_share",
    "stray": "boxes.stray",
    "boards_only": "boxes.cards",
    "after": "after",
    "search": "expert",
    "small": "sizes",
    "seed": "seed",
}
ANY_TIME = ("minutes", "ship")  # options that may be others each time
DEFAULT_SEED = 1


def add_options(parser: argparse.ArgumentParser) -> None:
    """What can be said about a training; one that is in the folder already goes on by its own plan."""
    parser.set_defaults(answer=run)
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help="where it is kept; it goes on if it is there already"
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="how long (default: 10); it can go on later")
    parser.add_argument("--decisions", type=int, help="how many to learn from in all (default: 20 million)")
    parser.add_argument("--settings", nargs="+", metavar="NAME", help="what to play, as 2-casual or scholar-epic-books")
    parser.add_argument("--games", type=int, help="games at once in each process, of which each setting has one")
    parser.add_argument("--steps", type=int, help="decisions in each game before it learns from them")
    parser.add_argument("--rival", type=float, help="what a point of the best rival costs, in own points (default: 0)")
    parser.add_argument("--win", type=float, help="what winning is worth, in tens of points (default: 0)")
    parser.add_argument("--alone", type=float, help="in this part own points count alone, before the rest comes in")
    parser.add_argument("--rate", type=float, help="how fast it learns at first (default: 0.001)")
    parser.add_argument("--entropy", type=float, help="what trying something else is worth at first (default: 0.02)")
    parser.add_argument(
        "--randomised-share",
        type=float,
        metavar="SHARE",
        help="share of the games on permuted boxes, where values we are not sure of change places (default: 0)",
    )
    parser.add_argument(
        "--stray", type=float, metavar="SHARE", help="share of these values that may move on such a box (default: 1)"
    )
    parser.add_argument(
        "--boards-only",
        action="store_true",
        default=None,
        help="permute boards and small cards alone, not Translators, Scrolls and Pages",
    )
    parser.add_argument(
        "--after",
        type=Path,
        metavar="PATH",
        help="begin with what was learned in another folder, or with a file of weights",
    )
    parser.add_argument(
        "--search",
        type=int,
        metavar="TRIES",
        help="learn from a search with about so many tries at each decision, --after something that was learned; "
        "where nothing is said, in 200,000 decisions, 8 whole games of each setting at a time, at a rate of 0.0002",
    )
    parser.add_argument("--small", action="store_true", help="a small network, for a small machine")
    parser.add_argument("--seed", type=seed, help=f"what its chance follows from (default: {DEFAULT_SEED})")
    parser.add_argument(
        "--ship", type=Path, metavar="FILE", help="learn no more: write what was learned as weights to play with"
    )


def run(asked: argparse.Namespace) -> int:
    """Learn, and tell how it goes; or ship what was learned."""
    try:
        from scholars.training.learning.plan import UnreadableTraining  # noqa: PLC0415 - they need much that few have
        from scholars.training.learning.training import Training  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        needed = f"Learning needs {missing.name}, which is not installed"
        raise Refused(f'{needed}; `pip install ".[learning]"` in the checkout adds it.') from None
    try:
        plan_seed = DEFAULT_SEED if asked.seed is None else asked.seed
        plan = _plan(Namespace(**vars(asked) | {"seed": plan_seed}))
        training = Training(asked.folder, plan, after=asked.after)
        if training.goes_on:
            _refuse_other_plans(asked, plan, training)
        if asked.ship is not None:
            return _ship(training, asked.ship)
    except UnreadableTraining as refusal:
        raise Refused(str(refusal)) from None
    if training.done:
        raise Refused(f"{asked.folder}: all {training.plan.decisions:,} decisions of its plan were learned from.")
    began = f"goes on after {training.decisions:,} decisions" if training.goes_on else "begins"
    print(f"The training in {asked.folder} {began}, on {training.device}.", flush=True)
    training.run(60 * asked.minutes, ProgressReport(training.decisions, training.plan.decisions))
    print(f"{training.decisions:,} decisions; the curve is in {asked.folder / 'curve.svg'}.")
    return 0


def _refuse_other_plans(args: Namespace, plan: Any, training: Any) -> None:
    """Refuse options that say something else than the plan of a training that goes on."""
    for option, path in PLANNED.items():
        if getattr(args, option) in (None, False):
            continue
        if option == "after":
            requested, planned = training.digest_of_learned(args.after), training.plan.after
        else:
            requested, planned = attrgetter(path)(plan), attrgetter(path)(training.plan)
        if requested != planned:
            begun = f"{training.folder} was begun with {_in_words(option, planned)}"
            own = "A training goes on by its own plan: leave the option out, or begin another one in a new folder."
            raise Refused(f"--{option.replace('_', '-')} says {_in_words(option, requested)}, but {begun}. {own}")


def _in_words(option: str, value: Any) -> str:
    """The value of an option as the command line has it, as far as it can be known."""
    if option == "settings":
        return " ".join(setting.name for setting in value)
    if option == "boards_only":
        return "boards and cards" if value else "boards only"
    if option == "small":
        return f"layers of {value.first} and {value.second} numbers"
    if option == "search":
        return "no search" if value is None else str(value.tries)
    return str(value) or "nothing learned before"


def _ship(training: Any, path: Path) -> int:
    """Write the weights, for those who play without what they were learned with."""
    from scholars.training.learning.shipping import ship  # noqa: PLC0415

    if not training.goes_on:
        raise Refused(f"{training.folder}: nothing was learned here yet.")
    if path.suffix != WEIGHTS:
        raise Refused(f"{path}: a weights file plays by its name, which ends in {WEIGHTS}; say {path.name}{WEIGHTS}.")
    try:
        ship(training.policy, training.value, path)
    except OSError as fault:
        raise Refused(f"{path}: {fault.strerror or fault}.") from None
    print(f"What was learned in {training.decisions:,} decisions is in {path}: {path.stat().st_size / 1e6:.1f} MB.")
    print(f"Let it play: scholars arena {path} {STANDARD}, or scholars play --bots {path}@2")
    return 0


def _plan(asked: argparse.Namespace) -> Any:
    """What is asked for; the rest is as it usually is."""
    from scholars.training.boxes import BoxConfig  # noqa: PLC0415
    from scholars.training.learning.advantages import Reward  # noqa: PLC0415
    from scholars.training.learning.network import Sizes  # noqa: PLC0415
    from scholars.training.learning.plan import EVERYTHING, Plan  # noqa: PLC0415
    from scholars.training.learning.ppo import Rates  # noqa: PLC0415

    wanted = {name: value for name in ("decisions", "games", "steps") if (value := getattr(asked, name)) is not None}
    if any(value < 1 for value in wanted.values()):
        raise Refused("Decisions, games and steps are at least 1.")
    reward = {name: value for name in ("rival", "win", "alone") if (value := getattr(asked, name)) is not None}
    if not 0 <= reward.get("alone", 0) < 1:
        raise Refused("The part in which own points count alone is from 0 to less than 1.")
    rates = {name: value for name in RATES if (value := getattr(asked, name)) is not None}
    if any(value <= 0 for value in rates.values()):
        raise Refused("A rate and an entropy are more than 0.")
    settings = EVERYTHING if asked.settings is None else tuple(_setting(name) for name in asked.settings)
    sizes = Sizes(card=16, choice=16, first=64, second=32) if asked.small else Sizes()
    expert = None
    if asked.search is not None:
        expert, wanted = _expert(asked), {"games": 8, "decisions": 200_000, **wanted}
        rates.setdefault("rate", 2e-4)
    boxes = {name: value for name in ("randomised_share", "stray") if (value := getattr(asked, name)) is not None}
    if not all(0 <= value <= 1 for value in boxes.values()):
        raise Refused("The share of randomised games and how far their boxes stray are from 0 to 1.")
    if not boxes.get("randomised_share") and (asked.stray is not None or asked.boards_only):
        raise Refused("No game is played on a permuted box: say --randomised-share how many are.")
    return Plan(
        settings=settings,
        seed=asked.seed,
        sizes=sizes,
        rates=Rates(**{RATES[name]: value for name, value in rates.items()}),
        reward=Reward(**reward),
        boxes=BoxConfig(**boxes, cards=not asked.boards_only),
        expert=expert,
        **wanted,
    )


def _expert(asked: argparse.Namespace) -> Any:
    """A search that is learned from; what only those do who learn from what they won is refused."""
    from scholars.training.learning.wishes import Expert  # noqa: PLC0415

    if (said := next((name for name in ONLY_WON if getattr(asked, name) is not None), None)) is not None:
        option = said.replace("_", "-")
        raise Refused(f"With --search nothing comes of --{option}: what is better, the search says.")
    if asked.search < 1:
        raise Refused("A search tries something out at least once.")
    return Expert(tries=asked.search)


def _setting(name: str) -> Any:
    """A setting by its name."""
    from scholars.training.setting import Setting  # noqa: PLC0415

    plain = name.removesuffix("-books")
    who, _, mode = plain.partition("-")
    expansions = () if plain == name else ("body-of-books",)
    try:
        if who.isascii() and who.isdigit():
            return Setting(int(who), mode, expansions=expansions)
        return Setting(1, mode, who, expansions)
    except ValueError as refusal:
        raise Refused(f"{name} is no setting: {refusal}") from None


class ProgressReport:
    """Prints a line for each iteration: speed, losses, the scores of each setting, and the minutes left."""

    def __init__(self, decisions: int, planned: int) -> None:
        self.decisions, self.planned = decisions, planned

    def __call__(self, line: Mapping[str, Any]) -> None:
        """Print an iteration."""
        speed = (line["decisions"] - self.decisions) / max(line["playing"] + line["learning"], 1e-3)
        self.decisions = line["decisions"]
        parts = [f"{line['iteration']:>5}", f"{self.decisions:>11,} decisions", f"{speed:>7,.0f}/s"]
        if speed > 0:
            parts.append(f"{max(0, self.planned - self.decisions) / speed / 60:.0f} min left")
        names = {"value_loss": "value loss", "entropy": "entropy", "moved": "KL"}
        parts += [f"{label} {line[name]:.4f}" for name, label in names.items() if name in line]
        scores = ", ".join(f"{name} {mean:.0f}" for name, (_, mean, _) in line["scores"].items())
        print("  ".join([*parts, scores]), flush=True)
