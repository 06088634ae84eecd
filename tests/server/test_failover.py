"""Processes that share a database are killed under play: others take their tables over, and nothing is lost."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kit.command import code_of
from kit.failover import Playing
from kit.patience import PATIENCE
from kit.plug import Plug
from kit.postgresql import Cluster
from kit.random_games import IDLE
from kit.serving import Process, served, until
from scholars.server.bots.jobs import Jobs

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL and no fork")


def kill_under_play(cluster: Cluster, data: Path, tables: int, kills: int) -> None:
    """Two processes, of which now one is killed and now the other, while people play at both."""
    chance, address = random.Random(5), cluster.new_database()  # noqa: S311 - the test's own
    with Plug(data, address) as one, Plug(data, address) as other:
        asyncio.run(_play_while_killed([one, other], tables, kills, chance))


async def _play_while_killed(plugs: list[Plug], tables: int, kills: int, chance: random.Random) -> None:
    playing = [Playing([plug.address for plug in plugs], chance) for _ in range(tables)]
    for table in playing:
        await table.set()
    stop = asyncio.Event()
    tasks = [asyncio.create_task(table.play(stop)) for table in playing]
    for number in range(kills):
        await _more(playing, 3 * tables)  # however long it takes here to come so far
        await asyncio.sleep(chance.uniform(0.0, 0.3))
        await asyncio.to_thread(_kill_and_start, plugs[number % 2])
    stop.set()
    await asyncio.wait_for(asyncio.gather(*tasks), 3 * PATIENCE)
    for table in playing:
        await table.find_everything()
        await table.leave()
    assert _acknowledged(playing) >= 3 * tables * kills


def _kill_and_start(plug: Plug) -> None:
    plug.pull()
    plug.start()


async def _more(playing: list[Playing], number: int) -> None:
    """Wait until so many more choices were acknowledged."""
    wanted = _acknowledged(playing) + number
    await asyncio.to_thread(until, lambda: _acknowledged(playing) >= wanted, 3 * PATIENCE)


def _acknowledged(playing: list[Playing]) -> int:
    return sum(len(table.acknowledged) for table in playing)


def test_processes_are_killed_under_play(postgresql: Cluster, tmp_path: Path) -> None:
    """At random moments; whoever was there goes on at the other."""
    kill_under_play(postgresql, tmp_path, tables=3, kills=2)


@pytest.mark.soak
def test_processes_are_killed_under_the_play_of_many(postgresql: Cluster, tmp_path: Path) -> None:
    """The same with 500 tables."""
    kill_under_play(postgresql, tmp_path, tables=500, kills=4)


def test_a_worker_that_dies_is_replaced(postgresql: Cluster, tmp_path: Path) -> None:
    """`scholars serve --workers 2`: the port is never without somebody who answers, and no process is left behind."""
    told = ("--database", postgresql.new_database(), "--workers", "2", "--bot-processes", "1")
    with Process(tmp_path, *told) as process:
        assert process.process is not None
        pid = process.process.pid
        workers = _workers(pid)
        assert len(workers) == 2

        async def play() -> None:
            table = Playing([process.address], random.Random(6))  # noqa: S311 - the test's own
            await table.set()
            stop = asyncio.Event()
            task = asyncio.create_task(table.play(stop))
            await _more([table], 5)
            os.kill(workers[0], signal.SIGKILL)
            await _more([table], 10)
            stop.set()
            await task
            await table.find_everything()
            await table.leave()

        asyncio.run(asyncio.wait_for(play(), 3 * PATIENCE))
        until(lambda: len(set(_workers(pid)) - {workers[0]}) == 2)
        left = _workers(pid)
        process.kill()
        until(lambda: not any(Path("/proc", str(worker)).exists() for worker in left))


def _workers(pid: int) -> list[int]:
    """The processes that serve for another; the last of its children, after one that keeps account of them."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        pytest.skip("this system does not tell the children of a process")
    found = [int(child) for child in children.read_text(encoding="ascii").split()]
    return [child for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


class TestThinking:
    """`scholars think --database ...`: a process that only thinks."""

    @contextmanager
    def thinker(self, address: str) -> Iterator[subprocess.Popen[str]]:
        """One of them."""
        process = subprocess.Popen(
            [sys.executable, "-m", "scholars", "think", "--database", address, "--lease-seconds", "0.5"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        try:
            assert process.stdout is not None
            assert "Thinking" in process.stdout.readline()
            yield process
        finally:
            process.kill()
            process.communicate()

    def test_bots_are_thought_for_wherever_somebody_thinks(self, postgresql: Cluster, tmp_path: Path) -> None:
        """The server itself has nobody for it; of two thinkers the first is killed, and the other goes on."""
        address, chance = postgresql.new_database(), random.Random(7)  # noqa: S311 - the test's own
        with served(tmp_path, postgresql=address, lease_seconds=0.5) as server, server.guest("Ada") as ada:
            assert isinstance(server.services.bots, Jobs)
            server.services.bots.most = 0
            socket = ada.sit(ada.set_table({"kind": "bot", "level": "random"}, {"kind": "me"}))
            for wanted in (8, 16):
                with self.thinker(address):
                    while socket.version < wanted:
                        if socket.options:
                            idle = [option for option in socket.options if option in IDLE]
                            socket.choose(chance.choice(idle or socket.options))
                        else:
                            socket.receive(3 * PATIENCE)

    def test_who_has_no_database_is_told_so(self, capsys: pytest.CaptureFixture[str]) -> None:
        """In one sentence."""
        assert code_of("think") == 1
        assert "has to know its database" in capsys.readouterr().err
        assert code_of("serve", "--workers", "2") == 1
        assert "cannot share a file" in capsys.readouterr().err
