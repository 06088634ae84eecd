"""What whoever runs a server can do with it while it runs: look, announce, ban, delete, stop it, copy it."""

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode

import httpx2
import pytest
from sqlalchemy import select, update
from websockets.exceptions import InvalidStatus

from kit.command import code_of
from kit.patience import PATIENCE
from kit.serving import Guest, Served, TableSocket, finish, sat_down, served, two_at_a_table, until
from scholars.server.settings import Limits, Rate, Settings
from scholars.server.storage import schema

PASSWORD = "open sesame"
HTML = {"Accept": "text/html", "Accept-Language": "fr-CA,fr;q=0.9"}


@pytest.fixture
def leaving() -> Iterator[ExitStack]:
    """Whoever is in it goes when the test ends."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture(scope="module")
def private(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a password."""
    with served(tmp_path_factory.mktemp("private") / "data", password=PASSWORD) as running:
        yield running


def bring(leaving: ExitStack, *guests: Guest) -> None:
    """Let guests go when the test ends."""
    for guest in guests:
        leaving.enter_context(guest)


def admin(server: Served, capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    """What `scholars admin` says about a running server."""
    data = server.services.settings.data
    assert code_of("admin", *words, "--data", str(data)) == code
    told = capsys.readouterr()
    return told.err if code else told.out


def test_tables_and_guests_are_listed(shared: Served, capsys: pytest.CaptureFixture[str], leaving: ExitStack) -> None:
    """Everything a host needs to name one of them."""
    ada, ben, table = two_at_a_table(shared)
    bring(leaving, ada, ben)
    listed = admin(shared, capsys, "tables", "--status", "running")
    assert table in listed
    assert "Ada, Ben" in listed
    guests = admin(shared, capsys, "guests")
    assert ada.me["person"] in guests
    assert ben.me["person"] in guests


def test_everybody_at_a_table_hears_what_is_announced(
    shared: Served, capsys: pytest.CaptureFixture[str], leaving: ExitStack
) -> None:
    """At once, and who comes later; until it is told no more."""
    ada, ben, table = two_at_a_table(shared)
    bring(leaving, ada, ben)
    socket = ada.sit(table)
    assert admin(shared, capsys, "announce", "Tea at five.") == "Done.\n"
    assert heard(socket)["announcement"] == "Tea at five."
    assert heard(ben.sit(table))["announcement"] == "Tea at five."
    admin(shared, capsys, "announce")
    assert heard(socket)["announcement"] is None


def heard(socket: TableSocket) -> dict[str, object]:
    """The next thing that concerns every table."""
    while True:
        told: dict[str, object] = socket.receive()
        if told["type"] == "house":
            return told


def test_a_banned_guest_is_outside_at_once(
    shared: Served, capsys: pytest.CaptureFixture[str], leaving: ExitStack
) -> None:
    """Their sockets are closed, they are refused, and nobody else is; until they are let in again."""
    ada, ben, table = two_at_a_table(shared)
    bring(leaving, ada, ben)
    socket = ada.sit(table)
    person = ada.me["person"]
    assert admin(shared, capsys, "ban", person) == "Done.\n"
    assert socket.closed() == 4000
    assert ada.refusal("GET", "/api/me", 403) == "refused-banned"
    ben.get("/api/me")
    assert person in admin(shared, capsys, "bans")
    admin(shared, capsys, "unban", person)
    ada.get("/api/me")
    assert "nobody is known by this" in admin(shared, capsys, "ban", "nobody", code=1)


def test_a_banned_address_is_outside(server: Served, capsys: pytest.CaptureFixture[str], leaving: ExitStack) -> None:
    """Over HTTP and over sockets, whoever it is."""
    ada = leaving.enter_context(server.guest("Ada"))
    table = ada.set_table()
    admin(server, capsys, "ban", "127.0.0.0/8")
    assert ada.refusal("GET", "/api/tables", 403) == "refused-banned"
    with pytest.raises(InvalidStatus):
        ada.sit(table)
    admin(server, capsys, "unban", "127.0.0.0/8")
    ada.get("/api/tables")


def test_a_table_and_a_guest_are_deleted(
    shared: Served, capsys: pytest.CaptureFixture[str], leaving: ExitStack
) -> None:
    """Whoever looks at the table is told; of the guest nothing is left but a bot in their seat."""
    ada, ben, table = two_at_a_table(shared)
    bring(leaving, ada, ben)
    other = ada.set_table()
    socket = ada.sit(other)
    assert admin(shared, capsys, "delete-table", other) == "Done.\n"
    assert socket.closed() == 4004
    ada.get(f"/api/tables/{other}", 404)
    assert admin(shared, capsys, "delete-guest", ada.me["person"]) == "Done.\n"
    assert ada.get("/api/me")["person"] is None
    assert ben.get(f"/api/tables/{table}")["seats"][0]["kind"] == "bot"
    assert admin(shared, capsys, "delete-table", other, code=1) == "scholars: There is no such table.\n"


def test_a_server_comes_to_rest(server: Served, capsys: pytest.CaptureFixture[str], leaving: ExitStack) -> None:
    """No new table, no new turn; the turn under way is finished, and then the server stops."""
    ada, ben, sockets = sat_down(server)
    bring(leaving, ada, ben)
    stopped: list[bool] = []
    server.services.hosting.orders.draining.stop = lambda: stopped.append(True)
    asked = next(socket for socket in sockets if socket.options)
    work = next(option for option in asked.options if option not in ("rest", "pass"))
    asked.choose(work)
    admin(server, capsys, "drain", "--minutes", "60")
    assert ada.refusal("POST", "/api/tables", 503, {"seats": [{"kind": "me"}, {"kind": "open"}]}) == "refused-stopping"
    assert not stopped
    chance = random.Random(1)  # noqa: S311 - any choices will do
    while not stopped:
        for socket in sockets:
            socket.wait(lambda last: last["version"] >= asked.version)
        mine = next(socket for socket in sockets if socket.options)
        told = mine.choose(chance.choice(mine.options))
        if told["type"] == "refused":
            assert told["refusal"]["key"] == "refused-stopping"
            until(lambda: bool(stopped))


@pytest.mark.parametrize("rests", [True, False], ids=["begun before", "begun later"])
def test_who_was_still_starting_comes_to_rest_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], rests: bool
) -> None:
    """Another has carried the order out when it looks for the first time; what came before its time is history."""
    began, data = time.time(), tmp_path / "data"
    with served(data) as first:
        first.services.hosting.orders.draining.stop = lambda: None
        admin(first, capsys, "drain", "--minutes", "60")
        until(lambda: first.services.tables.draining)
    second = Served(Settings(data, sweep_seconds=0.1, since=began if rests else time.time()))
    stopped: list[bool] = []
    second.services.hosting.orders.draining.stop = lambda: stopped.append(True)
    second.start()
    try:
        admin(second, capsys, "announce", "Tea at five.")  # it has looked since then
        assert second.services.tables.draining == rests
        assert bool(stopped) == rests
    finally:
        second.stop()


