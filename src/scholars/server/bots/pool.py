"""Bots think in processes of their own, for a limited time, on what their seat may see.

A process that is late is ended and another started, in which the weakest level chooses instead; if that is late too,
chance decides, so that no table waits for ever. Whoever has many tables waits longer, not everybody else.
"""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any

from scholars import Game
from scholars.bots import LEVELS, SEARCHING, bot
from scholars.catalogue import load
from scholars.server.bots.fair import Turns, Whose
from scholars.server.boxes.carried import carried
from scholars.server.secrets import new_number
from scholars.server.settings import Settings

PROGRAM = ("-m", "scholars.server.bots.process")
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}  # there are as many processes as may think at once
START_SECONDS = 30.0  # more for the first answer: the process has to start


class Thinkers:
    """As many processes as are wanted, started when they are first needed."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bot_seconds
        self.search_seconds = settings.search_seconds
        self.catalogue = None if settings.catalogue is None else str(settings.catalogue)
        self.printed = load(settings.catalogue).fingerprint
        self.late = 0
        self._free: list[Process] = []
        self._all: set[Process] = set()
        self._turns = Turns(settings.bot_processes)

    async def choose(self, game: Game, seat: int, name: str, whose: Whose = ()) -> str:
        """What a bot chooses for a seat, from a copy in which everything hidden from it was dealt anew."""
        seen = game.determinise(seat, new_number())
        position = seen.position()
        async with self._turns.of(whose):
            chosen = await self._ask(self._question(game, position, name), START_SECONDS)
            if chosen is None:
                self.late += 1
                chosen = await self._ask(self._question(game, position, LEVELS[0]))
        return str(chosen or bot("random", new_number()).choose(seen))

    async def forecast(self, game: Game, seat: int, whose: Whose = ()) -> list[dict[str, Any]]:
        """What each way to take a turn could come to for a seat, as JSON values; nothing if it is not told in time."""
        return await self._told(game, seat, "forecast", whose)

    async def hint(self, game: Game, seat: int, whose: Whose = ()) -> list[dict[str, Any]]:
        """What a strong player would do for a seat, as JSON values; nothing if it is not told in time."""
        return await self._told(game, seat, "hint", whose)

    async def _told(self, game: Game, seat: int, what: str, whose: Whose) -> list[dict[str, Any]]:
        position = game.determinise(seat, new_number()).position()
        async with self._turns.of(whose):
            asked = {"position": position, what: seat, "catalogue": self.catalogue, "pack": self._pack(game)}
            return await self._ask(asked, START_SECONDS) or []

    def _question(self, game: Game, position: dict[str, Any], name: str) -> dict[str, Any]:
        seconds = self.search_seconds if name in SEARCHING else None
        asked = {"position": position, "bot": name, "seconds": seconds}
        return asked | {"catalogue": self.catalogue, "pack": self._pack(game)}

    def _pack(self, game: Game) -> dict[str, Any] | None:
        """What is printed in a game that is played with another box than this server's."""
        return None if game.catalogue.fingerprint == self.printed else carried(game.catalogue)

    async def _ask(self, asked: dict[str, Any], to_start: float = 0.0) -> Any:
        """What a process answers; None if it is late or has died. One that has to start first is given more time."""
        seconds = self.seconds if self._free else self.seconds + to_start
        process = self._free.pop() if self._free else await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        answered = b""
        try:
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            with suppress(TimeoutError, OSError):
                answered = await asyncio.wait_for(process.stdout.readline(), seconds)
        finally:
            if answered:
                self._free.append(process)
            else:
                await self._end(process)
        return json.loads(answered) if answered else None

    async def _start(self) -> Process:
        environment = os.environ | ONE_THREAD
        process = await asyncio.create_subprocess_exec(
            sys.executable, *PROGRAM, stdin=PIPE, stdout=PIPE, env=environment
        )
        self._all.add(process)
        return process

    async def _end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
        self._all.discard(process)

    async def close(self) -> None:
        """End every process, and wait also for those that somebody else is ending."""
        while self._all:
            await self._end(next(iter(self._all)))
