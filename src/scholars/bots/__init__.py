"""Programs that choose, from what their seat may see.

A bot is handed a copy of the game in which everything hidden from its seat was dealt anew, never the game itself: it
may look at everything in it and try anything on it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from scholars.bots.greedy import Greedy
from scholars.bots.levels import AT_A_GLANCE, LEVELS, RATINGS, SEARCHING, STANDARD, with_weights
from scholars.bots.random import Random
from scholars.bots.specs import WEIGHTS, BotSpec, UnknownBot, parse_spec
from scholars.effects.faults import nearest
from scholars.game import Game
from scholars.table.choices import Choice

if TYPE_CHECKING:
    from scholars.bots.learned.forecasting import Way
    from scholars.bots.learned.hinting import Suggestion
    from scholars.bots.learned.judging import Forecast, Judgement


class Bot(Protocol):
    """Anything that can choose."""

    def choose(self, seen: Game) -> Choice:
        """One of the options of the decision that waits in a copy of the game."""


YARDSTICKS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}  # which stay as they are
BOTS: dict[str, Callable[..., Bot]] = {**YARDSTICKS, **AT_A_GLANCE, **SEARCHING}  # everybody who can be asked for


def bot(name: str, seed: int = 0, seconds: float | None = None, tries: int | None = None) -> Bot:
    """The bot of a name or a weights file; what it leaves to chance follows from the seed.

    Args:
        name: A level, a yardstick or a file that `scholars train --ship` wrote (`my.weights`), perhaps with a budget:
            `sage@2` (seconds) or `my.weights@48tries`. Weights without a budget follow their policy and do not search.
        seed: Two bots of the same name and seed choose alike.
        seconds: What a bot that searches may take for a decision, about.
        tries: How often it tries options out for a decision, about; unlike seconds the same on every machine.

    Raises:
        UnknownBot: There is no such bot, or it cannot have this budget.
        UnreadableKnowledge: The weights file is missing, damaged or was learned with other cards or rules.
    """
    spec = bot_spec(name, seconds, tries)
    if spec.has_weights:
        from scholars.bots.learned.weights_files import weights_file  # noqa: PLC0415 - numpy is loaded with it

        return with_weights(weights_file(Path(spec.name)), seed, spec.seconds, spec.tries)
    if not spec.has_budget:
        return BOTS[spec.name](seed)
    return SEARCHING[spec.name](seed, spec.seconds, spec.tries)


def bot_spec(name: str, seconds: float | None = None, tries: int | None = None) -> BotSpec:
    """What the name of a bot means, with its budget; UnknownBot says why there is none. No file is opened."""
    if name in BOTS or name.endswith(WEIGHTS):
        spec = BotSpec(name, seconds, tries)
    else:
        spec = parse_spec(name)
        if spec.has_budget and not (seconds is None and tries is None):
            raise UnknownBot(f'"{name}" has its budget after @ and cannot be given another.')
        if not spec.has_budget:
            spec = BotSpec(name, seconds, tries)
    if not spec.has_weights and spec.name not in BOTS:
        suggestion = nearest(spec.name, BOTS)
        raise UnknownBot(f'There is no bot "{spec.name}"' + (f'; did you mean "{suggestion}"?' if suggestion else "."))
    if spec.has_budget and not takes_budget(spec):
        raise UnknownBot(
            f'"{spec.name}" does not search, so it takes neither seconds nor tries; {", ".join(SEARCHING)} do.'
        )
    return spec.checked()


def takes_budget(spec: BotSpec) -> bool:
    """Whether a bot searches, or would if it were given a budget."""
    return spec.has_weights or spec.name in SEARCHING


def let_choose(player: Bot, game: Game, seed: int) -> Choice:
    """What a bot chooses in a game: it sees a copy with the unknown dealt anew from the seed."""
    asked = game.decision
    if asked is None:
        raise ValueError("The game is over.")
    return player.choose(game.determinise(asked.seat, seed))


def judge(
    game: Game, seat: int, tries: int | None = None, played: Choice | None = None, quick: bool = False
) -> "Judgement":
    """What a strong player thinks of a game from a seat: how it may end, and its options from best to worst, and why.

    The options are tried out about so many times altogether; without a number, as often as is good for a hint. Eight
    are enough to go through a whole game. From the same table come the same forecasts, whatever is hidden. To put
    something back that was picked for a set (`put-back`) is not judged: it is never better than picking well.
    What was `played` is tried as often again as the best ones, so that a review does not blame bad luck. A `quick`
    judgement of it is one for slow machines: only the likeliest options are tried, and more than once only if what was
    played seems worse.
    """
    from scholars.bots.learned.judging import judged, judged_quickly  # noqa: PLC0415 - numpy and the weights come along

    if not 0 <= seat < len(game.names):
        raise ValueError(f"There is no seat {seat}: they are numbered from 0 to {len(game.names) - 1}.")
    if tries is not None and tries < 1:
        raise ValueError(f"Options are tried out at least once, not {tries} times.")
    if quick and played is not None and game.decision is not None and game.decision.seat == seat:
        return judged_quickly(game, seat, tries or 1, played)
    return judged(game, seat, tries, played)


def outlook(game: Game, seat: int, quick: bool = False) -> "Forecast":
    """How a game may end for a seat, whoever is asked: as `judge` says, and nothing else."""
    from scholars.bots.learned.judging import outlook as foreseen  # noqa: PLC0415 - as with `judge`

    return foreseen(game, seat, quick)


def forecast(game: Game, seat: int) -> "tuple[Way, ...]":
    """What each way to take its turn could come to for a seat: the best a quick eye sees, as far as it is certain.

    From the same table comes the same, whatever is hidden; nothing while no turn of the seat's begins.
    """
    from scholars.bots.learned.forecasting import forecast as forecast_turn  # noqa: PLC0415 - as with `judge`

    return forecast_turn(game, seat)


def hint(game: Game, seat: int) -> "tuple[Suggestion, ...]":
    """What a strong player would do for a seat that is asked: up to three suggestions, best first, with their reasons.

    At the start of a turn each is a whole turn, as far as chance has no hand in it. From the same table come the same
    suggestions, whatever is hidden; for a seat that is not asked there are none.
    """
    from scholars.bots.learned.hinting import hinted  # noqa: PLC0415 - as with `judge`

    return hinted(game, seat)


__all__ = [
    "BOTS",
    "LEVELS",
    "RATINGS",
    "SEARCHING",
    "STANDARD",
    "YARDSTICKS",
    "Bot",
    "BotSpec",
    "Greedy",
    "Random",
    "UnknownBot",
    "bot",
    "bot_spec",
    "forecast",
    "hint",
    "judge",
    "let_choose",
    "outlook",
    "takes_budget",
]