def test_orders_and_searches_go_through_either_storage(
    storage: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str], leaving: ExitStack
) -> None:
    """A file, or PostgreSQL: what the host orders and who looks for a game stands in the database."""
    with served(tmp_path / "data", postgresql=storage) as server:
        ada, ben = server.guest("Ada", 1), server.guest("Ben", 2)
        bring(leaving, ada, ben)
        wish = {"players": [2]}
        assert ada.put("/api/match", wish)["table"] is None
        table = ben.put("/api/match", wish)["table"]
        socket = ada.sit(table)
        where = ("--data", str(tmp_path / "data")) if storage is None else ("--database", storage)
        assert code_of("admin", "announce", "Tea at five.", *where) == 0
        assert heard(socket)["announcement"] == "Tea at five."
        assert code_of("admin", "ban", ada.me["person"], *where) == 0
        assert ada.refusal("GET", "/api/me", 403) == "refused-banned"
        assert capsys.readouterr().out == "Done.\nDone.\n"


class TestThePassword:
    """A private server."""

    def test_nothing_is_open_before_it_is_said(self, private: Served) -> None:
        """A page asks for it in the browser's language; only whether the server lives is told."""
        with httpx2.Client(base_url=private.address, trust_env=False) as stranger:
            page = stranger.get("/table/x", headers=HTML)
            assert page.status_code == 401
            assert '<html lang="fr">' in page.text
            assert "Mot de passe" in page.text
            assert stranger.get("/api/offer").json()["refusal"]["key"] == "refused-password"
            assert stranger.get("/metrics").status_code == 401
            assert stranger.get("/healthz").text == "ok\n"
        with pytest.raises(InvalidStatus), Guest(private.address) as nobody:
            nobody.sit("x")

    def test_who_says_it_comes_in_and_is_remembered(self, private: Served) -> None:
        """A wrong one is refused; the right one leads to where one wanted to go."""
        with Guest(private.address) as guest:
            origin = HTML | {"Origin": private.address}
            wrong = guest.http.post("/new", data={"password": "sesame"}, headers=origin)
            assert (wrong.status_code, "alert" in wrong.text) == (403, True)
            right = guest.http.post("/new", data={"password": PASSWORD}, headers=origin)
            assert (right.status_code, right.headers["location"]) == (303, "/new")
            guest.put("/api/me", {"name": "Ada"})
            table = guest.set_table()
            guest.sit(table)

    @pytest.mark.parametrize(
        ("target", "location"),
        [
            ("//evil.example/x", "/evil.example/x"),
            ("///evil.example", "/evil.example"),
            ("/\\evil.example", "/evil.example"),
            ("/%5C/evil.example", "/evil.example"),
            ("/%2F/evil.example", "/evil.example"),
            ("/%2Fevil.example", "/evil.example"),
            ("/%09/evil.example", "/%09/evil.example"),
            ("http://evil.example/x", "/http://evil.example/x"),
            ("/new?next=http://evil.example", "/new"),
        ],
    )
    def test_the_right_password_never_leads_to_another_host(self, private: Served, target: str, location: str) -> None:
        """Browsers take two slashes, a backslash among them, for the beginning of a host."""
        with closing(HTTPConnection("127.0.0.1", int(private.address.rpartition(":")[2]), PATIENCE)) as connection:
            headers = HTML | {"Content-Type": "application/x-www-form-urlencoded", "Host": "127.0.0.1"}
            connection.putrequest("POST", target, skip_host=True)
            body = urlencode({"password": PASSWORD}).encode()
            for name, value in (headers | {"Content-Length": str(len(body))}).items():
                connection.putheader(name, value)
            connection.endheaders(body)
            response = connection.getresponse()
            assert (response.status, response.getheader("Location")) == (303, location)

    def test_a_program_says_it_with_each_request(self, private: Served) -> None:
        """Such as the one that reads the numbers."""
        headers = {"Authorization": "Bearer " + PASSWORD}
        assert httpx2.get(f"{private.address}/metrics", headers=headers, trust_env=False).status_code == 200

    def test_nobody_tries_for_ever(self, tmp_path: Path) -> None:
        """After some that were wrong even the right one has to wait; the right one counts as none."""
        limits = Limits(passwords=Rate(2, 0.001))
        with served(tmp_path / "data", password=PASSWORD, limits=limits) as private:
            codes = [
                httpx2.get(
                    f"{private.address}/api/me", headers={"Authorization": f"Bearer {told}"}, trust_env=False
                ).status_code
                for told in (PASSWORD, PASSWORD, PASSWORD, "wrong", PASSWORD, "wrong", PASSWORD)
            ]
        assert codes == [200, 200, 200, 401, 200, 401, 401]


