"""The game without a server: static files, served plainly, played in a real browser with the network cut."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.browser import PHONE, Visitor
from kit.browser_player import Player
from kit.golden import end_of
from kit.pad_clicks import fill_pad, totals
from kit.random_games import Setup
from kit.rival_clicks import agree, begin_beside, click, told_game
from kit.sheets import finished, sheet_of
from scholars import Game
from scholars.catalogue import load
from scholars.locales import message, say
from scholars.packs import opened
from scholars.server.app import CLIENT
from scholars.server.sharing.final_table import table_picture
from scholars.server.sharing.result import result_of
from scholars.server.storage.rows import Entry, SeatRow, TableRow
from scholars.server.tables.restoring import restore
from scholars.server.wire.protocol import PROTOCOL
from scholars.tabletop import checklist, draft

_NETWORK = re.compile(r"ERR_INTERNET_DISCONNECTED|Failed to load resource|service worker|ServiceWorker")
RECORDS = Path(__file__).parents[1] / "games" / "records"
PLAY = """
async ([table, choices]) => {
  const socket = scholarsPocket.socket(table, new URLSearchParams({ protocol: '%s' }))
  return new Promise((done) => {
    let asked = -1
    let left = choices
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data)
      if (told.type === 'refused') done(told)
      if (told.type !== 'table') return
      const options = told.play.question?.options
      if (told.table.status === 'finished' || (options && left === 0)) return (socket.close(), done(told))
      if (!options || told.version === asked) return
      asked = told.version
      left -= 1
      // whoever puts back what was picked may do so for ever
      const open = options.filter((option) => !option.notation.startsWith('put-back'))
      const { notation } = open[(7 * asked) %% open.length]
      socket.send(JSON.stringify({ type: 'choose', id: asked, version: asked, choice: notation }))
    }
  })
}
"""
KEPT = """
() => new Promise((done) => {
  const asked = indexedDB.open('scholars-pocket', 1)
  asked.onsuccess = () => {
    const store = asked.result.transaction('documents').objectStore('documents')
    const names = store.getAllKeys(), documents = store.getAll()
    documents.onsuccess = () => done(names.result.map((name, place) => [name, documents.result[place]]))
  }
})
"""
# the browser's own limit is looked at by chromium only every half minute
FULL = """
() => {
  globalThis.put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }
}
"""
ROOM = "() => { IDBObjectStore.prototype.put = globalThis.put }"


@dataclass
class Site:
    """A folder on the net."""

    folder: Path
    address: str


@pytest.fixture(scope="module")
def site(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:  # noqa: ARG001 - the browser says whether there is a client
    """The static files as `make site` writes them, served by what knows nothing but files."""
    if not (CLIENT / "pocket").is_dir():
        pytest.skip("The client that was built here has no pocket.")
    folder = tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, "-m", "scholars", "site", str(folder)], check=True, stdout=subprocess.DEVNULL)
    plainly = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(plainly, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"port (\d+)", server.stdout.readline())
        assert found is not None
        yield Site(folder, f"http://127.0.0.1:{found[1]}")
        server.terminate()


@pytest.fixture(scope="module")
def visitor(browser: Browser, site: Site) -> Iterator[Visitor]:
    """Somebody with a phone, who came once while there was a network; everything has been kept."""
    with Visitor(browser, site.address, size=PHONE) as one:
        one.expected = _NETWORK
        one.context.set_default_timeout(120_000)
        one.page.goto("/")
        one.page.wait_for_function("navigator.serviceWorker.controller !== null")
        one.context.set_offline(True)
        yield one


def ask(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the pocket as the page does."""
    page.wait_for_function("'scholarsPocket' in globalThis")
    asked = [method, path, None if body is None else json.dumps(body)]
    return page.evaluate("async (asked) => (await scholarsPocket.ask(...asked)).json()", asked)


def walk(page: Page, path: str) -> None:
    """Go to another screen as a link does: Python goes on, and need not begin anew."""
    page.evaluate("(path) => (history.pushState(null, '', path), dispatchEvent(new PopStateEvent('popstate')))", path)


