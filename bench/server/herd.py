"""What it costs a process when another dies and everybody who was there comes to it at once.

Two servers of one process each share a PostgreSQL database. All tables are played at the one for a while; then it is
killed, and both players of every table come to the other as a browser does, and choose. Told is the processor time of
the other for each table, and when all had their table, and had chosen.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import time
from contextlib import ExitStack

from load import processor
from measured import Measured
from processes import serving, serving_pids

from kit.failover import Playing
from kit.postgresql import cluster
from scholars.engine import build

WARM = 8  # tables at the other before: it has served for a while, and its connections are open
SETTLED = 1.0  # seconds after which everything that follows from somebody's coming is done


async def play(tables: list[Playing], choices: int) -> None:
    """Everybody chooses so often, or until the game is over."""

    async def at(table: Playing) -> None:
        while len(table.acknowledged) < choices and await table.choose():
            pass

    await asyncio.gather(*map(at, tables))


async def told(what: str, other: int, tables: list[Playing], work: "asyncio.Future[list[object]]") -> None:
    """How long something took, and what it cost the other process."""
    before, began = processor(other), time.perf_counter()
    await work
    took = time.perf_counter() - began
    await asyncio.sleep(SETTLED)
    each = (processor(other) - before) / len(tables) * 1000
    print(f"  {what}: all within {took:.2f} s, {each:.1f} ms of processor time a table", flush=True)


async def herd(one: Measured, other: Measured, asked: argparse.Namespace) -> None:
    """Play, kill, and measure those who come."""
    chance = random.Random(4)  # noqa: S311 - no secret depends on it
    tables = [Playing([one.address], chance) for _ in range(asked.tables)]
    warm = [Playing([other.address], chance) for _ in range(WARM)]
    for table in (*tables, *warm):
        await table.set()
    await play(warm, 10)
    await play(tables, asked.choices)
    (dead,), (pid,) = serving_pids(one.pid), serving_pids(other.pid)
    for process in (one.pid, dead):  # first who would start another
        os.kill(process, signal.SIGKILL)
    await told("come", pid, tables, asyncio.gather(*(table.move(other.address) for table in tables)))
    await told("choose", pid, tables, asyncio.gather(*(table.choose() for table in tables)))
    for table in (*tables, *warm):
        await table.find_everything()
        await table.leave()


def main() -> int:
    """Measure one herd."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--choices", type=int, default=60, help="taken at each table before")
    asked = parser.parse_args()
    load = " ".join(f"{part:.1f}" for part in os.getloadavg())
    print(f"the {build()} engine, {asked.tables} tables, load average {load} at {time.strftime('%H:%M')}")
    with ExitStack() as stack:
        address = stack.enter_context(cluster(durable=True)).new_database()
        one, other = (stack.enter_context(serving(address, 1))[0] for _ in range(2))
        asyncio.run(herd(one, other, asked))
    return 0


if __name__ == "__main__":
    sys.exit(main())
