"""The sockets of the tables: who is there, what they are told, and what they ask."""

import asyncio
import time
from collections import Counter

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from scholars.locales import Message, message
from scholars.server import acting, chat, proposals, protocol, telling, views
from scholars.server.hall import Hall
from scholars.server.identities import Identities, Identity
from scholars.server.limits import Buckets
from scholars.server.live import LiveTable
from scholars.server.logs import log
from scholars.server.refusals import Refused, refused
from scholars.server.storage.database import Lost

MOST_WAITING = 200  # messages for a client that does not read them
GOING_AWAY, TOO_LARGE, ANOTHER_PERSON, NO_SPECTATORS, NO_TABLE, TOO_MANY = 1001, 1009, 4000, 4003, 4004, 4008


class Closed(Exception):
    """A socket is to be closed, with a last word."""

    def __init__(self, code: int, reason: Message, final: bool = False) -> None:
        super().__init__(reason.key)
        self.code = code
        self.reason = reason
        self.final = final


class Connection:
    """One socket: who is there, what they have been told, and what waits to be sent."""

    def __init__(self, websocket: WebSocket, table: str, guest: Identity | None, who: str, base: str) -> None:
        self.websocket = websocket
        self.table = table
        self.guest = guest
        self.who = who  # for the limits: the guest, or else the address
        self.base = base
        self.version = 0
        self.my_turn = False
        self.muted: set[str] = set()
        self.closing: Closed | None = None
        self._waiting: asyncio.Queue[protocol.Told | None] = asyncio.Queue()

    @property
    def identity(self) -> str | None:
        """The secret id of whoever is there."""
        return None if self.guest is None else self.guest.id

    def send(self, told: protocol.Told) -> None:
        """Put a message into the queue; a client that reads nothing is let go."""
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(told)
        else:
            self.close(Closed(TOO_MANY, message("closing-too-slow")))

    def close(self, closed: Closed) -> None:
        """Say a last word and close, after what is already in the queue."""
        if self.closing is None:
            self.closing = closed
            self._waiting.put_nowait(None)

    async def write(self) -> None:
        """Send what is in the queue, until the socket is closed."""
        while (told := await self._waiting.get()) is not None:
            await self.websocket.send_text(told.model_dump_json())
        assert self.closing is not None
        last = protocol.Closing(reason=self.closing.reason.plain(), final=self.closing.final)
        await self.websocket.send_text(last.model_dump_json())
        await self.websocket.close(self.closing.code)


