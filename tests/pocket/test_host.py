"""The tables in a pocket: what a server does for one person, without database and network."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kit.patience import PATIENCE
from scholars import Game
from scholars.bots import Bot, Random
from scholars.catalogue import load
from scholars.locales import LANGUAGES
from scholars.pocket import thinking
from scholars.pocket.addresses import answer
from scholars.pocket.host import Host
from scholars.pocket.needed import READ, modules
from scholars.review import page as review_page
from scholars.server import app
from scholars.server.bots import review_process
from scholars.server.settings import Settings
from scholars.server.sharing.final_table import table_picture
from scholars.server.sharing.result import result_of
from scholars.server.wire.protocol import PROTOCOL

RECORDS = Path(__file__).parents[1] / "games" / "records"
WITHOUT = """
from scholars.pocket import models
models.install()
import asyncio, json, sys
from scholars.pocket.addresses import answer
from scholars.pocket.host import Host
from scholars.server.wire.protocol import PROTOCOL

async def nothing(*_told):
    await asyncio.sleep(0)

async def main():
    host = Host("", nothing, (), nothing)
    await answer(host, "PUT", "/api/me", json.dumps({"name": "Ada", "language": "en"}))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "newcomer"}]
    _, made = await answer(host, "POST", "/api/tables", json.dumps({"seats": seats}))
    told = asyncio.Queue()
    host.open_socket(1, json.loads(made)["table"], {"protocol": str(PROTOCOL)}, told.put_nowait, print)
    while True:
        message = json.loads(await told.get())
        assert message["type"] in ("table", "taken"), message
        if message["type"] == "taken":
            continue
        if message["table"]["status"] == "finished":
            break
        options = message["play"]["question"]["options"]
        if options:
            choice = {"type": "choose", "id": 1, "version": message["version"], "choice": options[-1]["notation"]}
            host.hear(1, json.dumps(choice | {"automatic": [0]}))
    assert "pydantic.main" not in sys.modules
    print((await answer(host, "GET", "/api/history"))[1])

