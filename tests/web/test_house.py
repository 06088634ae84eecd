"""What those who run a server, or set a table, do to those who play there: it is seen where they look."""

import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from kit.browser import DESKTOP, PHONE, Visitor
from kit.serving import Served, play_on, two_at_a_table

Visit = Callable[..., Visitor]


def test_what_the_house_says_and_that_one_was_sent_away(server: Served, visit: Visit) -> None:
    """On a phone too, whichever part of the board is shown; nobody is sent away by a single click."""
    ada, ben, table = two_at_a_table(server)
    with ada, ben:
        play_on([ada.sit(table), ben.sit(table)], random.Random(2), choices=6)  # noqa: S311 - the test's own
        host, guest = visit(size=DESKTOP), visit(size=PHONE)
        host.come_as(ada)
        guest.come_as(ben)
        set_by, playing = host.sit(table), guest.sit(table)

        async def announce() -> None:
            server.services.hosting.house.announce("Tea at five.", time.time() + 600)

        server.do(announce())
        for page in (set_by, playing):
            told = page.get_by_test_id("house-notice")
            expect(told).to_contain_text("Tea at five.")
            expect(told).to_be_in_viewport()
            told.get_by_role("button").click()
            expect(told).to_have_count(0)
        set_by.get_by_test_id("menu").click()
        set_by.get_by_test_id("dismiss").click()
        expect(set_by.get_by_test_id("dismiss")).to_contain_text("Sure?")
        assert ben.get(f"/api/tables/{table}")["seats"][1]["mine"]
        set_by.get_by_test_id("dismiss").click()
        expect(playing.get_by_test_id("house-notice")).to_contain_text("has removed you")
        expect(playing.get_by_test_id("house-notice")).to_be_in_viewport()
        expect(set_by.get_by_text(re.compile(r"\bBen\b"))).to_have_count(0)  # nor in what has happened before


def test_what_is_done_to_personal_links_is_told_where_it_was_done(visit: Visit) -> None:
    """A new one that can be copied, and none any more; far down the page."""
    ada = visit(size=PHONE)
    ada.set_table({"kind": "me"}, {"kind": "open"})
    page = ada.go("/settings")
    told = page.locator("p[role=status]")
    page.get_by_test_id("renew-link").click()
    expect(told).to_be_in_viewport()
    first = page.get_by_test_id("personal-link").input_value()
    page.get_by_test_id("renew-link").click()
    expect(page.get_by_test_id("personal-link")).not_to_have_value(first)
    page.get_by_test_id("revoke-links").click()
    expect(told).to_contain_text("No personal link made so far counts")
    expect(told).to_be_in_viewport()
    expect(page.get_by_test_id("personal-link")).to_have_count(0)
