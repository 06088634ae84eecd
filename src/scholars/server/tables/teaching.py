"""Lessons at tables of their own: nobody else sees them, and the others answer as the lesson has it."""

from contextlib import suppress
from functools import cache
from itertools import takewhile
from pathlib import Path

from sqlalchemy import select

from scholars.bots import LEVELS
from scholars.lessons import Lesson, UnplayableLesson, lessons, walk
from scholars.lessons.lesson import PERSON
from scholars.server.people.identities import Identity
from scholars.server.refusals import Refused, refused
from scholars.server.storage import schema
from scholars.server.storage.rows import SeatRow
from scholars.server.tables import setting
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.restoring import choices_of
from scholars.server.wire.protocol import TableOptions


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
    lesson = _lesson(tables, name)
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
        lesson = _lesson(tables, live.row.lesson)
        _check(lesson, step)
        wanted, game = lesson.begins(step), live.running()
        taken = [str(choice) for choice in game.history]
        same = _common(taken, lesson.line[:wanted])
        if same < len(taken):
            game.go_to(same)
            await tables.enter_back(live, PERSON)
        for choice in lesson.line[same:wanted]:
            seat = live.asked_seat()
            assert seat is not None
            await tables.enter(live, seat.seat, "person" if seat.seat == PERSON else "bot", choice)


def _common(taken: list[str], line: tuple[str, ...]) -> int:
    """How far what was chosen is what the lesson has."""
    pairs = zip(taken, line, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def answer(tables: OpenTables, live: OpenTable) -> str | None:
    """What another player chooses in a lesson; None where it has nothing for them, since it went another way."""
    game, lesson = live.game, taught(tables.settings.catalogue).get(live.row.lesson or "")
    if lesson is None or game is None or game.decision is None:
        return None
    line, number = lesson.line, choices_of(game)
    options = [str(option) for option in game.decision.options]
    return line[number] if number < len(line) and line[number] in options else None


def _lesson(tables: OpenTables, name: str | None) -> Lesson:
    found = taught(tables.settings.catalogue).get(name or "")
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
    columns = schema.tables.c
    found = await tables.database.read(select(columns.id).where(columns.host == guest.id, columns.lesson.is_not(None)))
    for row in found:
        if tables.busy(row.id):
            continue  # whoever goes on to the next lesson still looks at the last one
        with suppress(Refused):  # it is gone already
            async with tables.at(row.id) as live:
                await tables.remove(live)
