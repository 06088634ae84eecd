"""The load a server bears: 200 tables of two people, each table one choice every 2 seconds, then as fast as it goes.

The server is a process of its own, as are the people: they come over real sockets on loopback and choose at random.
A choice is timed from being sent to the new view being there, for whoever chose and for whoever looks on.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from scholars.engine import build
from scholars.server.process import listen, serve
from scholars.server.settings import Limits, Rate, Settings
from scholars.server.wire.protocol import PROTOCOL

PLENTY = Rate(1e9, 1e9)
LIMITS = Limits(requests=PLENTY, guests=PLENTY, messages=PLENTY, tables=1_000_000, sockets=1_000_000)
CHANCE = random.Random(1)  # noqa: S311 - no secret depends on it


@dataclass
class Times:
    """How long it took, in seconds: until who chose has the view, and until the other has it."""

    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)


@dataclass
class Player:
    """Somebody at a table: a cookie, a socket, and what was last heard."""

    cookie: str
    socket: ClientConnection | None = None
    last: dict[str, Any] = field(default_factory=dict)

    async def hear(self, version: int) -> None:
        """Listen until the table has a version."""
        assert self.socket is not None
        while self.last.get("version", -1) < version:
            told = json.loads(await self.socket.recv())
            if told["type"] == "table":
                self.last = told


class Table:
    """Two people who play on for ever: when a game is over they begin another."""

    def __init__(self, address: str, http: httpx2.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.players: list[Player] = []

    async def set(self) -> None:
        """Two guests, a table, and their sockets."""
        for name in ("Ada", "Ben"):
            answer = await self.http.put("/api/me", json={"name": name})
            self.players.append(Player(answer.headers["set-cookie"].partition(";")[0]))
        await self.begin()

    async def begin(self) -> None:
        """A new game for both."""
        asked = {"seats": [{"kind": "me"}, {"kind": "open"}], "options": {"open": True}}
        host, other = ({"Cookie": player.cookie} for player in self.players)
        table = (await self.http.post("/api/tables", json=asked, headers=host)).json()["table"]
        (await self.http.post(f"/api/tables/{table}/join", json={}, headers=other)).raise_for_status()
        for player in self.players:
            if player.socket is not None:
                await player.socket.close()
            player.socket = await connect(
                f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?protocol={PROTOCOL}",
                additional_headers={"Cookie": player.cookie},
                proxy=None,
                compression=None,
                max_size=None,
            )
            player.last = {}
            await player.hear(0)

    async def choose(self, times: Times) -> None:
        """Whoever is asked takes any option."""
        told = self.players[0].last
        if told["table"]["status"] == "finished":
            await self.begin()
            told = self.players[0].last
        seat, version = told["play"]["question"]["seat"], told["version"]
        asked, other = self.players[seat], self.players[1 - seat]
        choice = CHANCE.choice(asked.last["play"]["question"]["options"])["notation"]
        message = json.dumps({"type": "choose", "version": version, "choice": choice})
        assert asked.socket is not None
        began = time.perf_counter()
        await asked.socket.send(message)
        await asked.hear(version + 1)
        times.own.append(time.perf_counter() - began)
        await other.hear(version + 1)
        times.others.append(time.perf_counter() - began)

    async def every(self, seconds: float, until: float, times: Times) -> None:
        """A choice every so many seconds, each table in its own moment."""
        await asyncio.sleep(CHANCE.uniform(0, seconds))
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.choose(times)
            await asyncio.sleep(max(0.0, seconds - (time.perf_counter() - began)))


def memory(pid: int) -> float:
    """The memory of a process, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise OSError("this system does not tell the memory of a process")


def processor(pid: int) -> float:
    """The processor time of a process so far, in seconds; it says more than a clock on a busy machine."""
    after_name = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def told(times: list[float]) -> str:
    """The median, the 99th of a hundred, and the longest."""
    hundredths = statistics.quantiles(times, n=100)
    return f"p50 {hundredths[49] * 1000:.1f} ms, p99 {hundredths[98] * 1000:.1f} ms, longest {max(times) * 1000:.0f} ms"


async def measure(address: str, pid: int, asked: argparse.Namespace) -> None:
    """Set the tables, play at a steady pace, then as fast as the server answers."""
    gc.disable()  # it is the server that is measured, not those who come
    async with httpx2.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
        first = Table(address, http)
        await first.set()
        before = memory(pid)
        tables = [Table(address, http) for _ in range(asked.tables - 1)]
        for table in tables:
            await table.set()
        tables.append(first)
        steady, used = Times(), processor(pid)
        until = time.perf_counter() + asked.seconds
        await asyncio.gather(*(table.every(asked.pace, until, steady) for table in tables))
        print(f"{asked.tables} tables of 2, a choice every {asked.pace:g} s each: {len(steady.own)} choices")
        print(f"  choice to own view:     {told(steady.own)}")
        print(f"  choice to other's view: {told(steady.others)}")
        each_choice = (processor(pid) - used) * 1000 / len(steady.own)
        print(f"  processor: {each_choice:.1f} ms for each choice")
        each = (memory(pid) - before) * 1024 / (asked.tables - 1)
        print(f"  memory: {memory(pid):.0f} MB in all, {each:.0f} KB for each table with its two sockets")
        quick, used = Times(), processor(pid)
        began = time.perf_counter()
        until = began + asked.seconds / 2
        await asyncio.gather(*(table.every(0.0, until, quick) for table in tables[: asked.at_once]))
        rate = len(quick.own) / (time.perf_counter() - began)
        print(f"as fast as it goes, {asked.at_once} tables at once: {rate:.0f} choices/s, {told(quick.own)}")
        each_choice = (processor(pid) - used) * 1000 / len(quick.own)
        print(f"  processor: {each_choice:.1f} ms for each choice: a core bears {1000 / each_choice:.0f} choices/s")
        for player in (player for table in tables for player in table.players):
            if player.socket is not None:
                await player.socket.close()


def main() -> int:
    """Serve, or measure a server of one's own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two choices at a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--at-once", type=int, default=50)
    parser.add_argument("--serve", type=Path, metavar="DIR", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve is not None:
        listener = listen("127.0.0.1", 0)
        print(listener.address.rstrip("/"), flush=True)
        serve(Settings(asked.serve, limits=LIMITS), listener)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, __file__, "--serve", folder], stdout=subprocess.PIPE, encoding="ascii"
        )
        assert server.stdout is not None
        try:
            print(f"the {build()} engine")
            asyncio.run(measure(server.stdout.readline().strip(), server.pid, asked))
        finally:
            server.terminate()
            server.communicate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