def kept_game(page: Page, table: str) -> Game:
    """The game of a table as the browser keeps it, in the engine that runs here."""
    documents = dict(page.evaluate(KEPT))
    told = json.loads(documents[f"table {table}"])
    entries = [Entry(**entry) for entry in told["entries"]]
    restored = restore(TableRow(**told["row"]), [SeatRow(**seat) for seat in told["seats"]], entries, None)
    assert not restored.changed  # the position it keeps is the engine's
    return restored.game


def played(page: Page, table: str, choices: int) -> dict[str, Any]:
    """So many choices of one's own, or the whole game; the last that was told."""
    found = page.evaluate(PLAY % PROTOCOL, [table, choices])
    assert isinstance(found, dict)
    return found


def test_a_game_without_a_network_is_the_engines_game(visitor: Visitor) -> None:
    """With the same seed and the same choices the table is the same, thing by thing; and it is there after a reload."""
    page = visitor.page
    page.goto("/")
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/table/pocket-*")
    page.get_by_test_id("question").wait_for()
    table = page.url.rpartition("/")[2]
    assert Player(page, seed=2).play(turns=1).clicks > 2
    walk(page, "/")  # a page that shows the table does by itself what nobody need think of
    told = played(page, table, 8)
    game = kept_game(page, table)
    assert told["play"]["table"] == json.loads(json.dumps(game.view(0)))
    assert [option["notation"] for option in told["play"]["question"]["options"]] == [
        str(option) for option in game.decision.options
    ]
    page.goto("/")
    page.wait_for_function("'scholarsPocket' in globalThis")
    assert played(page, table, 0)["play"]["table"] == told["play"]["table"]
    walk(page, f"/table/{table}")
    expect(page.locator("[data-place]").first).to_be_visible(timeout=120_000)


def test_one_window_at_a_time_has_the_tables(visitor: Visitor) -> None:
    """Another says so, and goes on when the first is closed: no two write over each other."""
    page, other = visitor.page, visitor.context.new_page()
    walk(page, "/")
    ask(page, "GET", "/api/tables")
    other.goto("/")
    waiting = other.get_by_test_id("pocket-elsewhere")
    expect(waiting).to_be_visible(timeout=120_000)
    page.close()
    visitor.page = other
    expect(waiting).to_have_count(0, timeout=120_000)
    assert ask(other, "GET", "/api/tables")["mine"]


def test_what_is_read_needs_no_network(visitor: Visitor) -> None:
    """Rules and cards come from what was kept."""
    page = visitor.page
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    walk(page, "/cards")
    expect(page.get_by_role("heading", level=1)).to_have_text(say(message("web-catalogue")))


def test_a_box_of_ones_own_is_corrected_played_with_and_exported_without_a_network(visitor: Visitor) -> None:
    """A value corrected by clicks; a table with that box, whose moves are the engine's; a file of it."""
    page = visitor.page
    walk(page, "/box")
    page.get_by_test_id("begin-box").click()
    page.get_by_test_id("piece").wait_for()
    walk(page, f"/box/{page.url.split('/')[4]}/room-4")
    row = page.locator('[data-field="effect"]')
    row.get_by_test_id("edit-field").click()
    row.locator('[data-word="gold"]').first.click()
    expect(page.get_by_test_id("progress")).to_have_text("1 of 1,466 values confirmed")
    fingerprint = page.get_by_test_id("fingerprint").inner_text()
    assert fingerprint != load().fingerprint
    page.get_by_test_id("contribute").click()
    expect(page.get_by_test_id("contribution")).to_have_value(re.compile("room-4.effect = .known: seen in the box"))
    page.keyboard.press("Escape")
    page.get_by_test_id("play-box").click()
    page.get_by_test_id("set-table").click()
    expect(page.get_by_test_id("table-box")).to_contain_text(fingerprint)
    table = page.url.split("/")[4]
    told = played(page, table, 3)
    game = kept_game(page, table)
    assert game.catalogue.fingerprint == fingerprint
    assert told["play"]["table"] == json.loads(json.dumps(game.view(0)))
    walk(page, "/box")
    with page.expect_download() as download:
        page.get_by_test_id("export-box").click()
    assert opened(Path(download.value.path())).fingerprint == fingerprint
    walk(page, "/companion/find")  # at a real table too
    page.get_by_test_id("choose-box").select_option(index=1)
    expect(page.get_by_test_id("box-fingerprint")).to_have_text(fingerprint)
    page.get_by_role("searchbox").fill("room-4")
    expect(page.get_by_role("main")).to_contain_text("1 Gold")
    page.get_by_test_id("choose-box").select_option(index=0)


