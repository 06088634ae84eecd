"""At the door: other sites, too much, too fast, and headers that keep a browser safe."""

import json
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from pydantic import ValidationError
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kit.patience import PATIENCE
from kit.serving import (
    ROOMY,
    Guest,
    Json,
    Served,
    TableSocket,
    connected,
    finish,
    in_step,
    play_on,
    sat_down,
    served,
    until,
)
from scholars.server.addresses import address
from scholars.server.boxes.messages import PackMerge
from scholars.server.settings import DATABASE, Limits, Rate, Settings
from scholars.server.wire import protocol
from scholars.server.wire.connection import OUTDATED
from scholars.server.wire.protocol import PROTOCOL

CHANCE = random.Random(8)  # noqa: S311 - the tests' own
MANY = {f"key-{number}": 1 for number in range(3_000)}
ALONE = {"seats": [{"kind": "me"}, {"kind": "here"}]}


class TestOrigin:
    """A change comes from our own pages, or from no page at all."""

    @pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
    def test_another_site_changes_nothing(self, shared: Served, origin: str) -> None:
        """Even with the cookie."""
        with shared.guest("Ada") as ada:
            for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("DELETE", "/api/me")):
                answer = ada.http.request(method, path, json=ALONE, headers={"Origin": origin})
                assert answer.status_code == 403
                assert answer.json()["refusal"]["key"] == "refused-origin"
            assert ada.get("/api/tables")["mine"] == []

    def test_a_browser_that_tells_no_origin_tells_the_site(self, shared: Served) -> None:
        """Sec-Fetch-Site says the same."""
        with shared.guest("Ada") as ada:
            for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)):
                assert ada.http.post("/api/tables", json=ALONE, headers={"Sec-Fetch-Site": site}).status_code == status

    def test_another_site_opens_no_socket(self, shared: Served) -> None:
        """Or it could play with a visitor's cookie."""
        with shared.guest("Ada") as ada:
            table = ada.set_table(*ALONE["seats"])
            place = f"{shared.address.replace('http', 'ws')}/api/tables/{table}/socket?protocol={PROTOCOL}"
            headers = {"Cookie": ada.cookie}
            with (
                pytest.raises(InvalidStatus),
                connect(place, additional_headers=headers, origin=Origin("https://evil.example"), proxy=None),
            ):
                pass
            with connect(place, additional_headers=headers, origin=Origin(shared.address), proxy=None) as socket:
                assert json.loads(socket.recv(PATIENCE))["type"] == "table"

    @pytest.mark.parametrize("query", ["", "?version=3", "?protocol=1", "?protocol=", "?protocol=two"])
    def test_an_old_page_is_told_to_reload(self, shared: Served, query: str) -> None:
        """In one message, in words its own texts need not have; then the socket is closed."""
        with shared.guest("Ada") as ada:
            ada.put("/api/me", {"name": "Ada", "language": "fr"})
            table = ada.set_table(*ALONE["seats"])
            place = f"{shared.address.replace('http', 'ws')}/api/tables/{table}/socket{query}"
            with connect(place, additional_headers={"Cookie": ada.cookie}, proxy=None) as socket:
                told = json.loads(socket.recv(PATIENCE))
                clause = "Le serveur a été mis à jour : rechargez cette page"
                assert told == {
                    "type": "closing",
                    "reason": {"key": "sentence", "values": {"clause": clause.replace(" :", "\u202f:")}},
                    "final": True,
                }
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(PATIENCE)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == OUTDATED

    def test_behind_a_proxy_the_address_of_the_world_counts(self, tmp_path: Path) -> None:
        """Links carry it, the cookie is for encrypted connections only, and other origins are refused."""
        world = "https://scholars.example"
        with served(tmp_path, base_url=world) as server, Guest(server.address) as guest:
            answer = guest.http.put("/api/me", json={"name": "Ada"}, headers={"Origin": world})
            assert answer.status_code == 200
            assert "Secure" in answer.headers["set-cookie"]
            assert guest.http.put("/api/me", json={"name": "A"}, headers={"Origin": server.address}).status_code == 403
            cookie = {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
            made = guest.http.post("/api/tables", json=ALONE, headers=cookie).json()
            assert made["url"].startswith(f"{world}/table/")
            assert guest.http.post("/api/me/link", headers=cookie).json()["url"].startswith(f"{world}/carry#")

    def test_a_usual_port_is_not_said(self, tmp_path: Path) -> None:
        """A browser leaves it out."""
        for told, origin in (
            ("https://Scholars.example:443", "https://scholars.example"),
            ("http://scholars.example:80/", "http://scholars.example"),
            ("https://scholars.example:80", "https://scholars.example:80"),
        ):
            assert Settings(tmp_path, base_url=told).origin == origin

    def test_what_a_proxy_says_of_the_connection_is_believed(self, shared: Served) -> None:
        """It is on this machine; so the answer is as for an encrypted connection."""
        with Guest(shared.address) as guest:
            answer = guest.http.get("/api/me", headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"})
            assert answer.headers["strict-transport-security"]


def test_every_answer_has_the_headers_that_keep_a_browser_safe(shared: Served) -> None:
    """Refusals too."""
    with Guest(shared.address) as guest:
        for path in ("/", "/api/me", "/api/nowhere", "/nowhere", "/healthz", "/locales/en.ftl"):
            headers = guest.http.get(path).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
        assert guest.http.get("/api/me").headers["cache-control"] == "no-store"


class TestTooMuch:
    """Size and speed."""

    def test_a_body_that_is_too_large(self, tmp_path: Path) -> None:
        """Announced or not."""
        with served(tmp_path, limits=Limits(body_bytes=2_000)) as server, server.guest("Ada") as ada:
            body = {"record": {"x": "y" * 3_000}}
            assert ada.refusal("POST", "/api/replays", 413, body) == "refused-too-large"

            answer = ada.http.post("/api/replays", content=(b"x" * 100 for _ in range(30)))
            assert (answer.status_code, answer.json()["refusal"]["key"]) == (413, "refused-too-large")

    def test_most_bodies_are_small(self, shared: Served) -> None:
        """Records, packs and score pads may be larger, as their messages say; nothing else need be."""
        with shared.guest("Ada") as ada:
            assert ada.refusal("PUT", "/api/me", 413, {"name": "x" * 9_000}) == "refused-too-large"
            assert ada.refusal("PUT", "/api/me", 422, {"name": "x" * 8_000}) == "refused-unreadable"
            assert ada.refusal("POST", "/api/replays", 400, {"record": {"x": "y" * 100_000}}) == "refused-record"
            assert ada.refusal("POST", "/api/packs/import", 400, {"pack": {"x": "y" * 100_000}}) == "refused-pack"
            pad = {"players": [{"x": "y" * 50_000}]}
            assert ada.refusal("POST", "/api/tabletop/score", 422, pad) == "refused-unreadable"

    @pytest.mark.parametrize("path", ["/api/tables", "/api/replays", "/api/packs/import", "/api/packs/x/changes"])
    def test_a_request_without_a_name_is_refused_before_its_body_is_read(self, shared: Served, path: str) -> None:
        """A body is announced and never sent."""
        with connected(shared) as raw:
            head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            raw.sendall(f"{head}Content-Length: 8000\r\n\r\n".encode())
            assert raw.recv(12) == b"HTTP/1.1 401"

    def test_a_body_that_is_announced_too_large_is_not_read(self, shared: Served) -> None:
        """Nor is anything of it waited for."""
        with connected(shared) as raw:
            head = "PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            raw.sendall(f"{head}Content-Length: 9000\r\n\r\n".encode())
            assert raw.recv(12) == b"HTTP/1.1 413"

    def test_a_body_that_is_too_large_at_the_door_of_a_private_server(self, tmp_path: Path) -> None:
        """The form with the password has some letters."""
        form = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"}
        with served(tmp_path, password="sesame") as server, Guest(server.address) as guest:  # noqa: S106 - of this test
            answer = guest.http.post("/", content=(b"x" * 1_000 for _ in range(9)), headers=form)
            assert (answer.status_code, answer.json()["refusal"]["key"]) == (413, "refused-too-large")

    @pytest.mark.parametrize(
        ("message", "values"),
        [
            (protocol.UploadedRecord, {"record": {}, **MANY}),
            (protocol.Say, {"type": "say", "text": "hello", **MANY}),
            (PackMerge, {"packs": ["a", "b"], "about": {"name": "c"}, "decisions": dict.fromkeys(MANY, -1)}),
            (PackMerge, {"packs": ["a", "b"], "about": {"name": "c", **MANY}}),
        ],
        ids=["record", "chat", "decisions", "about"],
    )
    def test_the_first_unknown_key_is_the_last_that_is_looked_at(
        self, message: type[protocol.FromClient], values: Json
    ) -> None:
        """To list each of them would keep everybody waiting."""
        with pytest.raises(ValidationError) as refused:
            message.model_validate(values)
        assert refused.value.error_count() == 1

    def test_what_is_nested_too_deep_is_not_parsed(self, shared: Served) -> None:
        """In a body as in a message over a socket."""
        deep = "[" * 300 + "]" * 300
        with shared.guest("Ada") as ada:
            headers = {"Content-Type": "application/json"}
            answer = ada.http.post("/api/replays", content=f'{{"record": {{"x": {deep}}}}}', headers=headers)
            assert (answer.status_code, answer.json()["refusal"]["key"]) == (422, "refused-unreadable")
            socket = ada.sit(ada.set_table(*ALONE["seats"]))
            socket.socket.send(f'{{"type": "resume", "version": 0, "id": 7, "x": {deep}}}')
            assert socket.receive()["refusal"]["key"] == "refused-unreadable"

    def test_a_message_that_is_too_large(self, tmp_path: Path) -> None:
        """The socket is closed, with a word."""
        with served(tmp_path, limits=Limits(message_bytes=300)) as server, server.guest("Ada") as ada:
            table = ada.set_table(*ALONE["seats"])
            socket = ada.sit(table)
            socket.send(type="say", text="x" * 400)
            assert socket.closed() == 1009
            assert (socket.closing or {})["reason"]["key"] == "closing-too-large"
            binary = ada.sit(table)
            binary.socket.send(b"\x00\x01")
            assert binary.closed() == 1009

    def test_too_many_messages(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The socket is closed; the next one serves, once the bucket has filled up again."""
        now = SimpleNamespace(monotonic=lambda: 1.0)  # however long a message takes here
        monkeypatch.setattr("scholars.server.buckets.time", now)
        with served(tmp_path, limits=Limits(messages=Rate(5, 20))) as server, server.guest("Ada") as ada:
            table = ada.set_table(*ALONE["seats"])
            socket = ada.sit(table)
            for _ in range(5):
                socket.send(type="resume", version=0)
                assert socket.receive()["type"] == "table"
            socket.send(type="resume", version=0)
            assert socket.closed() == 4008
            now.monotonic = lambda: 1.05
            again = ada.sit(table)
            assert again.choose(again.options[0])["result"] == "done"

    def test_too_many_requests(self, tmp_path: Path) -> None:
        """From one address; another is not concerned. Files and texts are not counted."""
        with served(tmp_path, limits=Limits(requests=Rate(3, 0.01))) as server, Guest(server.address) as guest:
            assert [guest.http.get("/api/me").status_code for _ in range(4)] == [200, 200, 200, 429]
            assert guest.http.get("/api/me").json()["refusal"]["key"] == "refused-too-fast"
            assert guest.http.get("/api/me", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 200
            assert guest.http.get("/locales/en.ftl").status_code == 200

    def test_sockets_are_counted_too(self, tmp_path: Path) -> None:
        """Or everybody at a table could be told again and again that somebody comes and goes."""
        with served(tmp_path, limits=Limits(requests=Rate(4, 0.01))) as server, server.guest("Ada") as ada:
            table = ada.set_table(*ALONE["seats"])
            for _ in range(2):
                ada.sit(table).close()
            with pytest.raises(InvalidStatus):
                ada.sit(table)

    def test_a_network_of_version_6_is_one_address(self) -> None:
        """For whoever has one of its addresses has 2^64 of them."""
        one, same, other = (address({"client": (f"2001:db8:0:{end}", 1)}) for end in ("1::1", "1:f::2", "2::1"))
        assert one == same != other
        for host in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1:8000", "unknown"):
            assert address({"client": (host, 1)}) == host

    def test_too_many_guests(self, tmp_path: Path) -> None:
        """From one address."""
        with served(tmp_path, limits=Limits(guests=Rate(2, 0.0))) as server:
            for status in (200, 200, 429):
                with Guest(server.address) as guest:
                    assert guest.http.put("/api/me", json={"name": "x"}).status_code == status

    def test_too_many_sockets(self, tmp_path: Path) -> None:
        """Of one person."""
        with served(tmp_path, limits=Limits(sockets=2)) as server, server.guest("Ada") as ada:
            table = ada.set_table(*ALONE["seats"])
            first, _ = ada.sit(table), ada.sit(table)
            third = ada.sit(table)
            assert (third.closing or {})["reason"]["key"] == "closing-too-many"
            assert third.closed() == 4008
            assert first.choose(first.options[0])["result"] == "done"


def test_the_log_comes_in_pages(tmp_path: Path) -> None:
    """However long a game was, nobody waits for all of it to be worded."""
    with served(tmp_path, limits=Limits(log_page=4)) as server, server.guest("Ada") as ada:
        socket = ada.sit(ada.set_table(*ALONE["seats"]))
        play_on([socket], random.Random(3), choices=10)  # noqa: S311 - the test's own
        told, since = [], 0
        while since < 10:
            page = ada.get(f"/api/tables/{socket.last['table']['table']}/log?since={since}")
            assert page["version"] == 10
            assert 0 < len(page["entries"]) <= 4
            told += [one["version"] for one in page["entries"]]
            since = told[-1]
        assert told == list(range(1, 11))


def test_memory_forgets_what_was_long_ago_and_the_log_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes back and chooses again and again fills no memory; all of it is told, with what came of it."""
    monkeypatch.setattr("scholars.server.tables.open_table.MOST_KEPT", 5)
    with served(tmp_path) as server, server.guest("Ada") as ada:
        socket = ada.sit(ada.set_table(*ALONE["seats"]))
        table = socket.last["table"]["table"]
        whole: list[dict[str, object]] = []
        for number in range(6):
            play_on([socket], random.Random(number), choices=1)  # noqa: S311 - the test's own
            if socket.last["play"]["can_undo"]:
                assert socket.ask(type="undo", version=socket.version)["result"] == "done"
            whole += ada.get(f"/api/tables/{table}/log?since={len(whole)}")["entries"]
        assert len(whole) == socket.version > 5
        live = server.services.tables.known(table)
        assert live is not None
        assert len(live.happened) == 5
        assert ada.get(f"/api/tables/{table}/log")["entries"] == whole
        assert ada.get(f"/api/tables/{table}/log?since=2")["entries"] == whole[2:]


class TestWithoutEnd:
    """Whoever goes on for ever at one table fills no database."""

    def test_taking_back_has_an_end_and_the_game_has_not(self, tmp_path: Path) -> None:
        """At the limit nothing is taken back, alone or together; the game is played to its end."""
        chance, enough = random.Random(5), "refused-taken-back-enough"  # noqa: S311 - the test's own
        with served(tmp_path, limits=replace(ROOMY, table_entries=20)) as server:
            ada, ben, sockets = sat_down(server)
            with ada, ben:
                table, back = sockets[0].last["table"]["table"], 0
                while (asked := self.going_on(sockets, chance)).version < 20:
                    assert asked.ask(type="undo", version=asked.version)["result"] == "done"
                    back += 1
                assert back > 5
                for alone in ("undo", "restart-turn"):
                    assert asked.refusal(type=alone, version=asked.version) == enough
                assert asked.refusal(type="propose", kind="undo", choices=0) == enough
                finish(sockets, chance)
                assert len(ada.get(f"/api/tables/{table}/record")["choices"]) == sockets[0].version - 2 * back

    @staticmethod
    def going_on(sockets: list[TableSocket], chance: random.Random) -> TableSocket:
        """Play until somebody could take a choice back; whoever that is."""
        while True:
            play_on(sockets, chance, choices=1)
            in_step(sockets)
            able = [socket for socket in sockets if socket.last["play"]["can_undo"]]
            if able:
                return able[0]

    def test_what_was_picked_is_put_back_up_to_the_same_limit(self, tmp_path: Path) -> None:
        """A set that is picked for and put back again and again is chosen in the end."""
        few = replace(ROOMY, table_entries=1)
        with served(tmp_path, limits=few) as server, server.guest("Ada") as ada:
            socket = ada.sit(ada.set_table(*ALONE["seats"]))
            while not any(option.startswith("put-back") for option in socket.options):
                play_on([socket], CHANCE, choices=1)
            putting = next(option for option in socket.options if option.startswith("put-back"))
            asked = {"type": "choose", "version": socket.version, "choice": putting}
            assert socket.refusal(**asked) == "refused-taken-back-enough"
            assert [option for option in socket.options if not option.startswith("put-back")]

    def test_the_last_lines_of_a_long_chat_are_kept(self, shared: Served) -> None:
        """As many as anybody is told who comes; earlier ones make room."""
        most = shared.services.settings.limits.chat_lines
        with shared.guest("Ada") as ada:
            socket = ada.sit(ada.set_table(*ALONE["seats"]))
            for number in range(most + 5):
                assert socket.ask(type="say", text=f"line {number}")["result"] == "done"
            table = socket.last["table"]["table"]
            kept = shared.do(shared.services.database.said(table, 10 * most))
            assert [line["text"] for line in kept] == [f"line {number}" for number in range(5, most + 5)]


class TestManyGuestsOfOneAddress:
    """Whoever gives themselves many names may do what a household may, and no more."""

    def test_messages_and_lines_of_chat(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Answers to the others and looks at the table included."""
        monkeypatch.setattr("scholars.server.buckets.time", SimpleNamespace(monotonic=lambda: 1.0))
        few = Limits(messages=Rate(3, 1), chat=Rate(1, 1), household=2)
        with served(tmp_path, limits=few) as server, ExitStack() as here:
            guests = [here.enter_context(server.guest(name)) for name in ("Ada", "Ben", "Cem")]
            sockets = [guest.sit(guest.set_table(*ALONE["seats"])) for guest in guests]
            for socket in sockets[:2]:
                assert socket.ask(type="say", text="hello")["result"] == "done"
                assert socket.ask(type="standing", version=0)["type"] == "standing"
            assert sockets[2].refusal(type="say", text="hello") == "refused-too-fast"
            assert sockets[0].ask(type="standing", version=0)["type"] == "standing"
            sockets[1].send(type="standing", version=0)
            assert sockets[1].closed() == 4008

    def test_unfinished_tables(self, tmp_path: Path) -> None:
        """Also if all ask at once; where one is finished there is room again, and a stranger has room in any case."""
        few = replace(ROOMY, tables=3, household=1.5)
        with served(tmp_path, limits=few) as server, ExitStack() as here:
            guests = [here.enter_context(server.guest(name)) for name in ("Ada", "Ben", "Cem", "Dora")]
            ada, stranger = guests[0], here.enter_context(server.guest("Eve"))
            stranger.http.headers["X-Forwarded-For"] = "192.0.2.7"
            with ThreadPoolExecutor(4) as together:
                asked = together.map(lambda guest: guest.http.post("/api/tables", json=ALONE), guests * 3)
                answers = [answer.status_code for answer in asked]
            assert sorted(answers) == [200] * 4 + [429] * 8
            assert guests[3].refusal("POST", "/api/tables", 429, ALONE) == "refused-too-many-tables-here"
            stranger.set_table(*ALONE["seats"])
            with sqlite3.connect(tmp_path / DATABASE) as stored:
                households = {household for (household,) in stored.execute("SELECT household FROM tables")}
            assert len(households) == 2
            assert not any("127.0.0.1" in one or "192.0.2.7" in one for one in households)
            mine = next(guest for guest in guests if guest.get("/api/tables")["mine"])
            finish([mine.sit(mine.get("/api/tables")["mine"][0]["table"])], random.Random(4))  # noqa: S311 - the test's own
            ada.set_table(*ALONE["seats"])

    def test_sockets(self, tmp_path: Path) -> None:
        """Those who only watch included."""
        with served(tmp_path, limits=Limits(sockets=1, household=2)) as server, ExitStack() as here:
            guests = [here.enter_context(server.guest(name)) for name in ("Ada", "Ben", "Cem")]
            table = guests[0].set_table(*ALONE["seats"])
            sockets = [guest.sit(table) for guest in guests]
            assert sockets[2].closed() == 4008
            sockets[0].close()
            until(lambda: len(server.services.broadcast.at(table)) == 1)
            assert guests[2].sit(table).version == 0

    def test_whole_views(self, tmp_path: Path) -> None:
        """To come to a table and to ask for it again are the same work."""
        with served(tmp_path, limits=Limits(whole_views=Rate(2, 0.0), household=1.5)) as server, ExitStack() as here:
            ada, ben = (here.enter_context(server.guest(name)) for name in ("Ada", "Ben"))
            socket = ada.sit(ada.set_table(*ALONE["seats"]))
            socket.send(type="resume", version=0)
            assert socket.receive()["type"] == "table"
            assert socket.refusal(type="resume", version=0) == "refused-too-fast"
            watching = ben.sit(socket.last["table"]["table"])
            assert watching.refusal(type="resume", version=0) == "refused-too-fast"

    def test_new_tables_and_uploads(self, tmp_path: Path) -> None:
        """By the second guest as by the first."""
        few = Limits(new_tables=Rate(2, 0.0), uploads=Rate(1, 0.0), household=1.5)
        with served(tmp_path, limits=few) as server, ExitStack() as here:
            ada, ben = (here.enter_context(server.guest(name)) for name in ("Ada", "Ben"))
            for _ in range(2):
                ada.set_table(*ALONE["seats"])
            assert ada.refusal("POST", "/api/tables", 429, ALONE) == "refused-too-fast"
            ben.set_table(*ALONE["seats"])
            assert ben.refusal("POST", "/api/tables", 429, ALONE) == "refused-too-fast"
            assert ada.refusal("POST", "/api/replays", 400, {"record": {}}) == "refused-record"
            assert ben.refusal("POST", "/api/replays", 429, {"record": {}}) == "refused-too-fast"

    def test_hints_and_forecasts(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """So many are thought about at once, whoever asked."""
        monkeypatch.setattr("scholars.server.bots.pool.PROGRAM", ("-c", "import time; time.sleep(600)"))
        with served(tmp_path, limits=Limits(thoughts=1, household=2)) as server, ExitStack() as here:
            for name in ("Ada", "Ben"):
                guest = here.enter_context(server.guest(name))
                socket = guest.sit(guest.set_table({"kind": "me"}, {"kind": "bot", "level": "newcomer"}))
                socket.send(type="hint", version=0)
                assert socket.refusal(type="forecasts", version=0) == "refused-too-fast"
            cem = here.enter_context(server.guest("Cem"))
            socket = cem.sit(cem.set_table({"kind": "me"}, {"kind": "bot", "level": "newcomer"}))
            assert socket.refusal(type="hint", version=0) == "refused-too-fast"


def test_what_whoever_runs_the_server_can_watch(server: Served) -> None:
    """Health, tables, sockets, choices and how long they took."""
    with server.guest("Ada") as ada:
        assert ada.http.get("/healthz").text == "ok\n"
        socket = ada.sit(ada.set_table(*ALONE["seats"]))
        for _ in range(3):
            socket.choose(socket.options[0])
        numbers = dict(
            line.rsplit(" ", 1) for line in ada.http.get("/metrics").text.splitlines() if not line.startswith("#")
        )
        assert float(numbers["scholars_sockets"]) == 1
        assert float(numbers["scholars_live_tables"]) == 1
        assert float(numbers['scholars_choices_total{by="person"}']) == 3
        assert float(numbers["scholars_choice_seconds_count"]) == 3


def test_when_the_server_stops_everybody_is_told(tmp_path: Path) -> None:
    """With the promise that all is stored, which holds."""
    with served(tmp_path) as server, server.guest("Ada") as ada:
        table = ada.set_table(*ALONE["seats"])
        socket = ada.sit(table)
        version = play_on([socket], random.Random(3), choices=7)  # noqa: S311 - the test's own
        cookie = ada.cookie
        server._server.should_exit = True  # noqa: SLF001 - as a signal does
        assert socket.closed() == 1001
        assert (socket.closing or {}) == {"type": "closing", "reason": {"key": "closing-stopping"}, "final": False}
    with served(tmp_path) as server, Guest(server.address) as again:
        again.http.headers["Cookie"] = cookie
        assert again.get(f"/api/tables/{table}")["version"] == version
