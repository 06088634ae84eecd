"""Work that takes a while: in few threads, not without end, and nobody waits for it who asked for something else."""

import asyncio
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from kit.patience import PATIENCE
from kit.serving import Guest, Served, served, until
from scholars.packs import Change, Draft
from scholars.server.boxes import answers
from scholars.server.refusals import Refused
from scholars.server.settings import Limits
from scholars.server.work_pool import WorkPool

EDIT = {"changes": [{"piece": "chinese-a", "field": "dispatch", "value": "1 gold"}], "keep": False}
MORE_THAN_THREADS = 40  # Python's own pool has 32 at most


class Blocked:
    """Work that goes on until it is let go, and knows how much of it runs at once."""

    def __init__(self) -> None:
        self.release = threading.Event()
        self.running = 0
        self.most = 0
        self._lock = threading.Lock()

    def __call__(self, *_: Any) -> str:
        """Wait to be let go."""
        with self._lock:
            self.running += 1
            self.most = max(self.most, self.running)
        assert self.release.wait(PATIENCE)
        with self._lock:
            self.running -= 1
        return "done"


@pytest.fixture
def blocked() -> Iterator[Blocked]:
    """Some work, that ends with the test in any case."""
    work = Blocked()
    yield work
    work.release.set()


def test_as_many_threads_as_are_allowed_and_no_more_waiting(blocked: Blocked) -> None:
    """Who comes when too much waits is refused; when the work is done there is room again."""

    async def work() -> list[Any]:
        pool = WorkPool(threads=2, waiting=5)
        calls = [asyncio.create_task(pool.run(blocked)) for _ in range(8)]
        await asyncio.wait(calls, return_when=asyncio.FIRST_COMPLETED)  # those that are refused
        blocked.release.set()
        finished = await asyncio.gather(*calls, return_exceptions=True)
        return [*finished, await pool.run(lambda: "again")]

    finished = asyncio.run(work())
    assert [result for result in finished if isinstance(result, str)] == ["done"] * 5 + ["again"]
    refusals = [result for result in finished if isinstance(result, Refused)]
    assert [(refusal.reason.key, refusal.status) for refusal in refusals] == [("refused-too-fast", 429)] * 3
    assert blocked.most == 2


def test_static_files_do_not_wait_for_edits(shared: Served, blocked: Blocked, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are under way, the page of the client comes."""
    edit_draft = Draft.edit

    def edit_slowly(draft: Draft, changes: Sequence[Change]) -> Draft:
        blocked()
        return edit_draft(draft, changes)

    monkeypatch.setattr(Draft, "edit", edit_slowly)
    with shared.guest("Ada") as ada, ThreadPoolExecutor(MORE_THAN_THREADS) as clients:
        pack = ada.post("/api/packs", {"name": "My box"})["pack"]
        edit = f"/api/packs/{pack}/changes"
        answers = [clients.submit(_status, shared, ada.cookie, edit) for _ in range(MORE_THAN_THREADS)]
        until(lambda: sum(answer.done() for answer in answers) == MORE_THAN_THREADS - 32)
        with Guest(shared.address) as visitor:
            assert visitor.http.get("/").status_code == 200
            assert visitor.http.get("/locales/en.ftl").status_code == 200
        assert blocked.most == 2
        blocked.release.set()
        assert {answer.result() for answer in answers} == {200, 429}


def _status(server: Served, cookie: str, path: str) -> int:
    with Guest(server.address) as guest:
        guest.http.headers["Cookie"] = cookie
        return guest.http.post(path, json=EDIT).status_code


def test_nothing_is_merged_or_brought_where_there_is_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused before the work, not after it."""

    def never(*_: Any) -> None:
        raise AssertionError("it was merged in vain")

    with served(tmp_path, limits=Limits(packs=2)) as server, server.guest("Ada") as ada:
        packs = [ada.post("/api/packs", {"name": name})["pack"] for name in ("one", "two")]
        file = ada.get(f"/api/packs/{packs[0]}/file")
        monkeypatch.setattr(answers, "merged", never)
        monkeypatch.setattr(answers, "imported", never)
        merge = {"packs": packs, "about": {"name": "both"}}
        assert ada.refusal("POST", "/api/packs/merge", 429, merge) == "refused-too-many-packs"
        assert ada.refusal("POST", "/api/packs/import", 429, {"pack": file}) == "refused-too-many-packs"
