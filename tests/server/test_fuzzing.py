"""Whatever is sent, over HTTP or over a socket, is answered cleanly: no fault of the server, and no damage."""

import json
import os
import random
import socket as raw_sockets
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, cast

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode
from schemathesis.generation.case import Case

from kit.golden import read_golden, record_of
from kit.patience import PATIENCE
from kit.plug import Plug
from kit.serving import Guest, Served, TableSocket, play_on
from scholars.server.api import api

CHANCE = random.Random(2)  # noqa: S311 - the tests' own
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no fork")
SOAK = 100_000
PLACES: dict[str, list[str]] = {}


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Somebody at a server of its own, with a few tables and a replay that fuzzing may hit upon.

    It is another process, so that Hypothesis does not take its chance for that of the tests.
    """
    data = tmp_path_factory.mktemp("fuzzed")
    with Plug(data) as server, Guest(server.address, "Ada") as guest, Guest(server.address, "Ben") as ben:
        running = [guest.set_table({"kind": "me"}, {"kind": "here"}) for _ in range(3)]
        foreign = ben.set_table({"kind": "me"}, {"kind": "here"})
        record = record_of(read_golden("2-players-casual-a"))
        replay = guest.post("/api/replays", {"record": record})["replay"]
        PLACES["table"], PLACES["replay"] = [*running, guest.set_table(), foreign], [replay] * 3
        yield guest


# HTTP

_described = FastAPI()
_described.include_router(api)
OPERATIONS: list[Any] = [
    cast("Any", found).ok() for found in schemathesis.openapi.from_dict(_described.openapi()).get_all_operations()
]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


def check(ada: Guest, case: Case[Any], place: int) -> None:
    """Send a request as somebody with a name; the answer is no fault, and a refusal is one sentence.

    Most go to a table or a replay that is there, of which there are some of every sort.
    """
    for kind, places in PLACES.items():
        if kind in case.path_parameters and place < len(places):
            case.path_parameters[kind] = places[place]
    forget = (case.method.upper(), case.operation.path) == ("DELETE", "/api/me")  # or there would be nobody any more
    answer = case.call(base_url=ada.address, headers={"Cookie": "scholars=nobody" if forget else ada.cookie})
    assert answer.status_code < 500
    if answer.status_code >= 400:
        told = answer.json()
        assert set(told) == {"refusal"}
        assert told["refusal"]["key"].startswith("refused-")


def anything_fits(operation: Any) -> bool:
    """Whether nothing is described but names in the path, which may be any text: nothing could fail to fit."""
    if operation.query or operation.headers or operation.cookies or operation.body:
        return False
    return all(one.definition["schema"].keys() - {"title"} == {"type"} for one in operation.path_parameters)


def fuzz(ada: Guest, operation: Any, examples: int, derandomize: bool) -> None:
    """Send to one address what fits its description, and what does not."""
    for mode in MODES[:1] if anything_fits(operation) else MODES:

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=derandomize,
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        @given(operation.as_strategy(generation_mode=mode), st.integers(0, 5))
        def send(case: Case[Any], place: int) -> None:
            check(ada, case, place)

        with suppress(Unsatisfiable):  # where nothing is described, all fits
            send()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: f"{operation.method} {operation.path}")
def test_malformed_requests_are_answered_cleanly(ada: Guest, operation: Any) -> None:
    """At every address of the API."""
    fuzz(ada, operation, 6, derandomize=True)


@pytest.mark.soak
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: f"{operation.method} {operation.path}")
def test_many_malformed_requests_are_answered_cleanly(ada: Guest, operation: Any) -> None:
    """The same, a hundred thousand times."""
    fuzz(ada, operation, SOAK // (len(OPERATIONS) * len(MODES)), derandomize=False)


# Sockets

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside, max_size=3),
    max_leaves=6,
)
KINDS = ("choose", "undo", "restart-turn", "preview", "why-not", "propose", "answer", "hand-over", "take-back")
OTHERS = ("say", "mute", "resume", "table", "", "choose ")
FIELDS = (
    "version",
    "choice",
    "about",
    "confirmed",
    "seat",
    "kind",
    "choices",
    "proposal",
    "agree",
    "text",
    "person",
    "muted",
    "id",
)
VALUES = (
    st.integers(-2, 60)
    | st.integers()
    | st.booleans()
    | st.none()
    | st.sampled_from(["undo", "stand-in", "rest", "end-turn", "pick room-1", "work physics slot-1", "x" * 600])
    | JSON
)
NEARLY = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.sampled_from(KINDS + OTHERS),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5),
)
MESSAGES = NEARLY | NEARLY | JSON.map(json.dumps) | st.text(max_size=60) | st.just("[" * 2_000) | st.just('{"type":')
TALK = st.lists(MESSAGES, min_size=1, max_size=25)


def talk(socket: TableSocket, messages: list[str]) -> None:
    """Send messages and then a good one; the server answers them all and the table is still there."""
    for message in messages:
        socket.socket.send(message.encode("utf-8", "replace").decode())
    number = socket.send(type="why-not", version=0, about="rest")
    while True:
        told = socket.receive()
        assert told["type"] in ("table", "taken", "refused", "preview", "why-not", "chat", "confirm"), told
        if told.get("id") == number:
            return


@pytest.fixture(scope="module")
def sockets(ada: Guest) -> Iterator[list[TableSocket]]:
    """One who plays all seats, and one who watches."""
    table = ada.set_table({"kind": "me"}, {"kind": "here"}, {"kind": "here"})
    with Guest(ada.address) as stranger:
        playing, watching = ada.sit(table), stranger.sit(table)
        play_on([playing], CHANCE, choices=12)
        yield [playing, watching]


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(TALK)
def test_malformed_messages_are_answered_cleanly(sockets: list[TableSocket], messages: list[str]) -> None:
    """From a player and from a spectator; the game goes on."""
    for socket in sockets:
        talk(socket, messages)


@pytest.mark.soak
@settings(max_examples=SOAK // 20, deadline=None, suppress_health_check=list(HealthCheck))
@given(TALK)
def test_many_malformed_messages_are_answered_cleanly(sockets: list[TableSocket], messages: list[str]) -> None:
    """The same, a hundred thousand times."""
    for socket in sockets:
        talk(socket, messages)


def test_after_all_that_the_game_goes_on(sockets: list[TableSocket], ada: Guest) -> None:
    """A choice is taken as ever, and the server has made no mistake."""
    playing = sockets[0]
    for seat in range(3):
        assert playing.ask(type="take-back", seat=seat)["result"] == "done"  # it may have been handed over
    assert playing.choose(playing.options[0])["result"] == "done"
    assert "refused-fault" not in ada.http.get("/metrics").text


CHUNKED = b" /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00",
        b"POST /api/me HTTP/1.1\r\n",
        b"\x00" * 500,
        b"PUT" + CHUNKED + b"many\r\n",
        b"POST" + CHUNKED + b"many\r\n",
        b"PUT" + CHUNKED + b"5\r\n{",
    ],
)
def test_what_is_no_request_at_all(shared: Served, sent: bytes) -> None:
    """The connection is closed or answered; the next request is served, and nothing was a fault of the server."""
    host, port = "127.0.0.1", int(shared.address.rpartition(":")[2])
    with raw_sockets.create_connection((host, port), timeout=PATIENCE) as raw:
        raw.sendall(sent)
        raw.shutdown(raw_sockets.SHUT_WR)
        assert b"Traceback" not in raw.recv(4_096)
    with Guest(shared.address) as guest:
        assert guest.get("/api/me")["person"] is None
        assert "refused-fault" not in guest.http.get("/metrics").text