def test_a_finished_game_becomes_a_picture_on_the_device(visitor: Visitor) -> None:
    """As a server draws it, in words of the language that is asked for; saved as a PNG."""
    page = visitor.page
    record = json.loads((RECORDS / "2-players-casual-a.json").read_text(encoding="utf-8"))
    walk(page, "/")
    ask(page, "PUT", "/api/me", {"name": "Ada", "language": "en"})
    picture = f"/api/replays/{ask(page, 'POST', '/api/replays', {'record': record})['replay']}/picture"
    told = page.evaluate(
        "async (path) => (await scholarsPocket.ask('GET', path, null)).text()", f"{picture}.svg?language=fr"
    )
    assert told == table_picture(result_of(Game.replay(record), "fr"))
    with page.expect_download() as download:
        page.evaluate(
            "(href) => document.body.append(Object.assign(document.createElement('a'), { href, id: 'save' }))",
            f"{picture}.png?language=fr",
        )
        page.evaluate("document.querySelector('#save').click()")
    content = Path(download.value.path()).read_bytes()
    assert content.startswith(b"\x89PNG")
    assert int.from_bytes(content[16:20], "big") == 1800


def test_a_review_is_looked_at_and_saved_as_a_page_that_needs_nothing(visitor: Visitor, tmp_path: Path) -> None:
    """Of the end of a game: judged on the device while one looks on, saved, and opened as a file."""
    page = visitor.page
    walk(page, "/")
    ask(page, "PUT", "/api/me", {"name": "Ada", "language": "en"})
    record = end_of("2-players-casual-a", 8).record()
    walk(page, f"/review/replays/{ask(page, 'POST', '/api/replays', {'record': record})['replay']}")
    with page.expect_download() as download:
        page.get_by_test_id("save-review").click()
    assert download.value.suggested_filename == "scholars-review.html"
    download.value.save_as(tmp_path / "review.html")
    saved = visitor.window()
    saved.goto((tmp_path / "review.html").as_uri())
    for score in Game.replay(record).score():
        expect(saved.get_by_role("heading", level=1)).to_contain_text(str(score.total))
    expect(saved.locator("[data-turn]").first).to_be_visible()
    saved.close()


