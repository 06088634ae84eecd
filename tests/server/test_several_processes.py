"""Several processes over one PostgreSQL database: any of them serves any table."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text, update
from sqlalchemy.exc import DBAPIError

from kit.patience import PATIENCE
from kit.postgresql import Cluster
from kit.random_games import IDLE
from kit.serving import ROOMY, Guest, Served, TableSocket, connected, finish, in_step, play_on, served, until
from scholars.server.bots.jobs import Jobs
from scholars.server.bots.reviews import Job
from scholars.server.services import Services
from scholars.server.settings import Rate
from scholars.server.storage import kept, schema
from scholars.server.storage.database import Lost, Unreachable
from scholars.server.storage.kept import Kept
from scholars.server.storage.postgresql import CONNECTIONS, PostgreSQL
from scholars.server.storage.rows import Entry, SeatRow, Stored, TableRow, values

HERE = "127.0.0.1"  # where all who come in a test are
CHANCE = random.Random(19)  # noqa: S311 - the tests' own


class TestMigrations:
    """A new database is made by whoever comes first."""

    def test_several_that_start_at_once_make_one_database(self, postgresql: Cluster) -> None:
        """One goes through the steps, the others wait for it; nothing is missing and nothing is left over."""

        def compare(connection: Connection) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

        async def start() -> None:
            address = postgresql.new_database()
            databases = [PostgreSQL(address) for _ in range(4)]
            await asyncio.gather(*(database.open() for database in databases))
            async with databases[0].engine.connect() as connection:
                assert await connection.run_sync(compare) == []
                assert (await connection.execute(text("SELECT count(*) FROM alembic_version"))).scalar() == 1
            secrets = await asyncio.gather(*(database.signing_secret() for database in databases))
            assert len(set(secrets)) == 1
            assert len(secrets[0]) > 60
            for database in databases:
                await database.close()

        asyncio.run(start())


def test_a_database_that_takes_nothing_is_not_well(postgresql: Cluster) -> None:
    """As one that only follows another: it can be read, and that is not enough."""

    async def look() -> None:
        address = postgresql.new_database()
        before, after = PostgreSQL(address), PostgreSQL(address)
        await before.open()
        await before.signing_secret()
        await before.look()
        async with before.engine.begin() as connection:
            name = before.engine.url.database
            await connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        await before.close()
        assert await after.signing_secret()
        with pytest.raises(DBAPIError, match="read-only"):
            await after.look()
        await after.close()

    asyncio.run(look())


def test_a_database_that_is_too_busy_is_as_good_as_away(postgresql: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever finds no connection for too long is told to try again, and sees no fault of the server."""
    monkeypatch.setattr("scholars.server.storage.postgresql.PATIENCE", 0.1)

    async def ask() -> None:
        database = PostgreSQL(postgresql.new_database())
        async with AsyncExitStack() as busy:
            for _ in range(CONNECTIONS):
                await busy.enter_async_context(database.engine.connect())
            with pytest.raises(Unreachable):
                await database.read(text("SELECT 1"))
        assert await database.read(text("SELECT 1"))
        await database.close()

    asyncio.run(ask())


def test_work_that_is_done_here_alone_keeps_no_connection_from_itself(postgresql: Cluster) -> None:
    """Whoever goes round the tables has one to be alone with it, and asks over others, however few there are."""

    async def work() -> None:
        address = postgresql.new_database()
        one, other = PostgreSQL(address, connections=1), PostgreSQL(address, connections=1)
        one.patience = 0.1
        async with one.only_here("housekeeping") as mine, one.only_here("hosting") as too:
            assert mine and too  # noqa: PT018 - both at a time
            assert await asyncio.wait_for(one.read(text("SELECT 1")), PATIENCE)
            async with other.only_here("housekeeping") as theirs:
                assert not theirs
        for database in (one, other):
            await database.close()

    asyncio.run(work())