asyncio.run(main())
"""


class Page:
    """A page with a shelf of its own, which may be full."""

    def __init__(self, documents: dict[str, str] | None = None) -> None:
        self.documents = {} if documents is None else documents
        self.full = False
        self.unkept: list[int] = []
        self.told: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        kept = list(self.documents.items())
        self.learned: list[str] = []
        self.host = Host("https://pocket.example", self.keep, kept, self.breathe, self.unkept.append, self.learn)

    async def keep(self, name: str, document: str | None) -> None:
        """Keep a document."""
        if self.full and document is not None:
            raise OSError("there is no room")
        if document is None:
            self.documents.pop(name, None)
        else:
            self.documents[name] = document

    async def learn(self, language: str) -> None:
        """Fetch the words of a language."""
        self.learned.append(language)

    async def breathe(self) -> None:
        """Let others have their turn."""
        await asyncio.sleep(0)

    async def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """What is answered."""
        found, text = await answer(self.host, method, path, json.dumps(body) if body else None)
        assert found == status, text
        return json.loads(text) if text else None

    async def table(self, *seats: dict[str, str], **more: Any) -> str:
        """A new table, by its name."""
        await self.ask("PUT", "/api/me", name="Ada", language="en")
        made = await self.ask("POST", "/api/tables", seats=list(seats), **more)
        return str(made["table"])

    def come(self, table: str) -> None:
        """Sit down at a table."""
        self.host.open_socket(1, table, {"protocol": str(PROTOCOL)}, self._tell, lambda _code: None)

    def _tell(self, text: str) -> None:
        self.told.append(json.loads(text))
        self.news.set()

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            while self.told:
                message = self.told.pop(0)
                if message["type"] == kind:
                    return message
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)

    def say(self, **message: Any) -> None:
        """Say something at the table."""
        self.host.hear(1, json.dumps({"id": 1, **message}))


def alone(work: Callable[[], Awaitable[None]]) -> None:
    """Do something in a loop of its own."""
    asyncio.run(asyncio.wait_for(_do(work), 4 * PATIENCE))


async def _do(work: Callable[[], Awaitable[None]]) -> None:
    await work()


ME, BOT, HERE = {"kind": "me"}, {"kind": "bot", "level": "newcomer"}, {"kind": "here", "name": "Bo"}


async def played(page: Page, table: str) -> dict[str, Any]:
    """A game played to its end: always the last option. The last that was told."""
    page.come(table)
    while True:
        told = await page.hear("table")
        if told["table"]["status"] == "finished":
            return told
        question = told["play"]["question"]
        if question["options"]:
            page.say(type="choose", version=told["version"], choice=question["options"][-1]["notation"])


def test_a_whole_game_against_a_bot_and_what_is_left_of_it() -> None:
    """It ends as the engine says, and is in the history, as a record, and as a replay."""

    async def work() -> None:
        page = Page()
        table = await page.table(ME, BOT)
        ended = await played(page, table)
        record = await page.ask("GET", f"/api/tables/{table}/record")
        game = Game.replay(record)
        assert ended["play"]["outcome"]["winners"] == list(game.outcome.winners)
        assert [one["total"] for one in ended["play"]["outcome"]["scores"]] == [one.total for one in game.score()]
        (kept,) = (await page.ask("GET", "/api/history"))["games"]
        assert kept["table"] == table
        assert table in (await answer(page.host, "GET", "/api/history.csv"))[1]
        replay = (await page.ask("POST", f"/api/tables/{table}/publish"))["replay"]
        moment = await page.ask("GET", f"/api/replays/{replay}/at/40")
        assert moment["table"] == json.loads(json.dumps(game.at(40).view(None)))
        again = (await page.ask("POST", "/api/replays", record=record))["replay"]
        assert (await page.ask("GET", f"/api/replays/{again}"))["moments"] == len(record["choices"])
        for kind, name in (("tables", table), ("replays", replay)):
            status, picture = await answer(page.host, "GET", f"/api/{kind}/{name}/picture.svg?language=fr")
            assert (status, picture) == (200, table_picture(result_of(game, "fr")))
        assert page.learned == ["fr", "fr"]
        await page.ask("GET", f"/api/tables/{table}/picture.svg?language=xx", 422)
        await page.ask("GET", f"/api/tables/{table}/review/page", 404)

    alone(work)


def test_a_review_is_saved_as_one_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is done; in the language that is asked for. Here the first choices of a game are looked at alone."""
    record = json.loads((RECORDS / "solo-student-casual.json").read_text(encoding="utf-8"))
    begun = {**record, "choices": record["choices"][:8]}
    monkeypatch.setattr(
        thinking,
        "judged_step_by_step",
        lambda asked, quick: review_process.judged_step_by_step({**asked, "record": begun, "tries": 1}, quick),
    )

    async def work() -> None:
        page = Page()
        await page.ask("PUT", "/api/me", name="Ada", language="en")
        replay = (await page.ask("POST", "/api/replays", record=record))["replay"]
        of = f"/api/replays/{replay}/review"
        await page.ask("POST", of)
        saved = f"{of}/page?language=pl"
        assert (await page.ask("GET", saved, 409))["refusal"]["key"] == "refused-review-not-done"
        while (await page.ask("GET", of))["state"] != "done":
            await page.breathe()
        status, written = await answer(page.host, "GET", saved)
        told = page.host.reviews.find(await page.ask("GET", f"/api/replays/{replay}/record"))
        assert told is not None
        assert (status, written) == (200, review_page(told.whole(), "pl"))

    alone(work)


