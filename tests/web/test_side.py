"""Beside the board: running points and the log."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from kit.browser import Visitor
from kit.browser_deciding import begun, seated, shown_other_than, version
from kit.serving import Served, finish

Visit = Callable[..., Visitor]


def test_what_is_taken_back_disappears_from_the_log(server: Served, visit: Visit) -> None:
    """A turn is told while it is being taken; undone, it has not happened."""
    with server.guest("Ada") as guest:
        table = begun(guest)
        page = seated(visit(), guest, table)
        log = page.get_by_test_id("log")
        before = log.inner_text()
        socket = guest.sit(table)
        at = version(page)
        socket.choose(next(option for option in socket.options if option.startswith("work")))
        shown_other_than(page, at).wait_for()
        expect(log).not_to_have_text(before)
        at = version(page)
        page.keyboard.press("u")
        shown_other_than(page, at).wait_for()
        expect(log).to_have_text(before, use_inner_text=True)


def test_the_running_points_come_to_the_score_sheet(server: Served, visit: Visit) -> None:
    """At the end the panel has everybody's total, the most first."""
    with server.guest("Ada") as guest:
        socket = guest.sit(guest.set_table({"kind": "me"}, {"kind": "here", "name": "Ben"}))
        finish([socket], random.Random(3))  # noqa: S311 - the tests' own
        totals = [score["total"] for score in socket.last["play"]["outcome"]["scores"]]
        visitor = visit()
        visitor.come_as(guest)
        page = visitor.go(f"/table/{socket.last['table']['table']}")
        points = page.get_by_test_id("standing").locator("[data-points]")
        expect(points).to_have_text([str(total) for total in sorted(totals, reverse=True)])
