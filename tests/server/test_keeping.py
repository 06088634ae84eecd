"""What a server keeps: for no other eyes, on a disk that is looked at, and never more tables than somebody may have."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import httpx2
import pytest
from sqlalchemy import select
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect

from kit.command import code_of
from kit.serving import Guest, Process, Served, served, until
from scholars.server.people.identity import Identity
from scholars.server.refusals import Refused
from scholars.server.services import Services
from scholars.server.settings import DATABASE, Limits, Settings
from scholars.server.storage import schema, sqlite
from scholars.server.tables import setting
from scholars.server.wire import protocol

POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")


def rights(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


@POSIX
def test_nobody_else_looks_into_the_folder(tmp_path: Path) -> None:
    """A folder and files of an earlier version are closed, too."""
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    for name in (DATABASE, "secret"):
        (data / name).touch(mode=0o644)
    with served(data) as server, server.guest("Ada") as ada:
        ada.set_table()
        found = {path.name: rights(path) for path in data.iterdir()}
        assert rights(data) == 0o700
        assert {"secret", DATABASE, f"{DATABASE}-wal", "lock"} <= set(found)
        assert set(found.values()) == {0o600}
        assert code_of("backup", str(tmp_path / "copy"), "--data", str(data)) == 0
        assert rights(tmp_path / "copy") == 0o700
        assert {rights(path) for path in (tmp_path / "copy").iterdir()} == {0o600}


class TestHealth:
    """`/healthz` is asked by those who start a server again when it is not well."""

    @POSIX
    def test_a_full_disk_is_noticed(self, tmp_path: Path) -> None:
        """And that there is room again."""
        resource = pytest.importorskip("resource")
        if not hasattr(resource, "prlimit"):
            pytest.skip("this system cannot take the disk from a process")
        with Process(tmp_path) as server:
            assert server.process is not None
            written = max(path.stat().st_size for path in tmp_path.iterdir())
            assert self.asked(server.address) == (200, "ok\n")
            before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            assert written > 0
            until(lambda: self.asked(server.address) != (200, "ok\n"))  # the last look is fresh for a moment
            assert self.asked(server.address) == (503, "the database is not well\n")
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
            until(lambda: self.asked(server.address) == (200, "ok\n"))

    @staticmethod
    def asked(address: str) -> tuple[int, str]:
        """How the server is."""
        answer = httpx2.get(f"{address}/healthz", trust_env=False, verify=False)
        return answer.status_code, answer.text

    def test_damage_is_noticed(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """While it runs, and before it is started."""
        monkeypatch.setattr(sqlite, "LOOK_SECONDS", 0.0)
        monkeypatch.setattr("scholars.server.health.FRESH_SECONDS", 0.0)
        with served(tmp_path) as server, server.guest("Ada") as ada:
            assert ada.http.get("/healthz").status_code == 200
        damaged = bytearray((tmp_path / DATABASE).read_bytes())
        damaged[4096:] = bytes(len(damaged) - 4096)
        with served(tmp_path) as server, Guest(server.address) as anybody:
            assert anybody.http.get("/healthz").status_code == 200
            (tmp_path / DATABASE).write_bytes(damaged)
            assert anybody.http.get("/healthz").status_code == 503

    def test_a_damaged_database_is_not_started_with(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """In one sentence, and nothing is changed."""
        with served(tmp_path):
            pass
        damaged = bytearray((tmp_path / DATABASE).read_bytes())
        damaged[4096:] = bytes(len(damaged) - 4096)
        (tmp_path / DATABASE).write_bytes(damaged)
        assert code_of("serve", "--data", str(tmp_path), "--port", "0") == 1
        sentence = f"scholars: {tmp_path / DATABASE}: the database is damaged; start from a backup.\n"
        assert capsys.readouterr().err == sentence
        assert (tmp_path / DATABASE).read_bytes() == damaged


def test_many_tables_at_once_are_not_more_than_somebody_may_have(tmp_path: Path) -> None:
    """However they race: they are counted where they are stored."""

    async def race() -> None:
        services = Services(Settings(tmp_path, limits=Limits(tables=3)))
        await services.open()
        ada = await services.identities.create(protocol.Myself(name="Ada"))

        async def one(guest: Identity) -> str:
            asked = protocol.NewTable(seats=[protocol.NewSeat(kind="me"), protocol.NewSeat(kind="here")])
            return await setting.create(services.tables, guest, asked)

        told = await asyncio.gather(*(one(ada) for _ in range(8)), return_exceptions=True)
        assert sum(isinstance(made, str) for made in told) == 3
        assert {fault.reason.key for fault in told if isinstance(fault, Refused)} == {"refused-too-many-tables"}
        await services.close()

    asyncio.run(race())


class TestIndices:
    """What is looked for among all tables is found without reading them all."""

    def test_whatever_is_forgotten_with_something_else_is_found(self) -> None:
        """A key of another table leads an index, or forgetting a guest would read everything."""
        for table in schema.metadata.tables.values():
            led = {next(iter(index.columns)).name for index in table.indexes}
            led |= {next(iter(table.primary_key.columns)).name}
            missing = {key.parent.name for key in table.foreign_keys} - led
            assert not missing, table.name

    def test_the_lists_of_the_house(self, tmp_path: Path) -> None:
        """Nothing goes through all tables, nor sorts them."""
        tables, seats = schema.tables.c, schema.seats.c
        asked = [
            select(tables.id).where(tables.due <= 1.0),
            select(tables.id).where(tables.host == "ada", tables.status != "finished"),
            select(tables.id).where(tables.status == "waiting").order_by(tables.changed.desc()).limit(9),
            select(tables.id).where(tables.status == "waiting", tables.changed < 1.0),
            select(tables.id).where(tables.lesson.is_not(None), tables.changed < 1.0),
            select(seats.table).where(seats.identity == "ada"),
            select(schema.replays.c.id).where(schema.replays.c.identity == "ada"),
        ]
        with served(tmp_path), closing(sqlite3.connect(tmp_path / DATABASE)) as there:
            for one in asked:
                written = one.compile(dialect=sqlite_dialect(), compile_kwargs={"literal_binds": True})
                plan = " ".join(row[-1] for row in there.execute(f"EXPLAIN QUERY PLAN {written}"))
                assert "SEARCH" in plan, (str(written), plan)
                assert "SCAN" not in plan, (str(written), plan)
                assert "TEMP B-TREE" not in plan, (str(written), plan)


class TestNames:
    """A page of a stranger's can give this machine a name, and then it would be of the same origin."""

    @pytest.mark.parametrize(
        ("host", "status"),
        [
            ("evil.example", 421),
            ("evil.example:8000", 421),
            ("127.0.0.1.evil.example", 421),
            ("[::1", 421),
            ("localhost:8000", 200),
            ("192.168.1.7", 200),
            ("[2001:db8::1]:80", 200),
            ("tigris", 200),
            ("tigris.local", 200),
        ],
    )
    def test_without_a_base_url(self, shared: Served, host: str, status: int) -> None:
        """Numbers, this machine's own names, and names no stranger can have."""
        with Guest(shared.address) as guest:
            answer = guest.http.get("/api/me", headers={"Host": host})
            assert answer.status_code == status
            assert status == 200 or answer.json()["refusal"]["key"] == "refused-host"

    def test_with_one(self, tmp_path: Path) -> None:
        """It is known by that name too, and by no other."""
        with served(tmp_path, base_url="https://scholars.example") as server, Guest(server.address) as guest:
            for host, status in (("scholars.example", 200), ("evil.example", 421), ("127.0.0.1", 200)):
                assert guest.http.get("/api/me", headers={"Host": host}).status_code == status


class TestMadeOnce:
    """The catalogue, the words and the client are the same for everybody."""

    @pytest.mark.parametrize("path", ["/api/catalogue", "/locales/fr.ftl", "/locales/pl/review.ftl"])
    def test_compressed_once_and_known_again(self, shared: Served, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
        """Whoever has it is sent nothing; whoever cannot read it compressed has it plain."""
        with Guest(shared.address) as guest:
            first = guest.http.get(path)
            assert first.headers["content-encoding"] == "gzip"
            monkeypatch.setattr("gzip.compress", lambda *_, **__: 1 / 0)
            monkeypatch.setattr("gzip.GzipFile", lambda *_, **__: 1 / 0)
            again = guest.http.get(path)
            assert again.content == first.content
            mark = {"If-None-Match": first.headers["etag"]}
            known = guest.http.get(path, headers=mark)
            assert (known.status_code, known.content) == (304, b"")
            plain = guest.http.get(path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == first.content