def test_the_short_way_to_the_database_tells_what_the_long_one_does(postgresql: Cluster) -> None:
    """Of a table with everything that can be stored of one, and of one without."""
    bare = TableRow("bare", "casual", [], None, {}, None, "1", 0.5, 1.0)
    full = TableRow(
        *("full", "epic", ["body-of-books"], None, {"open": True}, None, "2", 3.0, 4.25, "running"),
        start={"a": [1, None]},
        position={"b": {"c": "\u2028 é"}},
        asked=1,
        asked_at=5.5,
        due=6.0,
        clocks={"since": 1.5},
        proposals=[{"kind": "undo"}],
        note={"key": "k"},
        dismissed=["x"],
        unrated="unrated-bot",
        departures=[{"seat": 1, "kind": "left", "version": 2, "at": 2.5}],
        pack={},
        continued={"choices": 3},
        continues=True,
    )

    async def compare() -> None:
        database = PostgreSQL(postgresql.new_database())
        await database.open()
        for row in (bare, full):
            seats = [SeatRow(row.id, 1, "open", name="Ben"), SeatRow(row.id, 0, "bot", level="greedy")]
            await database.insert(Stored(row, seats))
            entries = [Entry(row.id, 2, 0, "bot", None, 0, 2.5), Entry(row.id, 1, 0, "bot", "rest", None, 1.5)]
            await database.write(*((insert(schema.entries), values(entry)) for entry in entries))
            asked = {"asked_for": row.id, "since": 0, "most": 5}
            for questions in ([(kept._TABLE, asked), (kept._SEATS, asked)], [(kept._ENTRIES, asked)]):  # noqa: SLF001
                told = await database.rows_together(*questions)
                assert told == await Kept.rows_together(database, *questions)
                assert all(told)
            found = await database.table(row.id)
            assert found is not None
            assert (found.row, found.seats) == (row, seats[::-1])
            assert await database.entries(row.id) == entries[::-1]
        await database.close()

    asyncio.run(compare())


