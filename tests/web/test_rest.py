"""One's own Rest comes over the board, and is answered there or in the bar alike."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from kit.browser import DESKTOP, TABLE_SIZES, Visitor
from kit.serving import Guest, Served, play_on

Visit = Callable[..., Visitor]

# Both in one moment: on a busy machine a key of the browser's driver is held for as long as it likes
A_TAP = """key => ['keydown', 'keyup'].forEach((type) =>
  document.body.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true })))"""


def test_dice_are_rerolled_in_the_panel(visit: Visit, server: Served) -> None:
    """A click on a Die and one to roll it; the board underneath cannot be touched, unless one looks at it."""
    with server.guest("Ada") as ada:
        table = ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"})
        socket = ada.sit(table)
        while socket.last["play"]["question"]["kind"] != "choose_reroll":
            options = socket.options
            socket.choose(next((one for one in options if one in ("rest", "end-turn", "dice none")), options[0]))
        visitor = visit()
        visitor.come_as(ada)
        page = visitor.sit(table)
        panel, board = page.get_by_test_id("rest"), page.locator(".board")
        expect(panel).to_be_visible()
        expect(board).to_have_attribute("inert", "")
        for size in ("small laptop",):
            page.set_viewport_size(TABLE_SIZES[size])
            expect(page.locator(".dock" if size == "small laptop" else ".board")).to_have_attribute("inert", "")
        page.set_viewport_size(DESKTOP)
        page.evaluate(A_TAP, "b")
        expect(panel).to_be_hidden()
        expect(board).not_to_have_attribute("inert", "")
        page.evaluate(A_TAP, "b")
        panel.locator("[data-die]").first.click()
        expect(panel.locator("[data-die]").first).to_have_attribute("aria-pressed", "true")
        page.get_by_test_id("rest-confirm").click()
        socket.wait(lambda last: last["play"]["question"]["kind"] != "choose_reroll")


def test_the_panel_offers_what_the_bar_offers(visit: Visit, server: Served) -> None:
    """Also where an option is shown by the answers to the question it leads to, and in the same order."""
    with server.guest("Ada") as ada:
        table = before_a_price(ada)
        visitor = visit(motion=True)
        visitor.come_as(ada)
        page = visitor.sit(table)
        bar, panel = page.locator(".options [data-option]"), page.get_by_test_id("rest").locator("[data-answer]")
        expect(bar.nth(2)).to_be_attached()  # more than to pay and not to
        offered = bar.evaluate_all("all => all.map(button => button.dataset.option)")
        assert panel.evaluate_all("all => all.map(button => button.dataset.answer)") == offered
        panel.first.click()
        expect(panel.first).not_to_have_attribute("data-answer", offered[0])


def before_a_price(guest: Guest) -> str:
    """A table at which a Rest asks whether to pay for something that is then chosen."""
    chance = random.Random(1)  # noqa: S311 - the tests' own
    while True:
        table = guest.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"})
        socket = guest.sit(table)
        while socket.options:
            play = socket.last["play"]
            unfolds = any(1 < option["answers"] < 4 for option in play["question"]["options"])
            if unfolds and (play["rest"] or {}).get("step") == "income":
                return table
            play_on([socket], chance, 1)
