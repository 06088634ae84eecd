"""What it costs a process when another dies and everybody who was there comes to it at once.

Two servers of one process each share a PostgreSQL database. All tables are played at the one for a while; then it is
killed, and both players of every table come to the other as a browser does, and choose. Told is the processor time of
the other for each table, and when all had their table, and had chosen; and beside it the processor time of the
database and of the people themselves, who need processors too where all run on one machine.
"""

import argparse
import asyncio
import gc
import os
import random
import signal
import sys
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

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


@dataclass
class Spent:
    """The processor time of everything so far, in seconds."""

    server: float
    database: float
    people: float

    @classmethod
    def now(cls, server: int, database: int) -> "Spent":
        """What they have spent; those a database has started and ended are in its own account."""
        started = Path(f"/proc/{database}/task/{database}/children").read_text(encoding="ascii").split()
        ended = Path(f"/proc/{database}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[13:15]
        ticks = os.sysconf("SC_CLK_TCK")
        others = sum(map(processor, (database, *map(int, started)))) + sum(map(int, ended)) / ticks
        return cls(processor(server), others, time.process_time())


async def told(what: str, pids: tuple[int, int], tables: list[Playing], work: "asyncio.Future[list[object]]") -> None:
    """How long something took, and what it cost the other process."""
    before, began = Spent.now(*pids), time.perf_counter()
    await work
    took, people = time.perf_counter() - began, time.process_time() - before.people
    await asyncio.sleep(SETTLED)
    after = Spent.now(*pids)
    server, database = after.server - before.server, after.database - before.database
    print(f"  {what}: all within {took:.2f} s, {server / len(tables) * 1000:.1f} ms of processor time a table;", end="")
    print(f" in all {server:.2f} s of it, the database {database:.2f} s, the people {people:.2f} s", flush=True)


async def herd(one: Measured, other: Measured, database: int, asked: argparse.Namespace) -> None:
    """Play, kill, and measure those who come."""
    gc.disable()  # it is the server that is measured, not those who come
    chance = random.Random(4)  # noqa: S311 - no secret depends on it
    tables = [Playing([one.address], chance) for _ in range(asked.tables)]
    warm = [Playing([other.address], chance) for _ in range(WARM)]
    for table in (*tables, *warm):
        await table.set()
        await table.hear(0)
    await play(warm, 10)
    await play(tables, asked.choices)
    (dead,), (pid,) = serving_pids(one.pid), serving_pids(other.pid)
    for process in (one.pid, dead):  # first who would start another
        os.kill(process, signal.SIGKILL)
    pids = pid, database
    await told("come", pids, tables, asyncio.gather(*(table.move(other.address) for table in tables)))
    await told("choose", pids, tables, asyncio.gather(*(table.choose() for table in tables)))
    for table in (*tables, *warm):
        await table.find_everything()
        await table.leave()


def main() -> int:
    """Measure one herd."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--choices", type=int, default=60, help="taken at each table before")
    parser.add_argument("--no-disk", action="store_true", help="the database does not wait for the disk, if others do")
    asked = parser.parse_args()
    load = " ".join(f"{part:.1f}" for part in os.getloadavg())
    print(f"the {build()} engine, {asked.tables} tables, load average {load} at {time.strftime('%H:%M')}")
    with ExitStack() as stack:
        running = stack.enter_context(cluster(durable=not asked.no_disk))
        address = running.new_database()
        one, other = (stack.enter_context(serving(address, 1))[0] for _ in range(2))
        asyncio.run(herd(one, other, running.pid, asked))
    return 0


if __name__ == "__main__":
    sys.exit(main())
