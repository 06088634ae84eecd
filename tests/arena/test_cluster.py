"""The arena on a Ray cluster: a local one, whose processes and whose driver are killed in the middle."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from kit.arena import again
from kit.patience import PATIENCE
from scholars.arena import Job, Kind, Match, Results, Tournament, entrant, jobs_of
from scholars.arena.cluster import LOCAL, Cluster
from scholars.arena.playing import Result

LIMIT = 10 * PATIENCE
SMALL = ("--num-cpus=2", "--include-dashboard=false", "--disable-usage-stats", "--object-store-memory=100000000")
RANDOM = Match(Kind(), (entrant("random"), entrant("first=kit.bad_bots:First")))


class Losing(Cluster):
    """Loses one of its processes as soon as it plays."""

    def __init__(self) -> None:
        super().__init__(LOCAL, LIMIT, 2)
        self.to_lose = self._free[-1]  # which is given something first
        self.pid = ray.get(self.to_lose.__ray_call__.remote(lambda _: os.getpid()), timeout=LIMIT)
        self.lost = False

    def played(self) -> Iterator[tuple[Job, Result]]:
        """As ever, after the loss."""
        if not self.lost:
            assert self.to_lose in [player for player, *_ in self._busy.values()]
            os.kill(self.pid, signal.SIGKILL)
            self.lost = True
        yield from super().played()


@pytest.fixture
def _bounded() -> Iterator[None]:
    """A cluster that hangs fails the test."""

    def too_late(*_: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, too_late)
    signal.alarm(int(LIMIT))
    yield
    signal.alarm(0)


@pytest.mark.slow
@pytest.mark.usefixtures("_bounded")
@pytest.mark.filterwarnings("default")
def test_a_cluster_plays_the_same_games_whoever_is_killed(tmp_path: Path) -> None:
    """Its chunk is played again by another process; the results are those of this machine alone."""
    with Results(tmp_path / "arena.sqlite") as results:
        tournament = Tournament(results, [RANDOM], 4)
        cluster = Losing()
        try:
            tournament.run(cluster)
        finally:
            cluster.close()
        assert cluster.lost
        for job in jobs_of([RANDOM], 4):
            kept = results.game(job.key)
            assert kept is not None
            assert kept.fault is None
            assert results.record(kept.id) == again(job).record()
        assert len(results) == 4


@pytest.mark.soak
def test_a_cluster_without_its_driver_goes_on_with_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cluster stays, the tournament is there up to the running chunks, and is finished without doubles."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))  # of this cluster alone
    path, port = tmp_path / "arena.sqlite", free_port()
    address = ("--ray", f"127.0.0.1:{port}")
    command = [sys.executable, "-m", "scholars", "arena", "random", "random", *address, "--results", str(path)]
    head = subprocess.Popen(
        [Path(sys.executable).with_name("ray"), "start", "--head", "--block", f"--port={port}", *SMALL],
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for_port(port)
        with subprocess.Popen(
            [*command, "--games", "20000"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as driver:
            there = wait_for_games(path)
            driver.kill()
        with Results(path) as results:
            kept = {game.key for game in results}
        assert there <= len(kept) < 20000
        games = str(len(kept) + 200)
        done = subprocess.run([*command, "--games", games, "--json"], check=True, capture_output=True, text=True)
        assert f'"games": {games}' in done.stdout
        with Results(path) as results:
            grown = [game.key for game in results]
        assert len(grown) == len(set(grown)) == len(kept) + 200
        assert kept <= set(grown)
    finally:
        os.killpg(head.pid, signal.SIGKILL)
        head.wait()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def wait_for_port(port: int) -> None:
    """Until somebody listens there."""
    until = time.monotonic() + LIMIT
    while time.monotonic() < until:
        with socket.socket() as asked:
            if asked.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.2)
    pytest.fail("the cluster did not begin")


def wait_for_games(path: Path) -> int:
    """Until some games are kept; how many."""
    until = time.monotonic() + 10 * PATIENCE
    while time.monotonic() < until:
        if path.exists():
            with Results(path) as results:
                if len(results) > 2:
                    return len(results)
        time.sleep(0.2)
    pytest.fail("no games were kept")
