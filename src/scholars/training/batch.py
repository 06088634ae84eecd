"""Many games at once: one choice for each goes in, and everything that follows is read from numpy arrays."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from scholars.bots.learned.arrays import Bytes, Words, as_bytes, as_words
from scholars.encoding.games import Games, Row
from scholars.engine.layout import SEATS
from scholars.errors import check_seed
from scholars.training.boxes import BoxConfig, begin_on_boxes
from scholars.training.setting import Setting

Numbers: TypeAlias = npt.NDArray[np.integer] | Sequence[int]


@dataclass(frozen=True)
class Snapshot:
    """Some games of a batch as they were."""

    rows: list[Row]

    def __len__(self) -> int:
        return len(self.rows)

    def check(self, settings: list[Setting]) -> None:
        """See that there is a place for each, of a setting with the same cards."""
        if len(settings) != len(self):
            raise ValueError(f"There are {len(self)} saved games for {len(settings)} places.")
        for row, setting in zip(self.rows, settings, strict=True):
            tables, ours = row.state.tables, setting.tables()
            if tables.catalogue.fingerprint != ours.fingerprint or (tables.books is None) != (ours.books is None):
                raise ValueError("These games were saved in a setting with other cards.")


class Batch:
    """Games of one setting, played side by side inside the engine.

    The arrays are views of what the engine writes: they change with each step and cannot be written to. Copy what is
    to be kept. Options and choices are dense numbers, as in the environments.
    """

    def __init__(
        self,
        games: int,
        *,
        players: int = 2,
        mode: str = "casual",
        solo: str | None = None,
        expansions: Sequence[str] = (),
        catalogue: Path | str | None = None,
        seed: int | Sequence[int] = 0,
        masks: bool = False,
        points: bool = False,
        boxes: BoxConfig | None = None,
    ) -> None:
        """So many games; with one seed they begin with it and those after it, or each with its own.

        With `boxes` a share of the games is played on permuted ones.
        """
        each, setting = seeds(games, seed), Setting(players, mode, solo, expansions, catalogue)
        boxes = boxes or BoxConfig()
        begin = begin_on_boxes(setting, boxes)
        self._begin(setting, boxes, [Row(begin(one), one) for one in each], masks, points)

    def _begin(self, setting: Setting, boxes: BoxConfig, rows: list[Row], masks: bool, points: bool) -> None:
        """Play some games from here on."""
        games = len(rows)
        self.setting, self.boxes = setting, boxes
        self.encoder = setting.encoder()
        self._games = told = Games(begin_on_boxes(setting, boxes), self.encoder, rows, masks, points)
        self.observations: Bytes = as_bytes(told.observations).reshape(games, -1)
        self.masks: Bytes | None = as_bytes(told.masks).reshape(games, -1) if masks else None
        self.offsets: Words = as_words(told.offsets)
        self.seats: Bytes = as_bytes(told.seats)
        self.points: Words | None = as_words(told.points).reshape(games, -1) if points else None
        self.own_points: Words | None = as_words(told.own_points).reshape(games, -1) if points else None
        self.finished: Bytes = as_bytes(told.finished)
        self.final_scores: Words = as_words(told.final_scores).reshape(games, -1)
        self.final_points: Words = as_words(told.final_points).reshape(games, SEATS, -1)
        self.won: Bytes = as_bytes(told.won).reshape(games, -1)
        self.final_lengths: Words = as_words(told.final_lengths)

    def __getstate__(self) -> tuple[Setting, BoxConfig, list[Row], bool, bool]:
        """Pickle as its setting and its games; the arrays are written anew."""
        return (self.setting, self.boxes, self._games.rows, self.masks is not None, self.points is not None)

    def __setstate__(self, pickled: tuple[Setting, BoxConfig, list[Row], bool, bool]) -> None:
        self._begin(*pickled)

    def __len__(self) -> int:
        return len(self.seats)

    @property
    def choices(self) -> Words:
        """The options of all games, one game after the other: those of game 3 are `choices[offsets[3]:offsets[4]]`."""
        return as_words(self._games.choices)[: self.offsets[-1]]

    def step(self, choices: Numbers) -> None:
        """Take a choice in every game; ValueError, and nothing is done, if one of them is not open.

        A game that ends is `finished` until the next step; its row has begun the next game already, and how it ended
        is in `final_scores`, `won` and `final_lengths`.
        """
        self._games.step(listed(choices))

    def random_choices(self, chance: np.random.Generator) -> Words:
        """An option of each game, each equally likely."""
        return random_choices(self.offsets, self.choices, chance)

    def look_ahead(self, seed: int) -> Bytes:
        """The observation after each option, as the seat that is asked would see it; as many rows as `choices`.

        Each option is tried on a copy of its game with everything hidden dealt anew, which follows from the seed.
        """
        self._games.look_ahead(seed)
        told = as_bytes(self._games.features)[: self.offsets[-1] * self.encoder.length]
        return told.reshape(-1, self.encoder.length)

    def save(self, games: Numbers | None = None) -> Snapshot:
        """The games as they are, or some of them by their numbers."""
        return Snapshot(self._games.save(numbered(games, len(self))))

    def restore(self, snapshot: Snapshot, games: Numbers | None = None) -> None:
        """Put saved games back, into all places or into those numbered; the same one may go to several."""
        places = numbered(games, len(self))
        snapshot.check([self.setting] * len(places))
        self._games.restore(places, snapshot.rows)


def seeds(games: int, seed: int | Sequence[int]) -> list[int]:
    """A seed for each game."""
    if games < 1:
        raise ValueError(f"A batch has at least one game, not {games}.")
    if isinstance(seed, Iterable) and not isinstance(seed, str):
        each = [check_seed(one) for one in seed]
    else:
        first = check_seed(seed)
        each = [check_seed(first + number) for number in range(games)]
    if len(each) != games:
        raise ValueError(f"There are {games} games and {len(each)} seeds.")
    return each


def random_choices(offsets: Words, choices: Words, chance: np.random.Generator) -> Words:
    """An option of each game, each equally likely."""
    counts = np.diff(offsets)
    return choices[offsets[:-1] + (chance.random(len(counts)) * counts).astype(np.int32)]


def numbered(games: Numbers | None, count: int) -> list[int]:
    """The numbers of some games, or of all."""
    places = list(range(count)) if games is None else listed(games)
    for place in places:
        if not 0 <= place < count:
            raise ValueError(f"There is no game {place}: they are numbered from 0 to {count - 1}.")
    return places


def listed(numbers: Numbers) -> list[int]:
    """Numbers as the engine takes them."""
    return numbers.tolist() if isinstance(numbers, np.ndarray) else [int(number) for number in numbers]
