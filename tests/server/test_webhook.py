"""Your turn, told by webhook to whoever is asked and away."""

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from kit.postgresql import Cluster
from kit.serving import Served, served, two_at_a_table, until
from scholars.locales import message, say
from scholars.server.people.identities import allowed
from scholars.server.settings import Settings


class Receiver(BaseHTTPRequestHandler):
    """Something like Discord."""

    heard: ClassVar[list[dict[str, Any]]] = []

    def do_POST(self) -> None:
        """Hear what is said."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.heard.append(json.loads(body))
        self.send_response(302)
        self.send_header("Location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Be quiet."""


@pytest.fixture
def receiver() -> Iterator[str]:
    """The address of something that hears."""
    Receiver.heard.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), Receiver) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture
def calling(tmp_path: Path, receiver: str) -> Iterator[Served]:
    """A server that may call it."""
    with served(tmp_path, webhook_hosts=(receiver,), webhook_scheme="http") as server:
        yield server


def test_whoever_is_asked_and_away_is_told(calling: Served, receiver: str) -> None:
    """In their language, once, with the address of the table; no mention is made of anybody else."""
    ada, ben, table = two_at_a_table(calling)
    with ada, ben:
        sockets = {0: ada, 1: ben}
        socket = ada.sit(table)
        asked = socket.asked
        assert asked is not None
        away = sockets[1 - asked]
        away.put("/api/me", {"name": "@everyone", "language": "fr"})
        told = away.put("/api/me/webhook", {"url": f"http://{receiver}/hook"})
        assert told["webhook"] is True
        here = sockets[asked].sit(table)
        if asked == 1:
            socket.close()
        while here.options:
            here.choose(here.options[0])
        until(lambda: bool(Receiver.heard))
        (heard,) = Receiver.heard
        assert f"/table/{table}" in heard["content"]
        assert say(message("webhook-your-turn", player="", address=""), "fr").strip(" ,:\u202f") in heard["content"]
        assert heard["allowed_mentions"] == {"parse": []}


def test_whoever_is_there_is_not_told(calling: Served, receiver: str) -> None:
    """The browser shows it."""
    ada, ben, table = two_at_a_table(calling)
    with ada, ben:
        for guest in (ada, ben):
            guest.put("/api/me/webhook", {"url": f"http://{receiver}/hook"})
        sockets = [ada.sit(table), ben.sit(table)]
        mine = next(socket for socket in sockets if socket.options)
        while mine.options:
            mine.choose(mine.options[0])
    assert Receiver.heard == []


def test_of_two_processes_that_would_call_one_does(receiver: str, postgresql: Cluster, tmp_path: Path) -> None:
    """Both see the same question at the same moment, for instance when one takes over from the other."""
    told: dict[str, Any] = {"webhook_hosts": (receiver,), "webhook_scheme": "http"}
    told["postgresql"] = postgresql.new_database()
    with served(tmp_path, **told) as one, served(tmp_path, **told) as other:
        ada, ben, table = two_at_a_table(one)
        for guest in (ada, ben):
            guest.put("/api/me/webhook", {"url": f"http://{receiver}/hook"})

        async def call(server: Served, question: float) -> None:
            async with server.services.tables.at(table) as live:
                live.row.asked_at = question
                server.services.calling.look(live)
            await server.services.calling.finish()

        for server in (one, other):
            server.do(call(server, time.time()))  # both have the table open from now on
        Receiver.heard.clear()
        with ada, ben, ThreadPoolExecutor(2) as both:
            for number in range(1, 6):
                work = partial(lambda question, server: server.do(call(server, question)), time.time())
                list(both.map(work, (one, other)))
                assert len(Receiver.heard) == number


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/api/webhooks/1/x",
        "https://evil.example/api/webhooks",
        "https://discord.com.evil.example/",
        "https://discord.com@evil.example/",
        "https://evil.example#@discord.com/",
        "https://discord.com:8443/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://localhost/",
        "https://169.254.169.254/latest/meta-data",
        "ftp://discord.com/",
        "https://",
        "https://discord.com:99999/",
        "https://discord.com/\n",
        "javascript:alert(1)",
        "https://[discord.com/",
    ],
)
def test_the_server_cannot_be_sent_to_ask_others(url: str, shared: Served, tmp_path: Path) -> None:
    """Only hosts that are allowed, encrypted, on their usual port."""
    assert not allowed(url, Settings(tmp_path))
    with shared.guest("Ada") as ada:
        assert ada.refusal("PUT", "/api/me/webhook", 400, {"url": url}) == "refused-webhook"
        assert ada.get("/api/me")["webhook"] is False


def test_a_webhook_of_discord_is_allowed(shared: Served) -> None:
    """And can be taken away again."""
    with shared.guest("Ada") as ada:
        assert ada.put("/api/me/webhook", {"url": "https://discord.com/api/webhooks/1/secret"})["webhook"] is True
        assert "secret" not in ada.http.get("/api/me").text
        assert ada.put("/api/me/webhook", {"url": None})["webhook"] is False
