"""What appears, counts or goes away by itself, with motion on and at the normal pace."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from kit.browser import Visitor, late_table
from kit.serving import Served, finish

Visit = Callable[..., Visitor]


def test_the_end_counts_every_category(visit: Visit, server: Served) -> None:
    """The bars grow category by category up to the totals, and then the winner is marked."""
    with server.guest("Ada") as ada:
        table = late_table(ada, "2-players-casual-a", 4)
        socket = ada.sit(table)
        finish([socket], random.Random(1))  # noqa: S311 - the tests' own
        totals = [score["total"] for score in socket.last["play"]["outcome"]["scores"]]
        visitor = visit(motion=True)
        visitor.come_as(ada)
        page = visitor.go(f"/table/{table}/score")
        expect(page.locator("li.won")).not_to_have_count(0)
        expect(page.locator("li.waits")).to_have_count(0)
        assert sorted(map(int, page.locator("ol b.total").all_inner_texts())) == sorted(totals)
