"""Which games are played: all that a game follows from but its seed."""

from dataclasses import dataclass

from scholars.catalogue import load
from scholars.game import Game
from scholars.positions.records import RULES


@dataclass(frozen=True, slots=True)
class Kind:
    """How many play, how long, against whom and with what, as `Game.new` takes it."""

    players: int = 2
    mode: str = "casual"
    solo: str | None = None
    expansions: tuple[str, ...] = ()
    catalogue: str | None = None  # a folder

    def game(self, seed: int) -> Game:
        """A game that begins."""
        return Game.new(self.players, seed, self.mode, self.catalogue, solo=self.solo, expansions=self.expansions)

    @property
    def name(self) -> str:
        """As `2-casual` or `scholar-epic-body-of-books`."""
        return "-".join((self.solo or str(self.players), self.mode, *self.expansions))

    def printed(self) -> str:
        """The fingerprint of everything that is printed."""
        return load(self.catalogue).fingerprint

    def rules(self) -> str:
        """By what a game of this kind is played, for those who compare: another text, another game."""
        return f"rules {RULES}, catalogue {self.printed()}"
