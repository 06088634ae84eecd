"""What is played in training: how many play, how long, against whom, with what; and what a seat of it sees."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from scholars.catalogue import load
from scholars.encoding import Encoder, encoder_for
from scholars.engine.compiling import tables_for
from scholars.engine.state import State
from scholars.engine.tables import Tables
from scholars.game import Game
from scholars.positions.beginning import begin
from scholars.positions.expansions import BODY_OF_BOOKS

SEEDS = 2**63  # what games and deals are drawn from
TORCH_SEEDS = 2**64  # PyTorch takes no larger ones

Observed = NDArray[np.uint8]


@dataclass(frozen=True)
class Setting:
    """All that a game follows from but its seed, as `Game.new` takes it, and refused in its words."""

    players: int = 2
    mode: str = "casual"
    solo: str | None = None
    expansions: Sequence[str] = ()
    catalogue: Path | str | None = None

    def __post_init__(self) -> None:
        self.game(seed=0)
        object.__setattr__(self, "expansions", tuple(self.expansions))

    @property
    def name(self) -> str:
        """It in a word, as `2-casual` or `scholar-casual-books`."""
        who = (self.solo or "solo") if self.players == 1 else str(self.players)
        return "-".join((who, self.mode, *("books" for _ in self.expansions)))

    def game(self, seed: int) -> Game:
        """A game that begins."""
        return Game.new(
            players=self.players,
            seed=seed,
            mode=self.mode,
            catalogue=self.catalogue,
            solo=self.solo,
            expansions=self.expansions,
        )

    def begin(self) -> Callable[[int], State]:
        """What begins a game with a seed, where nobody watches and nothing is to be taken back."""
        tables = self.tables()
        return lambda seed: begin(tables, self.players, self.mode == "epic", seed, self.solo, self.expansions)

    def tables(self) -> Tables:
        """What is printed on everything that is played with."""
        return tables_for(load(self.catalogue), BODY_OF_BOOKS in self.expansions)

    def encoder(self) -> Encoder:
        """What writes down what a seat of such a game may know."""
        return encoder_for(load(self.catalogue), self.expansions)

    def observe(self, game: Game, seat: int) -> Observed:
        """What a seat may know of such a game, in an array of one's own."""
        seen: Any = encoder_for(game.catalogue, self.expansions).observe(game.state, seat)
        return np.frombuffer(seen, np.uint8).copy()  # what the compiled engine hands over cannot be written to

    def highest(self) -> Observed:
        """The highest value of each of these bytes."""
        return np.frombuffer(self.encoder().highest, np.uint8)


def first_seed(seed: int) -> int:
    """The seed of the first game of a training; those after it follow, and none is larger than a game takes."""
    return (seed << 32) % 2**255
