"""The decisions of a seat as they are judged: what was lost, what was found, and which of them tells most."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from scholars.review.parts import part_of
from scholars.review.turns import FAIR, Decided, Option
from scholars.table import Decision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scholars.bots.learned.judging import Judged

WORTH_COUNTING = 0.3  # points: what is behind by less may be as good
THE_BEST = 3  # options that are called among the best


@dataclass
class Judging:
    """What a seat has decided since its last turn, as it is judged."""

    lost: float = 0.0  # by the worst decision
    lost_by: dict[str, float] = field(default_factory=lambda: defaultdict(float))  # by all, in each part
    found: float = 0.0  # by the best decision
    choices: int = 0
    among: int = 0
    telling: Decided | None = None
    weight: tuple[bool, float] = (False, -1.0)  # of what is telling so far

    def take(self, asked: Decision, played: str, options: "Sequence[Judged]") -> None:
        """Judge a decision."""
        rank = next((place for place, one in enumerate(options) if str(one.choice) == played), None)
        if rank is None:  # something was put back, which is not judged
            return
        if len(options) > THE_BEST:
            self.choices += 1
            self.among += rank < THE_BEST
        behind = _behind(options[rank], options[0])
        found = _behind(options[1], options[0]) if rank == 0 else 0.0
        if behind >= WORTH_COUNTING:
            self.lost_by[part_of(asked.kind)] += behind
        self.lost, self.found = max(self.lost, behind), max(self.found, found)
        weight = (behind >= FAIR, max(behind, found))  # what was lost tells more than what was found
        if weight > self.weight:
            self.weight = weight
            other = _option(asked, options[0], 0.0) if rank else _option(asked, options[1], found)
            question = asked.options.wording.question()
            self.telling = Decided(asked.number, asked.kind, question, _option(asked, options[rank], behind), other)


def _behind(option: "Judged", best: "Judged") -> float:
    """What an option is worse than the best one by what came of it, whatever was thought of it at a glance."""
    return max(0.0, best.worth - option.worth)


def _option(asked: Decision, judged: "Judged", behind: float) -> Option:
    worded = asked.options.wording.option(judged.choice.code)
    return Option(
        choice=str(judged.choice),
        title=worded.title,
        lines=worded.lines,
        win=round(judged.forecast.win, 3),
        total=round(judged.forecast.total, 2),
        behind=round(behind, 2),
        reasons=judged.reasons,
    )
