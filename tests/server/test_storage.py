"""What is stored: migrations, backups and races."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from kit.command import code_of
from kit.serving import ROOMY, Guest, Served, TableSocket, in_step, play_on, served
from scholars.server.refusals import Refused
from scholars.server.services import Services
from scholars.server.settings import Settings
from scholars.server.storage import schema
from scholars.server.storage.database import Database
from scholars.server.storage.folder import Lock
from scholars.server.storage.lost import Lost
from scholars.server.storage.migrating import HEAD, MIGRATIONS, migrate
from scholars.server.storage.opening import database_of
from scholars.server.storage.sqlite import SQLite
from scholars.server.tables import playing, setting
from scholars.server.wire import protocol

CHANCE = random.Random(31)  # noqa: S311 - the tests' own


def guest_row(name: str) -> Any:
    """A statement that stores a guest."""
    return insert(schema.identities).values(id=name, person=name, name=name, language="en", created=0.0)


class TestMigrations:
    """From any earlier database to that of this program."""

    def test_the_last_step_is_the_one_the_program_goes_to(self) -> None:
        """Whoever adds a step says so."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        assert ScriptDirectory.from_config(config).get_heads() == [HEAD]

    def test_the_steps_lead_to_the_schema(self) -> None:
        """Nothing is missing and nothing is left over."""
        with create_engine("sqlite://").connect() as connection:
            migrate(connection)
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
            migrate(connection)  # a second time there is nothing to do
        connection.engine.dispose()

    def test_what_was_stored_stays(self, tmp_path: Path, storage: str | None) -> None:
        """A server that is started again finds everything."""

        async def twice() -> list[str]:
            for name in ("ada", "ben"):
                database = database_of(Settings(tmp_path, storage))
                await database.open()
                await database.write(guest_row(name))
                found = await database.read(select(schema.identities.c.id))
                await database.close()
            return sorted(row.id for row in found)

        assert asyncio.run(twice()) == ["ada", "ben"]


def with_database(tmp_path: Path, work: Any, storage: str | None = None) -> None:
    """Do something with a new database."""

    async def run() -> None:
        database = database_of(Settings(tmp_path, storage))
        await database.open()
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


class TestWriting:
    """All of a change or nothing; what is acknowledged is on the disk."""

    def test_the_disk_is_waited_for(self, tmp_path: Path) -> None:
        """Write-ahead log, synchronous FULL, foreign keys."""

        async def look(database: SQLite) -> None:
            with database.engine.connect() as connection:
                told = [
                    connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                ]
            assert told == ["wal", 2, 1]

        with_database(tmp_path, look)

    def test_one_of_two_that_want_the_same_is_told(self, tmp_path: Path, storage: str | None) -> None:
        """And all others in the same transaction are stored, whole."""

        async def race(database: Database) -> None:
            changes = [[guest_row(f"guest-{number}"), guest_row(f"friend-{number}")] for number in range(20)]
            changes[7] = [guest_row("somebody"), guest_row("friend-3")]
            told = await asyncio.gather(*(database.write(*change) for change in changes), return_exceptions=True)
            (loser,) = (number for number, outcome in enumerate(told) if outcome is not None)
            assert loser in (3, 7)
            assert isinstance(told[loser], Lost)
            stored = {row.id for row in await database.read(select(schema.identities.c.id))}
            assert {3: "guest-3", 7: "somebody"}[loser] not in stored
            assert len(stored) == 38

        with_database(tmp_path, race, storage)

    def test_an_update_that_finds_nothing_is_lost(self, tmp_path: Path, storage: str | None) -> None:
        """Since somebody else was faster."""

        async def late(database: Database) -> None:
            with pytest.raises(Lost):
                await database.write(update(schema.identities).where(schema.identities.c.id == "x").values(name="y"))

        with_database(tmp_path, late, storage)

    def test_a_fault_tells_no_secrets(self, tmp_path: Path, storage: str | None) -> None:
        """It is written into the log, and what was to be stored may be somebody's secret."""

        async def fail(database: Database) -> None:
            await database.write(text("ALTER TABLE identities RENAME TO others"))
            with pytest.raises(DBAPIError) as fault:
                await database.write(guest_row("the-secret-of-ada"))
            assert "identities" in str(fault.value)
            assert "the-secret-of-ada" not in str(fault.value)

        with_database(tmp_path, fail, storage)


