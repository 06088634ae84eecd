"""Coming back to a table that one still has on the screen, as after a lost connection: a few words are enough.

Whoever cannot be certain to know everything is told everything.
"""

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from kit.postgresql import Cluster
from kit.serving import Guest, Served, TableSocket, in_step, play_on, sat_down, served, two_at_a_table, until
from scholars.server.storage.together import Together
from scholars.server.wire.attendance import mark
from scholars.server.wire.returning import Found

CHANCE = random.Random(77)  # noqa: S311 - the tests' own
Deed = Callable[[Served, Guest, Guest, list[TableSocket]], None]


def at_table(server: Served, **options: Any) -> tuple[Guest, Guest, list[TableSocket]]:
    """Ada and Ben in the middle of a game, with pages that understand a few words."""
    ada, ben, table = two_at_a_table(server, options=options)
    sockets = [ada.sit(table, mark=""), ben.sit(table, mark="")]
    play_on(sockets, CHANCE, choices=4)
    in_step(sockets)
    return ada, ben, sockets


def lost(server: Served, sockets: list[TableSocket]) -> None:
    """Everybody is gone, and the game with them, as at a process to which nobody has come yet."""
    table = sockets[0].last["table"]["table"]
    for socket in sockets:
        socket.close()
    until(lambda: not server._server.server_state.tasks)  # noqa: SLF001 - all that follows from it is done
    server.do(let_go(server, table))


async def let_go(server: Served, table: str) -> None:
    """Wait for whoever is with a table, and let go of what memory has of it."""
    async with server.services.tables.lock(table):
        server.services.tables.drop(table)


def test_who_knows_the_table_is_told_in_a_few_words_and_goes_on(shared: Served) -> None:
    """Without its game being read; the next choice is taken as if nothing had been, and only that is told."""
    ada, ben, before = at_table(shared)
    with ada, ben:
        table, version = before[0].last["table"]["table"], before[0].version
        lost(shared, before)
        sockets = [ada.sit_again(before[0]), ben.sit_again(before[1])]
        assert [socket.first["type"] for socket in sockets] == ["here", "here"]
        assert sockets[0].first["version"] == version
        assert [seat["present"] for seat in sockets[1].first["seats"]] == [True, True]
        assert shared.services.tables.known(table) is None
        asked = next(socket for socket in sockets if socket.options)
        assert asked.choose(asked.options[0])["result"] == "done"
        for socket in sockets:
            told = socket.wait(lambda last: bool(last["version"] == version + 1))
            assert (told["since"], [entry["version"] for entry in told["entries"]]) == (version, [version + 1])
            assert told["your_turn"] is bool(socket is not asked and socket.options)
        play_on(sockets, CHANCE, choices=3)


def test_when_the_game_is_read_those_who_know_it_are_not_told_again(shared: Served) -> None:
    """They hear the answer first: nothing was sent before it."""
    ada, ben, before = at_table(shared)
    with ada, ben:
        lost(shared, before)
        mine, _ = ada.sit_again(before[0]), ben.sit_again(before[1])
        number = mine.send(type="standing", version=mine.version)
        while (told := mine.receive())["type"] == "here":
            pass
        assert (told["type"], told["id"]) == ("standing", number)


def chosen(_server: Served, _ada: Guest, _ben: Guest, sockets: list[TableSocket]) -> None:
    """Somebody chooses."""
    play_on(sockets, CHANCE, choices=1)


def stood_up(_server: Served, _ada: Guest, ben: Guest, sockets: list[TableSocket]) -> None:
    """Somebody else leaves the game, of which nothing is chosen."""
    ben.post(f"/api/tables/{sockets[0].last['table']['table']}/leave", status=204)


def proposed(_server: Served, _ada: Guest, _ben: Guest, sockets: list[TableSocket]) -> None:
    """Something is asked of everybody."""
    assert sockets[1].ask(type="propose", kind="undo")["type"] == "taken"


