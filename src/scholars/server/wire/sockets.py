"""The sockets of the tables, each from its beginning to its end: who comes, what they ask, what they are answered."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from pydantic import ValidationError

from scholars.locales import Message, message, say
from scholars.server.addresses import Caller
from scholars.server.bots.hints import Hints
from scholars.server.bots.pool import Thinkers
from scholars.server.buckets import Allowances, Places
from scholars.server.logs import log
from scholars.server.people import chat
from scholars.server.people.identity import Identity
from scholars.server.refusals import Refused, refused
from scholars.server.storage.lost import Lost, Unreachable
from scholars.server.tables import playing, proposals
from scholars.server.tables.open_tables import OpenTables
from scholars.server.tables.rating_start import note_arrival
from scholars.server.wire import protocol
from scholars.server.wire.broadcast import Broadcast
from scholars.server.wire.connection import (
    GOING_AWAY,
    NO_SPECTATORS,
    NO_TABLE,
    OUTDATED,
    TOO_LARGE,
    TOO_MANY,
    Closed,
    Connection,
    Gone,
    Socket,
)
from scholars.server.wire.telling import Telling

if TYPE_CHECKING:  # it asks a database, which not all have
    from scholars.server.wire.returning import Returning

PersonCheck: TypeAlias = Callable[[str | None], None]
News: TypeAlias = Callable[[], protocol.FromServer | None]


class Muting(Protocol):
    """Whom people do not want to hear."""

    async def muted(self, guest: Identity) -> set[str]:
        """The persons a guest has muted."""

    async def mute(self, guest: Identity, person: str, muted: bool) -> None:
        """Hear no more of somebody, or hear them again."""


class Sockets:
    """Serves every socket."""

    def __init__(self, tables: OpenTables, broadcast: Broadcast, muting: Muting, thinkers: Thinkers) -> None:
        self.tables = tables
        self.broadcast = broadcast
        self.muting = muting
        self.thinkers = thinkers
        self.hints = Hints(tables, broadcast, thinkers)
        self.limits = tables.settings.limits
        household = self.limits.household
        self.messages = Allowances(self.limits.messages, household)
        self.whole_views = Allowances(self.limits.whole_views, household)
        self.said = Allowances(self.limits.chat, household)
        self.places = Places(self.limits.sockets, household)
        self.thoughts = Places(self.limits.thoughts, household)
        self.closed = False
        self.demand_person: PersonCheck = lambda _person: None  # refuses whoever is banned
        self.news: News = lambda: None  # for whoever comes
        self.returning: Returning | None = None  # where connections are lost and people come back
        self._thinking: set[asyncio.Task[bool]] = set()

    async def serve(self, websocket: Socket, guest: Identity | None, table: str, address: str, base: str) -> None:
        """Serve one socket."""
        there = Connection(websocket, table, guest, Caller(guest.id if guest else None, address), base)
        await websocket.accept()
        writer = asyncio.create_task(there.write())
        placed = self.places.take(there.caller)
        self.tables.metrics.sockets.inc()
        try:
            await self._welcome(there, placed)
            await self._listen(there, writer)
        except Closed as closed:
            there.close(closed)
        except Refused as refusal:
            code = NO_SPECTATORS if refusal.status == 403 else NO_TABLE
            there.close(Closed(code, refusal.reason, final=True))
        except Gone:
            pass
        except Unreachable:
            there.close(Closed(GOING_AWAY, message("refused-database-away")))
        except Exception:  # noqa: BLE001 - no traceback reaches a client
            log.exception("socket_failed", table=table)
            there.close(Closed(GOING_AWAY, message("closing-fault")))
        finally:
            if placed:
                self.places.give_back(there.caller)
            await self._goodbye(there, writer)

    async def _welcome(self, there: Connection, placed: bool) -> None:
        if self.closed:
            raise Closed(GOING_AWAY, message("closing-stopping"))
        asked = there.websocket.query_params
        there.mark = asked.get("mark")
        if asked.get("protocol") != str(protocol.PROTOCOL):
            raise Closed(OUTDATED, _reload(there.guest), final=True)
        if not placed:
            raise Closed(TOO_MANY, message("closing-too-many"), final=True)
        self.demand_person(None if there.guest is None else there.guest.person)
        if not self.whole_views.take(there.caller):
            raise Closed(TOO_MANY, message("closing-too-fast"))
        if not await self._welcome_back(there):
            await self._welcome_anew(there)
        news = self.news()
        if news is not None:
            there.send(news)

    async def _welcome_back(self, there: Connection) -> bool:
        """Tell somebody in a few words that all is as they know it; False if that is not certain."""
        if self.returning is None or not there.mark:
            return False
        self.broadcast.expect(there)
        found = await self.returning.find(there.table, there.guest)
        if found is None or not self.returning.knows_all(there, found.seen):
            return False
        there.muted = found.muted
        self.tables.glimpse(found.seen)
        self.broadcast.come(there)
        there.send(self.broadcast.told_briefly(found.seen, there, found.heard))
        await self.broadcast.attend(there.table, but=there)
        return True

    async def _welcome_anew(self, there: Connection) -> None:
        async with self.tables.at(there.table, newest=True) as live:
            if not live.may_watch(there.identity):
                raise refused("refused-no-spectators", 403)
        if there.guest is not None:
            there.muted = await self.muting.muted(there.guest)
        said = await chat.lines(self.tables.database, there.table, self.limits.chat_lines)
        async with self.tables.at(there.table) as live:
            there.version = self._first_version(there, live.row.version)
            heard = [line for line in said if line.person not in there.muted]
            self.broadcast.come(there)
            telling = Telling(live)
            there.send(self.broadcast.told(live, there, heard, telling))
            self.broadcast.tell_attendance(live, telling, but=there)
        if there.identity is not None:
            await proposals.come_back(self.tables, there.identity, there.table)
            await note_arrival(self.tables, there.identity, there.table)

    def _first_version(self, there: Connection, version: int) -> int:
        asked = there.websocket.query_params.get("version", "")
        known = asked.isdecimal() and len(asked) < 9 and int(asked) <= version
        return self._recent(int(asked) if known else 0, version)

    def _recent(self, known: int, version: int) -> int:
        """The version from which on somebody is told what happened: to word a whole game makes everybody wait."""
        return max(min(known, version), version - self.limits.log_entries)

    async def _listen(self, there: Connection, writer: asyncio.Task[None]) -> None:
        """Carry out one message after another, until the socket is closed by either side."""
        while there.closing is None and not writer.done():
            received = await there.websocket.receive()  # whoever closes it, that is heard here
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            if text is None or len(text.encode()) > self.limits.message_bytes:
                raise Closed(TOO_LARGE, message("closing-too-large"))
            if not self.messages.take(there.caller):
                raise Closed(TOO_MANY, message("closing-too-fast"))
            await asyncio.shield(self._answer(there, text))

    async def _goodbye(self, there: Connection, writer: asyncio.Task[None]) -> None:
        self.broadcast.go(there)
        self.tables.metrics.sockets.dec()
        if there.closing is None or not there.websocket.connected:
            writer.cancel()
        await asyncio.wait((writer,), timeout=5)
        if not writer.done():
            writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        if not self.closed:
            await self._noticed(there)

    async def _noticed(self, there: Connection) -> None:
        """Somebody went: tell the others, and see how long they may be away."""
        seen = self.tables.glimpsed.get(there.table)
        try:
            if seen is not None and seen.row.options.get("absence") is None:  # its game is still not wanted
                self.broadcast.miss(seen, there.identity)
                await self.broadcast.attend(there.table)
                return
            async with self.tables.change(there.table) as live:
                self.broadcast.miss(live, there.identity)
                if live.options.absence is not None and live.seats_of(there.identity) and live.row.status == "running":
                    await self.tables.store(live)
                else:
                    self.broadcast.tell_attendance(live)
        except (Refused, Lost, Unreachable):
            pass  # the table is gone, or was changed elsewhere and told there, or is for nobody now

    # What they ask

    async def _answer(self, there: Connection, text: str) -> None:
        began = time.perf_counter()
        try:
            asked = protocol.client_message.validate_json(text)
        except ValidationError:
            there.send(protocol.Refused(id=_number(text), refusal=message("refused-unreadable").plain()))
            return
        if isinstance(asked, protocol.AskForecasts | protocol.AskHint):  # nothing else waits for it
            self._think(there, asked)
            return
        done = await self._carry_out(there, asked)
        if done and isinstance(asked, protocol.Choose):
            self.tables.metrics.latency.observe(time.perf_counter() - began)

    def _think(self, there: Connection, asked: protocol.AskForecasts | protocol.AskHint) -> None:
        """Have something thought about, if not too much is already."""
        if not self.thoughts.take(there.caller):
            there.send(protocol.Refused(id=asked.id, refusal=message("refused-too-fast").plain()))
            return
        thinking = asyncio.create_task(self._carry_out(there, asked))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        thinking.add_done_callback(lambda _: self.thoughts.give_back(there.caller))

    async def _carry_out(self, there: Connection, asked: protocol.ClientMessage) -> bool:
        """Do what is asked and answer it; whether it was not refused."""
        told: protocol.FromServer | str | None
        try:
            told = await self._act(there, asked)
        except Lost:
            told = protocol.Refused(id=asked.id, refusal=message("refused-changed-meanwhile").plain())
        except Unreachable:
            told = protocol.Refused(id=asked.id, refusal=message("refused-database-away").plain())
        except Refused as refusal:
            self.tables.metrics.refusals.labels(refusal.reason.key).inc()
            told = protocol.Refused(id=asked.id, refusal=refusal.reason.plain())
        if told is not None:
            there.send(told)
        return not isinstance(told, protocol.Refused)

    async def _act(self, there: Connection, asked: protocol.ClientMessage) -> protocol.FromServer | str | None:
        tables, table, identity = self.tables, there.table, there.identity
        match asked:
            case protocol.Choose():
                return await playing.choose(tables, identity, table, asked)
            case protocol.Undo() | protocol.RestartTurn():
                return await playing.take_back(tables, identity, table, asked)
            case protocol.Resume():
                self.whole_views.demand(there.caller)
                async with tables.at(table) as live:
                    there.version = self._recent(asked.version, live.row.version)
                    return self.broadcast.told(live, there, None, Telling(live))
            case _:
                return await self._look(there, asked) or await self._act_as_a_guest(there, asked)

    async def _look(self, there: Connection, asked: protocol.ClientMessage) -> protocol.FromServer | None:
        """What changes nothing: looking ahead, and why something is not open; None if it is none of these."""
        tables, table, identity = self.tables, there.table, there.identity
        match asked:
            case protocol.AskPreview() | protocol.AskPlan():
                return await playing.look_ahead(tables, identity, table, asked)
            case protocol.AskForecasts():
                return await playing.forecasts(tables, self.thinkers, identity, table, asked, there.whose)
            case protocol.AskHint():
                return await self.hints.ask(identity, table, asked, there.whose)
            case protocol.AskStanding():
                return await playing.standing(tables, table, asked)
            case protocol.AskWhyNot():
                return await playing.why_not(tables, identity, table, asked)
            case _:
                return None

    async def _act_as_a_guest(self, there: Connection, asked: protocol.ClientMessage) -> protocol.FromServer:
        """What only somebody with a name can ask."""
        if there.guest is None:
            raise refused("refused-no-name", 401)
        tables, table, guest = self.tables, there.table, there.guest
        match asked:
            case protocol.Propose():
                away = await self._away(table, asked.seat)
                await self._announce(table, await proposals.propose(tables, guest.id, table, asked, away))
            case protocol.Answer():
                await self._announce(table, await proposals.answer(tables, guest.id, table, asked))
            case protocol.HandOver():
                await proposals.hand_over(tables, guest.id, table, asked.seat)
            case protocol.TakeBack():
                await proposals.take_back(tables, guest.id, table, asked.seat)
            case protocol.Say():
                await self._say(there, guest, asked.text)
            case protocol.Mute():
                await self.muting.mute(guest, asked.person, asked.muted)
                self.broadcast.mute(guest.id, await self.muting.muted(guest))
        async with tables.at(table) as live:
            return protocol.Taken(id=asked.id, result="done", version=live.row.version)

    async def _away(self, table: str, number: int | None) -> float | None:
        """For how long the person of a seat has been away; None if they are there."""
        async with self.tables.at(table) as live:
            identity = live.seats[number].identity if number is not None and number < len(live.seats) else None
        left = self.broadcast.left(table, identity)
        return None if left is None else time.time() - left

    async def _say(self, there: Connection, guest: Identity, text: str) -> None:
        self.said.demand(there.caller)
        async with self.tables.at(there.table) as live:
            line = await chat.say(self.tables.database, live, guest, text, self.limits.chat_lines)
            self.broadcast.say(there.table, line)

    async def _announce(self, table: str, result: protocol.ProposalResult | None) -> None:
        """Tell everybody at a table how a proposal ended."""
        if result is None:
            return
        async with self.tables.at(table):
            line = await chat.announce(self.tables.database, table, result, self.limits.chat_lines)
            if line is not None:
                self.broadcast.say(table, line)

    async def close(self) -> None:
        """Let nobody in any more, and everybody go."""
        self.closed = True
        for thinking in self._thinking:
            thinking.cancel()
        await self.hints.close()
        await self.broadcast.close()


def _reload(guest: Identity | None) -> Message:
    """That the page is outdated, already in words: its texts are outdated too."""
    return message("sentence", clause=say(message("closing-outdated"), guest.language if guest else "en"))


def _number(text: str) -> int | None:
    """The id of a message that cannot be read otherwise, if that much can be."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = told.get("id") if isinstance(told, dict) else None
    return number if isinstance(number, int) and 0 <= number <= 2**31 else None