class TestTwoProcesses:
    """Two servers over one database that do not know of each other: even then a change is made once."""

    @pytest.fixture(autouse=True)
    def no_locks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Over a disk of another machine a lock may mean nothing."""
        monkeypatch.setattr(Lock, "take", lambda _lock, _address=None: None)

    @staticmethod
    def both(tmp_path: Path, work: Any) -> None:
        """Do something with two houses over the same data."""

        async def run() -> None:
            houses = [Services(Settings(tmp_path, limits=ROOMY)) for _ in range(2)]
            for services in houses:
                await services.open()
            try:
                await work(*houses)
            finally:
                for services in houses:
                    await services.close()

        asyncio.run(run())

    def test_two_choices_race_for_one_decision(self, tmp_path: Path) -> None:
        """One wins, the other is told; both then see the same table."""

        async def race(one: Services, other: Services) -> None:
            guest, table = await table_of(one)
            for round_ in range(12):
                async with one.tables.at(table) as live, other.tables.at(table) as twin:
                    assert live.game is not None
                    assert live.game.decision is not None
                    if twin.row.version != live.row.version:
                        other.tables.drop(table)
                    options = [str(option) for option in live.game.decision.options]
                    version = live.row.version
                asked = [
                    protocol.Choose(type="choose", version=version, choice=choice, id=number)
                    for number, choice in enumerate((options[0], options[-1]))
                ]
                told = await asyncio.gather(
                    playing.choose(one.tables, guest, table, asked[0]),
                    playing.choose(other.tables, guest, table, asked[1]),
                )
                assert sorted(answer.result for answer in told) == ["done", "stale"], round_  # type: ignore[attr-defined]
                async with one.tables.at(table) as live, other.tables.at(table) as twin:
                    assert live.row.version == twin.row.version == version + 1
                    assert live.game == twin.game

        self.both(tmp_path, race)

    def test_one_seat_is_not_given_twice(self, tmp_path: Path) -> None:
        """Whoever was slower is told."""

        async def race(one: Services, other: Services) -> None:
            ada, ben, cleo = [await one.identities.create(protocol.Myself(name=name)) for name in ("A", "B", "C")]
            asked = protocol.NewTable(
                seats=[protocol.NewSeat(kind="me"), protocol.NewSeat(kind="open")],
                options=protocol.TableOptions(open=True),
            )
            table = await setting.create(one.tables, ada, asked)
            async with other.tables.at(table):
                pass
            told = await asyncio.gather(
                setting.join(one.tables, ben, table, protocol.Join()),
                setting.join(other.tables, cleo, table, protocol.Join()),
                return_exceptions=True,
            )
            (fault,) = (outcome for outcome in told if outcome is not None)
            assert isinstance(fault, Lost | Refused)
            async with one.tables.at(table) as live, other.tables.at(table) as twin:
                assert live.seats == twin.seats
                assert live.row.status == "running"

        self.both(tmp_path, race)


async def table_of(services: Services) -> tuple[str, str]:
    """A guest, and a table at which they play both seats."""
    guest = await services.identities.create(protocol.Myself(name="Ada"))
    seats = [protocol.NewSeat(kind="me"), protocol.NewSeat(kind="here")]
    return guest.id, await setting.create(services.tables, guest, protocol.NewTable(seats=seats))


def test_many_choices_at_once_leave_one_game(server: Served) -> None:
    """Twenty sockets of one person race for every decision; each decision is taken once."""
    with server.guest("Ada") as ada:
        table = ada.set_table({"kind": "me"}, {"kind": "here"})
        sockets = [ada.sit(table) for _ in range(6)]
        for _ in range(10):
            in_step(sockets)
            version, options = sockets[0].version, sockets[0].options
            numbers = [socket.send(type="choose", version=version, choice=CHANCE.choice(options)) for socket in sockets]
            results = [answer_to(socket, number)["result"] for socket, number in zip(sockets, numbers, strict=True)]
            assert results.count("done") == 1
            assert set(results) <= {"done", "doubled", "stale"}
        assert ada.get(f"/api/tables/{table}")["version"] == 10


def answer_to(socket: TableSocket, number: int) -> dict[str, Any]:
    """The answer to a message that was sent."""
    while True:
        told = socket.receive()
        if told["type"] != "table" and told.get("id") == number:
            return told


class TestBackup:
    """`scholars backup DIR`, while the server runs."""

    def test_a_server_starts_from_the_copy(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """With everybody's tables, and their cookies still theirs."""
        with served(tmp_path / "data") as server, server.guest("Ada") as ada:
            table = ada.set_table({"kind": "me"}, {"kind": "here"})
            socket = ada.sit(table)
            play_on([socket], CHANCE, choices=9)
            assert code_of("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")) == 0
            play_on([socket], CHANCE, choices=2)
            cookie = ada.cookie
        assert "Copied" in capsys.readouterr().out
        with served(tmp_path / "copy") as server, Guest(server.address) as again:
            again.http.headers["Cookie"] = cookie
            assert again.get(f"/api/tables/{table}")["version"] == 9

    def test_what_cannot_be_copied_is_refused(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """No server there, or something already where the copy would go."""
        assert code_of("backup", str(tmp_path / "copy"), "--data", str(tmp_path)) == 1
        assert "nothing of a server" in capsys.readouterr().err
        sqlite3.connect(tmp_path / "scholars.sqlite").close()
        assert code_of("backup", str(tmp_path), "--data", str(tmp_path)) == 1
        assert "there already" in capsys.readouterr().err

    def test_what_fails_leaves_nothing_behind(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """So that it can be tried again."""
        data = tmp_path / "what? a folder #1"
        data.mkdir()
        (data / "scholars.sqlite").write_text("no database " * 400, encoding="ascii")
        assert code_of("backup", str(tmp_path / "copy"), "--data", str(data)) == 1
        assert "not a database" in capsys.readouterr().err
        assert not (tmp_path / "copy").exists()

    def test_a_damaged_database_is_not_called_a_copy(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Whoever keeps a copy wants to be able to use it."""
        path = tmp_path / "scholars.sqlite"
        with sqlite3.connect(path) as database:
            database.execute("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT)")
            database.execute("CREATE INDEX names ON things (name)")
            database.executemany("INSERT INTO things (name) VALUES (?)", [(f"thing {n}" * 9,) for n in range(2_000)])
        database.close()
        pages = bytearray(path.read_bytes())
        for page in range(3, len(pages) // 4096, 4):
            pages[page * 4096 : page * 4096 + 400] = bytes(400)
        path.write_bytes(pages)
        assert code_of("backup", str(tmp_path / "copy"), "--data", str(tmp_path)) == 1
        assert "damaged" in capsys.readouterr().err
        assert not (tmp_path / "copy").exists()

    def test_a_folder_may_be_called_anything(self, tmp_path: Path) -> None:
        """Also what means something in an address."""
        data = tmp_path / "50% of #1? yes"
        with served(data) as server, server.guest("Ada") as ada:
            ada.set_table()
        assert sorted(path.name for path in data.glob("scholars.sqlite")) == ["scholars.sqlite"]
        assert code_of("backup", str(tmp_path / "copy"), "--data", str(data)) == 0
