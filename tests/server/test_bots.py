"""Bots at the tables: they think elsewhere, for a limited time, and nobody waits for them."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from kit.patience import PATIENCE
from kit.serving import Guest, Served, TableSocket, play_on, served
from scholars import Game
from scholars.bots import LEVELS, YARDSTICKS
from scholars.server.bots.pool import Thinkers
from scholars.server.bots.process import player
from scholars.server.settings import Settings

CHANCE = random.Random(64)  # noqa: S311 - the tests' own


def test_bots_choose_whenever_they_are_asked(server: Served) -> None:
    """Every choice of theirs is stored like anybody's; yardsticks, which are not offered, go on where they sit."""
    with server.guest("Ada") as ada:
        weak, strong = ({"kind": "bot", "level": level} for level in YARDSTICKS)
        socket = ada.sit(ada.set_table({"kind": "me"}, weak, strong))
        for _ in range(12):
            socket.wait(lambda last: bool(last["play"]["question"]["options"]))
            socket.choose(CHANCE.choice(socket.options))
        log = ada.get(f"/api/tables/{socket.last['table']['table']}/log")["entries"]
        assert {(one["seat"], one["by"]) for one in log} == {(0, "person"), (1, "bot"), (2, "bot")}
        assert [one["version"] for one in log] == list(range(1, len(log) + 1))


class TestABotThatThinksForEver:
    """It has a limit, and no table but its own waits for it."""

    @pytest.fixture(autouse=True)
    def sleeper(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Bots are programs that never answer."""
        path = tmp_path / "sleeper.py"
        path.write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
        monkeypatch.setattr("scholars.server.bots.pool.PROGRAM", (str(path),))
        monkeypatch.setattr("scholars.server.bots.pool.START_SECONDS", 0.0)

    def test_it_blocks_nobody(self, tmp_path: Path) -> None:
        """Others play meanwhile."""
        with served(tmp_path / "data", bot_seconds=600) as server, server.guest("Ada") as ada:
            slow = waiting_for_a_bot(ada)
            quick = ada.sit(ada.set_table({"kind": "me"}, {"kind": "here"}))
            assert play_on([quick], CHANCE, choices=10) == 10
            assert ada.get(f"/api/tables/{slow.last['table']['table']}")["version"] == slow.version

    def test_when_its_time_is_up_something_is_chosen_for_it(self, tmp_path: Path) -> None:
        """By chance."""
        with served(tmp_path / "data", bot_seconds=0.2) as server, server.guest("Ada") as ada:
            slow = waiting_for_a_bot(ada)
            version = slow.version
            slow.wait(lambda last: last["version"] > version)
            assert slow.last["entries"][-1]["by"] == "bot"
            assert server.services.bots.thinkers.late > 0

    def test_none_is_left_behind_when_a_thought_is_broken_off(self, tmp_path: Path) -> None:
        """Also one that is still on its way out when the server stops."""

        async def think() -> None:
            thinkers = Thinkers(Settings(tmp_path, bot_seconds=PATIENCE))
            thought = asyncio.create_task(thinkers.choose(Game.new(players=2, seed=3), 0, "greedy"))
            while not thinkers._all:  # noqa: ASYNC110, SLF001 - nobody else is told that it has started
                await asyncio.sleep(0.01)
            (process,) = thinkers._all  # noqa: SLF001
            thought.cancel()
            for _ in range(5):  # it ends its process, and waits for that
                await asyncio.sleep(0)
            await thinkers.close()
            assert process.returncode is not None
            await asyncio.gather(thought, return_exceptions=True)

        asyncio.run(think())


def waiting_for_a_bot(ada: Guest) -> TableSocket:
    """A table at which a bot is asked."""
    socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "bot", "level": "greedy"}))
    while socket.options:
        socket.choose(socket.options[0])
    return socket


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    """Something is chosen all the same; the next one is thought about again."""

    async def think() -> None:
        thinkers = Thinkers(Settings(tmp_path, bot_seconds=PATIENCE))
        game = Game.new(players=2, seed=3)
        assert game.decision is not None
        options = [str(option) for option in game.decision.options]
        seat = game.decision.seat
        assert await thinkers.choose(game, seat, "greedy") in options
        (process,) = thinkers._all  # noqa: SLF001 - it is killed here
        process.kill()
        await process.wait()
        assert await thinkers.choose(game, seat, "greedy") in options
        assert thinkers.late == 1
        assert await thinkers.choose(game, seat, "greedy") in options
        assert thinkers.late == 1
        await thinkers.close()

    asyncio.run(think())


@pytest.fixture
def sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What bots are sent in a game in which the strongest is asked, and nobody answers."""
    sent = []

    async def listen(_self: Thinkers, asked: dict[str, Any], _to_start: float = 0.0) -> None:
        sent.append(asked)

    monkeypatch.setattr(Thinkers, "_ask", listen)

    async def think() -> None:
        await Thinkers(Settings(tmp_path, search_seconds=0.25)).choose(Game.new(players=2, seed=9), 0, LEVELS[-1])

    asyncio.run(think())
    return sent


def test_one_that_searches_is_told_how_long_and_the_weakest_chooses_for_one_that_is_late(
    sent: list[dict[str, Any]],
) -> None:
    """The weakest takes no time; only if it is late too, chance decides."""
    assert [(asked["bot"], asked["seconds"]) for asked in sent] == [(LEVELS[-1], 0.25), (LEVELS[0], None)]


def test_a_process_keeps_the_bots_it_has_made() -> None:
    """They may have much to read; with another time to search it is another bot."""
    assert player("random", None) is player("random", None)
    assert player(LEVELS[-1], 0.25) is not player(LEVELS[-1], 0.5)


def test_a_bot_is_told_nothing_that_is_hidden(sent: list[dict[str, Any]]) -> None:
    """What it is sent is dealt anew: another draw pile, another generator, another seed."""
    position, true = sent[0]["position"], Game.new(players=2, seed=9).position()
    for secret in ("draw_pile", "seed", "chance", "reserve"):
        assert position[secret] != true[secret]
    assert position["rooms"] == true["rooms"]


def test_a_bot_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts the server again finds it thinking."""
    with served(tmp_path, bot_seconds=60) as server, server.guest("Ada") as ada:
        table = ada.set_table({"kind": "me"}, {"kind": "bot", "level": "random"})
        socket = ada.sit(table)
        socket.wait(lambda last: bool(last["play"]["question"]["options"]))

        async def stop_thinking() -> None:
            await server.services.bots.close()

        server.do(stop_thinking())
        monkeypatch.setattr(server.services.bots, "wake", lambda _table: None)
        while socket.options:
            socket.choose(socket.options[0])
        version, cookie = socket.version, ada.cookie
    with served(tmp_path) as server:
        again = type(socket)(server.address, table, cookie)
        again.wait(lambda last: last["version"] > version)
        again.close()
