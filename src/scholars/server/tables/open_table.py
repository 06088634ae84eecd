"""A table while somebody is at it: what storage has of it, and its game. It can be thrown away at any moment."""

import time
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

from scholars import Game
from scholars.server.refusals import refused
from scholars.server.storage.rows import Entry, SeatRow, Stored, TableRow, people, seats_of
from scholars.server.tables.restoring import AUTOMATIC, Happened, choices_of, names
from scholars.server.wire.protocol import TableOptions
from scholars.table import Event

MOST_KEPT = 600  # entries of a log: those of a long game. Whoever takes back again and again fills no memory


@dataclass(slots=True)
class OpenTable:
    """A table and its game, which is None while seats are open."""

    stored: Stored
    game: Game | None = None
    happened: list[Happened] = field(default_factory=list)  # the last of it
    forgotten: int = 0  # the version up to which what happened is stored, and here no more
    _read: tuple[dict[str, Any], TableOptions] | None = field(default=None, repr=False, compare=False)

    @property
    def row(self) -> TableRow:
        """What is stored of the table itself."""
        return self.stored.row

    @property
    def seats(self) -> list[SeatRow]:
        """The seats in their order."""
        return self.stored.seats

    @property
    def options(self) -> TableOptions:
        """How the table is played; read once, since it is asked for again and again."""
        if self._read is None or self._read[0] is not self.row.options:
            self._read = self.row.options, TableOptions.model_validate(self.row.options)
        return self._read[1]

    def running(self) -> Game:
        """The game, if choices can be taken in it."""
        if self.row.status == "waiting" or self.game is None:
            raise refused("refused-not-begun")
        if self.row.status == "finished":
            raise refused("refused-finished")
        return self.game

    def seats_of(self, identity: str | None) -> list[SeatRow]:
        """The seats somebody has."""
        return seats_of(self.seats, identity)

    def may_watch(self, identity: str | None) -> bool:
        """Whether somebody may see the game."""
        return self.options.spectators or bool(self.seats_of(identity))

    @property
    def alone(self) -> bool:
        """Whether one person plays, without others."""
        return sum(seat.kind == "person" for seat in self.seats) == 1

    @property
    def hints(self) -> bool:
        """Whether hints are given: to whoever plays alone, and where all have agreed to them; in no lesson."""
        return self.row.lesson is None and (self.options.hints or self.alone)

    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return people(self.seats)

    @property
    def owner(self) -> str:
        """The guest whose share of the bots' time the table uses: its host, or without one the first player."""
        return self.row.host or next((seat.identity for seat in self.seats if seat.identity is not None), "")

    def own_seat(self, identity: str | None, number: int) -> SeatRow:
        """A seat that is somebody's own, or a refusal."""
        if number >= len(self.seats) or identity is None or self.seats[number].identity != identity:
            raise refused("refused-not-your-seat", 403)
        return self.seats[number]

    def asked_seat(self) -> SeatRow | None:
        """The seat a decision waits for."""
        asked = self.row.asked
        return None if asked is None or self.row.status != "running" else self.seats[asked]

    def bot_was_asked(self) -> bool:
        """Whether a decision waits for a bot, as the table is stored."""
        before, asked = self.stored.before, self.stored.before.get("asked")
        if asked is None or before["status"] != "running":
            return False
        seat = self.stored.seats_before[asked]
        return bool(seat["level"] if seat["kind"] == "bot" else seat["stand_in"])

    def call_by_name(self) -> None:
        """Let the game know everybody as their seats do: somebody may have been sent away, or was forgotten."""
        called = tuple(names(self.seats))
        if self.game is not None and self.game.names[: len(called)] != called:
            self.game.names = (*called, *self.game.names[len(called) :])
            self.game.look_away()

    def note(self, seat: int, by: str, choice: str | None, back_to: int | None, events: Sequence[Event]) -> Entry:
        """Note what happened to the game; to be stored as this entry."""
        self.row.version += 1
        assert self.game is not None
        choices = choices_of(self.game)
        self.keep([Happened(self.row.version, seat, by, choice, back_to, choices, events)])
        return Entry(self.row.id, self.row.version, seat, by, choice, back_to, time.time())

    def keep(self, happened: Sequence[Happened]) -> None:
        """Keep what has happened, and forget what was long ago: it is stored."""
        self.happened.extend(happened)
        if len(self.happened) > MOST_KEPT:
            self.forgotten = self.happened[-MOST_KEPT - 1].version
            del self.happened[:-MOST_KEPT]

    def since(self, version: int) -> list[Happened]:
        """What happened after a version, as far as it is not forgotten."""
        return self.happened[bisect_right(self.happened, version, key=attrgetter("version")) :]

    def taken(self) -> dict[int, Happened]:
        """What led to each number of choices, as far as memory has it; what was taken back is overwritten by and by."""
        return {entry.choices: entry for entry in self.happened if entry.choice is not None}

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take something back alone."""
        if self.game is None or self.game.over or not self.game.can_undo(seat):
            return False
        last = self.happened[-1] if self.happened else None
        return (last is not None and last.choice is not None and last.by != AUTOMATIC) or (
            self.undo_target(seat) is not None
        )

    def undo_target(self, seat: int, whole_turn: bool = False) -> int | None:
        """How many choices are left when a seat takes its last choice, or its turn, back alone; None: it cannot.

        What was answered automatically was no choice: it is taken back with the choice before it.
        """
        if self.game is None or self.game.over:
            return None
        taken, before, target = self.taken(), self.game.clone(), None
        while before.can_undo(seat) and (target is None or whole_turn) and not (whole_turn and before.turn_begins):
            number = choices_of(before)
            before.undo()
            if number not in taken or taken[number].by != AUTOMATIC:
                target = number - 1
        return target

    def entry(self, version: int) -> Happened | None:
        """What led to a version."""
        if not self.happened:
            return None
        place = version - self.happened[0].version
        found = self.happened[place] if 0 <= place < len(self.happened) else None
        return found if found is not None and found.version == version else None


def proposal(number: int, kind: str, by: int, seat: int, choices: int | None) -> dict[str, Any]:
    """Something the others are asked to agree to, as it is stored."""
    return {"proposal": number, "kind": kind, "by": by, "seat": seat, "choices": choices, "agreed": [by]}
