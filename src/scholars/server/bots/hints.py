"""Hints at the tables: thought about elsewhere, once for each decision, and noted.

They are given to whoever plays without other people; among people only where all agreed to them when the table was
opened, and then everybody is told. In a lesson the coach tells what to do.
"""

import asyncio
import time

from scholars import Game
from scholars.server.bots.fair import Whose
from scholars.server.bots.pool import Thinkers
from scholars.server.refusals import refused
from scholars.server.storage.lost import Lost
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.playing import late, my_turn
from scholars.server.tables.restoring import choices_of
from scholars.server.wire import protocol
from scholars.server.wire.broadcast import Broadcast


class Hints:
    """Every hint that is being thought about."""

    def __init__(self, tables: OpenTables, broadcast: Broadcast, thinkers: Thinkers) -> None:
        self.tables = tables
        self.broadcast = broadcast
        self.thinkers = thinkers
        self._thinking: dict[tuple[str, int], asyncio.Task[protocol.HintTold]] = {}

    async def ask(self, identity: str | None, table: str, asked: protocol.AskHint, whose: Whose) -> protocol.FromServer:
        """What a strong player would do, for the seat that is asked; who asks again is told the same."""
        async with self.tables.at(table) as live:
            if asked.version != live.row.version:
                return late(live, identity, asked)
            game, seat = my_turn(live, identity)
            if not live.hints:
                raise refused("refused-hints", 403)
            noted = await self._noted(table, asked.version)
            thinking = None if noted else self._thought(table, asked.version, game, seat, whose)
        told = noted[0] if thinking is None else await asyncio.shield(thinking)
        return protocol.Hint(id=asked.id, version=asked.version, seat=seat, suggestions=told.suggestions)

    def _thought(
        self, table: str, version: int, game: Game, seat: int, whose: Whose
    ) -> "asyncio.Task[protocol.HintTold]":
        """The one task that thinks about a decision."""
        place = table, version
        if place not in self._thinking:
            task = asyncio.create_task(self._think(table, version, game.clone(), seat, whose))
            task.add_done_callback(lambda _: self._thinking.pop(place, None))
            self._thinking[place] = task
        return self._thinking[place]

    async def _think(self, table: str, version: int, game: Game, seat: int, whose: Whose) -> protocol.HintTold:
        found = await self.thinkers.hint(game, seat, whose)
        if not found:
            raise refused("refused-hint-late", 503)
        told = protocol.HintTold.model_validate({"version": version, "seat": seat, "suggestions": found})
        plain = [one.model_dump(mode="json") for one in told.suggestions]
        values = {"table": table, "version": version, "choices": choices_of(game), "seat": seat, "at": time.time()}
        try:
            await self.tables.database.keep_hint(values | {"suggestions": plain})
        except Lost:
            return told  # another process of ours noted it, or the table is gone
        await self._tell(table, told)
        return told

    async def noted_elsewhere(self, table: str, version: int) -> None:
        """Another process has noted a hint."""
        for one in await self._noted(table, version):
            told = {"version": version, "seat": one.seat, "suggestions": one.suggestions}
            await self._tell(table, protocol.HintTold.model_validate(told))

    async def _tell(self, table: str, told: protocol.HintTold) -> None:
        """Where several people play, everybody sees it."""
        async with self.tables.at(table) as live:
            if live.options.hints and not live.alone:
                for there in self.broadcast.at(table):
                    there.send(told)

    async def noted(self, identity: str | None, table: str) -> protocol.HintsNoted:
        """Every hint that was asked for at a table, for whoever may see its game."""
        async with self.tables.at(table) as live:
            if not live.may_watch(identity):
                raise refused("refused-no-spectators", 403)
        return protocol.HintsNoted(hints=await self._noted(table))

    async def _noted(self, table: str, version: int | None = None) -> list[protocol.HintNoted]:
        found = await self.tables.database.hints(table, version)
        return [protocol.HintNoted.model_validate(hint) for hint in found]

    async def close(self) -> None:
        """Let every thought go."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