def test_a_review_gives_way_to_whoever_is_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on decision by decision, and not while something has just happened there."""
    now, steps = [100.0], []

    def stepwise(_asked: object, quick: bool) -> Iterator[dict[str, Any]]:
        assert quick
        for step in range(5):
            steps.append(step)
            yield {"done": step / 5}
        yield {"review": {}}

    monkeypatch.setattr(thinking, "monotonic", lambda: now[0])
    monkeypatch.setattr(thinking, "judged_step_by_step", stepwise)

    async def work() -> None:
        page = Page()
        page.come(await page.table(ME, HERE))
        await page.hear("table")
        page.say(type="standing")
        job = page.host.reviews.ask({}, "me")
        for _ in range(20):
            await page.breathe()
        assert (steps, job.state, job.done) == ([0], "judging", 0.0)
        now[0] += 1
        while job.going:
            await page.breathe()
        assert (len(steps), job.state) == (5, "done")

    alone(work)


def test_where_a_bot_fails_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It takes any option, and the fault is told to whoever looks behind the page: nobody would wake it again."""
    asked: list[str] = []

    def broken(name: str, _seed: int = 0) -> Bot:
        asked.append(name)
        raise MemoryError("no room to think")

    monkeypatch.setattr(thinking, "player", broken)

    async def work() -> None:
        page = Page()
        page.come(await page.table(BOT, ME))
        while True:
            told = await page.hear("table")
            options = told["play"]["question"]["options"]
            if options and asked:
                return
            if options:
                page.say(type="choose", version=told["version"], choice=options[0]["notation"])

    alone(work)
    assert "no room to think" in capsys.readouterr().err