def handed_over(_server: Served, _ada: Guest, _ben: Guest, sockets: list[TableSocket]) -> None:
    """A bot plays a seat that is not asked."""
    seat = 1 - (sockets[0].asked or 0)
    assert sockets[seat].ask(type="hand-over", seat=seat)["type"] == "taken"


def another_program(server: Served, _ada: Guest, _ben: Guest, _sockets: list[TableSocket]) -> None:
    """The server was brought up to date."""
    server.services.tables.edition += " and more"


@pytest.mark.parametrize("deed", [chosen, stood_up, proposed, handed_over, another_program])
def test_who_may_have_missed_something_is_told_everything(server: Served, deed: Deed) -> None:
    """Whatever it was; and what is told is how it is now."""
    ada, ben, before = at_table(server)
    with ada, ben:
        mark, version, table = before[0].last["mark"], before[0].version, before[0].last["table"]["table"]
        deed(server, ada, ben, before)
        lost(server, before)
        again = ada.sit(table, version, mark)
        whole = ada.sit(table, version)
        assert again.first["type"] == "table"
        for part in ("version", "since", "entries", "play", "chat", "mark"):
            assert again.first[part] == whole.first[part]


def test_what_was_asked_while_one_was_away_is_told_whole_until_it_is_answered(shared: Served) -> None:
    """Who has still to agree may depend on who is there."""
    ada, ben, before = at_table(shared)
    with ada, ben:
        before[1].ask(type="propose", kind="undo")
        before[0].wait(lambda last: bool(last["table"]["proposals"]))
        lost(shared, before)
        assert ada.sit_again(before[0]).first["type"] == "table"


def test_another_person_with_the_same_page_is_told_what_is_theirs(shared: Served) -> None:
    """A mark is of one person: to know it gives nobody another's view, or the right to look."""
    ada, ben, before = at_table(shared, spectators=False)
    with ada, ben, shared.guest("Cleo") as cleo:
        lost(shared, before)
        told = ben.sit_again(before[0])
        assert (told.first["type"], told.first["play"]["seat"]) == ("table", 1)
        table, version, mark = before[0].last["table"]["table"], before[0].version, before[0].last["mark"]
        assert cleo.sit(table, version, mark).closed() == 4003
        assert Guest(shared.address).sit(table, version, mark).closed() == 4003


def test_who_was_sent_away_is_not_let_in_again(shared: Served) -> None:
    """Though the page still shows the table."""
    ada, ben, before = at_table(shared, spectators=False)
    with ada, ben:
        table = before[0].last["table"]["table"]
        before[1].close()
        ada.told(ada.http.delete(f"/api/tables/{table}/seats/1"), 204)
        assert ben.sit_again(before[1]).closed() == 4003


def test_a_banned_person_is_not_let_in_again(shared: Served) -> None:
    """A mark is no way around it."""
    ada, ben, before = at_table(shared)
    with ada, ben:
        lost(shared, before)
        bans = shared.services.bans
        bans._persons[ben.me["person"]] = float("inf")  # noqa: SLF001 - as if an order had been read
        try:
            assert ben.sit_again(before[1]).closed() == 4003
        finally:
            bans._persons.clear()  # noqa: SLF001


def test_a_seat_a_bot_kept_warm_is_ones_own_again(shared: Served) -> None:
    """To come back is to play again, which is more than a few words; also for who knows of it from elsewhere."""
    ada, ben, before = at_table(shared)
    with ada, ben:
        table, tables = before[0].last["table"]["table"], shared.services.tables
        before[1].close()

        async def absent() -> str:
            async with tables.change(table) as live:
                live.seats[1].stand_in, live.seats[1].stand_in_why = "random", "absent"
                live.row.asked = 0
                await tables.store(live)
                return mark(tables, live, live.seats[1].identity, shared.address)

        again = ben.sit(table, before[1].version, shared.do(absent()))
        assert again.first["type"] == "table"
        again.wait(lambda last: last["table"]["seats"][1]["stand_in"] is None)


