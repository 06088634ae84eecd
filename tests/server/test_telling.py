"""What is told of a table is written by hand, for speed: it is what the protocol says, and what each seat sees."""

import json
import random
from typing import Any, cast

import pytest

from scholars import Game
from scholars.server.addresses import Caller
from scholars.server.metrics import Metrics
from scholars.server.people.identity import Identity
from scholars.server.settings import Settings
from scholars.server.storage.rows import SeatRow, Stored, TableRow
from scholars.server.tables.open_table import OpenTable
from scholars.server.tables.open_tables import OpenTables
from scholars.server.wire import encoding, lobby, protocol
from scholars.server.wire.broadcast import Broadcast
from scholars.server.wire.connection import Connection
from scholars.server.wire.telling import Telling

KINDS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 1, "solo": "scribe"},
    {"players": 3, "mode": "epic", "expansions": ["body-of-books"]},
]


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize("kind", KINDS)
def test_it_is_what_the_protocol_says_and_what_each_seat_sees(
    kind: dict[str, Any], fast: bool, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All along a game, for every seat and for a spectator, with either way of writing."""
    if not fast:
        monkeypatch.setattr(encoding, "orjson", None)
    broadcast = Broadcast(OpenTables(Settings(tmp_path), cast("Any", None), Metrics()))  # nothing is stored
    game, chance = Game.new(seed=11, **kind), random.Random(11)  # noqa: S311 - the test's own
    row = TableRow("table", "casual", [], None, {}, "id-0", "7", 0.0, 0.0, "running")
    people = [SeatRow("table", seat, "person", f"id-{seat}", name) for seat, name in enumerate(game.names)]
    live = OpenTable(Stored(row, people), game)
    for number in range(120):
        if game.decision is None:
            break
        seat, choice = game.decision.seat, str(chance.choice(game.decision.options))
        live.note(seat, "person", choice, None, game.play(choice))
        row.asked = None if game.decision is None else game.decision.seat
        if number % 6:
            continue
        telling = Telling(live)
        for looks in (None, *range(len(game.names))):
            guest = None if looks is None else Identity(f"id-{looks}", "p", "x", "en", None)
            there = Connection(cast("Any", None), "table", guest, Caller(None, "x"), "http://here")
            there.version = max(0, row.version - 3)
            text = broadcast.told(live, there, [], telling)
            told = json.loads(text)
            assert json.loads(protocol.TableTold.model_validate_json(text).model_dump_json()) == told
            table = lobby.table(broadcast.tables, live, there.identity, "http://here", 0)
            assert told["table"] == json.loads(table.model_dump_json())
            assert told["play"]["table"] == json.loads(json.dumps(game.view(looks)))
            assert len(told["entries"]) == min(3, row.version)
