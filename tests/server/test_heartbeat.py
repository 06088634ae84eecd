"""Every socket has a heartbeat, by which a browser knows that the connection is alive."""

from pathlib import Path

import pytest

from kit.serving import Guest, TableSocket, served
from scholars.server.wire import heartbeat


def test_players_and_spectators_are_sent_heartbeats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Again and again, at every table; in between all goes on."""
    monkeypatch.setattr(heartbeat, "HEARTBEAT_SECONDS", 0.02)
    with served(tmp_path) as server, server.guest("Ada") as ada, Guest(server.address) as spectator:
        tables = [ada.set_table({"kind": "me"}, {"kind": "here"}) for _ in range(2)]
        sockets = [ada.sit(table) for table in tables] + [spectator.sit(tables[0])]
        for socket in sockets:
            wait_for_heartbeats(socket, 3)
        assert sockets[0].choose(sockets[0].options[0])["result"] == "done"


def wait_for_heartbeats(socket: TableSocket, count: int) -> None:
    """Ask something until that many have come in between."""
    while socket.heartbeats < count:
        assert socket.ask(type="standing", version=socket.version)["type"] == "standing"
