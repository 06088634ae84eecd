"""A hint in the browser: asked for with a key, lit on the board, done step by step, taken back."""

from collections.abc import Callable

from playwright.sync_api import expect

from kit.browser import PHONE, Visitor
from kit.browser_deciding import seated, shown_other_than, version
from kit.browser_eyes import barriers, illegible
from kit.serving import Guest, Served

Visit = Callable[..., Visitor]
ME = {"kind": "me"}
BRING_MUCH = "strips => strips.forEach((strip) => strip.setAttribute('width', 600))"


def at_a_turn(ada: Guest) -> str:
    """A table alone against the solo opponent, with a turn to take."""
    table = ada.set_table(ME, solo="student")
    socket = ada.sit(table)
    while socket.last["play"]["question"]["kind"] != "choose_turn":
        socket.choose(socket.options[0])
    return table


def test_a_hint_is_followed_by_keys_and_taken_back(visit: Visit, server: Served) -> None:
    """H asks, the first suggestion is lit, Enter puts the turn together and uses it, U takes a step back."""
    with server.guest("Ada") as ada:
        page = seated(visit(), ada, at_a_turn(ada))
    before = version(page)
    page.keyboard.press("h")
    first = page.locator('[data-suggestion="0"]')
    expect(first).to_have_attribute("aria-pressed", "true")
    assert page.locator("[data-suggestion]").count() > 1
    assert page.locator(".moved").count() > 0
    page.locator(".worth > svg").evaluate_all(BRING_MUCH)
    assert page.get_by_test_id("hint-panel").evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    assert not barriers(page)
    assert not [fault for fault in illegible(page) if "bar on-night" not in fault]  # the bar shortens what it foresees
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm").first).to_be_visible()
    page.keyboard.press("Enter")
    shown_other_than(page, before).wait_for()
    expect(page.get_by_test_id("undo")).to_be_enabled()
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)


def test_a_hint_on_a_phone_is_a_sheet_and_all_who_agreed_are_told(visit: Visit) -> None:
    """Where several people play and agreed to hints, the others see that one was asked for, and what it said."""
    ada, ben = visit(size=PHONE), visit()
    table = ada.set_table(ME, {"kind": "open"}, options={"hints": True})
    told = ada.context.request.get(f"/api/tables/{table}").json()
    page = ben.go(f"/table/{table}#{told['seats'][1]['invitation'].partition('#')[2]}")
    expect(page.get_by_text("Hints for everybody")).to_be_visible()
    page.get_by_test_id("join").click()
    page.get_by_test_id("question").wait_for()
    asked, other = ada.sit(table), page
    while not asked.get_by_test_id("hint").count():  # what can be pressed is drawn last, for whoever is asked
        asked, other = other, asked
        asked.wait_for_timeout(20)
    asked.get_by_test_id("hint").click()
    asked.locator('[data-suggestion="0"]').wait_for()
    expect(other.get_by_test_id("hint-told")).to_have_count(1)