def test_golden_games_are_the_engines_moment_by_moment(visitor: Visitor) -> None:
    """Four players with Body of Books, and one alone: the table from the beginning to the end."""
    page = visitor.page
    walk(page, "/")
    ask(page, "PUT", "/api/me", {"name": "Ada", "language": "en"})
    for golden in ("books-4-players-casual", "solo-scholar-epic"):
        record = json.loads((RECORDS / f"{golden}.json").read_text(encoding="utf-8"))
        game = Game.replay(record)
        replay = ask(page, "POST", "/api/replays", {"record": record})["replay"]
        for moment in range(0, len(game.history) + 1, len(game.history) // 5):
            told = ask(page, "GET", f"/api/replays/{replay}/at/{moment}")
            assert told["table"] == json.loads(json.dumps(game.at(moment).view(None)))


@pytest.mark.parametrize(
    ("players", "seed", "expansions"),
    [
        pytest.param(2, 71, (), id="two", marks=pytest.mark.soak),
        pytest.param(1, 81, ("body-of-books",), id="solo with books"),
    ],
)
def test_a_pad_filled_in_without_a_network_has_the_totals_of_the_game(
    visitor: Visitor, players: int, seed: int, expansions: tuple[str, ...]
) -> None:
    """Tap by tap; it is there when the page comes back, and the last change can be taken back."""
    game, page = finished(players, seed, "casual", *expansions), visitor.page
    assert game.outcome is not None
    walk(page, "/companion/score")
    if page.get_by_test_id("pad-result").count():
        page.get_by_test_id("pad-result").click()
        page.get_by_test_id("pad-anew").click()
        page.get_by_test_id("pad-anew-sure").click()
    fill_pad(page, sheet_of(game))
    expected = [score.total for score in game.outcome.scores]
    totals(page, expected)
    if not expansions:
        page.reload()
        totals(page, expected)
    page.locator('[data-cell="0 research"]').click()
    page.locator('[data-track="physics"]').click()
    page.locator(f'[data-level="{7 if game.state.players[0].tracks[1] < 5 else 0}"]').click()
    expect(page.locator('[data-total="0"]')).not_to_have_text(str(expected[0]))
    page.get_by_test_id("pad-undo").click()
    totals(page, expected)
    page.get_by_test_id("pad-result").click()
    expect(page.get_by_test_id("pad-verdict")).to_contain_text(str(max(expected)))


def test_a_table_is_set_up_dealt_and_looked_up_without_a_network(visitor: Visitor) -> None:
    """The list is ticked off and stays so, a seed deals what a game of it deals, a card and a rule are found."""
    page = visitor.page
    walk(page, "/companion/setup")
    page.locator('fieldset input[value="3"]').check(force=True)
    page.get_by_role("switch").set_checked(False, force=True)
    steps = page.locator("[data-step] input")
    expect(steps).to_have_count(len(checklist(3)))
    for place in range(len(checklist(3))):
        steps.nth(place).check()
    page.reload()
    expect(page.locator("[data-step].done")).to_have_count(len(checklist(3)))
    page.locator('fieldset input[value="4"]').check(force=True)  # other numbers are not done yet
    expect(page.locator('[data-step="pile"].done')).to_have_count(0)
    page.locator("header a").click()
    page.get_by_test_id("tool-draft").click()
    page.get_by_test_id("draft-seed").fill("7")
    page.get_by_test_id("draft-seed").blur()
    assert (page.get_by_test_id("draft-random").bounding_box() or {"height": 0})["height"] >= 44  # a thumb finds it
    for pair in draft(4, 7).pairs:
        found = page.locator(f'[data-pair="{pair.room}"]')
        expect(found.locator(f'[data-thing="{pair.resource}"]')).to_be_visible()
        found.get_by_role("button").click()
    expect(page.locator(".past")).to_have_count(4)
    page.locator("header a").click()
    page.get_by_test_id("tool-find").click()
    field = page.get_by_role("searchbox")
    field.fill("greek-b")
    page.locator('[data-found="greek-b"]').click()
    expect(page.get_by_role("heading", name="Greek Translator B")).to_be_visible()
    field.fill("when does the game end")
    expect(page.get_by_test_id("found-rules").locator('[data-paragraph="end-when"]')).to_be_visible()


def test_where_the_disk_is_full_the_game_goes_on_and_is_saved_as_a_file(
    visitor: Visitor, browser: Browser, site: Site, tmp_path: Path
) -> None:
    """A sentence says so; what was kept before stays; the file opens elsewhere, and with room everything is kept."""
    page = visitor.page
    walk(page, "/")
    ask(page, "PUT", "/api/me", {"name": "Ada", "language": "en"})
    table = ask(page, "POST", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "here", "name": "Ben"}]})["table"]
    walk(page, f"/table/{table}")
    expect(page.locator("[data-place]").first).to_be_visible(timeout=120_000)
    played(page, table, 1)
    before = kept_game(page, table)
    (worker,) = page.workers
    worker.evaluate(FULL)
    told = played(page, table, 3)
    expect(page.get_by_test_id("pocket-full")).to_contain_text("no room left")
    assert kept_game(page, table).position() == before.position()
    with page.expect_download() as download:
        page.get_by_test_id("pocket-save").click()
    download.value.save_as(tmp_path / "saved.json")
    worker.evaluate(ROOM)
    page.get_by_test_id("pocket-full").get_by_role("button").first.click()
    expect(page.get_by_test_id("pocket-full")).to_have_count(0)
    seen = told["play"]["table"]
    assert json.loads(json.dumps(kept_game(page, table).view(seen["seat"]))) == seen
    with Visitor(browser, site.address, size=PHONE) as other:
        other.page.goto("/")
        other.page.get_by_test_id("bring-save").set_input_files(tmp_path / "saved.json")
        expect(other.page.get_by_test_id("brought")).to_contain_text("brought", timeout=120_000)
        assert played(other.page, table, 0)["play"]["table"] == told["play"]["table"]


