"""The load a server bears: 200 tables of two people, each table one choice every 2 seconds, then as fast as it goes.

The server is a process of its own, as are the people: they come over real sockets on loopback and choose at random.
A choice is timed from being sent to the new view being there, for whoever chose and for whoever looks on. With
`--against DIR` the server of another checkout, which `make .venv/dev/installed` has set up, is measured in turn with
this one, which says what a change is worth on however busy a machine.
"""

import argparse
import asyncio
import gc
import os
import random
import re
import statistics
import sys
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from measured import Measured, measured
from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect

CHANCE = random.Random(1)  # noqa: S311 - no secret depends on it
HEAD = re.compile(r'\{"type": ?"table", ?"version": ?([0-9]+)')


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
    version: int = -1
    heard: str = "{}"

    async def hear(self, version: int) -> None:
        """Listen until the table has a version. Only what is looked at is read: it is the server that is measured."""
        assert self.socket is not None
        while self.version < version:
            told = str(await self.socket.recv())
            if (head := HEAD.match(told)) is not None:
                self.version, self.heard = int(head[1]), told

    @property
    def last(self) -> dict[str, Any]:
        """What the server last said of the table."""
        read: dict[str, Any] = from_json(self.heard)
        return read


class Table:
    """Two people who play on for ever: when a game is over they begin another."""

    def __init__(self, server: Measured, http: httpx2.AsyncClient) -> None:
        self.server = server
        self.http = http
        self.players: list[Player] = []
        self.choices = 0

    async def set(self) -> None:
        """Two guests, a table, and their sockets."""
        for name in ("Ada", "Ben"):
            self.http.cookies.clear()  # or it is somebody who was there before
            answer = await self.http.put("/api/me", json={"name": name})
            self.players.append(Player(answer.headers["set-cookie"].partition(";")[0]))
        self.http.cookies.clear()
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
            headers = {"Cookie": player.cookie}
            player.socket = await connect(
                self.server.socket(table), additional_headers=headers, proxy=None, compression=None, max_size=None
            )
            player.version = -1
            await player.hear(0)

    async def choose(self, times: Times) -> None:
        """Whoever is asked takes any option."""
        told = self.players[0].last
        if told["table"]["status"] == "finished":
            await self.begin()
            told = self.players[0].last
        seat, version = told["play"]["question"]["seat"], told["version"]
        asked, other = self.players[seat], self.players[1 - seat]
        mine = told if seat == 0 else asked.last
        choice = CHANCE.choice(mine["play"]["question"]["options"])["notation"]
        assert asked.socket is not None
        began = time.perf_counter()
        await asked.socket.send(f'{{"type": "choose", "version": {version}, "choice": "{choice}"}}')
        await asked.hear(version + 1)
        times.own.append(time.perf_counter() - began)
        await other.hear(version + 1)
        times.others.append(time.perf_counter() - began)
        self.choices += 1

    async def every(self, seconds: float, until: float, times: Times) -> None:
        """A choice every so many seconds, each table in its own moment."""
        await asyncio.sleep(CHANCE.uniform(0, seconds))
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.choose(times)
            await asyncio.sleep(max(0.0, seconds - (time.perf_counter() - began)))

    async def play_to(self, choices: int) -> None:
        """Play on until so many choices were taken, as games go whose people think little."""
        while self.choices < choices:
            await self.choose(Times())

    async def close(self) -> None:
        """Go away."""
        for player in self.players:
            if player.socket is not None:
                await player.socket.close()


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


@dataclass
class Pace:
    """What a while of playing came to."""

    times: Times
    a_second: float
    each: float  # processor seconds of the server for each choice


@dataclass
class House:
    """A server with its tables."""

    server: Measured
    http: httpx2.AsyncClient
    tables: list[Table] = field(default_factory=list)

    async def fill(self, count: int) -> None:
        """Set so many tables."""
        for _ in range(count):
            table = Table(self.server, self.http)
            await table.set()
            self.tables.append(table)

    async def play(self, tables: int, pace: float, seconds: float) -> Pace:
        """Play at some tables, at a pace or as fast as it goes."""
        times, used, began = Times(), processor(self.server.pid), time.perf_counter()
        until = began + seconds
        await asyncio.gather(*(table.every(pace, until, times) for table in self.tables[:tables]))
        count, took = len(times.own), time.perf_counter() - began
        return Pace(times, count / took, (processor(self.server.pid) - used) / count)

    async def close(self) -> None:
        """Everybody goes."""
        for table in self.tables:
            await table.close()
        await self.http.aclose()


