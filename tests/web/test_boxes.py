"""The owner's box in the browser: cards corrected by clicks alone, played with, and taken elsewhere."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from kit.browser import DESKTOP, PHONE, Visitor
from kit.browser_eyes import barriers, illegible
from kit.random_games import IDLE
from kit.serving import Guest, Served, served
from scholars import Game
from scholars.catalogue import About, differences, load
from scholars.packs import Change, begun, edited

Visit = Callable[..., Visitor]
# what is clicked: a piece, its field, and an icon of the palette; without one, the number is one more
CLICKED = [
    ("chinese-a", "dispatch", "gold"),
    ("starting-1", "retiree", "draw"),
    ("scroll-chinese-a", "bonus", "bonus-retirees"),
    ("starting-scroll-chinese", "vp", None),
    ("resource-1", "gold", None),
    ("goal-chinese", "rest", "gold"),
    ("caliph-1", "middle", "draw"),
    ("action-mathematics", "rest", "gold"),
    ("page-recruit-1", "xp", None),
    ("upgraded-mathematics", "rest", "draw"),
    ("room-4", "effect", "gold"),
    ("track-physics", "immediate", "draw"),
    ("spot-3", "effect", "gold"),
]

SEEN: dict[str, list[tuple[str, str, int | str]]] = {  # by three people: of two fields they say different things
    "Ada": [("room-4", "gold", 1), ("spot-3", "effect", "2 gold"), ("chinese-a", "vp", 4)],
    "Bob": [("room-4", "gold", 3), ("spot-3", "effect", "3 gold")],
    "Cyd": [("resource-1", "gold", 4)],
}


def correct(page: Page, piece: str, field: str, word: str | None, seen: int) -> None:
    """Go to a piece and put a field of it right."""
    link = page.locator(f'[data-piece="{piece}"]')
    if not link.is_visible():
        page.locator("nav details", has=link).locator("summary").click()
    link.click()
    row = page.locator(f'[data-field="{field}"]')
    expect(page).to_have_url(f"/box/{page.url.split('/')[4]}/{piece}")
    row.get_by_test_id("edit-field").click()
    if word is None:
        row.get_by_test_id("more").first.click()
    else:
        row.locator(f'[data-word="{word}"]').first.click()
    expect(page.get_by_test_id("progress")).to_have_text(f"{seen} of 1,466 values confirmed")


def begin(visitor: Visitor, server: Served, name: str = "Ada") -> Guest:
    """Somebody who begins to go through a box."""
    guest = server.guest(name)
    visitor.come_as(guest)
    visitor.go("/box").get_by_test_id("begin-box").click()
    visitor.page.get_by_test_id("piece").wait_for()
    return guest


@pytest.mark.parametrize("pieces", [CLICKED[::3], pytest.param(CLICKED, marks=pytest.mark.soak)], ids=["some", "all"])
def test_cards_are_corrected_by_clicks_played_with_and_taken_elsewhere(
    visit: Visit, server: Served, browser: Browser, tmp_path: Path, pieces: list[tuple[str, str, str | None]]
) -> None:
    """Cards of different decks, a Room, a Track space, a Spot; a game to its end, and its record elsewhere."""
    visitor = visit()
    with begin(visitor, server) as ada:
        page = visitor.page
        for number, (piece, field, word) in enumerate(pieces, 1):
            correct(page, piece, field, word, number)
        fingerprint = page.get_by_test_id("fingerprint").inner_text()
        assert fingerprint != load().fingerprint

        page.get_by_test_id("play-box").click()
        page.get_by_test_id("set-table").click()
        expect(page.get_by_test_id("table-box")).to_contain_text(fingerprint)
        table = page.url.split("/")[4]
        page.goto("/box")
        record = to_the_end(ada, table)
        assert record["catalogue"] == fingerprint
        game = Game.replay(record)
        assert game.over
        assert {one.entry for one in differences(load(), game.catalogue)} == {piece for piece, _, _ in pieces}
        with page.expect_download() as download:
            page.get_by_test_id("export-box").click()
        download.value.save_as(tmp_path / "box.json")

    with served(tmp_path / "elsewhere") as other, Visitor(browser, other.address) as away, other.guest("Bob") as bob:
        away.come_as(bob)
        away.go("/box").get_by_test_id("import-box").set_input_files(tmp_path / "box.json")
        expect(away.page.get_by_test_id("box").locator("code")).to_have_text(fingerprint)
        replay = bob.post("/api/replays", {"record": record})["replay"]
        away.go(f"/replay/{replay}")
        assert bob.get(f"/api/replays/{replay}/at/0")["table"]["catalogue"] == fingerprint
        whole = bob.get(f"/api/replays/{replay}")
        assert (whole["note"], whole["moments"]) == (None, len(game.record()["choices"]))
        ended = bob.get(f"/api/replays/{replay}/at/{whole['moments']}")
        assert ended["table"] == json.loads(json.dumps(game.view(None)))


def test_three_boxes_are_merged_and_two_disagreements_decided_by_clicks(visit: Visit, server: Served) -> None:
    """What only one has seen is taken; where they disagree each opinion stands with who says so."""
    visitor = visit()
    with server.guest("Ada") as ada:
        visitor.come_as(ada)
        for maker, changes in SEEN.items():
            pack = ada.post("/api/packs", {"name": f"Box of {maker}", "maker": maker})["pack"]
            for piece, field, value in changes:
                told = {"changes": [{"piece": piece, "field": field, "value": value}]}
                assert ada.post(f"/api/packs/{pack}/changes", told)["kept"]
        page = visitor.go("/box/merge")
        for maker in SEEN:
            page.get_by_text(f"Box of {maker}").click()
        page.get_by_test_id("merge").click()
        disagreements = page.get_by_test_id("disagreements").locator("fieldset")
        expect(disagreements).to_have_count(2)
        expect(page.get_by_test_id("merge")).to_be_disabled()
        for disagreement in disagreements.all():
            disagreement.locator("label", has_text="Bob").click()
        page.get_by_test_id("merge").click()
        page.get_by_test_id("piece").wait_for()
        made = ada.get(f"/api/packs/{page.url.split('/')[4]}/file")["fingerprint"]
    all_of_it = {one[:2]: Change(*one) for maker in ("Ada", "Cyd", "Bob") for one in SEEN[maker]}
    assert made == edited(begun(About("All")), [*all_of_it.values()]).fingerprint


def to_the_end(guest: Guest, table: str) -> dict[str, object]:
    """Play somebody's seat to the end; the record."""
    socket = guest.sit(table)
    while not socket.finished:
        idle = [option for option in socket.options if option in IDLE]
        if socket.options:
            socket.choose((idle or socket.options)[0])
        socket.wait(lambda _: socket.finished or bool(socket.options))
    record: dict[str, object] = json.loads(json.dumps(guest.get(f"/api/tables/{table}/record")))
    return record


