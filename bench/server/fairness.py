"""How long a stranger's bot makes them wait, beside many tables of one guest at which bots play among themselves.

The greedy guest has handed their own seats over, so that every table always waits for a bot. A stranger of another
address plays against a bot, and is timed from their choice until they are asked again.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from pathlib import Path

import httpx2
from load import Player
from measured import Measured, measured
from websockets.asyncio.client import connect

CHANCE = random.Random(2)  # noqa: S311 - no secret depends on it
THERE, HERE = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}


async def sit(http: httpx2.AsyncClient, server: Measured, cookie: str, level: str, where: dict[str, str]) -> Player:
    """A table against three bots, and its socket."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(3))]
    told = await http.post("/api/tables", json={"seats": seats}, headers={"Cookie": cookie} | where)
    place = server.socket(told.json()["table"])
    player = Player(cookie)
    player.socket = await connect(
        place, additional_headers={"Cookie": cookie} | where, proxy=None, compression=None, max_size=None
    )
    await player.hear(0)
    return player


async def guest(http: httpx2.AsyncClient, where: dict[str, str]) -> str:
    """The cookie of somebody new."""
    http.cookies.clear()  # or it is somebody who was there before
    answer = await http.put("/api/me", json={"name": "Ada"}, headers=where)
    return str(answer.headers["set-cookie"].partition(";")[0])


async def drain(player: Player) -> None:
    """Read what comes, for ever."""
    assert player.socket is not None
    async for _ in player.socket:
        pass


async def turn(player: Player) -> float:
    """Choose until somebody else is asked, and wait until one is asked oneself: the seconds of the last wait."""
    began = time.perf_counter()
    while True:
        question = player.last["play"]["question"]
        if question is None:
            return time.perf_counter() - began
        if question["options"] is None:
            await player.hear(player.last["version"] + 1)
            if player.last["play"]["question"] is None or player.last["play"]["question"]["options"] is not None:
                return time.perf_counter() - began
            continue
        began = time.perf_counter()
        choice = CHANCE.choice(question["options"])["notation"]
        assert player.socket is not None
        told = {"type": "choose", "version": player.last["version"], "choice": choice}
        await player.socket.send(json.dumps(told))
        await player.hear(player.last["version"] + 1)


async def measure(server: Measured, asked: argparse.Namespace) -> None:
    """The greedy tables first, then the stranger."""
    async with httpx2.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as http:
        greedy, reading = await guest(http, THERE), []
        for _ in range(asked.tables):
            player = await sit(http, server, greedy, asked.level, THERE)
            assert player.socket is not None
            await player.socket.send(json.dumps({"type": "hand-over", "seat": 0}))
            reading.append(asyncio.create_task(drain(player)))
        stranger = await sit(http, server, await guest(http, HERE), asked.level, HERE)
        times, choices = list[float](), list[int]()
        for _ in range(asked.turns):
            before = stranger.last["play"]["choices"]
            times.append(await turn(stranger))
            choices.append(stranger.last["play"]["choices"] - before)
        print(f"a stranger beside {asked.tables} tables of one guest, against three bots ({asked.level}):")
        print(f"  until asked again: median {statistics.median(times):.2f} s, longest {max(times):.2f} s")
        print(f"  for each choice of a bot: about {sum(times) / max(1, sum(choices)):.2f} s")
        for task in reading:
            task.cancel()


def main() -> int:
    """Measure a server of one's own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--turns", type=int, default=10)
    parser.add_argument("--checkout", type=Path, metavar="DIR", help="whose server is measured (default: this one's)")
    asked = parser.parse_args()
    with measured(asked.checkout) as server:
        asyncio.run(measure(server, asked))
    return 0


if __name__ == "__main__":
    sys.exit(main())