async def measure(server: Measured, asked: argparse.Namespace) -> None:
    """Set the tables, play at a steady pace, then as fast as the server answers."""
    house = house_of(server)
    await house.fill(asked.tables)
    steady = await house.play(asked.tables, asked.pace, asked.seconds)
    print(f"{asked.tables} tables of 2, a choice every {asked.pace:g} s each: {len(steady.times.own)} choices")
    print(f"  choice to own view:     {told(steady.times.own)}")
    print(f"  choice to other's view: {told(steady.times.others)}")
    print(f"  processor: {steady.each * 1000:.1f} ms for each choice")
    quick = await house.play(asked.at_once, 0.0, asked.seconds / 2)
    print(
        f"as fast as it goes, {asked.at_once} tables at once: {quick.a_second:.0f} choices/s, {told(quick.times.own)}"
    )
    print(f"  processor: {quick.each * 1000:.2f} ms for each choice: a core bears {1 / quick.each:.0f} choices/s")
    await house.close()


async def weigh(server: Measured, asked: argparse.Namespace) -> None:
    """What a table with two sockets takes in memory: many against few, so that what all share is not counted."""
    house, few = house_of(server), asked.tables // 4
    taken = list[float]()
    for count in (few, asked.tables):
        await house.fill(count - len(house.tables))
        for table in house.tables:
            await table.play_to(asked.choices)
        taken.append(memory(server.pid))
    each = (taken[1] - taken[0]) * 1024 / (asked.tables - few)
    print(
        f"after {asked.choices} choices at each table: {taken[0]:.0f} MB with {few} tables, {taken[1]:.0f} MB with "
        f"{asked.tables}: {each:.0f} KB for each table with two sockets"
    )
    await house.close()


def house_of(server: Measured) -> House:
    """A server nobody has come to yet."""
    gc.disable()  # it is the server that is measured, not those who come
    return House(server, httpx2.AsyncClient(base_url=server.address, timeout=60, trust_env=False))


async def compare(servers: list[Measured], asked: argparse.Namespace) -> None:
    """This server and another, in turn: how much faster this one is."""
    houses = [house_of(server) for server in servers]
    for house in houses:
        await house.fill(asked.at_once)
    paces: list[list[Pace]] = []
    for number in range(asked.rounds):
        order = houses if number % 2 else houses[::-1]
        played = {id(house): await house.play(asked.at_once, 0.0, asked.seconds / 6) for house in order}
        paces.append([played[id(house)] for house in houses])
        ours, theirs = paces[-1]
        print(
            f"round {number + 1}: {ours.a_second:.0f} against {theirs.a_second:.0f} choices/s, "
            f"{ours.each * 1000:.2f} against {theirs.each * 1000:.2f} ms of processor each"
        )
    faster = statistics.median(ours.a_second / theirs.a_second for ours, theirs in paces)
    less = statistics.median(theirs.each / ours.each for ours, theirs in paces)
    print(f"in the median {faster:.2f} times as many choices/s, {less:.2f} times as many for the same processor time")
    for house in houses:
        await house.close()


def main() -> int:
    """Measure a server of one's own, or two in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two choices at a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--at-once", type=int, default=50)
    parser.add_argument("--choices", type=int, default=150, help="at each table before its memory is told")
    parser.add_argument("--checkout", type=Path, metavar="DIR", help="whose server is measured (default: this one's)")
    parser.add_argument("--against", type=Path, metavar="DIR", help="another checkout, measured in turn with this one")
    parser.add_argument("--memory", action="store_true", help="measure what a table takes in memory, and nothing else")
    parser.add_argument("--rounds", type=int, default=6, help="of such turns")
    asked = parser.parse_args()
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with ExitStack() as running:
        here = running.enter_context(measured(asked.checkout))
        if asked.memory:
            asyncio.run(weigh(here, asked))
        elif asked.against is None:
            asyncio.run(measure(here, asked))
        else:
            asyncio.run(compare([here, running.enter_context(measured(asked.against))], asked))
    return 0


if __name__ == "__main__":
    sys.exit(main())