def test_a_solo_game_at_a_real_table_is_told_to_the_end_without_a_network(visitor: Visitor) -> None:
    """The companion in the pocket scores as the engine does."""
    page = visitor.page
    told = told_game(Setup(players=1, mode="casual", manner="plain", seed=1, solo="scribe"))
    begin_beside(page)
    click(page, told, 0)
    agree(page, told)


def test_a_new_version_asks_before_it_comes(visitor: Visitor, site: Site) -> None:
    """In the middle of a game nothing changes by itself; when it is wanted, the game is where it was."""
    page = visitor.page
    walk(page, "/")
    ask(page, "PUT", "/api/me", {"name": "Ada", "language": "en"})
    seats = [{"kind": "me"}, {"kind": "here", "name": "Ben"}]
    table = ask(page, "POST", "/api/tables", {"seats": seats})["table"]
    walk(page, f"/table/{table}")
    expect(page.locator("[data-place]").first).to_be_visible(timeout=120_000)
    before = played(page, table, 0)
    worker = site.folder / "sw.js"
    worker.write_text(worker.read_text(encoding="utf-8").replace("'scholars-", "'scholars-newer-"), encoding="utf-8")
    visitor.context.set_offline(False)
    page.evaluate("navigator.serviceWorker.getRegistration().then((known) => known.update())")
    newer = page.get_by_test_id("newer")
    expect(newer).to_be_visible(timeout=120_000)
    with page.expect_navigation():
        newer.get_by_role("button").first.click()
    expect(page.locator("[data-place]").first).to_be_visible(timeout=120_000)
    assert played(page, table, 0)["play"]["table"] == before["play"]["table"]


@pytest.mark.soak
@pytest.mark.parametrize("way", ["bot", "solo"])
def test_whole_games_are_clicked_through_without_a_network(visitor: Visitor, way: str) -> None:
    """From the screen of a new table to the score sheet, which says what the engine says."""
    page = visitor.page
    with suppress(Exception):
        visitor.context.set_offline(True)
    page.goto(f"/new/{way}")
    page.get_by_test_id("set-table").click()
    page.wait_for_url("**/table/pocket-*")
    page.get_by_test_id("question").wait_for()
    table = page.url.split("/")[4]
    assert Player(page, seed=5, leisure=2).play().clicks > 50
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    game = Game.replay(ask(page, "GET", f"/api/tables/{table}/record"))
    shown = page.get_by_test_id("score-sheet").inner_text()
    assert game.over
    assert all(str(one.total) in shown for one in game.score())


@pytest.mark.soak
@pytest.mark.parametrize("expansions", [[], ["body-of-books"]])
def test_whole_games_without_a_network(visitor: Visitor, expansions: list[str]) -> None:
    """Against a bot and against the solo opponent, to the end: scored as the engine does."""
    page = visitor.page
    with suppress(Exception):
        visitor.context.set_offline(True)
    page.goto("/")
    ask(page, "PUT", "/api/me", {"name": "Ada", "language": "en"})
    for seats in ([{"kind": "me"}, {"kind": "bot", "level": "librarian"}], [{"kind": "me"}]):
        table = ask(page, "POST", "/api/tables", {"seats": seats, "expansions": expansions})["table"]
        told = played(page, table, 10_000)
        game = Game.replay(ask(page, "GET", f"/api/tables/{table}/record"))
        assert game.over
        assert [one["total"] for one in told["play"]["outcome"]["scores"]] == [one.total for one in game.score()]
