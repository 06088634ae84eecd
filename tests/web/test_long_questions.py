"""The longest questions there are: room for them, for all their options, and for what follows from each."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from kit.browser import DESKTOP, LONG_WORDS, TABLE_SIZES, Visitor
from kit.browser_deciding import begun, change, hold, seated
from kit.browser_eyes import BAR, HIDDEN_OPTIONS, illegible
from kit.serving import Guest, Served
from scholars.engine.layout import WHITE, die, zeros
from scholars.engine.state import State
from scholars.rules.dice import DrawUpTo

Visit = Callable[..., Visitor]
SIZES = ("small laptop", "tablet")  # where there is least room


@pytest.fixture
def ada(server: Served) -> Iterator[Guest]:
    """A guest."""
    with server.guest("Ada") as guest:
        yield guest


def empty_bag(state: State, seat: int) -> None:
    """The Bag is empty, a Die lies on the Player Board, and two may be drawn."""
    player = state.players[seat]
    player.bag = zeros(len(player.bag))
    player.dice[0] = die(WHITE, 1)
    state.then(DrawUpTo(seat, 2))


@pytest.mark.parametrize("language", LONG_WORDS)
def test_a_lost_connection_is_told_below_the_longest_question(
    visit: Visit, server: Served, ada: Guest, language: str
) -> None:
    """Nothing of the name, the question and the notice is cut off."""
    table, lines = begun(ada), list[WebSocketRoute]()
    server.do(change(server, table, empty_bag))
    visitor, cut = visit(language=language, size=TABLE_SIZES[SIZES[0]]), False

    def connect(line: WebSocketRoute) -> None:
        if cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    visitor.page.route_web_socket("**", connect)
    visitor.come_as(ada)
    page = visitor.sit(table)
    cut = True
    for line in lines:
        line.close()
    expect(page.get_by_test_id("note")).not_to_be_empty()
    for size in SIZES:
        page.set_viewport_size(TABLE_SIZES[size])
        assert (size, illegible(page, BAR)) == (size, [])


@pytest.mark.parametrize("language", LONG_WORDS)
def test_sixteen_options_are_whole(visit: Visit, server: Served, ada: Guest, language: str) -> None:
    """From every deck, to Dispatch or Employ: nobody has to scroll, and what has no room is told when pointed at."""
    table = begun(ada)
    server.do(change(server, table, lambda state, seat: hold(state, seat, "white-6", "white-6")))
    socket = ada.sit(table)
    work = next(option for option in socket.options if option.endswith("slot-1"))
    for choice in (work, "dice white-6 white-6", "main recruit"):
        assert socket.choose(choice)["result"] == "done"
    page = seated(visit(size=TABLE_SIZES["small laptop"], language=language), ada, table)
    options, telling = page.locator(".bar [data-option]"), page.get_by_test_id("telling")
    expect(options).to_have_count(16)
    for size in (DESKTOP, TABLE_SIZES["tablet"], TABLE_SIZES["small laptop"]):
        page.set_viewport_size(size)
        assert (size, illegible(page, BAR), page.evaluate(HIDDEN_OPTIONS)) == (size, [], [])
    options.nth(5).hover()
    expect(telling.locator("p").nth(1)).not_to_be_empty()  # what its value is, and what comes of it
    assert illegible(page) == []
