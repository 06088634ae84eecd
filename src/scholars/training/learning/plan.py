"""What is to be learned, and how: all that a training follows from, as it is kept beside what was learned."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from scholars.errors import ScholarsError
from scholars.training.boxes import BoxConfig
from scholars.training.learning.advantages import Reward
from scholars.training.learning.network import Sizes
from scholars.training.learning.ppo import Rates
from scholars.training.learning.wishes import Expert
from scholars.training.setting import Setting

BOOKS = ("body-of-books",)
EVERYTHING = (  # a process for each; games for two are played most, and the solo opponent is the hardest to learn
    *[Setting(2)] * 2,
    Setting(2, mode="epic"),
    Setting(2, expansions=BOOKS),
    Setting(2, mode="epic", expansions=BOOKS),
    Setting(3),
    Setting(3, mode="epic", expansions=BOOKS),
    Setting(4),
    Setting(4, expansions=BOOKS),
    *[Setting(1, solo="scholar")] * 2,
    Setting(1, solo="teacher", mode="epic"),
    Setting(1, solo="scholar", expansions=BOOKS),
    Setting(1, solo="scribe", mode="epic", expansions=BOOKS),
    Setting(1, solo="student"),
)


class UnreadableTraining(ScholarsError, ValueError):
    """A training that cannot be gone on with."""


@dataclass(frozen=True)
class Plan:
    """A training; two with the same plan learn the same, as far as the machine computes the same."""

    settings: tuple[Setting, ...] = EVERYTHING
    decisions: int = 20_000_000  # until it is done
    games: int = 96  # a process, or those of each setting in an iteration with a search
    steps: int = 64  # decisions in each game before learning from them
    past: float = 0.2  # the part of games in which a past self plays
    past_every: int = 20  # iterations between two past selves
    past_kept: int = 8
    seed: int = 1
    after: str = ""  # the checksum of what was learned before, where it begins with that
    sizes: Sizes = field(default_factory=Sizes)
    rates: Rates = field(default_factory=Rates)
    reward: Reward = field(default_factory=Reward)
    boxes: BoxConfig = field(default_factory=BoxConfig)
    expert: Expert | None = None  # a search to learn from, instead of what is won by playing

    def plain(self) -> dict[str, Any]:
        """As JSON values."""
        return asdict(self)

    @staticmethod
    def of(plain: Mapping[str, Any]) -> "Plan":
        """The plan that was written down."""
        try:
            settings = tuple(Setting(**told) for told in plain["settings"])
            parts = {
                "sizes": Sizes(**plain["sizes"]),
                "rates": Rates(**plain["rates"]),
                "reward": Reward(**plain["reward"]),
                "boxes": BoxConfig(**plain.get("boxes", {})),  # plans of earlier versions have none
                "expert": Expert(**plain["expert"]) if plain.get("expert") else None,
            }
            return Plan(**{**plain, **parts, "settings": settings})
        except (KeyError, TypeError, ValueError) as fault:
            raise UnreadableTraining(f"This is no plan of a training: {fault}.") from None
