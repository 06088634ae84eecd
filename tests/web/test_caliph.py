"""A Caliph Card comes over the board, and tells however much it brings."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kit.browser import PHONE, TABLE_SIZES, Visitor
from kit.browser_deciding import HERE, ME, game_at, seated
from kit.serving import Guest, Served, TableSocket, play_on
from scholars.bots import bot, let_choose

Visit = Callable[..., Visitor]
AFTERWARDS = ("choose_reroll", "choose_turn")
MANY = 14  # lines, as at a table of four
TOLD_MORE = """(line, many) => {
  while (line.parentElement.children.length < many) line.after(line.cloneNode(true))
}"""

ALL_IN_SIGHT = """places => {
  const area = document.querySelector('[data-area="map"]'), sight = area.getBoundingClientRect()
  return places.every((place) => {
    const box = area.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect()
    return box && box.top >= sight.top && box.bottom <= sight.bottom
  })
}"""


def before_a_caliph(server: Served, guest: Guest) -> tuple[str, TableSocket, str]:
    """A table at which the next choice reveals a Caliph Card that asks something, and that choice."""
    table, greedy = guest.set_table(ME, HERE), bot("greedy", 5)
    socket = guest.sit(table)
    while True:
        game = server.do(game_at(server, table))
        choice = str(let_choose(greedy, game, socket.version))
        game.play(choice)
        if game.decision is not None and game.decision.kind.startswith("choose_caliph"):
            return table, socket, choice
        socket.choose(choice)


@pytest.mark.parametrize("size", [TABLE_SIZES["small laptop"], PHONE], ids=["small laptop", "phone"])
def test_however_much_is_told_the_card_and_the_way_back_stay(
    visit: Visit, server: Served, size: dict[str, int]
) -> None:
    """What is told scrolls between them."""
    with server.guest("Ada") as ada:
        table, socket, choice = before_a_caliph(server, ada)
        visitor = visit(size=size)
        visitor.context.add_init_script("localStorage.setItem('scholars.pace', '1')")
        page = seated(visitor, ada, table)
        socket.choose(choice)
        caliph = page.get_by_test_id("caliph")
        lines = caliph.get_by_role("listitem")
        expect(lines.first).to_be_visible()
        lines.first.evaluate(TOLD_MORE, MANY)
        back, bar = caliph.get_by_role("button", name="See the board"), page.locator("[data-version]").bounding_box()
        assert bar
        for part in (caliph.get_by_role("group"), back):
            expect(part).to_be_in_viewport(ratio=1)
            box = part.bounding_box()
            assert box
            assert box["y"] + box["height"] <= bar["y"]
        lines.last.scroll_into_view_if_needed()
        expect(lines.last).to_be_in_viewport(ratio=1)
        back.click()
        expect(caliph).to_have_count(0)


def test_it_is_told_faster(visit: Visit, server: Served) -> None:
    """A button says how, while there is something left to tell."""
    with server.guest("Ada") as ada:
        table, socket, choice = before_a_caliph(server, ada)
        page = seated(visit(motion=True), ada, table)
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # nothing is told by itself
        socket.choose(choice)
        caliph = page.get_by_test_id("caliph")
        expect(caliph).to_be_visible()
        while socket.last["play"]["question"]["kind"].startswith("choose_caliph"):
            socket.choose(socket.options[0])
        faster = caliph.get_by_test_id("faster")
        faster.click()
        expect(faster).to_have_count(0)
        expect(caliph.get_by_role("listitem").first).to_be_visible()


def test_it_goes_away_whatever_is_played_after_it(visit: Visit, server: Served) -> None:
    """Once its questions are answered it stays to be read, and later choices neither add to it nor keep it open."""
    with server.guest("Ada") as ada:
        table, socket, choice = before_a_caliph(server, ada)
        page = seated(visit(motion=True), ada, table)
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        socket.choose(choice)
        caliph = page.get_by_test_id("caliph")
        expect(caliph).to_be_visible()
        while socket.last["play"]["question"]["kind"] not in AFTERWARDS:
            socket.choose(socket.options[0])
        shown = page.locator("[data-version]")
        expect(shown).to_have_attribute("data-version", str(socket.version))
        page.clock.run_for(1000)
        caliph.get_by_test_id("faster").click()
        lines = caliph.get_by_role("listitem").count()
        for _ in range(3):
            play_on([socket], random.Random(1), 1)  # noqa: S311 - the tests' own
            expect(shown).to_have_attribute("data-version", str(socket.version))
            expect(caliph.get_by_role("listitem")).to_have_count(lines)
            page.clock.run_for(800)
        page.clock.run_for(200)  # 2600 in all
        expect(caliph).to_have_count(0)


def test_a_phone_goes_to_the_spaces_one_chooses_from(visit: Visit, server: Served) -> None:
    """They lie below the Map, further down than a phone is high."""
    with server.guest("Ada") as ada:
        table, socket, choice = before_a_caliph(server, ada)
        socket.choose(choice)
        places = [place for option in socket.last["play"]["question"]["options"] for place in option["places"]]
        assert places
        page = seated(visit(size=PHONE), ada, table)
        page.wait_for_function(ALL_IN_SIGHT, arg=places)
