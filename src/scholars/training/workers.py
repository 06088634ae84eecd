"""A batch played by several processes: each plays its share of the games and tells of them in shared memory."""

import ctypes
import multiprocessing
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import accumulate, pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Self, TypeAlias

import numpy as np
import numpy.typing as npt

from scholars.bots.learned.arrays import Bytes, Words
from scholars.encoding import CHOICES
from scholars.encoding.games import SOURCES, Row, not_open
from scholars.engine.layout import SEATS
from scholars.training.batch import Batch, Numbers, Snapshot, listed, numbered, random_choices, seeds
from scholars.training.boxes import BoxConfig
from scholars.training.setting import Setting

ROWS_AHEAD = 64  # for each game, so many options can be looked at in shared memory; more come through the pipe

_SPAWN = multiprocessing.get_context("spawn")


class Shared:
    """An array that processes share: a row for each game."""

    def __init__(self, rows: int, columns: int, kind: type[np.generic]) -> None:
        self._shape, self._kind = (rows, columns), kind
        self._memory = _SPAWN.RawArray(ctypes.c_uint8, rows * columns * np.dtype(kind).itemsize)

    @property
    def array(self) -> npt.NDArray[Any]:
        """The array where it lies."""
        memory: Any = self._memory
        array: npt.NDArray[Any] = np.frombuffer(memory, self._kind)
        return array.reshape(self._shape)

    def seen(self) -> npt.NDArray[Any]:
        """The array, for reading only; one column is no column."""
        array = self.array if self._shape[1] > 1 else self.array[:, 0]
        array.flags.writeable = False
        return array


@dataclass
class Share:
    """What one process has to play, and where it writes what it tells."""

    setting: Setting
    first: int  # the number of its first game among all
    seeds: list[int]
    masks: bool
    points: bool
    boxes: BoxConfig
    shared: dict[str, Shared]
    ahead: Shared
    games: slice = field(init=False)
    rows_ahead: slice = field(init=False)

    def __post_init__(self) -> None:
        last = self.first + len(self.seeds)
        self.games = slice(self.first, last)
        self.rows_ahead = slice(ROWS_AHEAD * self.first, ROWS_AHEAD * last)