def test_copies_are_made_by_themselves_and_one_of_them_is_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], leaving: ExitStack
) -> None:
    """The newest are kept; a folder made from one is a server with the same people and the same game."""
    data = tmp_path / "data"
    with served(data, backup_every=0.000001, backup_keep=2) as server:
        ada, ben, table = two_at_a_table(server)
        bring(leaving, ada, ben)
        backups = server.services.hosting.backups
        until(lambda: bool(backups.made()))
        for old in ("2020-01-01T000000Z", "2020-01-02T000000Z", "letters"):
            (backups.folder / old).mkdir(exist_ok=True)
        time.sleep(1.1)  # a copy is named after its second
        server.do(backups.look())
        made = backups.made()
        assert len(made) == 2
        assert (backups.folder / "letters").is_dir()
        version = ada.sit(table).version
        cookie = ada.http.cookies
    assert code_of("restore", str(made[-1]), "--data", str(tmp_path / "again")) == 0
    assert code_of("restore", str(made[-1]), "--data", str(tmp_path / "again")) == 1
    assert "already" in capsys.readouterr().err
    assert code_of("restore", str(tmp_path / "nothing"), "--data", str(tmp_path / "other")) == 1
    assert not (tmp_path / "other").exists()
    with served(tmp_path / "again") as server, Guest(server.address) as again:
        again.http.cookies = cookie
        assert again.get("/api/me")["name"] == "Ada"
        socket = again.sit(table)
        assert socket.version == version
        assert socket.choose(socket.options[0])["result"] == "done" if socket.options else True


def test_what_is_too_old_is_deleted_where_the_host_says_so(tmp_path: Path, leaving: ExitStack) -> None:
    """Finished games, what was said, and guests who never came again; by default nothing."""
    with served(tmp_path / "data") as server:
        ada, ben, sockets = sat_down(server)
        bring(leaving, ada, ben)
        sockets[0].ask(type="say", text="Well played.")
        finish(sockets, random.Random(4))  # noqa: S311 - any choices will do
        lonely = leaving.enter_context(server.guest("Cleo"))
        running = leaving.enter_context(server.guest("Dora")).set_table()
        database, then = server.services.database, time.time() - 100 * 86_400
        server.do(database.write(update(schema.tables).values(changed=then)))
        server.do(database.write(update(schema.identities).values(created=then, seen=then)))
        server.do(database.write(update(schema.chat).values(at=then)))
        server.do(server.services.hosting.retention.look())
        assert len(server.do(database.read(select(schema.tables)))) == 2
    rules = {"finished_days": 50.0, "guest_days": 50.0, "chat_days": 50.0, "waiting_days": 1000.0}
    with served(tmp_path / "data", **rules) as server:
        database = server.services.database
        until(lambda: not server.do(database.read(select(schema.chat))))
        until(lambda: len(server.do(database.read(select(schema.tables)))) == 1)
        until(lambda: len(server.do(database.read(select(schema.identities)))) == 1)
        with Guest(server.address) as stranger:
            assert stranger.get(f"/api/tables/{running}")["status"] == "waiting"
    assert lonely.me["name"] == "Cleo"
