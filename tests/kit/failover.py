"""People who play on when a process dies: they go to another one, and remember everything they were promised."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.protocol import State

from scholars.server.wire.protocol import PROTOCOL

FAULTS = (OSError, EOFError, WebSocketException, httpx2.HTTPError)
AGAIN = 0.05  # seconds until somebody whom nobody answers asks elsewhere
FIRST = (0.3, 0.5)  # seconds after which a browser whose socket was lost opens another


@dataclass
class Player:
    """Somebody at a table: a cookie, a socket, and what was last heard."""

    cookie: str
    socket: ClientConnection | None = None
    last: dict[str, Any] = field(default_factory=dict)
    known: int = 0  # the version up to which a browser has the log, and asks for no more
    mark: str = ""  # of what is on the screen
    welcome: bool = False  # whether the server has said anything over this socket


class Playing:
    """Two people at one table, each at whichever process answers."""

    def __init__(self, addresses: list[str], chance: random.Random, pace: float = 0.0) -> None:
        self.addresses = addresses
        self.chance = chance
        self.pace = pace  # seconds between two choices
        self.players: list[Player] = []
        self.acknowledged: dict[int, str] = {}
        self.gaps: list[float] = []  # seconds from a process that dies to the next choice that is taken
        self._numbers = 0

    async def set(self) -> None:
        """A table for two, which begins."""
        for name in ("Ada", "Ben"):
            answer = await self._ask("PUT", "/api/me", None, {"name": name})
            self.players.append(Player(answer.headers["set-cookie"].partition(";")[0]))
        host, other = (player.cookie for player in self.players)
        asked = {"seats": [{"kind": "me"}, {"kind": "open"}], "options": {"open": True}}
        self.table = (await self._ask("POST", "/api/tables", host, asked)).json()["table"]
        await self._ask("POST", f"/api/tables/{self.table}/join", other, {})

    async def _ask(self, method: str, path: str, cookie: str | None, body: Any = None) -> httpx2.Response:
        """Ask whichever process answers."""
        while True:
            address = self.chance.choice(self.addresses)
            try:
                # nothing is encrypted, and to read all certificates of the system takes a while
                async with httpx2.AsyncClient(base_url=address, timeout=60, trust_env=False, verify=False) as http:
                    headers = {} if cookie is None else {"Cookie": cookie}
                    answer = await http.request(method, path, json=body, headers=headers)
            except FAULTS:
                await asyncio.sleep(AGAIN)
            else:
                answer.raise_for_status()
                return answer

    async def play(self, stop: asyncio.Event) -> None:
        """Choose at random until it is time to stop, or the game is over."""
        fault: float | None = None
        while not stop.is_set():
            try:
                if not await self.choose():
                    return
                if fault is not None:
                    self.gaps.append(time.perf_counter() - fault)
                    fault = None
                await self._pause(self.chance.uniform(0, 2 * self.pace))
            except FAULTS:
                wait = AGAIN if fault else self.chance.uniform(*FIRST)
                fault = fault or time.perf_counter()
                await asyncio.sleep(wait)

    async def move(self, address: str) -> None:
        """Both sit down at another process, at once."""
        self.addresses = [address]
        for player in self.players:
            player.socket = None
        await asyncio.gather(*(self._hear(player, 0) for player in self.players))

    async def _pause(self, seconds: float) -> None:
        """Think; who loses the socket meanwhile notices it at once, as a browser does."""
        sockets = [player.socket for player in self.players if player.socket is not None]
        losing = [asyncio.create_task(socket.wait_closed()) for socket in sockets]
        lost, _ = await asyncio.wait(losing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for one in losing:
            one.cancel()
        if lost:
            raise EOFError("a process has died")

    async def choose(self) -> bool:
        """Whoever is asked takes any option, and both see what came of it; False if nobody is asked any more."""
        await self.hear(max((player.last.get("version", -1) for player in self.players), default=-1))
        told = self.players[0].last
        if told["play"]["question"] is None:
            return False
        version, asked = told["version"], self.players[told["play"]["question"]["seat"]]
        await self._hear(asked, version)
        if asked.last["version"] != version:
            return True
        choice = self.chance.choice(asked.last["play"]["question"]["options"])["notation"]
        answer = await self._say(asked, {"type": "choose", "version": version, "choice": choice})
        if answer.get("result") == "done":
            self.acknowledged[version + 1] = choice
            await self.hear(version + 1)
        return True

    async def hear(self, version: int) -> None:
        """Let both listen until they know a version, also if one finds nobody."""
        for fault in await asyncio.gather(*(self._hear(one, version) for one in self.players), return_exceptions=True):
            if fault is not None:
                raise fault

    async def _say(self, player: Player, message: dict[str, Any]) -> dict[str, Any]:
        self._numbers += 1
        assert player.socket is not None
        try:
            await player.socket.send(json.dumps(message | {"id": self._numbers}))
            while True:
                told = await self._next(player)
                if told["type"] != "table" and told.get("id") == self._numbers:
                    return told
        except FAULTS:
            player.socket = None
            raise

    async def _hear(self, player: Player, version: int) -> None:
        """Listen until the table has a version, at another process if this one has died."""
        if player.socket is None or player.socket.state is State.CLOSED:
            player.welcome = False
            player.socket = await self._sit(player)
        try:
            while player.last.get("version", -1) < version or not player.welcome:
                await self._next(player)
        except FAULTS:
            player.socket = None
            raise

    async def _next(self, player: Player) -> dict[str, Any]:
        assert player.socket is not None
        told: dict[str, Any] = json.loads(await player.socket.recv())
        if told["type"] == "table":
            player.last, player.known, player.mark = told, told["version"], told.get("mark", "")
        player.welcome = player.welcome or told["type"] in ("table", "here")
        return told

    async def _sit(self, player: Player) -> ClientConnection:
        address = self.chance.choice(self.addresses).replace("http", "ws", 1)
        return await connect(
            f"{address}/api/tables/{self.table}/socket?protocol={PROTOCOL}&version={player.known}&mark={player.mark}",
            additional_headers={"Cookie": player.cookie},
            proxy=None,
            compression=None,
            max_size=None,
            ping_interval=None,
            close_timeout=0.1,
        )

    async def find_everything(self) -> None:
        """All that was acknowledged is in the log, where it was said to be."""
        stored: dict[int, str] = {}
        while len(stored) < max(self.acknowledged, default=0):
            page = f"/api/tables/{self.table}/log?since={max(stored, default=0)}"
            log = (await self._ask("GET", page, self.players[0].cookie)).json()
            assert log["entries"], f"the log of {self.table} ends after {len(stored)}"
            stored |= {entry["version"]: entry["choice"] for entry in log["entries"]}
        lost = {version: choice for version, choice in self.acknowledged.items() if stored.get(version) != choice}
        assert lost == {}

    async def leave(self) -> None:
        """Go home."""
        for player in self.players:
            if player.socket is not None:
                await player.socket.close()
