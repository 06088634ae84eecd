"""A finished game to share: what its link tells before it is opened, its pictures, and who may see them."""

import asyncio
import random
import re
import struct
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from kit.serving import Guest, Served, finish, served
from scholars.server.app import CLIENT
from scholars.server.refusals import Refused
from scholars.server.settings import Limits, Rate
from scholars.server.sharing import pictures
from scholars.server.sharing.page import with_preview
from scholars.server.sharing.picture_process import rendered
from scholars.server.sharing.pictures import KEPT, MOST_WAITING, Pictures
from scholars.server.sharing.result import result_of
from scholars.server.sharing.score import HEIGHT, WIDTH, score_picture

CHANCE = random.Random(27)  # noqa: S311 - the tests' own
HERE = {"kind": "here", "name": "<b>Inès & Co"}


@pytest.fixture(scope="module")
def ada(shared: Served) -> Iterator[Guest]:
    """Somebody who has played."""
    with shared.guest("Ada") as ada:
        yield ada


@pytest.fixture(scope="module")
def table(ada: Guest) -> str:
    """A finished table that anybody may see."""
    return finished(ada)


@pytest.fixture(scope="module")
def private(ada: Guest) -> str:
    """A finished table without spectators."""
    return finished(ada, spectators=False)


def finished(ada: Guest, **options: bool) -> str:
    """A finished table of hers."""
    table = ada.set_table({"kind": "me"}, HERE, options=options)
    finish([ada.sit(table)], CHANCE)
    return table


def size(png: bytes) -> tuple[int, int]:
    """The width and height of a PNG."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    found: tuple[int, int] = struct.unpack(">II", png[16:24])
    return found


def picture(guest: Guest, address: str) -> tuple[int, int]:
    """The size of a picture at an address."""
    answer = guest.http.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    return size(answer.content)


def test_a_public_replay_has_pictures_for_everybody(shared: Served, ada: Guest, table: str) -> None:
    """The score as links are previewed, and the final table with it; in any of our languages."""
    replay = ada.post(f"/api/tables/{table}/publish")["replay"]
    with Guest(shared.address) as anybody:
        assert picture(anybody, f"/api/replays/{replay}/preview.png") == (WIDTH, HEIGHT)
        width, height = picture(anybody, f"/api/replays/{replay}/picture.png?language=pl")
        assert width == WIDTH
        assert height > HEIGHT + 800
        assert anybody.refusal("GET", "/api/replays/nothing/preview.png", 404) == "refused-no-replay"
        assert anybody.refusal("GET", f"/api/replays/{replay}/preview.png?language=xx", 422) == "refused-unreadable"


def test_a_table_is_shown_to_those_who_may_see_it(shared: Served, ada: Guest, private: str) -> None:
    """Only when it is finished; one without spectators to those who sat at it."""
    running = ada.set_table({"kind": "me"}, HERE)
    assert ada.refusal("GET", f"/api/tables/{running}/picture.png", 409) == "refused-not-finished"
    with shared.guest("Eve") as eve:
        for name in ("preview", "picture"):
            assert eve.refusal("GET", f"/api/tables/{private}/{name}.png", 403) == "refused-no-spectators"
    assert picture(ada, f"/api/tables/{private}/preview.png") == (WIDTH, HEIGHT)
    assert "public" not in ada.http.get(f"/api/tables/{private}/preview.png").headers["cache-control"]


@pytest.mark.skipif(not (CLIENT / "index.html").exists(), reason="the client is in the installed wheel")
def test_a_link_tells_how_the_game_ended_before_it_is_opened(
    shared: Served, ada: Guest, table: str, private: str
) -> None:
    """A title, a line and a picture by its whole address; names are text, whatever they are."""
    replay = ada.post(f"/api/tables/{table}/publish")["replay"]
    with Guest(shared.address) as anybody:
        page = anybody.http.get(f"/replay/{replay}").text
        told = dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page))
        assert "<b>" not in page
        assert "<b>Inès & Co" in unescape(told["og:description"])
        assert told["og:image"] == f"{shared.address}/api/replays/{replay}/preview.png"
        assert told["twitter:card"] == "summary_large_image"
        assert page.count("<title>") == 1
        assert '<div id="app">' in page
        assert f"/api/tables/{table}/preview.png" in anybody.http.get(f"/table/{table}/score").text
        for untold in (f"/table/{private}", "/replay/nothing", f"/table/{ada.set_table()}"):
            answer = anybody.http.get(untold)
            assert answer.status_code == 200
            assert "og:image" not in answer.text


def test_links_are_looked_at_only_so_often(tmp_path: Path) -> None:
    """A game is read for each of them, so they count like any request."""
    with served(tmp_path, limits=Limits(requests=Rate(2, 0.001))) as server, Guest(server.address) as anybody:
        told = [anybody.http.get("/replay/nothing").status_code for _ in range(3)]
        assert told[2] == 429
        assert 429 not in told[:2]


def test_who_is_forgotten_is_on_no_picture(tmp_path: Path) -> None:
    """The next one is drawn without the name."""
    with served(tmp_path) as server, server.guest("Ada") as ada, Guest(server.address) as anybody:
        replay = ada.post(f"/api/tables/{finished(ada)}/publish")["replay"]
        before = anybody.http.get(f"/api/replays/{replay}/preview.png").content
        assert anybody.http.get(f"/api/replays/{replay}/preview.png").content == before
        assert ada.http.delete("/api/me").status_code == 204
        assert anybody.http.get(f"/api/replays/{replay}/preview.png").content != before


def test_only_so_many_pictures_are_kept(shared: Served, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that was not asked for longest is drawn again."""
    drawn: list[str] = []
    monkeypatch.setattr("scholars.server.sharing.pictures.KEPT", 1)

    async def drawn_now(svg: str) -> bytes:
        drawn.append(svg)
        return b""

    monkeypatch.setattr("scholars.server.sharing.pictures.rendered", drawn_now)

    async def ask() -> None:
        pictures = Pictures()
        async with shared.services.tables.at(table) as live:
            assert live.game is not None
            one, other = (result_of(live.game, language) for language in ("en", "fr"))
        for wanted in (one, one, other, one):
            await pictures.score(wanted)

    shared.do(ask())
    assert len(drawn) == 3
    assert KEPT > 1


