"""Lessons at tables of their own: nobody else sees them, and the others answer as the lesson has it."""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from itertools import takewhile
from pathlib import Path

from scholars import Game, IllegalChoice
from scholars.bots import LEVELS
from scholars.lessons import Lesson, UnplayableLesson, lessons, walk
from scholars.lessons.lesson import PERSON
from scholars.server.people.identity import Identity
from scholars.server.refusals import Refused, refused
from scholars.server.storage.rows import SeatRow
from scholars.server.tables import setting
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.restoring import choices_of
from scholars.server.wire.protocol import TableOptions

JUST_OPENED = (
    10.0  # seconds in which a table is not cleared away for another lesson: both may have been asked for at once
)


@cache
def taught(catalogue: Path | None) -> dict[str, Lesson]:
    """The lessons that go as they are written, which with a catalogue of one's own not all may."""
    found = {}
    for lesson in lessons():
        with suppress(UnplayableLesson):
            walk(lesson, catalogue)
            found[lesson.id] = lesson
    return found


async def open_lesson(tables: OpenTables, guest: Identity, name: str, step: int) -> str:
    """A table for a lesson, at one of its steps; tables of the guest's for earlier ones are cleared away."""
    lesson = await _lesson(tables, name)
    _check(lesson, step)
    await _clear(tables, guest)
    told = lesson.position
    solo = told["solo"]["difficulty"] if lesson.solo else None
    options = TableOptions(spectators=False)
    row = setting.new_row(guest, told.get("mode", "casual"), list(lesson.expansions), solo, options)
    row.start, row.lesson = dict(told), lesson.id
    table = await setting.place(tables, row, _seats(row.id, guest, lesson))
    await turn_to(tables, guest, table, step)
    return table


async def turn_to(tables: OpenTables, guest: Identity, table: str, step: int) -> None:
    """Bring a lesson to one of its steps, from before it or from after it."""
    async with tables.change(table) as live:
        if not live.seats_of(guest.id):
            raise refused("refused-no-seat", 403)
        lesson = await _lesson(tables, live.row.lesson)
        _check(lesson, step)
        if live.row.start_version > 0:  # the rules have changed since, and it goes on from a position of its own
            raise refused("refused-no-lesson", 404)
        wanted, game = lesson.begins(step), live.running()
        taken = [str(choice) for choice in game.history]
        same = _common(taken, lesson.line[:wanted])
        _try(game.at(same), lesson.line[same:wanted])
        if same < len(taken):
            await tables.enter_back(live, PERSON, same)
        for choice in lesson.line[same:wanted]:
            seat = live.asked_seat()
            assert seat is not None  # it was tried
            await tables.enter(live, seat.seat, "person" if seat.seat == PERSON else "bot", choice)


def _try(game: Game, line: Iterable[str]) -> None:
    """Go along a lesson in a copy; refused where it is no longer open, since the lesson has changed."""
    try:
        for choice in line:
            game.play(choice)
    except IllegalChoice:
        raise refused("refused-no-lesson", 404) from None


def _common(taken: list[str], line: tuple[str, ...]) -> int:
    """How far what was chosen is what the lesson has."""
    pairs = zip(taken, line, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


async def answer(tables: OpenTables, live: OpenTable) -> str | None:
    """What another player chooses in a lesson; None where it has nothing for them, since it went another way."""
    game, lesson = live.game, await _find(tables, live.row.lesson)
    if lesson is None or game is None or game.decision is None:
        return None
    line, number = lesson.line, choices_of(game)
    options = [str(option) for option in game.decision.options]
    return line[number] if number < len(line) and line[number] in options else None


async def _find(tables: OpenTables, name: str | None) -> Lesson | None:
    """A lesson by its name; at the first one all are gone through, while the loop goes on."""
    if name is None:
        return None
    return (await asyncio.to_thread(taught, tables.settings.catalogue)).get(name)


async def _lesson(tables: OpenTables, name: str | None) -> Lesson:
    found = await _find(tables, name)
    if found is None:
        raise refused("refused-no-lesson", 404)
    return found


def _check(lesson: Lesson, step: int) -> None:
    if step >= len(lesson.steps):
        raise refused("refused-no-such-moment", 400)


def _seats(table: str, guest: Identity, lesson: Lesson) -> list[SeatRow]:
    named = enumerate(lesson.others, PERSON + 1)
    others = [SeatRow(table, number, "bot", name=name, level=LEVELS[0]) for number, name in named]
    opponent = [SeatRow(table, PERSON + 1, "opponent")] if lesson.solo else []
    return [SeatRow(table, PERSON, "person", guest.id, guest.name), *others, *opponent]


async def _clear(tables: OpenTables, guest: Identity) -> None:
    """Clear earlier lessons of a guest away."""
    for table in await tables.database.lessons_of(guest.id, time.time() - JUST_OPENED):
        if tables.attended(table):
            continue  # whoever goes on to the next lesson still looks at the last one
        with suppress(Refused):  # it is gone already
            async with tables.at(table) as live:
                await tables.remove(live)
