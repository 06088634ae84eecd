"""Several processes over one PostgreSQL database: what 1, 2 and 4 of them bear, and how soon others take over.

The database is a cluster of its own on this machine's disk, and waits for it. For the second part people play at two
processes, of which one is killed now and then: told is how long it took, at each table where somebody was at the dead
one, from noticing it to the next choice that was taken. Nothing that was acknowledged may be missing.
"""

import argparse
import asyncio
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from load import House, Pace, house_of, processor, told
from measured import ROOMY, Measured

from kit.failover import Playing
from kit.postgresql import cluster
from scholars.engine import build
from scholars.server.processes.workers import Workers
from scholars.server.settings import Limits, Settings
from scholars.server.wire.protocol import PROTOCOL

SETTLED = 10.0  # seconds between two kills: the process that was replaced serves again


@contextmanager
def serving(database: str, workers: int) -> Iterator[tuple[Measured, list[int]]]:
    """A server of so many processes, and which they are."""
    process = subprocess.Popen(
        [sys.executable, __file__, "--serve", database, "--workers", str(workers)],
        stdout=subprocess.PIPE,
        encoding="ascii",
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        yield Measured(address, process.pid, PROTOCOL), serving_pids(process.pid)
    finally:
        process.terminate()
        process.communicate()


def serving_pids(parent: int) -> list[int]:
    """The processes that serve."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    return [int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


async def bear(server: Measured, pids: list[int], asked: argparse.Namespace) -> None:
    """Play at a steady pace, then as fast as it goes."""
    house: House = house_of(server)
    await house.fill(asked.tables)
    steady = await paced(house, pids, asked.tables, asked.pace, asked.seconds)
    print(f"  a choice every {asked.pace:g} s at each of {asked.tables} tables: {told(steady.times.own)}")
    print(f"    to the other's view: {told(steady.times.others)}; processor {steady.each * 1000:.1f} ms a choice")
    quick = await paced(house, pids, asked.at_once, 0.0, asked.seconds / 2)
    print(f"  as fast as it goes, {asked.at_once} tables: {quick.a_second:.0f} choices/s, {told(quick.times.own)}")
    print(f"    processor {quick.each * 1000:.1f} ms a choice, of all processes together", flush=True)
    await house.close()


async def paced(house: House, pids: list[int], tables: int, pace: float, seconds: float) -> Pace:
    """Play, with the processor time of all processes that serve."""
    before = sum(map(processor, pids))
    played = await house.play(tables, pace, seconds)
    return Pace(played.times, played.a_second, (sum(map(processor, pids)) - before) / len(played.times.own))


async def take_over(server: Measured, asked: argparse.Namespace) -> None:
    """Kill one of two processes now and then, while people play at both."""
    chance = random.Random(3)  # noqa: S311 - no secret depends on it
    tables = [Playing([server.address], chance, asked.pace) for _ in range(asked.failover)]
    for table in tables:
        await table.set()
    stop = asyncio.Event()
    playing = [asyncio.create_task(table.play(stop)) for table in tables]
    for _ in range(asked.kills):
        await asyncio.sleep(SETTLED)
        os.kill(chance.choice(serving_pids(server.pid)), signal.SIGKILL)
    await asyncio.sleep(SETTLED)
    stop.set()
    await asyncio.gather(*playing)
    for table in tables:
        await table.find_everything()
        await table.leave()
    gaps = sorted(gap for table in tables for gap in table.gaps)
    count = sum(len(table.acknowledged) for table in tables)
    print(f"{asked.failover} tables at 2 processes, one killed {asked.kills} times: {count} choices taken, none lost")
    print(f"  {len(gaps)} tables taken over: half within {statistics.median(gaps):.2f} s, all within {gaps[-1]:.2f} s")


def serve(database: str, workers: int) -> None:
    """Serve until ended."""
    with tempfile.TemporaryDirectory() as folder:
        limits = Limits(**ROOMY)  # type: ignore[arg-type]
        # all are one server for whoever comes, as behind a proxy
        settings = Settings(Path(folder), database, base_url="http://127.0.0.1", limits=limits)
        made = Workers(settings, "127.0.0.1", 0, "127.0.0.1", workers, 40)
        made.serve(started=lambda: print(made.keeper.address.rstrip("/"), flush=True))


def main() -> int:
    """Measure 1, 2 and 4 processes, then a failover."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two choices at a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--at-once", type=int, default=50)
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--failover", type=int, default=500, metavar="TABLES")
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    parser.add_argument("--workers", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve is not None:
        serve(asked.serve, asked.workers)
        return 0
    load = " ".join(Path("/proc/loadavg").read_text(encoding="ascii").split()[:3])
    print(f"the {build()} engine, {os.cpu_count()} processors, load average {load} at {time.strftime('%H:%M')}")
    with cluster(durable=True) as database:
        for workers in asked.processes:
            print(f"{workers} processes:", flush=True)
            with serving(database.new_database(), workers) as (server, pids):
                asyncio.run(bear(server, pids, asked))
        if asked.failover:
            with serving(database.new_database(), 2) as (server, _):
                asyncio.run(take_over(server, asked))
    return 0


if __name__ == "__main__":
    sys.exit(main())
