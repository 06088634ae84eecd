"""All connections to the database are in use for too long: what goes on by itself says so in a line, and goes on."""

import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import TimeoutError as AllBusy
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.testing import capture_logs

from kit.command import code_of
from kit.postgresql import Cluster
from kit.serving import Served, sat_down, served, until
from scholars.server.log_writing import write_from
from scholars.server.storage.database import Unreachable
from scholars.server.storage.postgresql import CONNECTIONS, PostgreSQL

EVENTS = {"hosting_failed", "attending_failed", "jobs_not_taken"}


@pytest.fixture
def impatient(postgresql: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that waits a moment for a connection, and not ten seconds."""
    monkeypatch.setattr("scholars.server.storage.postgresql.PATIENCE", 0.05)
    monkeypatch.setattr("scholars.server.bots.jobs.LOOK", 0.1)
    monkeypatch.setattr("scholars.server.tables.housekeeping.SELDOM", 0.1)
    address = postgresql.new_database()
    write_from(logging.WARNING)
    try:
        with served(tmp_path / "data", postgresql=address, bot_processes=1, lease_seconds=0.5) as server:
            yield server
    finally:
        write_from(logging.ERROR)


@contextmanager
def busy(server: Served) -> Iterator[None]:
    """All connections but those that nobody else may have are in use."""
    database, held = server.services.database, AsyncExitStack()
    assert isinstance(database, PostgreSQL)

    async def take() -> None:
        for _ in range(CONNECTIONS):
            held.push_async_callback((await free(database)).close)

    server.do(take())
    try:
        yield
    finally:
        server.do(held.aclose())


async def free(database: PostgreSQL) -> AsyncConnection:
    """A connection, as soon as there is one."""
    while True:
        with suppress(AllBusy):
            return await database.engine.connect()


def test_what_goes_on_by_itself_waits_for_a_connection(impatient: Served) -> None:
    """Each says so in one line, as often as it tried, and there is no fault among them."""
    with capture_logs() as told:
        with busy(impatient):
            until(lambda: {line["event"] for line in told} >= EVENTS)
        with impatient.guest("Ada") as ada:
            assert ada.get("/api/me")["person"] == ada.me["person"]
    waited = [line for line in told if line["event"] in EVENTS]
    assert {line["log_level"] for line in waited} == {"warning"}
    assert not any("exc_info" in line for line in waited)


def test_an_order_that_found_no_connection_is_carried_out_at_the_next_look(
    impatient: Served, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the connection went between reading an order and taking it."""
    database = impatient.services.database
    write, failed = database.write, list[Any]()

    async def now_and_then(*change: Any) -> None:
        if not failed and "orders" in str(change[0]):
            failed.append(change)
            raise Unreachable
        await write(*change)

    with ExitStack() as leaving:
        ada, ben, sockets = sat_down(impatient)
        leaving.enter_context(ada)
        leaving.enter_context(ben)
        monkeypatch.setattr(database, "write", now_and_then)
        address = impatient.services.settings.postgresql
        assert address is not None
        assert code_of("admin", "announce", "Tea at five.", "--database", address) == 0
        assert failed
        while sockets[0].receive()["type"] != "house":
            pass
    assert capsys.readouterr().out == "Done.\n"