def test_the_others_see_them_come_and_go(shared: Served) -> None:
    """In a few words, or with the whole table where a page does not know these."""
    ada, ben, (mine, other) = at_table(shared)
    with ada, ben, shared.guest("Cleo") as cleo:
        table = mine.last["table"]["table"]
        older = cleo.sit(table)
        count = mine.last["version"], mine.last["mark"]

        def present(seat: int, there: bool) -> None:
            while not mine.here or mine.here["seats"][seat]["present"] is not there:
                assert mine.receive()["type"] == "here"
            older.wait(lambda last: last["table"]["seats"][seat]["present"] is there)

        other.close()
        present(1, there=False)
        assert mine.here["watching"] == 1
        assert ben.sit_again(other).first["type"] == "here"
        present(1, there=True)
        assert (mine.last["version"], mine.last["mark"]) == count


def test_what_was_said_meanwhile_is_heard(shared: Served) -> None:
    """But for those one has muted."""
    ada, ben, before = at_table(shared)
    with ada, ben:
        before[0].close()
        before[1].ask(type="say", text="Salaam")
        again = ada.sit_again(before[0])
        assert again.first["type"] == "here"
        assert [line["text"] for line in again.first["chat"]] == ["Salaam"]
        again.ask(type="mute", person=ben.me["person"], muted=True)
        again.close()
        once_more = ada.sit_again(before[0])
        assert once_more.first["chat"] == []
        before[1].ask(type="say", text="Hello?")
        assert once_more.ask(type="standing", version=once_more.version)["type"] == "standing"
        assert once_more.chat == []


def test_clocks_have_run_on(shared: Served) -> None:
    """What is left is told as of now, and for whom it runs."""
    ada, ben, before = at_table(shared, clock={"per": "game", "seconds": 3600})
    with ada, ben:
        lost(shared, before)
        asked = before[0].asked or 0
        left = before[0].last["table"]["seats"][asked]["clock_ms"]
        seats = ada.sit_again(before[0]).first["seats"]
        assert 0 < seats[asked]["clock_ms"] < left
        assert [seat["clock_runs"] for seat in seats] == [seat == asked for seat in (0, 1)]


def test_a_page_that_knows_no_few_words_is_never_told_them(shared: Served) -> None:
    """As those of earlier versions, which say what they have by its version alone."""
    ada, ben, sockets = sat_down(shared)
    with ada, ben:
        play_on(sockets, CHANCE, choices=3)
        lost(shared, sockets)
        again = ada.sit(sockets[0].last["table"]["table"], sockets[0].version)
        assert (again.first["type"], again.first["entries"]) == ("table", [])
        ben.sit_again(sockets[1])
        again.wait(lambda last: bool(last["table"]["seats"][1]["present"]))
        assert again.here == {}