@pytest.fixture(scope="module")
def pair(postgresql: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two servers over one database, each with memory and sockets of its own, as two processes are."""
    data, address = tmp_path_factory.mktemp("pair"), postgresql.new_database()
    with served(data, postgresql=address) as one, served(data, postgresql=address) as other:
        yield one, other


def at_both(pair: tuple[Served, Served], **more: Any) -> tuple[Guest, Guest, list[TableSocket]]:
    """Ada at one server and Ben at the other, at the same table that has begun."""
    ada, ben = pair[0].guest("Ada"), pair[1].guest("Ben")
    table = ada.set_table(**more)
    ben.join(table, ada.invitation(table, 1))
    return ada, ben, [ada.sit(table), ben.sit(table)]


def test_two_people_at_two_processes_play_to_the_end(pair: tuple[Served, Served]) -> None:
    """Each is told what the other chooses, both see the same game, and take choices back together."""
    ada, ben, sockets = at_both(pair)
    with ada, ben:
        play_on(sockets, CHANCE, choices=40)
        assert sockets[0].ask(type="propose", kind="undo", choices=20)["result"] == "done"
        asked = sockets[1].wait(lambda last: bool(last["table"]["proposals"]))["table"]["proposals"][0]
        assert sockets[1].ask(type="answer", proposal=asked["proposal"], agree=True)["result"] == "done"
        finish(sockets, CHANCE)
        in_step(sockets)
        assert sockets[0].last["play"]["outcome"] == sockets[1].last["play"]["outcome"] is not None
        table = sockets[0].last["table"]["table"]
        assert ada.get(f"/api/tables/{table}/record") == ben.get(f"/api/tables/{table}/record")


def test_one_household_is_known_to_every_process(pair: tuple[Served, Served]) -> None:
    """Players of a rated game who share a connection, and those who look for one, are found wherever they are."""
    with pair[0].guest("Ada", 5) as ada, pair[1].guest("Ben", 5) as ben:
        request = {"players": [2]}
        ada.put("/api/match", request)
        assert ben.put("/api/match", request)["same_connection"]
        table = ada.set_table(options={"rated": True})
        ben.join(table, ada.invitation(table, 1))
        for guest in (ada, ben):
            guest.http.delete("/api/match")
            assert guest.get(f"/api/tables/{table}")["unrated"] == {"key": "unrated-household"}


def test_a_rated_game_that_both_players_leave_at_different_processes_counts_once(pair: tuple[Served, Served]) -> None:
    """The first to leave has lost, whichever process is told of it first."""
    with pair[0].guest("Ada", 5) as ada, pair[1].guest("Ben", 6) as ben:
        table = ada.set_table(options={"rated": True})
        ben.join(table, ada.invitation(table, 1))
        sockets = [ada.sit(table), ben.sit(table)]
        play_on(sockets, CHANCE, choices=80)
        ada.post(f"/api/tables/{table}/leave", status=204)
        sockets[1].wait(lambda last: bool(last["table"]["departures"]))
        ben.post(f"/api/tables/{table}/leave", status=204)
        for server in pair:
            server.do(server.services.ratings.look_round())
        ratings = [guest.get("/api/me")["rating"] for guest in (ada, ben)]
        assert ratings == [{"points": 1395, "games": 1}, {"points": 1605, "games": 1}]


def test_of_two_choices_for_one_decision_one_is_taken(pair: tuple[Served, Served]) -> None:
    """Wherever they come in; whoever was slower is told, and then sees what the other chose."""
    with pair[0].guest("Ada") as ada:
        table = ada.set_table({"kind": "me"}, {"kind": "here"})
        sockets = [TableSocket(server.address, table, ada.cookie) for server in pair for _ in range(3)]
        for number in range(10):
            in_step(sockets)
            version, options = sockets[0].version, sockets[0].options
            sent = [socket.send(type="choose", version=version, choice=CHANCE.choice(options)) for socket in sockets]
            results = [answer_to(socket, number)["result"] for socket, number in zip(sockets, sent, strict=True)]
            assert results.count("done") == 1, results
            assert set(results) <= {"done", "doubled", "stale"}
            for socket in sockets:
                socket.wait(lambda last: bool(last["version"] == version + 1))  # noqa: B023 - it is waited for here
            assert ada.get(f"/api/tables/{table}")["version"] == number + 1
        for socket in sockets:
            socket.close()


def answer_to(socket: TableSocket, number: int) -> dict[str, Any]:
    """The answer to a message that was sent."""
    while True:
        told = socket.receive()
        if told["type"] != "table" and told.get("id") == number:
            return told


def test_who_is_there_is_known_everywhere(pair: tuple[Served, Served]) -> None:
    """Who comes and goes, who watches, and what is said, is told to those at another process."""
    ada, ben, (here, there) = at_both(pair)
    with ada, ben, pair[0].guest("Cleo") as cleo:
        table = here.last["table"]["table"]
        here.wait(lambda last: bool(last["table"]["seats"][1]["present"]))
        watching = cleo.sit(table)
        there.wait(lambda last: bool(last["table"]["watching"] == 1))
        watching.close()
        there.wait(lambda last: bool(last["table"]["watching"] == 0))
        there.ask(type="say", text="Salaam")
        while not here.chat:
            here.receive()
        assert [line["text"] for line in here.chat] == ["Salaam"]
        here.ask(type="mute", person=ben.me["person"], muted=True)
        there.close()
        here.wait(lambda last: not last["table"]["seats"][1]["present"])


def test_what_is_cleared_away_is_gone_everywhere(pair: tuple[Served, Served]) -> None:
    """Whoever still looks at it in another process is told."""
    with pair[0].guest("Ada") as ada, pair[1].guest("Ben") as ben:
        table = ada.set_table(options={"open": True})
        socket = ben.sit(table)
        ada.post(f"/api/tables/{table}/leave", status=204)
        assert socket.closed() == 4004
        assert ben.refusal("GET", f"/api/tables/{table}", 404) == "refused-no-table"


def test_bots_play_wherever_people_sit(pair: tuple[Served, Served]) -> None:
    """A bot that is asked by a choice at one process may think in the other; the game comes to its end."""
    with pair[1].guest("Ada") as ada:
        socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "bot", "level": "random"}))
        while not socket.finished:
            if socket.options:
                idle = [option for option in socket.options if option in IDLE]
                assert socket.choose(CHANCE.choice(idle or socket.options))["result"] == "done"
            else:
                socket.receive()


def test_a_job_of_a_process_that_was_killed_is_taken_by_another(postgresql: Cluster, tmp_path: Path) -> None:
    """Its lease lapses, and nobody waits for a bot that nobody thinks for."""
    address = postgresql.new_database()
    with served(tmp_path, postgresql=address, lease_seconds=0.5) as one, one.guest("Ada") as ada:
        one.do(die(one.services))
        socket = ada.sit(ada.set_table({"kind": "bot", "level": "random"}, {"kind": "me"}))
        taken = update(schema.jobs).values(taker="somebody who was killed")
        with suppress(Lost):
            one.do(one.services.database.write(taken))
        with served(tmp_path, postgresql=address, lease_seconds=0.5):
            socket.wait(lambda last: bool(last["version"]))


class TestBusyAndDead:
    """A process that has too much to do is not dead, and one that does nothing any more is."""

    def blocked(self, pair: tuple[Served, Served], seconds: float) -> list[str]:
        """Let the loop of one do a single thing for a while; whom the other takes for dead."""
        gone: list[str] = []
        one, other = pair
        other.services.lease.gone = gone.append

        async def work() -> None:
            time.sleep(seconds)  # noqa: ASYNC251 - as hundreds who come at once

        one.do(work())
        return gone

    @pytest.fixture
    def quick(self, postgresql: Cluster, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
        """Two with short leases."""
        told: dict[str, Any] = {"postgresql": postgresql.new_database(), "lease_seconds": 0.4}
        with served(tmp_path, **told) as one, served(tmp_path, **told) as other:
            yield one, other

    def test_who_is_busy_keeps_the_lease(self, quick: tuple[Served, Served]) -> None:
        """Though its loop has no time for longer than a lease lasts."""
        assert self.blocked(quick, 1.6) == []

    def test_who_is_stuck_does_not(self, quick: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch) -> None:
        """Its thread alone is no life; when it goes on, all know again who is there."""
        monkeypatch.setattr("scholars.server.processes.lease.STUCK", 0.3)
        one, other = quick
        with one.guest("Ada") as ada:
            table = ada.set_table(options={"open": True})
            ada.sit(table)
            until(lambda: other.services.broadcast.elsewhere.sockets(table) != {})
            gone = self.blocked(quick, 1.6)
            until(lambda: one.services.database.name in gone)
            other.services.broadcast.elsewhere.gone(one.services.database.name)
            until(lambda: other.services.broadcast.elsewhere.sockets(table) != {})


async def die(services: Services) -> None:
    """Take no more jobs, as whoever is dead."""
    assert isinstance(services.bots, Jobs)
    services.bots.most = 0


def test_the_database_is_restarted_under_play(postgresql: Cluster, tmp_path: Path) -> None:
    """Whoever chooses meanwhile waits; nothing that was taken is lost, and all is told as before."""
    address = postgresql.new_database()
    with served(tmp_path, postgresql=address) as one, served(tmp_path, postgresql=address) as other:
        ada, ben, sockets = at_both((one, other))
        with ada, ben:
            for mode in ("fast", "immediate"):
                play_on(sockets, CHANCE, choices=9)
                in_step(sockets)
                asked = next(socket for socket in sockets if socket.options)
                version, choice = asked.version, asked.options[0]
                postgresql.stop(mode)
                number = asked.send(type="choose", version=version, choice=choice)
                postgresql.start()
                assert answer_to(asked, number)["result"] == "done"
                in_step(sockets)
            log = ada.get(f"/api/tables/{sockets[0].last['table']['table']}/log")
            assert log["version"] == len(log["entries"]) == sockets[0].version == 20


def test_who_waits_too_long_for_the_database_is_told_so(postgresql: Cluster, tmp_path: Path) -> None:
    """In one sentence, and is served when it is back."""
    with served(tmp_path, postgresql=postgresql.new_database()) as server, server.guest("Ada") as ada:
        assert isinstance(server.services.database, PostgreSQL)
        server.services.database.patience = 0.2
        socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
        postgresql.stop()
        assert socket.refusal(type="choose", version=0, choice=socket.options[0]) == "refused-database-away"
        assert ada.refusal("GET", "/api/tables", 503) == "refused-database-away"
        postgresql.start()
        server.services.database.patience = PATIENCE
        assert socket.choose(socket.options[0])["result"] == "done"


def test_limits_count_for_all_processes_together(postgresql: Cluster, tmp_path: Path) -> None:
    """New guests of an address, somebody's unfinished tables, and a household's: who is refused here is there too."""
    limits = replace(ROOMY, guests=Rate(2, 0.001), tables=2, uploads=Rate(1, 0.001), household=1.5)
    told: dict[str, Any] = {"postgresql": postgresql.new_database(), "limits": limits}
    with (
        served(tmp_path, **told) as one,
        served(tmp_path, **told) as other,
        one.guest("Ada") as ada,
        other.guest("Ben") as ben,
        Guest(one.address) as cleo,
        Guest(other.address) as again,
    ):
        assert cleo.refusal("PUT", "/api/me", 429, {"name": "Cleo"}) == "refused-too-fast"
        again.http.headers["Cookie"] = ada.cookie
        assert again.get("/api/me")["name"] == "Ada"
        ada.set_table()
        again.set_table()
        for guest in (ada, again):
            refused = guest.refusal("POST", "/api/tables", 429, {"seats": [{"kind": "me"}, {"kind": "open"}]})
            assert refused == "refused-too-many-tables"
        ben.set_table()
        refused = ben.refusal("POST", "/api/tables", 429, {"seats": [{"kind": "me"}, {"kind": "open"}]})
        assert refused == "refused-too-many-tables-here"
        assert ada.refusal("POST", "/api/replays", 400, {"record": {}}) != "refused-too-fast"
        assert again.refusal("POST", "/api/replays", 429, {"record": {}}) == "refused-too-fast"


@pytest.fixture(scope="class")
def few(postgresql: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two that allow little, of which nothing comes back while the test lasts."""
    few = Rate(6, 0.001)
    limits = replace(ROOMY, requests=Rate(60, 0.001), messages=few, sockets=4, connections_each=3, household=1)
    told: dict[str, Any] = {"postgresql": postgresql.new_database(), "limits": limits, "lease_seconds": 0.4}
    data = tmp_path_factory.mktemp("few")
    with served(data, **told) as one, served(data, **told) as other:
        yield one, other


class TestSharedLimits:
    """What each process counts in its memory counts everywhere soon, though the database is not asked."""

    @pytest.fixture(autouse=True)
    def nobody(self, few: tuple[Served, Served]) -> None:
        """Each test begins when both have heard that nobody holds anything at the other any more."""
        held = [server.services.sockets.places for server in few]
        until(lambda: all(places.elsewhere(("address", HERE)) == 0 for places in held))

    def test_messages(self, few: tuple[Served, Served]) -> None:
        """Whoever has sent as many as one may over one socket can send no more over another, elsewhere."""
        with few[0].guest("Ada") as ada:
            table = ada.set_table({"kind": "me"}, {"kind": "here"})
            here, there = (TableSocket(server.address, table, ada.cookie) for server in few)
            for _ in range(6):
                here.ask(type="standing", version=0)
            messages = dict(few[1].services.sockets.messages.parts())
            until(lambda: messages[""].left(HERE) < 1)
            there.send(type="standing", version=0)
            assert there.closed() == 4008
            here.close()

    def test_sockets(self, few: tuple[Served, Served]) -> None:
        """Those at all processes are counted; when they are closed there is room again."""
        with few[0].guest("Ben") as ben:
            table, places = ben.set_table(), few[1].services.sockets.places
            held = [TableSocket(few[0].address, table, ben.cookie) for _ in range(4)]
            until(lambda: places.elsewhere(("address", HERE)) == 4)
            assert TableSocket(few[1].address, table, ben.cookie).closed() == 4008
            for socket in held:
                socket.close()
            until(lambda: places.elsewhere(("address", HERE)) == 0)
            again = TableSocket(few[1].address, table, ben.cookie)
            assert again.last["table"]["table"] == table
            again.close()

    def test_connections(self, few: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch) -> None:
        """Those at work at all processes are counted; whoever only holds one keeps nobody out anywhere."""
        doors = few[1]._server.config.doors  # type: ignore[attr-defined] # noqa: SLF001 - what it counts itself
        monkeypatch.setattr(doors, "proxies", [])
        with few[0].guest("Cleo") as cleo, ExitStack() as idle:
            for _ in range(6):
                idle.enter_context(connected(few[0]))
            table = cleo.set_table()
            held = [TableSocket(few[0].address, table, cleo.cookie) for _ in range(3)]
            until(lambda: doors.crowd.elsewhere(("address", HERE)) == 3)
            with connected(few[1]) as sent_away:
                assert sent_away.recv(1) == b""
            for socket in held:
                socket.close()
            until(lambda: doors.crowd.elsewhere(("address", HERE)) == 0)
            with Guest(few[1].address) as again:
                assert again.http.get("/api/offer").status_code == 200

    def test_requests(self, few: tuple[Served, Served]) -> None:
        """Those of one address, whichever process they come to."""
        with Guest(few[0].address) as here, Guest(few[1].address) as there:
            while here.http.get("/api/offer").status_code == 200:
                pass
            requests = few[1].services.requests
            until(lambda: requests.left(HERE) < 1)
            assert there.refusal("GET", "/api/offer", 429) == "refused-too-fast"


def test_a_review_is_told_by_whoever_is_asked(pair: tuple[Served, Served]) -> None:
    """One process judges it; the other tells how far that is, and has it not judged again."""
    with pair[0].guest("Ada") as ada, Guest(pair[1].address) as again:
        again.http.headers["Cookie"] = ada.cookie
        socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
        finish([socket], CHANCE)
        address = f"/api/tables/{socket.last['table']['table']}/review"
        record = ada.get(address.replace("review", "record"))
        pair[0].services.reviews.reviews._judge = judged_by_half  # type: ignore[method-assign] # noqa: SLF001 - no thinking here
        ada.post(address)
        until(lambda: again.http.get(address).status_code == 200 and again.get(address)["state"] == "judging")
        assert again.post(address)["state"] == "judging"
        assert pair[1].services.reviews.reviews.find(record) is None


async def judged_by_half(job: Job) -> None:
    """A review that goes on for as long as anybody waits."""
    job.done = 0.5
    await asyncio.Event().wait()


def test_what_no_text_can_have_is_not_there(pair: tuple[Served, Served]) -> None:
    """A name with a letter that the database does not know is nobody's."""
    with pair[0].guest("Ada") as ada:
        assert ada.refusal("GET", "/api/tables/a%00b", 404) == "refused-no-table"
        assert ada.refusal("GET", "/api/replays/a%00b", 404) == "refused-no-replay"
