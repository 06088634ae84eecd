"""A lost connection: a quiet sign, an automatic return, and nothing lost."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from kit.browser import Visitor
from kit.serving import Process, Served, until
from kit.wire import Wire
from scholars.server.wire import protocol

Visit = Callable[..., Visitor]

REFUSED = re.compile("ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource")


def version(page: Page) -> str | None:
    """The version of the table that is shown."""
    return page.locator("[data-version]").get_attribute("data-version")


def test_the_game_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    """The plug is pulled in the middle of a game; what is chosen meanwhile is taken when the server is back."""
    with Process(tmp_path / "data") as server, Visitor(browser, server.address) as ada:
        page = ada.page
        heard: list[list[str]] = []  # what kinds of messages came over each socket
        page.on("websocket", lambda socket: heard.append(listened(socket)))
        ada.sit(ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"}))
        options, lost = page.locator(".options button"), page.locator("header .lost")
        for _ in range(3):
            take_first(page)
        before, question = version(page), page.get_by_test_id("question").inner_text()
        offered = options.all_inner_texts()
        ada.expected = REFUSED  # the browser itself says so, whatever the client does
        server.kill()
        expect(lost).to_be_visible()
        expect(page.get_by_test_id("note")).not_to_have_text("")
        assert (version(page), options.all_inner_texts()) == (before, offered)
        server.start()
        expect(lost).to_have_count(0)
        assert (version(page), page.get_by_test_id("question").inner_text()) == (before, question)
        assert (heard[0][0], heard[-1]) == ("table", ["here"])  # what is on the screen is not sent again
        assert options.all_inner_texts() == offered
        take_first(page)
        page.reload()
        expect(page.locator("[data-version]")).to_be_visible()
        assert int(version(page) or 0) > int(before or 0)


def test_a_dead_network_is_noticed_and_its_return_too(browser: Browser, server: Served) -> None:
    """Nothing says that it is dead: no heartbeat comes. What is chosen meanwhile is taken when it is back."""
    with Wire(server.address) as wire, Visitor(browser, wire.address) as ada:
        page, lost = ada.page, ada.page.locator("header .lost")
        page.clock.install()
        ada.sit(ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"}))
        take_first(page)
        wire.go_dead()
        page.clock.fast_forward(14_000)
        expect(lost).to_have_count(0)
        page.clock.fast_forward(16_000)
        expect(lost).to_be_visible()
        before, count = version(page), wire.connections
        wire.repair()
        page.evaluate("dispatchEvent(new Event('online'))")  # as a browser does
        until(lambda: wire.connections > count)
        expect(lost).to_have_count(0)
        assert version(page) == before
        take_first(page)


def test_a_choice_without_an_answer_shows_that_the_network_is_dead(browser: Browser, server: Served) -> None:
    """After eight seconds, and not when the dead connection is closed at last; then the choice is taken."""
    with Wire(server.address) as wire, Visitor(browser, wire.address) as ada:
        page, lost = ada.page, ada.page.locator("header .lost")
        page.clock.install()
        ada.sit(ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"}))
        before = version(page)
        page.locator("[data-option]").first.click()
        expect(page.get_by_test_id("sure")).to_be_visible()  # a card is turned
        wire.go_dead()
        page.get_by_test_id("sure").click()
        page.clock.fast_forward(8_000)
        expect(lost).to_be_visible()
        wire.repair()
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(page.locator(f'[data-version]:not([data-version="{before}"])')).to_be_visible()
        expect(lost).to_have_count(0)


def listened(socket: WebSocket) -> list[str]:
    """The kinds of messages that come over a socket, one after the other."""
    kinds: list[str] = []
    socket.on("framereceived", lambda text: kinds.append(json.loads(text)["type"]))
    return kinds


def test_a_page_that_is_older_than_the_server_says_so(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be reloaded there and then, and the game goes on."""
    ada = visit()
    table = ada.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"})
    ada.expected = re.compile("sentence")  # the client notes what it shows
    monkeypatch.setattr(protocol, "PROTOCOL", protocol.PROTOCOL + 1)
    page = ada.go(f"/table/{table}")
    expect(page.get_by_role("alert")).to_contain_text("The server has been updated: reload this page.")
    monkeypatch.undo()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("[data-version]")).to_be_visible()


def take_first(page: Page) -> None:
    """Take the first option that is offered, and wait for what follows."""
    before, choices = version(page), page.locator("[data-option]")
    if page.locator("[data-verb]").count():  # a turn is put together before anything is sent
        page.locator("[data-verb]:not([aria-disabled])").first.click()
        page.locator("[data-card]").first.click()
        page.locator("[data-die]").first.click()
        page.get_by_test_id("confirm").first.click()
    else:
        choices.first.click()
    moved, sure = page.locator(f'[data-version]:not([data-version="{before}"])'), page.get_by_test_id("sure")
    expect(moved.or_(sure).first).to_be_visible()
    if sure.count():
        sure.click()
    expect(moved).to_be_visible()