def test_only_so_many_wait_for_a_picture(shared: Served, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are made one after the other; whoever comes when many wait is refused, and later is not."""
    at_once: list[int] = []

    async def ask() -> list[bytes | BaseException]:
        pictures, busy = Pictures(), asyncio.Event()

        async def slow(_svg: str) -> bytes:
            at_once.append(1)
            await busy.wait()
            assert at_once.pop()
            assert not at_once
            return b"made"

        monkeypatch.setattr("scholars.server.sharing.pictures.rendered", slow)
        async with shared.services.tables.at(table) as live:
            assert live.game is not None
            wanted = result_of(live.game, "en")
        results = [replace(wanted, names=(str(number), "Ben")) for number in range(MOST_WAITING + 1)]
        asked = [asyncio.create_task(pictures.score(result)) for result in results]
        await asyncio.wait(asked[-1:])
        busy.set()
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert await pictures.score(results[-1]) == b"made"
        return told

    *made, last = shared.do(ask())
    assert made == [b"made"] * MOST_WAITING
    assert isinstance(last, Refused)
    assert last.status == 429


def test_a_picture_that_cannot_be_made_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is shown half of one."""
    monkeypatch.setattr("scholars.server.sharing.pictures.PROGRAM", ("-c", "raise SystemExit(1)"))
    with pytest.raises(RuntimeError):
        asyncio.run(pictures.rendered("<svg/>"))


def test_a_link_opens_whatever_happens_to_its_head(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without what it would tell: when it cannot be found out, and when too many are looked at."""
    page = "<html><head></head></html>"
    (tmp_path / "index.html").write_text(page, "utf-8")

    async def broken(*_asked: object) -> None:
        raise ValueError

    monkeypatch.setattr("scholars.server.app.CLIENT", tmp_path)
    monkeypatch.setattr("scholars.server.app.of_replay", broken)
    few = Limits(requests=Rate(2, 0.001))
    with served(tmp_path / "data", limits=few) as server, Guest(server.address) as anybody:
        told = [anybody.http.get("/replay/nothing") for _ in range(3)]
        assert [(answer.status_code, answer.text) for answer in told] == [(200, page), (200, page), (429, page)]
        assert anybody.refusal("GET", "/api/me", 429) == "refused-too-fast"


def test_every_letter_of_our_languages_is_drawn(shared: Served, table: str) -> None:
    """By the typefaces that come along, wherever the server runs."""
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 60"><text y="40" font-size="30">{}</text></svg>'
    blank = rendered(svg.format(""))
    pictures = {rendered(svg.format(letter)) for letter in "ąęłńóśźżéèçœ…·0"}
    assert len(pictures) == 15
    assert blank not in pictures

    async def told() -> str:
        async with shared.services.tables.at(table) as live:
            assert live.game is not None
            result = result_of(live.game, "en")
            assert with_preview("<head></head>", result, "a", "b").count("og:") == 10
            return score_picture(result)

    assert "&lt;b&gt;Inès &amp; Co" in shared.do(told())