def test_an_effect_is_put_together_typed_mended_and_taken_back(visit: Visit, server: Served) -> None:
    """A cost before it, something joined to it, moved by keys; a slip is told at its field with what would do."""
    visitor = visit()
    with begin(visitor, server):
        page = visitor.page
        field = page.locator('[data-field="dispatch"]')
        typed = field.locator("input").last
        field.get_by_test_id("edit-field").click()
        field.get_by_test_id("join-pay").click()
        field.locator('[data-word="gold"]').click()
        expect(typed).to_have_value("1 gold -> 2 silver")
        field.get_by_test_id("strip").locator(".word").last.click()
        field.get_by_test_id("join-and").click()
        field.locator('[data-word="draw"]').click()
        expect(typed).to_have_value("1 gold -> 2 silver and draw 1")
        page.keyboard.press("Tab")
        field.get_by_test_id("strip").press("Alt+ArrowLeft")
        expect(typed).to_have_value("1 gold -> draw 1 and 2 silver")
        expect(page.get_by_test_id("sentences")).to_contain_text("Vous pouvez dépenser")
        typed.fill("3 sliver")
        typed.press("Enter")
        expect(field.get_by_test_id("faults")).to_contain_text("did you mean")
        field.get_by_test_id("mend").click()
        expect(typed).to_have_value("3 silver")
        expect(field.get_by_test_id("faults")).to_have_count(0)
        page.get_by_test_id("undo").click()
        expect(page.locator('[data-field="dispatch"] [role="img"]').first).to_be_visible()
        page.get_by_test_id("contribute").click()
        expect(page.get_by_test_id("contribution")).to_have_value(
            re.compile(r"chinese-a.dispatch = \"known: seen in the box\"")
        )


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "light", DESKTOP), ("fr", "dark", PHONE)])
def test_everything_can_be_read_and_reached(
    visit: Visit, server: Served, language: str, theme: str, size: ViewportSize
) -> None:
    """No text too small, cut off or overlapping; nothing axe complains about."""
    visitor = visit(language=language, theme=theme, size=size)
    with begin(visitor, server, f"Eyes {language}"):
        page = visitor.page
        page.locator('[data-field="retiree"]').get_by_test_id("edit-field").click()
        page.locator('[data-field="retiree"] [data-word="silver"]').wait_for()
        assert illegible(page) == []
        assert barriers(page) == []