class Workers:
    """What a `Batch` is, in several processes. `send` and `receive` are the two halves of `step`.

    With the same seeds and choices the games are those of a `Batch`, whatever the number of processes. Close it, or
    use it in a `with` statement.
    """

    def __init__(
        self,
        games: int,
        processes: int,
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
        """So many games, shared out among so many processes; seeds and boxes as those of a `Batch`."""
        each = seeds(games, seed)
        if not 1 <= processes <= games:
            raise ValueError(f"{games} games are shared out among 1 to {games} processes, not {processes}.")
        setting = Setting(players, mode, solo, expansions, catalogue)
        firsts = [games * worker // processes for worker in range(processes + 1)]
        shares = [(setting, each[first:last]) for first, last in pairwise(firsts)]
        self._begin(shares, masks, points, boxes or BoxConfig())

    @classmethod
    def of(
        cls,
        shares: Sequence[tuple[Setting, list[int]]],
        *,
        masks: bool = False,
        points: bool = False,
        boxes: BoxConfig | None = None,
    ) -> Self:
        """A process for each share: a setting, and the seeds of the games to be played in it."""
        workers = cls.__new__(cls)
        workers._begin(shares, masks, points, boxes or BoxConfig())  # noqa: SLF001 - its own
        return workers

    def _begin(self, shares: Sequence[tuple[Setting, list[int]]], masks: bool, points: bool, boxes: BoxConfig) -> None:
        self.settings = [setting for setting, seeds in shares for _ in seeds]  # of each game
        self.encoder = self.settings[0].encoder()
        games, length = len(self.settings), int(self.encoder.length)
        shared = {
            "observations": Shared(games, length, np.uint8),
            "seats": Shared(games, 1, np.uint8),
            "finished": Shared(games, 1, np.uint8),
            "final_scores": Shared(games, SEATS, np.int32),
            "final_points": Shared(games, SEATS * SOURCES, np.int32),
            "won": Shared(games, SEATS, np.uint8),
            "final_lengths": Shared(games, 1, np.int32),
        }
        if masks:
            shared["masks"] = Shared(games, CHOICES, np.uint8)
        if points:
            shared["points"] = Shared(games, SEATS, np.int32)
            shared["own_points"] = Shared(games, SOURCES, np.int32)
        self.observations: Bytes = shared["observations"].seen()
        self.masks: Bytes | None = shared["masks"].seen() if masks else None
        self.seats: Bytes = shared["seats"].seen()
        self.points: Words | None = shared["points"].seen() if points else None
        self.own_points: Words | None = shared["own_points"].seen() if points else None
        self.finished: Bytes = shared["finished"].seen()
        self.final_scores: Words = shared["final_scores"].seen()
        self.final_points: Words = shared["final_points"].seen().reshape(games, SEATS, SOURCES)
        self.won: Bytes = shared["won"].seen()
        self.final_lengths: Words = shared["final_lengths"].seen()
        self.offsets: Words = np.zeros(games + 1, np.int32)
        self.choices: Words = np.zeros(0, np.int32)
        self.after: list[Bytes] = []
        self.ahead = Shared(ROWS_AHEAD * games, length, np.uint8)
        firsts = [0, *accumulate(len(seeds) for _, seeds in shares)]
        self._workers = [
            Worker(Share(setting, first, own, masks, points, boxes, shared, self.ahead))
            for first, (setting, own) in zip(firsts, shares, strict=False)
        ]
        self._end = weakref.finalize(self, _end, self._workers)
        self._sent = True  # each begins by telling how its games begin
        self.receive()

    def __len__(self) -> int:
        return len(self.seats)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.close()

    @property
    def processes(self) -> list[int]:
        """The processes that play, by their numbers."""
        return [worker.number for worker in self._workers]

    def close(self) -> None:
        """End the processes; what they told last can still be read."""
        self._end()

    # Playing

    def step(self, choices: Numbers) -> None:
        """Take a choice in every game, as `Batch.step`."""
        self.send(choices)
        self.receive()

    def send(self, choices: Numbers, look_ahead: int | None = None) -> None:
        """Let the processes play; meanwhile the arrays must not be read.

        With a seed to look ahead with, they do so at once: `after` has what each process found, one after the other.
        """
        if self._sent:
            raise RuntimeError("The last choices have not been received yet.")
        numbers = listed(choices)
        self._check_open(numbers)
        self._sent = True
        for worker in self._workers:
            worker.ask("step", numbers[worker.share.games], look_ahead)

    def _check_open(self, numbers: list[int]) -> None:
        """Before any process plays: if one choice is not open, nothing is done in any."""
        if len(numbers) != len(self):
            raise ValueError(f"There are {len(self)} games and {len(numbers)} choices.")
        game_of = np.repeat(np.arange(len(self)), np.diff(self.offsets))
        is_open = np.zeros(len(self), bool)
        is_open[game_of[self.choices == np.array(numbers)[game_of]]] = True
        if not is_open.all():
            game = int(np.argmin(is_open))
            raise not_open(game, numbers[game])

    def receive(self) -> None:
        """Wait until all have played."""
        if not self._sent:
            raise RuntimeError("No choices were sent.")
        self._read_options()
        self._sent = False

    def _read_options(self) -> None:
        """How many options each game has, then which, process by process."""
        told = [worker.answer() for worker in self._workers]
        np.cumsum(np.concatenate([counts for counts, _, _ in told]), out=self.offsets[1:])
        self.choices = np.concatenate([choices for _, choices, _ in told])
        self.after = [
            self.ahead.array[worker.share.rows_ahead][: len(choices)] if after is None else after
            for worker, (_, choices, after) in zip(self._workers, told, strict=True)
        ]

    def random_choices(self, chance: np.random.Generator) -> Words:
        """An option of each game, each equally likely."""
        return random_choices(self.offsets, self.choices, chance)

    def look_ahead(self, seed: int) -> Bytes:
        """The observation after each option, as `Batch.look_ahead`."""
        rows = int(self.offsets[-1])
        fits = rows <= self._room_ahead()
        for worker in self._workers:
            start = int(self.offsets[worker.share.first]) if fits else -1
            worker.ask("look_ahead", seed + worker.share.first, start)
        told = [worker.answer() for worker in self._workers]
        return self.ahead.seen()[:rows] if fits else np.concatenate(told)

    def _room_ahead(self) -> int:
        """How many options can be looked at in shared memory."""
        return len(self.ahead.array)

    # Snapshots

    def save(self, games: Numbers | None = None) -> Snapshot:
        """The games as they are, as `Batch.save`."""
        places = numbered(games, len(self))
        rows: dict[int, Row] = {}
        for worker, own in self._owned(places):
            worker.ask("save", [place - worker.share.first for place in own])
        for worker, own in self._owned(places):
            rows.update(zip(own, worker.answer().rows, strict=True))
        return Snapshot([rows[place] for place in places])

    def restore(self, snapshot: Snapshot, games: Numbers | None = None) -> None:
        """Put saved games back, as `Batch.restore`."""
        places = numbered(games, len(self))
        snapshot.check([self.settings[place] for place in places])
        into = dict(zip(places, snapshot.rows, strict=True))
        for worker in self._workers:
            own = [place for place in into if place in range(len(self))[worker.share.games]]
            worker.ask(
                "restore", Snapshot([into[place] for place in own]), [place - worker.share.first for place in own]
            )
        self._read_options()

    def _owned(self, places: list[int]) -> list[tuple["Worker", list[int]]]:
        """The processes that play some of the games, each with those it plays."""
        every = range(len(self))
        owned = [
            (worker, [place for place in places if place in every[worker.share.games]]) for worker in self._workers
        ]
        return [(worker, own) for worker, own in owned if own]


class Worker:
    """One of the processes, as the others see it."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self._pipe, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_play, args=(share, theirs), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def number(self) -> int:
        """The number of the process."""
        number = self._process.pid
        assert number is not None
        return number

    def ask(self, what: str, *operands: object) -> None:
        """Tell it what to do."""
        try:
            self._pipe.send((what, operands))
        except (BrokenPipeError, OSError):
            raise RuntimeError("A process that plays games has ended.") from None

    def answer(self) -> Any:
        """Wait for what came of it."""
        try:
            fault, told = self._pipe.recv()
        except (EOFError, OSError):
            raise RuntimeError("A process that plays games has ended.") from None
        if fault:
            raise RuntimeError(f"A process that plays games has failed: {fault}")
        return told

    def end(self) -> None:
        """Let it end; it does so too when nobody holds the other end of its pipe any more."""
        self._pipe.close()

    def wait(self) -> None:
        """Wait until it has ended."""
        self._process.join()


def _end(workers: list[Worker]) -> None:
    """End all of them at once: each takes a while to leave."""
    for worker in workers:
        worker.end()
    for worker in workers:
        worker.wait()


# In the process

Answer: TypeAlias = tuple[Words, Words, Bytes | None]  # options of each game, which, and what follows if it has no room


def _play(share: Share, pipe: Connection) -> None:
    """Play the games of a share until nobody asks any more."""
    player = _Player(share)
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        pipe.send((None, player.tell()))
        while True:
            what, operands = pipe.recv()
            try:
                told = getattr(player, what)(*operands)
            except Exception as fault:  # noqa: BLE001 - whatever it is, the one who asked has to know
                pipe.send((repr(fault), None))
            else:
                pipe.send((None, told))


class _Player:
    """The games of a share, and what can be asked of them."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.batch = Batch(
            len(share.seeds),
            seed=share.seeds,
            masks=share.masks,
            points=share.points,
            boxes=share.boxes,
            **asdict(share.setting),
        )
        self.arrays = {name: shared.array for name, shared in share.shared.items()}
        self.ahead = share.ahead.array

    def tell(self, look_ahead: int | None = None) -> Answer:
        """Write what the games tell; how many options each has, and which."""
        for name, array in self.arrays.items():
            array[self.share.games] = getattr(self.batch, name).reshape(len(self.batch), -1)
        after = None
        if look_ahead is not None:
            after = self.batch.look_ahead(look_ahead + self.share.first)
            room = self.ahead[self.share.rows_ahead]
            if len(after) <= len(room):
                room[: len(after)] = after
                after = None
        return np.diff(self.batch.offsets), self.batch.choices, after

    def step(self, choices: list[int], look_ahead: int | None) -> Answer:
        """Take a choice in each."""
        self.batch.step(choices)
        return self.tell(look_ahead)

    def look_ahead(self, seed: int, start: int) -> Bytes | None:
        """Write what follows from each option from a row on; without one, send it."""
        told = self.batch.look_ahead(seed)
        if start < 0:
            return told
        self.ahead[start : start + len(told)] = told
        return None

    def save(self, games: list[int]) -> Snapshot:
        """Some of the games as they are."""
        return self.batch.save(games)

    def restore(self, snapshot: Snapshot, games: list[int]) -> Answer:
        """Put some of the games back."""
        self.batch.restore(snapshot, games)
        return self.tell()
