"""The plug is pulled at any moment: no choice that was acknowledged is lost, no table, and no pending decision."""

import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import WebSocketException

from kit.plug import Plug
from kit.serving import Guest, Process, TableSocket, finish, in_step, play_on, until

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL and no fork")

FAULTS = (OSError, EOFError, WebSocketException, httpx2.HTTPError, TimeoutError)


class Players:
    """Two people who play on through every power cut, and remember everything they were promised."""

    def __init__(self, address: str, chance: random.Random) -> None:
        self.chance = chance
        self.ada, self.ben = Guest(address, "Ada"), Guest(address, "Ben")
        self.taken: dict[int, str] = {}  # what was acknowledged, by version
        self.acknowledged = 0  # of all games
        self.tables: set[str] = set()
        self.new_game()

    def new_game(self) -> None:
        """A new table for both, once both have been told that they sit at it."""
        table = self.ada.set_table()
        self.tables.add(table)
        self.ben.join(table, self.ada.invitation(table, 1))
        self.table = table
        self.taken.clear()

    def play_until_the_plug_is_pulled(self) -> None:
        """Choose at random for as long as anybody answers; now and then set another table."""
        sockets: list[TableSocket] = []
        try:
            sockets = [self.ada.sit(self.table), self.ben.sit(self.table)]
            while in_step(sockets):
                if sockets[0].finished:
                    self.new_game()
                    sockets = [self.ada.sit(self.table), self.ben.sit(self.table)]
                self.choose(sockets)
                if self.chance.random() < 0.1:
                    self.tables.add(self.ada.set_table({"kind": "me"}, {"kind": "here"}))
        except FAULTS:
            pass
        finally:
            for socket in sockets:
                socket.close()

    def choose(self, sockets: list[TableSocket]) -> None:
        """Take a choice, and remember it if the server says that it is taken."""
        asked = next(socket for socket in sockets if socket.options)
        choice, version = self.chance.choice(asked.options), asked.version
        if self.chance.random() < 0.1 and asked.last["play"]["can_undo"]:
            told, choice = asked.ask(type="undo", version=version), ""
        else:
            told = asked.choose(choice)
        assert told["result"] == "done"
        self.taken[version + 1] = choice
        self.acknowledged += 1

    def find_everything(self) -> None:
        """All that was promised is there; at most one choice more; and somebody is asked."""
        log = self.ada.get(f"/api/tables/{self.table}/log")
        stored = {one["version"]: one["choice"] or "" for one in log["entries"]}
        while stored and max(stored) < log["version"]:  # it is told in pages
            more = self.ada.get(f"/api/tables/{self.table}/log?since={max(stored)}")["entries"]
            stored |= {one["version"]: one["choice"] or "" for one in more}
        assert {version: stored.get(version) for version in self.taken} == self.taken
        last = max(self.taken, default=0)
        assert log["version"] in (last, last + 1)
        self.taken = stored
        assert self.tables <= {line["table"] for line in self.ada.get("/api/tables")["mine"]} | self.listed_no_more()
        socket = self.ada.sit(self.table)
        assert socket.finished or socket.last["play"]["question"]
        socket.close()

    def listed_no_more(self) -> set[str]:
        """Tables that are too old for a list of a hundred, and there all the same."""
        return {table for table in self.tables if self.ada.http.get(f"/api/tables/{table}").status_code == 200}

    def close(self) -> None:
        """Go home."""
        for guest in (self.ada, self.ben):
            guest.__exit__()


def kill_again_and_again(data: Path, times: int, seed: int) -> None:
    """Play while the plug is pulled so many times: every other time under play, else perhaps while people sit down."""
    chance = random.Random(seed)  # noqa: S311 - the test's own
    with Plug(data) as plug:
        players = Players(plug.address, chance)
        for number in range(times):
            wanted = players.acknowledged + number % 2  # however long it takes here to come so far
            killer = threading.Thread(target=pull, args=(plug, players, wanted, chance.uniform(0.0, 0.5)))
            killer.start()
            players.play_until_the_plug_is_pulled()
            killer.join()
            plug.start()
            players.find_everything()
        assert players.acknowledged >= times // 2
        players.close()


def pull(plug: Plug, players: Players, acknowledged: int, seconds: float) -> None:
    """Pull the plug, so long after so many choices were acknowledged."""
    until(lambda: players.acknowledged >= acknowledged)
    time.sleep(seconds)
    plug.pull()


def test_the_plug_is_pulled_again_and_again(tmp_path: Path) -> None:
    """At random moments under play."""
    kill_again_and_again(tmp_path, 4, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_the_plug_is_pulled_hundreds_of_times(tmp_path: Path, seed: int) -> None:
    """The same, for longer."""
    kill_again_and_again(tmp_path, 100, seed)


def test_two_people_finish_their_game_although_the_server_is_killed_in_the_middle(tmp_path: Path) -> None:
    """`scholars serve` as a process, two sockets, SIGKILL, the same command again, and on to the end."""
    chance = random.Random(4)  # noqa: S311 - the test's own
    with Process(tmp_path, "--bot-processes", "1") as process:
        players = Players(process.address, chance)
        sockets = [players.ada.sit(players.table), players.ben.sit(players.table)]
        play_on(sockets, chance, choices=30)
        seen: Any = sockets[0].last["play"]
        process.kill()
        process.start()
        again = [players.ada.sit(players.table, version=30), players.ben.sit(players.table, version=30)]
        assert again[0].last["play"] == seen
        assert again[0].last["entries"] == []
        finish(again, chance)
        assert again[0].last["play"]["outcome"] == again[1].last["play"]["outcome"] is not None
        record = players.ada.get(f"/api/tables/{players.table}/record")
        assert len(record["choices"]) == again[0].version
        players.close()


def test_what_was_started_for_bots_ends_with_the_server(tmp_path: Path) -> None:
    """No process is left behind when the plug is pulled."""
    with Process(tmp_path, "--bot-processes", "1") as process, Guest(process.address, "Ada") as ada:
        socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "bot", "level": "random"}))
        while not any(one["by"] == "bot" for one in socket.last["entries"]):
            if socket.options:
                socket.choose(socket.options[0])
            else:
                socket.receive()
        assert process.process is not None
        children = Path(f"/proc/{process.process.pid}/task/{process.process.pid}/children")
        if not children.exists():
            pytest.skip("this system does not tell the children of a process")
        thinkers = [Path("/proc", pid) for pid in children.read_text(encoding="ascii").split()]
        assert thinkers
        process.kill()
        until(lambda: not any(runs(thinker) for thinker in thinkers))


def runs(process: Path) -> bool:
    """Whether a process has not ended; one that nobody has asked for its end yet has."""
    try:
        return (process / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