@pytest.mark.parametrize("what", ["choose", "say"])
def test_what_happens_while_one_comes_is_not_missed(shared: Served, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """A choice or a word between the look at the table and being there."""
    ada, ben, before = at_table(shared)
    returning, looked, go_on = shared.services.sockets.returning, asyncio.Event(), asyncio.Event()
    assert returning is not None
    find = returning.find

    async def slowly(table: str, guest: Any) -> Found | None:
        found = await find(table, guest)
        looked.set()
        await go_on.wait()
        return found

    async def set_off() -> None:
        go_on.set()

    with ada, ben:
        asked = 0 if before[0].options else 1
        here, (gone, who) = before[asked], ((before[1], ben), (before[0], ada))[asked]
        gone.close()
        monkeypatch.setattr(returning, "find", slowly)
        coming = Coming(who, gone)
        until(looked.is_set)
        if what == "choose":
            assert here.choose(here.options[0])["result"] == "done"
        else:
            here.ask(type="say", text="Just now")
        shared.do(set_off())
        told = coming.socket().first
        assert told["type"] == "table"
        assert told["version"] == here.version
        assert [line["text"] for line in told["chat"]] == ["Just now"] * (what == "say")


class Coming:
    """Somebody who comes back while the test goes on."""

    def __init__(self, guest: Guest, before: TableSocket) -> None:
        self._pool = ThreadPoolExecutor(1)
        self._coming = self._pool.submit(guest.sit_again, before)

    def socket(self) -> TableSocket:
        """Their socket."""
        found = self._coming.result()
        self._pool.shutdown()
        return found


def test_many_who_ask_at_once_are_one_question() -> None:
    """Of those who come while it is asked the next one is made, also of who was in it: no answer is older than one."""

    async def ask() -> None:
        asked: list[list[str]] = []
        go_on = asyncio.Event()

        async def look(keys: Sequence[str]) -> dict[str, int]:
            asked.append(list(keys))
            await go_on.wait()
            if "fault" in keys:
                raise ConnectionError
            return {key: len(asked) for key in keys if key != "nobody"}

        together = Together(look)
        first = asyncio.create_task(together.of("a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        others = [asyncio.create_task(together.of(key)) for key in ("b", "a", "nobody", "b")]
        await asyncio.sleep(0)
        others[-1].cancel()
        go_on.set()
        assert await first == 1
        assert await asyncio.gather(*others[:-1]) == [2, 2, None]
        assert asked == [["a"], ["b", "a", "nobody"]]
        with pytest.raises(ConnectionError):
            await together.of("fault")
        assert await together.of("a") == 4

    asyncio.run(ask())


@pytest.fixture(scope="module")
def pair(postgresql: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two processes of one server, as far as those can tell who come to it."""
    data = tmp_path_factory.mktemp("pair")
    told: dict[str, Any] = {"postgresql": postgresql.new_database(), "base_url": "http://127.0.0.1"}
    with served(data, **told) as one, served(data, **told) as other:
        yield one, other


class TestAtAnotherProcess:
    """It needs nothing from the one at which one was."""

    def test_both_come_and_one_of_them_chooses(self, pair: tuple[Served, Served]) -> None:
        """As when the first has died."""
        ada, ben, before = at_table(pair[0])
        with ada, ben:
            lost(pair[0], before)
            table, address = before[0].last["table"]["table"], pair[1].address
            sockets = [ada.sit_again(before[0], address), ben.sit_again(before[1], address)]
            assert [socket.first["type"] for socket in sockets] == ["here", "here"]
            assert pair[1].services.tables.known(table) is None
            play_on(sockets, CHANCE, choices=3)
            in_step(sockets)

    def test_what_happens_elsewhere_is_told(self, pair: tuple[Served, Served]) -> None:
        """Who came back in a few words to another process sees who comes and goes, and what is chosen and said."""
        ada, ben, before = at_table(pair[0])
        with ada, ben:
            asked = 0 if before[0].options else 1
            here, gone, who = before[asked], before[1 - asked], (ben, ada)[asked]
            gone.close()
            there = who.sit_again(gone, pair[1].address)
            assert there.first["type"] == "here"
            here.here = {}
            while not here.here or not here.here["seats"][1 - asked]["present"]:
                here.receive()
            here.ask(type="say", text="Salaam")
            while not there.chat:
                there.receive()
            version = here.version
            assert here.choose(here.options[0])["result"] == "done"
            there.wait(lambda last: bool(last["version"] == version + 1))
            here.close()
            there.here = {}
            while not there.here or there.here["seats"][asked]["present"]:
                there.receive()

    def test_what_was_not_heard_of_is_found_out(self, pair: tuple[Served, Served]) -> None:
        """A process that may have missed news looks at those tables too of which it has not read the game."""
        ada, ben, before = at_table(pair[0])
        with ada, ben:
            asked = 0 if before[0].options else 1
            here, gone, who = before[asked], before[1 - asked], (ben, ada)[asked]
            gone.close()
            there, listening = who.sit_again(gone, pair[1].address), pair[1].services.listening
            assert there.first["type"] == "here"
            heard, listening.tables.database.hear = listening.tables.database.hear, lambda _news: None
            assert here.choose(here.options[0])["result"] == "done"
            listening.tables.database.hear = heard
            pair[1].do(listening.following.look_at_all())
            there.wait(lambda last: bool(last["version"] == here.version))