def test_one_that_searches_has_so_long_for_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of what is left for each decision, then it chooses at a glance; the next turn begins anew."""
    now, asked, kinds = [100.0], [], []

    def taken(name: str, seed: int = 0, seconds: float | None = None) -> Bot:
        asked.append((name, seconds if seconds is None else round(seconds, 2)))
        return Random(seed)

    monkeypatch.setattr(thinking, "monotonic", lambda: now[0])
    monkeypatch.setattr(thinking, "bot", taken)
    thinking.player.cache_clear()
    game = Game.new(players=2, seed=3)

    async def work() -> None:
        thinkers = thinking.Thinkers(Page().breathe)
        while game.decision is not None and game.decision.kind != "choose_turn":
            game.play(game.decision.options[0])
        for _ in range(5):
            assert game.decision is not None
            kinds.append(game.decision.kind)
            game.play(await thinkers.choose(game, game.decision.seat, "sage"))
            now[0] += 0.44

    alone(work)
    thinking.player.cache_clear()
    assert asked[:3] == [("sage", 0.45), ("sage", 0.23), ("librarian", None)]
    assert "choose_turn" not in kinds[1:3]


def test_what_was_chosen_is_there_when_the_page_comes_back() -> None:
    """Choices, what was taken back, and who one is."""

    async def work() -> None:
        first = Page()
        table = await first.table(ME, HERE)
        first.come(table)
        told = await first.hear("table")
        for _ in range(3):
            option = told["play"]["question"]["options"][0]["notation"]
            first.say(type="choose", version=told["version"], choice=option)
            told = await first.hear("table")
        second = Page(first.documents)
        assert (await second.ask("GET", "/api/me"))["name"] == "Ada"
        second.come(table)
        assert (await second.hear("table"))["play"] == told["play"]

    alone(work)


def test_undo_goes_past_what_was_answered_automatically() -> None:
    """As on a server, also after the page was left."""

    async def work() -> None:
        first = Page()
        table = await first.table(ME, HERE)
        first.come(table)
        message = await first.hear("table")
        while not (message["play"]["question"]["kind"] == "choose_turn" and not message["play"]["can_undo"]):
            option = message["play"]["question"]["options"][0]["notation"]
            first.say(type="choose", version=message["version"], choice=option)
            message = await first.hear("table")
        before = message["play"]["choices"]
        for automatic in ([], [0]):
            option = message["play"]["question"]["options"][0]["notation"]
            first.say(type="choose", version=message["version"], choice=option, automatic=automatic)
            message = await first.hear("table")
        assert message["play"]["choices"] == before + 2
        second = Page(first.documents)
        second.come(table)
        message = await second.hear("table")
        second.say(type="undo", version=message["version"])
        assert (await second.hear("table"))["play"]["choices"] == before

    alone(work)


def test_a_copy_of_a_game_keeps_its_bots() -> None:
    """And knows the replay it was made in; replays of earlier versions do not say who played."""

    async def work() -> None:
        page = Page()
        table = await page.table(ME, BOT)
        await played(page, table)
        replay = (await page.ask("POST", f"/api/tables/{table}/publish"))["replay"]
        for earlier in (False, True):
            if earlier:
                del page.host.shelf.replays[replay]["record"]["seats"]
            copy = (await page.ask("POST", f"/api/replays/{replay}/continue", at=20))["table"]
            message = await page.ask("GET", f"/api/tables/{copy}")
            assert [(seat["kind"], seat["level"]) for seat in message["seats"]] == [
                ("person", None),
                ("bot", "newcomer"),
            ]
            assert (message["continued"]["choices"], message["continued"]["replay"]) == (20, replay)
            assert message["hints"]

    alone(work)


def test_where_there_is_no_room_the_game_goes_on_and_is_kept_when_there_is() -> None:
    """Whoever is at the page is told; what was kept before stays, and room for one thing keeps all that waits."""

    async def work() -> None:
        page = Page()
        table = await page.table(ME, HERE)
        page.come(table)
        told = await page.hear("table")
        page.full = True
        before = dict(page.documents)
        for _ in range(3):
            option = told["play"]["question"]["options"][0]["notation"]
            page.say(type="choose", version=told["version"], choice=option)
            told = await page.hear("table")
        other = await page.table(ME, HERE)
        assert page.unkept[-1] == 3  # both tables, and the name that was given again
        assert page.documents == before
        saved = await page.ask("GET", "/api/pocket/save")
        page.full = False
        await page.ask("POST", "/api/pocket/keep", 204)
        assert page.unkept[-1] == 0
        again = Page(page.documents)
        again.come(table)
        assert (await again.hear("table"))["play"] == told["play"]
        assert {line["table"] for line in (await again.ask("GET", "/api/tables"))["mine"]} == {table, other}
        assert saved["documents"].keys() == page.documents.keys()

    alone(work)


def test_throwing_something_away_makes_room() -> None:
    """Whatever waits is kept as soon as it can be."""

    async def work() -> None:
        page = Page()
        old = await page.table(ME, HERE)
        page.full = True
        new = await page.table(ME, HERE)
        page.full = False
        await page.ask("POST", f"/api/tables/{old}/leave", 204)
        assert {name for name in page.documents if name.startswith("table ")} == {f"table {new}"}
        assert page.unkept[-1] == 0

    alone(work)


def test_everything_moves_to_another_device_as_one_file() -> None:
    """There it is one's own, also under another name; what is newer there stays; a broken file changes nothing."""

    async def work() -> None:
        page = Page()
        table = await page.table(ME, BOT)
        await played(page, table)
        pack = await corrected(page)
        running = await page.table(ME, HERE)
        saved = await page.ask("GET", "/api/pocket/save")
        page.come(running)
        told = await page.hear("table")
        page.say(type="choose", version=told["version"], choice=told["play"]["question"]["options"][0]["notation"])
        newer = await page.hear("table")
        assert (await page.ask("POST", "/api/pocket/save", **saved))["brought"] == 0
        fresh, bob = Page(), Page()
        await bob.ask("PUT", "/api/me", name="Bob", language="en")
        for other in (fresh, bob):
            assert (await other.ask("POST", "/api/pocket/save", **saved))["brought"] == 3
            assert len((await other.ask("GET", "/api/history"))["games"]) == 1
            assert (await other.ask("GET", f"/api/packs/{pack}"))["changed_values"] == 1
            other.come(running)
            assert (await other.hear("table"))["play"]["question"]["options"]
        later = await page.ask("GET", "/api/pocket/save")
        assert (await fresh.ask("POST", "/api/pocket/save", **later))["brought"] == 1
        fresh.told.clear()
        fresh.come(running)
        assert (await fresh.hear("table"))["version"] == newer["version"]
        before = dict(bob.documents)
        wrong: dict[str, Any] = {**saved, "documents": {f"table {running}": {"row": 3}}}
        others: list[dict[str, Any]] = [saved | {"scholars-pocket": 2}, {"documents": {}}, wrong]
        for broken in others:
            refusal = await bob.ask("POST", "/api/pocket/save", 400, **broken)
            assert refusal["refusal"] == {"key": "refused-save"}
        assert bob.documents == before

    alone(work)


