"""Reviews: asked for, judged beside play, told as they come, kept, and only for those who may see the game."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.golden import end_of, read_golden, record_of
from kit.serving import Guest, Json, Served, finish, served, until
from scholars.review import plain, review
from scholars.server.addresses import Caller
from scholars.server.bots.reviews import Reviews
from scholars.server.refusals import Refused
from scholars.server.settings import Limits, Settings

MOST = Limits().reviews

CHANCE = random.Random(18)  # noqa: S311 - the tests' own
GAME = "solo-student-casual"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that tries every option once."""
    with served(tmp_path_factory.mktemp("reviews") / "data", review_tries=1) as running:
        yield running


def reviewed(guest: Guest, of: str) -> Json:
    """A review that was asked for, when it is done, with all its turns."""
    told: list[Json] = []

    def done() -> bool:
        told[:] = [guest.get(f"{of}/review")]
        assert told[0]["state"] != "failed"
        return bool(told[0]["state"] == "done")

    until(done)
    return told[0]


class TestAReplay:
    """Anybody may have a public one reviewed."""

    def test_it_is_judged_beside_play_and_told_as_it_comes(self, quick: Served) -> None:
        """Nobody waits for it; in the end it is the review of the same record, and a page."""
        with quick.guest("Ada") as ada, Guest(quick.address) as nobody:
            record = end_of(GAME, 25).record()
            of = f"/api/replays/{ada.post('/api/replays', {'record': record})['replay']}"
            assert nobody.refusal("GET", f"{of}/review", 404) == "refused-no-review"
            assert nobody.refusal("POST", f"{of}/review", 401) == "refused-no-name"
            begun = ada.post(f"{of}/review")
            assert begun["state"] in ("waiting", "judging")
            assert begun["review"] is None
            assert ada.refusal("GET", f"{of}/review/page", 409) == "refused-review-not-done"
            socket = ada.sit(ada.set_table({"kind": "me"}, {"kind": "bot", "level": "newcomer"}))
            for _ in range(3):
                socket.wait(lambda last: bool(last["play"]["question"]["options"]))
                socket.choose(CHANCE.choice(socket.options))
            until(lambda: bool(ada.get(f"{of}/review")["turns"]))
            told = reviewed(nobody, of)
            assert told["done"] == 100
            expected = plain(review(record, tries=1))
            assert told["review"] | {"turns": told["turns"]} == expected
            assert nobody.get(f"{of}/review?since={len(told['turns']) - 1}")["turns"] == told["turns"][-1:]
            assert ada.post(f"{of}/review")["state"] == "done"
            page = nobody.http.get(f"{of}/review/page?language=pl")
            assert page.status_code == 200
            assert 'lang="pl"' in page.text
            assert "attachment" in page.headers["content-disposition"]

    def test_an_owner_may_wait_for_a_few(self, quick: Served) -> None:
        """Whoever asks for more is refused, and another is not."""
        with quick.guest("Bea") as bea, quick.guest("Cem") as cem:
            record = record_of(read_golden("4-players-epic-a"))
            games = [record | {"names": ["Ada", "Ben", "Cem", f"Dan {number}"]} for number in range(MOST + 1)]
            asked = [f"/api/replays/{bea.post('/api/replays', {'record': game})['replay']}" for game in games]
            for of in asked[:MOST]:
                bea.post(f"{of}/review")
            assert bea.refusal("POST", f"{asked[MOST]}/review", 429) == "refused-too-many-reviews"
            assert cem.post(f"{asked[MOST]}/review")["state"] in ("waiting", "judging")


def test_all_together_may_wait_for_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for one more is refused, whoever it is."""
    monkeypatch.setattr("scholars.server.bots.reviews.MOST_GOING", 1)
    monkeypatch.setattr("scholars.server.bots.reviews.PROGRAM", ("-c", "import time; time.sleep(600)"))

    async def ask() -> None:
        reviews = Reviews(Settings(data=tmp_path))
        reviews.ask({"game": 1}, Caller("Ada", "here"))
        with pytest.raises(Refused) as told:
            reviews.ask({"game": 2}, Caller("Ben", "there"))
        assert told.value.status == 429
        await reviews.close()

    asyncio.run(ask())


def test_a_game_has_so_much_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that takes too long as a whole has failed, though its next turn would still be waited for."""
    monkeypatch.setattr("scholars.server.bots.reviews.JOB_SECONDS", 0.2)
    monkeypatch.setattr("scholars.server.bots.reviews.PROGRAM", ("-c", "import time; time.sleep(600)"))
    with served(tmp_path / "data") as server, server.guest("Ada") as ada:
        of = f"/api/replays/{ada.post('/api/replays', {'record': end_of(GAME, 25).record()})['replay']}"
        ada.post(f"{of}/review")
        until(lambda: ada.get(f"{of}/review")["state"] == "failed")


class TestATable:
    """The game of a table is reviewed for those who may watch it, once it is over."""

    def test_only_those_who_may_see_it(self, quick: Served) -> None:
        """Not while it runs, and not for strangers where there are no spectators."""
        with quick.guest("Ada") as ada, quick.guest("Ben") as ben:
            seats = [{"kind": "me"}, {"kind": "here", "name": "Dan"}]
            socket = ada.sit(ada.set_table(*seats, options={"spectators": False}))
            of = f"/api/tables/{socket.last['table']['table']}"
            assert ada.refusal("POST", f"{of}/review", 409) == "refused-not-finished"
            finish([socket], CHANCE)
            assert ben.refusal("POST", f"{of}/review", 403) == "refused-no-spectators"
            assert ben.refusal("GET", f"{of}/review", 403) == "refused-no-spectators"
            assert ben.refusal("GET", f"{of}/review/page", 403) == "refused-no-spectators"
            assert ada.refusal("GET", f"{of}/review", 404) == "refused-no-review"
            assert ada.post(f"{of}/review")["names"] == ["Ada", "Dan"]


def test_one_that_breaks_off_is_told_and_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever for a process that has died."""
    monkeypatch.setattr("scholars.server.bots.reviews.PROGRAM", ("-c", "pass"))
    with served(tmp_path / "data") as server, server.guest("Ada") as ada:
        of = f"/api/replays/{ada.post('/api/replays', {'record': end_of(GAME, 25).record()})['replay']}"
        ada.post(f"{of}/review")
        until(lambda: ada.get(f"{of}/review")["state"] == "failed")
        assert ada.post(f"{of}/review")["state"] in ("waiting", "judging")