class Audience:
    """Everybody who looks at a table, and the way to tell them."""

    def __init__(self, hall: Hall, identities: Identities) -> None:
        self.hall = hall
        self.identities = identities
        self.limits = hall.settings.limits
        self.messages = Buckets(self.limits.messages)
        self.said = Buckets(self.limits.chat)
        self.closed = False
        self._here: dict[str, set[Connection]] = {}
        self._left: dict[tuple[str, str], float] = {}
        self._sockets: Counter[str] = Counter()
        hall.listeners.append(self.tell)
        hall.busy = lambda table: table in self._here
        hall.left = self.left

    # Who is there

    def left(self, table: str, identity: str | None) -> float | None:
        """When somebody left a table; None if they are there."""
        if identity is not None and self.present(table, identity):
            return None
        return self._left.get((table, identity or ""), self.hall.started)

    def present(self, table: str, identity: str) -> bool:
        """Whether somebody is at a table."""
        return any(there.identity == identity for there in self._here.get(table, ()))

    def watching(self, live: LiveTable) -> int:
        """How many there are who have no seat."""
        people = live.people()
        return sum(there.identity not in people for there in self._here.get(live.row.id, ()))

    # What they are told

    def tell(self, live: LiveTable) -> None:
        """Tell everybody at a table how it is now."""
        plays: dict[int | None, protocol.Play] = {}
        for there in list(self._here.get(live.row.id, ())):
            there.send(self.told(live, there, None, plays))

    def told(
        self,
        live: LiveTable,
        there: Connection,
        said: list[protocol.ChatLine] | None,
        plays: dict[int | None, protocol.Play],
    ) -> protocol.TableTold:
        """The table and the game as one sees them, and what happened since one was last told."""
        seat = self._seat(live, there.identity)
        if live.game is not None and seat not in plays:
            plays[seat] = views.play(live.game, seat)
        since, there.version = there.version, live.row.version
        asked = live.asked_seat()
        mine = asked is not None and asked.bot is None and asked in live.seats_of(there.identity)
        news, there.my_turn = mine and not there.my_turn, mine
        happened = live.since(since) if live.game is not None else []
        return protocol.TableTold(
            version=live.row.version,
            since=since,
            happenings=[views.happening(live.game, one) for one in happened if live.game is not None],
            table=telling.table(self.hall, live, there.identity, there.base, self.watching(live)),
            play=None if live.game is None else plays[seat],
            chat=said,
            your_turn=news,
        )

    @staticmethod
    def _seat(live: LiveTable, identity: str | None) -> int | None:
        """The seat from which somebody sees the game: of several the one that is asked."""
        mine = [seat.seat for seat in live.seats_of(identity)]
        if live.row.asked in mine:
            return live.row.asked
        return mine[0] if mine else None

    async def tell_all_again(self, table: str) -> None:
        """Tell everybody that somebody came or went."""
        if table in self._here:
            async with self.hall.at(table) as live:
                self.tell(live)

    # A socket from its beginning to its end

    async def serve(self, websocket: WebSocket, table: str, who: str, base: str) -> None:
        """Serve one socket."""
        guest = await self.identities.of(websocket)
        there = Connection(websocket, table, guest, guest.id if guest else who, base)
        await websocket.accept()
        writer = asyncio.create_task(there.write())
        self._sockets[there.who] += 1
        self.hall.metrics.sockets.inc()
        try:
            await self._welcome(there)
            await self._listen(there, writer)
        except Closed as closed:
            there.close(closed)
        except Refused as refusal:
            code = NO_SPECTATORS if refusal.status == 403 else NO_TABLE
            there.close(Closed(code, refusal.reason, final=True))
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("socket_failed", table=table)
            there.close(Closed(GOING_AWAY, message("closing-fault")))
        finally:
            await self._goodbye(there, writer)

    async def _welcome(self, there: Connection) -> None:
        if self.closed:
            raise Closed(GOING_AWAY, message("closing-stopping"))
        if self._sockets[there.who] > self.limits.sockets:
            raise Closed(TOO_MANY, message("closing-too-many"), final=True)
        async with self.hall.at(there.table) as live:
            if not live.options.spectators and not live.seats_of(there.identity):
                raise refused("no-spectators", 403)
        if there.guest is not None:
            there.muted = await self.identities.muted(there.guest)
        said = await chat.lines(self.hall.database, there.table, self.limits.chat_lines)
        async with self.hall.at(there.table) as live:
            there.version = self._first_version(there, live.row.version)
            self._here.setdefault(there.table, set()).add(there)
            there.send(self.told(live, there, [line for line in said if line.person not in there.muted], {}))
            for other in self._here[there.table] - {there}:
                other.send(self.told(live, other, None, {}))
        if there.identity is not None:
            await proposals.come_back(self.hall, there.identity, there.table)

    def _first_version(self, there: Connection, version: int) -> int:
        asked = there.websocket.query_params.get("version", "")
        if asked.isdecimal() and len(asked) < 9 and int(asked) <= version:
            return int(asked)
        return max(0, version - self.limits.log_entries)

    async def _listen(self, there: Connection, writer: asyncio.Task[None]) -> None:
        """Carry out one message after another, until the socket is closed by either side."""
        while there.closing is None:
            receiving = asyncio.create_task(there.websocket.receive())
            await asyncio.wait((receiving, writer), return_when=asyncio.FIRST_COMPLETED)
            if writer.done():
                receiving.cancel()
                await asyncio.gather(receiving, return_exceptions=True)
                return
            received = receiving.result()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            if text is None or len(text.encode()) > self.limits.message_bytes:
                raise Closed(TOO_LARGE, message("closing-too-large"))
            if not self.messages.take(there.who):
                raise Closed(TOO_MANY, message("closing-too-fast"))
            await asyncio.shield(self._answer(there, text))

    async def _goodbye(self, there: Connection, writer: asyncio.Task[None]) -> None:
        here = self._here.get(there.table, set())
        here.discard(there)
        if not here:
            self._here.pop(there.table, None)
        self._sockets[there.who] -= 1
        if not self._sockets[there.who]:
            del self._sockets[there.who]
        self.hall.metrics.sockets.dec()
        if there.closing is None or there.websocket.client_state is not WebSocketState.CONNECTED:
            writer.cancel()
        await asyncio.wait((writer,), timeout=5)
        if not writer.done():
            writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        if there.identity is not None and not self.present(there.table, there.identity):
            self._left[there.table, there.identity] = time.time()
        if not self.closed:
            await self._noticed(there)

    async def _noticed(self, there: Connection) -> None:
        """Somebody went: tell the others, and see how long they may be away."""
        try:
            async with self.hall.change(there.table) as live:
                if live.options.absence is not None and live.seats_of(there.identity) and live.row.status == "running":
                    await self.hall.store(live)
                else:
                    self.tell(live)
        except (Refused, Lost):
            pass  # the table is gone, or was changed elsewhere and told there

    # What they ask

    async def _answer(self, there: Connection, text: str) -> None:
        began = time.perf_counter()
        number: int | None = None
        try:
            asked = protocol.client_message.validate_json(text)
            number = asked.id
            told = await self._act(there, asked)
        except ValidationError:
            told = protocol.Refused(id=number, refusal=message("refused-unreadable").plain())
        except Lost:
            told = protocol.Refused(id=number, refusal=message("refused-changed-meanwhile").plain())
        except Refused as refusal:
            self.hall.metrics.refusals.labels(refusal.reason.key).inc()
            told = protocol.Refused(id=number, refusal=refusal.reason.plain())
        else:
            if isinstance(asked, protocol.Choose):
                self.hall.metrics.latency.observe(time.perf_counter() - began)
        if told is not None:
            there.send(told)

    async def _act(self, there: Connection, asked: protocol.ClientMessage) -> protocol.Told | None:
        hall, table, identity = self.hall, there.table, there.identity
        match asked:
            case protocol.Choose():
                return await acting.choose(hall, identity, table, asked)
            case protocol.Undo() | protocol.RestartTurn():
                return await acting.take_back(hall, identity, table, asked)
            case protocol.AskPreview():
                return await acting.preview(hall, identity, table, asked)
            case protocol.AskWhyNot():
                return await acting.why_not(hall, identity, table, asked)
            case protocol.Resume():
                async with hall.at(table) as live:
                    there.version = min(asked.version, live.row.version)
                    return self.told(live, there, None, {})
            case _:
                return await self._act_as_a_guest(there, asked)

    async def _act_as_a_guest(self, there: Connection, asked: protocol.ClientMessage) -> protocol.Told:
        """What only somebody with a name can ask."""
        if there.guest is None:
            raise refused("no-name", 401)
        hall, table, guest = self.hall, there.table, there.guest
        match asked:
            case protocol.Propose():
                away = await self._away(table, asked.seat)
                await proposals.propose(hall, guest.id, table, asked, away)
            case protocol.Answer():
                await proposals.answer(hall, guest.id, table, asked)
            case protocol.HandOver():
                await proposals.hand_over(hall, guest.id, table, asked.seat)
            case protocol.TakeBack():
                await proposals.take_back(hall, guest.id, table, asked.seat)
            case protocol.Say():
                await self._say(there, guest, asked.text)
            case protocol.Mute():
                await self.identities.mute(guest, asked.person, asked.muted)
                await self._muted_anew(guest)
        async with hall.at(table) as live:
            return protocol.Taken(id=asked.id, result="done", version=live.row.version)

    async def _away(self, table: str, number: int | None) -> float | None:
        """For how long the person of a seat has been away; None if they are there."""
        async with self.hall.at(table) as live:
            identity = live.seats[number].identity if number is not None and number < len(live.seats) else None
        left = None if identity is None else self.left(table, identity)
        return None if left is None else time.time() - left

    async def _say(self, there: Connection, guest: Identity, text: str) -> None:
        self.said.demand(guest.id)
        async with self.hall.at(there.table) as live:
            line = await chat.say(self.hall.database, live, guest, text)
            for other in self._here.get(there.table, ()):
                if line.person not in other.muted:
                    other.send(protocol.ChatTold(line=line))

    async def _muted_anew(self, guest: Identity) -> None:
        muted = await self.identities.muted(guest)
        for there in (there for here in self._here.values() for there in here):
            if there.identity == guest.id:
                there.muted = muted

    # The end

    def dismiss(self, identity: str) -> None:
        """Close every socket of somebody who is no longer that person."""
        for there in [there for here in self._here.values() for there in here if there.identity == identity]:
            there.close(Closed(ANOTHER_PERSON, message("closing-forgotten"), final=True))

    async def close(self) -> None:
        """Tell everybody that the server stops, and let them go."""
        self.closed = True
        everybody = [there for here in self._here.values() for there in here]
        for there in everybody:
            there.close(Closed(GOING_AWAY, message("closing-stopping")))
        for _ in range(50):
            if not self._here:
                return
            await asyncio.sleep(0.05)