def test_lessons_hints_reviews_and_rematches() -> None:
    """Everything that one person can ask a server for."""

    async def work() -> None:
        page = Page()
        await page.ask("PUT", "/api/me", name="Ada", language="en")
        lesson = (await page.ask("GET", "/api/lessons"))["lessons"][0]["lesson"]
        opened = (await page.ask("POST", f"/api/lessons/{lesson}", step=1))["table"]
        assert (await page.ask("GET", f"/api/tables/{opened}"))["lesson"] == lesson
        table = await page.table(ME, BOT)
        page.come(table)
        told = await page.hear("table")
        while told["play"]["question"]["options"] is None:
            told = await page.hear("table")
        page.say(type="hint", version=told["version"])
        assert (await page.hear("hint"))["suggestions"]
        assert len((await page.ask("GET", f"/api/tables/{table}/hints"))["hints"]) == 1
        assert [line["table"] for line in (await page.ask("GET", "/api/tables"))["mine"]] == [table]
        await page.ask("POST", f"/api/tables/{table}/leave", 204)
        assert (await page.ask("GET", "/api/tables"))["mine"] == []
        assert (await page.ask("GET", "/api/nowhere", 404))["refusal"]["key"] == "refused-not-found"
        assert (await page.ask("POST", "/api/tables", 422, seats=3))["refusal"]["key"] == "refused-unreadable"

    alone(work)


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the browser is given, made without pydantic."""
    folder = tmp_path_factory.mktemp("packed")
    subprocess.run([sys.executable, "-m", "scholars.pocket.packing", str(folder)], check=True)
    return folder


def test_what_there_is_to_read_is_what_a_server_tells(packed: Path, tmp_path: Path) -> None:
    """Field by field, though nothing of pydantic's is in the browser."""
    with TestClient(app.application(Settings(tmp_path))) as server:
        for name in READ:
            told = json.loads((packed / "read" / f"{name}.json").read_bytes())
            expected = server.get(f"/api/{name}").json()
            if name == "offer":
                told |= {one: expected[one] for one in ("webhook_hosts", "push_key", "tables_each")}
            assert told == expected, name
        for language in LANGUAGES:
            texts = (packed / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
            assert texts == server.get(f"/locales/{language}.ftl").text


def test_a_finished_game_moves_to_a_server_and_back_as_its_record(tmp_path: Path) -> None:
    """The server shows each moment as the pocket does; what it hands out opens in another pocket, to the same end."""

    async def work(server: TestClient) -> None:
        page, other = Page(), Page()
        table = await page.table(ME, BOT)
        await played(page, table)
        record = await page.ask("GET", f"/api/tables/{table}/record")
        server.put("/api/me", json={"name": "Ada", "language": "en"})
        there = server.post("/api/replays", json={"record": record}).json()["replay"]
        back = server.get(f"/api/replays/{there}/record").json()
        await other.ask("PUT", "/api/me", name="Bo", language="en")
        here = (await other.ask("POST", "/api/replays", record=back))["replay"]
        for moment in (0, 50, len(record["choices"])):
            shown = server.get(f"/api/replays/{there}/at/{moment}").json()
            assert shown == await other.ask("GET", f"/api/replays/{here}/at/{moment}")
        assert Game.replay(back).score() == Game.replay(record).score()

    with TestClient(app.application(Settings(tmp_path)), headers={"Origin": "http://testserver"}) as server:
        alone(lambda: work(server))


def test_a_whole_game_without_pydantic() -> None:
    """The messages are read and written by what takes its place in the browser."""
    told = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr[-2_000:]
    assert json.loads(told.stdout)["games"][0]["score"] is not None


def test_the_pocket_needs_nothing_that_a_browser_lacks() -> None:
    """Of libraries it loads none; those it can do without are named."""
    libraries = {name.partition(".")[0] for name in modules().others} - sys.stdlib_module_names
    assert libraries <= {"fluent", "numpy", "orjson", "pydantic", "pydantic_core", "structlog"}


CORRECTED = {"piece": "room-1", "field": "effect", "value": "2 gold"}


async def corrected(page: Page) -> str:
    """A box of one's own in which a value was corrected, by its name."""
    await page.ask("PUT", "/api/me", name="Ada", language="en")
    pack = str((await page.ask("POST", "/api/packs", name="My box"))["pack"])
    assert (await page.ask("POST", f"/api/packs/{pack}/changes", changes=[CORRECTED]))["kept"]
    return pack


def test_a_box_of_ones_own_is_there_when_the_page_comes_back_and_moves_as_a_file() -> None:
    """Every step of it, and the ways back; a file of it opens in another pocket."""

    async def work() -> None:
        first = Page()
        pack = await corrected(first)
        second = Page(first.documents)
        told = await second.ask("GET", f"/api/packs/{pack}")
        assert (told["changed_values"], told["can_undo"], told["published"]) == (1, True, False)
        file = await second.ask("GET", f"/api/packs/{pack}/file")
        other = Page()
        await other.ask("PUT", "/api/me", name="Bob", language="en")
        brought = await other.ask("POST", "/api/packs/import", pack=file)
        assert brought["fingerprint"] == told["fingerprint"]
        merged: dict[str, Any] = {"packs": [brought["pack"]] * 2, "about": {"name": "Both"}}
        assert (await other.ask("POST", "/api/packs/merge", **merged))["made"]
        await second.ask("POST", f"/api/packs/{pack}/undo")
        (line,) = (await second.ask("GET", "/api/packs"))["mine"]
        assert line["fingerprint"] == load().fingerprint
        await second.ask("DELETE", f"/api/packs/{pack}", 204)
        assert not [name for name in second.documents if name.startswith("pack ")]

    alone(work)


def test_a_game_is_played_with_a_box_of_ones_own_and_its_record_opens_elsewhere() -> None:
    """The table says which, shows what is printed there, and the record carries it."""

    async def work() -> None:
        page = Page()
        pack = await corrected(page)
        fingerprint = (await page.ask("GET", f"/api/packs/{pack}"))["fingerprint"]
        table = await page.table(ME, BOT, pack=pack)
        assert (await page.ask("GET", f"/api/tables/{table}"))["pack"]["fingerprint"] == fingerprint
        assert (await page.ask("GET", f"/api/tables/{table}/catalogue"))["fingerprint"] == fingerprint
        await page.ask("DELETE", f"/api/packs/{pack}", 204)  # the table has what it needs
        await played(page, table)
        record = await page.ask("GET", f"/api/tables/{table}/record")
        assert (record["catalogue"], Game.replay(record).over) == (fingerprint, True)
        other = Page()
        await other.ask("PUT", "/api/me", name="Bob", language="en")
        replay = (await other.ask("POST", "/api/replays", record=record))["replay"]
        assert (await other.ask("GET", f"/api/replays/{replay}/catalogue"))["fingerprint"] == fingerprint
        assert (await other.ask("GET", f"/api/replays/{replay}"))["note"] is None

    alone(work)


WITHOUT_PYDANTIC = """
import asyncio, json, sys
for library in ("fluent", "numpy", "orjson", "structlog"):  # a browser has none of them either
    sys.modules[library] = None
from scholars.pocket import models
models.install()
from scholars.pocket.addresses import answer
from scholars.pocket.host import Host

async def nothing(*_told):
    await asyncio.sleep(0)

async def main(asked):
    host = Host("", nothing, (), nothing)
    found, pack = [], ""
    for method, path, body in asked:
        status, told = await answer(host, method, path.format(pack=pack), json.dumps(body) if body else None)
        found.append([status, json.loads(told) if told else None])
        pack = pack or (found[-1][1] or {}).get("pack", "")
    print(json.dumps(found))

asyncio.run(main(json.loads(input())))
"""
RECORD = {"companion": 2, "seed": "7", "own_cards": False, "expansions": [], "printed": {}, "answers": []}
ASKED: list[tuple[str, str, dict[str, Any] | None]] = [
    ("PUT", "/api/me", {"name": "Ada", "language": "en"}),
    ("POST", "/api/packs", {"name": "My box", "edition": "2023"}),
    ("GET", "/api/packs/words", None),
    ("POST", "/api/packs/{pack}/changes", {"changes": [CORRECTED]}),
    ("POST", "/api/packs/{pack}/changes", {"changes": [{"piece": "chinese-a", "field": "vp", "value": 12}]}),
    ("POST", "/api/packs/{pack}/confirm", {"piece": "track-physics"}),
    ("GET", "/api/packs/{pack}/pieces/chinese-a", None),
    ("GET", "/api/packs/{pack}/compared/ours", None),
    ("GET", "/api/packs/{pack}/contribution", None),
    ("GET", "/api/packs/{pack}/pieces/nowhere", None),
    ("PUT", "/api/packs/{pack}", {"about": {"name": "Ours"}, "published": False}),
    ("GET", "/api/packs/{pack}/catalogue", None),
    ("GET", "/api/packs/nowhere/catalogue", None),
    ("GET", "/api/tabletop/pad?pack={pack}", None),
    ("POST", "/api/tabletop/score?pack={pack}", {"players": [{"scrolls": ["scroll-greek-a"]}, {}]}),
    ("GET", "/api/tabletop/setup?players=2&pack={pack}", None),
    ("GET", "/api/tabletop/draft?players=2&seed=7&pack={pack}", None),
    ("POST", "/api/companion/rival?pack={pack}", {"record": RECORD, "answer": "scribe"}),
    ("POST", "/api/companion/rival?pack=nowhere", {"record": RECORD}),
]


TABLETOP: list[tuple[str, str, dict[str, Any] | None]] = [
    ("GET", "/api/tabletop/pad", None),
    ("POST", "/api/tabletop/score", {"players": [{"name": "Ada", "tracks": {"physics": 7}}, {"dice": {"green": 6}}]}),
    ("POST", "/api/tabletop/score", {"players": [{}], "opponent": {}, "expansions": ["body-of-books"]}),
    ("POST", "/api/tabletop/score", {"players": [{"gold": "three"}, {}]}),
    ("POST", "/api/tabletop/score", {"players": [{}, {}], "expansions": ["books"]}),
    ("GET", "/api/tabletop/setup?players=3&mode=epic&expansions=body-of-books", None),
    ("GET", "/api/tabletop/setup?players=1&difficulty=scholar", None),
    ("GET", "/api/tabletop/setup?players=5", None),
    ("GET", "/api/tabletop/setup?players=2&expansions=books", None),
    ("GET", "/api/tabletop/draft?players=4&seed=7&expansions=body-of-books", None),
    ("GET", "/api/tabletop/draft?players=4&seed=-7", None),
    ("GET", "/api/reading/en/answers?question=when%20does%20the%20game%20end", None),
    ("GET", "/api/reading/pl/answers?question=kiedy%20ko%C5%84czy%20si%C4%99%20gra", None),
]


@pytest.mark.parametrize("asked", [ASKED, TABLETOP], ids=["boxes", "tabletop"])
def test_what_is_told_without_pydantic_is_what_a_server_tells(
    asked: list[tuple[str, str, dict[str, Any] | None]], packed: Path, tmp_path: Path
) -> None:
    """Field by field, faults and refusals too; at a real table with what was packed, and nothing else."""
    there = packed if asked is TABLETOP else Path.cwd()
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_PYDANTIC],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
        cwd=there,
        env={**os.environ, "PYTHONPATH": str(packed)} if asked is TABLETOP else None,
    )
    assert ran.returncode == 0, ran.stderr[-2_000:]
    found, pack = json.loads(ran.stdout), ""
    with TestClient(app.application(Settings(tmp_path))) as server:
        for (method, path, body), (status, told) in zip(asked, found, strict=True):
            expected = server.request(method, path.format(pack=pack), json=body)
            assert status == expected.status_code, path
            if path.endswith("/contribution"):  # nobody words it there: kinds and fields stand in the place of names
                told["text"] = told["text"].replace("| room (`room-1`) | effect |", "| Room 1 (`room-1`) | Effect |")
            if path != "/api/me":
                pack = pack or expected.json().get("pack", "")
                assert {**told, "pack": ""} == {**expected.json(), "pack": ""}, path
