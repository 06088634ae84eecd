"""Lessons over the net: a table of one's own, in no list, at any of its steps; the others answer as they are told."""

import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kit.patience import PATIENCE
from kit.serving import Guest, Served, TableSocket
from scholars.lessons import lessons
from scholars.server.tables.housekeeping import DAY, Housekeeping

LESSONS = {lesson.id: lesson for lesson in lessons()}


@pytest.fixture
def ada(server: Served) -> Iterator[Guest]:
    """Somebody who learns."""
    with server.guest("Ada") as guest:
        yield guest


def opened(guest: Guest, lesson: str, step: int = 0) -> tuple[str, TableSocket]:
    """A lesson at a step, and its socket."""
    table: str = guest.post(f"/api/lessons/{lesson}", {"step": step})["table"]
    return table, guest.sit(table)


def test_every_lesson_is_offered_with_its_steps(ada: Guest) -> None:
    """In their order, with what is wanted in each."""
    told = ada.get("/api/lessons")["lessons"]
    assert [one["lesson"] for one in told] == list(LESSONS)
    assert [step["take"] for step in told[0]["steps"]] == [list(step.take) for step in LESSONS["first-turn"].steps]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_to_its_end(ada: Guest, name: str) -> None:
    """Whoever learns takes what is asked for; what the others do comes by itself."""
    table, socket = opened(ada, name)
    assert socket.last["table"]["lesson"] == name
    done = 0
    for step in LESSONS[name].steps:
        for choice in step.take:
            assert socket.choose(choice)["result"] == "done"
        done += len(step.line)
        socket.wait(lambda last, done=done: last["play"]["choices"] == done)  # type: ignore[misc]
    assert socket.asked == 0
    assert ada.get(f"/api/tables/{table}")["status"] == "running"


def test_a_lesson_stands_in_no_list_and_takes_no_room(
    ada: Guest, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second one takes its place, unless somebody is still at it; nobody else may look."""
    monkeypatch.setattr("scholars.server.tables.teaching.JUST_OPENED", 0.0)
    first: str = ada.post("/api/lessons/first-turn", {"step": 0})["table"]
    second, _ = opened(ada, "rest")
    assert ada.get("/api/tables")["mine"] == []
    assert ada.refusal("GET", f"/api/tables/{first}", 404) == "refused-no-table"
    opened(ada, "dice")
    assert ada.get(f"/api/tables/{second}")["lesson"] == "rest"
    with server.guest("Ben") as ben:
        assert ben.refusal("GET", f"/api/tables/{second}/log", 403) == "refused-no-spectators"


def test_who_asks_twice_loses_neither(ada: Guest) -> None:
    """A table that was opened a moment ago is not cleared away before anybody has come to it."""
    first, second = (ada.post("/api/lessons/first-turn", {"step": 0})["table"] for _ in range(2))
    assert [ada.get(f"/api/tables/{table}")["lesson"] for table in (first, second)] == ["first-turn"] * 2


def test_no_hints_are_given(ada: Guest) -> None:
    """The coach tells what to do."""
    _, socket = opened(ada, "first-turn")
    assert not socket.last["table"]["hints"]
    assert socket.refusal(type="hint", version=socket.version) == "refused-hints"


@pytest.mark.parametrize("line", [("work nothing slot-9",), ("rest", "rest", "rest", "rest", "rest")])
def test_one_that_has_changed_since_is_refused(
    ada: Guest, line: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table stays as it was."""
    table, socket = opened(ada, "first-turn", 5)
    lesson = LESSONS["first-turn"]
    other = replace(lesson, steps=(replace(lesson.steps[0], take=line), *lesson.steps[1:]))
    monkeypatch.setattr("scholars.server.tables.teaching.taught", lambda _catalogue: {lesson.id: other})
    assert ada.refusal("PUT", f"/api/tables/{table}/step", 404, {"step": 5}) == "refused-no-lesson"
    assert ada.sit(table).version == socket.version


def test_one_whose_rules_have_changed_is_refused(ada: Guest, server: Served) -> None:
    """It goes on from the start of its last turn, and no longer along the lesson."""
    table, _ = opened(ada, "first-turn")

    async def gone_on() -> None:
        async with server.services.tables.change(table) as live:
            live.row.start_version = 1
            await server.services.tables.store(live)

    server.do(gone_on())
    assert ada.refusal("PUT", f"/api/tables/{table}/step", 404, {"step": 0}) == "refused-no-lesson"


def test_it_goes_to_any_step_and_back(ada: Guest, server: Served) -> None:
    """Also after a choice that is not the lesson's, and past what cannot be undone."""
    lesson = LESSONS["first-turn"]
    table, socket = opened(ada, "first-turn", 7)
    assert socket.last["play"]["choices"] == lesson.begins(7)
    for choice in ("work biology slot-2", "dice blue-2"):
        assert socket.choose(choice)["result"] == "done"
    for step in (7, 5, 0, 8):
        ada.put(f"/api/tables/{table}/step", {"step": step}, 204)
        socket.wait(lambda last, step=step: last["play"]["choices"] == lesson.begins(step))  # type: ignore[misc]
    assert ada.refusal("PUT", f"/api/tables/{table}/step", 400, {"step": 99}) == "refused-no-such-moment"
    with server.guest("Ben") as ben:
        assert ben.refusal("PUT", f"/api/tables/{table}/step", 403, {"step": 0}) == "refused-no-seat"


def test_whoever_goes_another_way_is_answered_by_a_bot(ada: Guest) -> None:
    """A lesson that nobody follows is a game like any other."""
    _, socket = opened(ada, "first-turn")
    for choice in ("work biology slot-2", "dice blue-2", "end-turn"):
        assert socket.choose(choice)["result"] == "done"
    assert socket.wait(lambda last: bool(last["play"]["question"]["options"]), 4 * PATIENCE)["play"]["choices"] > 3


def test_at_other_tables_nobody_looks_for_a_lesson(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot there only thinks for itself."""
    looked: list[object] = []
    monkeypatch.setattr("scholars.server.tables.teaching.taught", looked.append)
    socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "bot", "level": "random"}))
    while not any(one["by"] == "bot" for one in ada.get(f"/api/tables/{socket.last['table']['table']}/log")["entries"]):
        socket.wait(lambda last: bool(last["play"]["question"]["options"]), 4 * PATIENCE)
        socket.choose(socket.options[0])
    assert not looked


def test_unknown_lessons_and_other_tables_are_refused(ada: Guest) -> None:
    """Each in a sentence."""
    assert ada.refusal("POST", "/api/lessons/cooking", 404, {"step": 0}) == "refused-no-lesson"
    table = ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"})
    assert ada.refusal("PUT", f"/api/tables/{table}/step", 404, {"step": 0}) == "refused-no-lesson"


def test_a_lesson_that_was_left_is_cleared_away(ada: Guest, server: Served) -> None:
    """After a few days; it is opened again where it was."""
    table, _ = opened(ada, "first-turn")
    services = server.services

    async def much_later() -> bool:
        async with services.tables.change(table) as live:
            await services.tables.store(live)
            live.row.changed = time.time() - (services.settings.lesson_days + 1) * DAY
            await services.tables.database.store(live.stored)
            live.stored.remember()
        await Housekeeping(services.tables, services.bots).look_round()
        return await services.tables.database.table(table) is None

    assert server.do(much_later())
