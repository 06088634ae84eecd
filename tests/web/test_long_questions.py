"""The longest questions there are: room for them, for all their options, and for what follows from each."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from kit.browser import DESKTOP, LONG_WORDS, PHONE, TABLE_SIZES, Visitor
from kit.browser_deciding import begun, change, game_at, hold, seated, shown_other_than, version
from kit.browser_eyes import BAR, HIDDEN_OPTIONS, illegible
from kit.serving import Guest, Served
from scholars.engine.layout import WHITE, die, zeros
from scholars.engine.state import State
from scholars.rules.dice import DrawUpTo
from scholars.rules.translate import ChooseLine

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


def many_lines(state: State, seat: int) -> None:
    """Those who know most languages stand in all Rooms, and Gold for each: hundreds of lines lead to Arabic."""
    knows = state.tables.translator_languages
    cards = sorted((int(card) for deck in state.decks for card in deck), key=lambda card: -int(knows[card]).bit_count())
    player = state.players[seat]
    player.gold, player.silver = 10, 30
    for room in range(state.tables.rooms):
        state.room_card[room], state.room_owner[room] = cards[room], room % 2
    state.wisdom[0] = 0
    state.then(ChooseLine(seat, 0))


def test_hundreds_of_lines_are_found_by_their_rooms(visit: Visit, server: Served, ada: Guest) -> None:
    """The cheapest stand in the bar, at every size; Rooms leave those that go through them, and the last takes it."""
    table = begun(ada)
    server.do(change(server, table, many_lines))
    lines = ada.sit(table).options
    assert len(lines) > 100
    page = seated(visit(size=TABLE_SIZES["small laptop"]), ada, table)
    options, others = page.locator(".bar [data-option]"), page.get_by_test_id("others")
    for size in (DESKTOP, PHONE, TABLE_SIZES["phone on its side"], TABLE_SIZES["tablet"], TABLE_SIZES["small laptop"]):
        page.set_viewport_size(size)
        expect(options).to_have_count(9)
        expect(others).to_contain_text(str(len(lines) - 9))
        assert (size, illegible(page, BAR), page.evaluate(HIDDEN_OPTIONS)) == (size, [], [])
    longest = max(lines, key=lambda line: (len(line.split()), line))
    first, second, *rest = longest.split()[1:]
    page.locator(f'[data-place="{first}"]').click()
    page.locator(f'[data-member="{second}"]').click()
    expect(page.locator('[data-member][aria-pressed="true"]')).to_have_count(2)
    through = [line for line in lines if {first, second} <= set(line.split())]
    expect(options).to_have_count(min(9, len(through)))
    page.keyboard.press("Escape")
    expect(page.locator('[data-member][aria-pressed="true"]')).to_have_count(1)
    before = version(page)
    for room in (second, *rest):
        page.locator(f'[data-place="{room}"]').click()
    shown_other_than(page, before).wait_for()
    room_gold = server.do(game_at(server, table)).state.room_gold
    assert [f"room-{room + 1}" for room, gold in enumerate(room_gold) if gold] == longest.split()[1:]


def test_enter_takes_the_line_that_is_picked(visit: Visit, server: Served, ada: Guest) -> None:
    """Though others go on from there: it is marked among them, and nothing is taken before."""
    table = begun(ada)
    server.do(change(server, table, many_lines))
    lines = [line.split()[1:] for line in ada.sit(table).options]
    page = seated(visit(size=TABLE_SIZES["small laptop"]), ada, table)
    before = version(page)
    short = next(line for line in sorted(lines, key=len) if any(set(line) < set(other) for other in lines))
    for room in short:
        page.locator(f'[data-place="{room}"]').click()
    expect(page.locator('[data-member][aria-pressed="true"]')).to_have_count(len(short))
    expect(page.locator(".bar .picked[data-option]")).to_have_count(1)
    assert version(page) == before
    page.keyboard.press("Enter")
    shown_other_than(page, before).wait_for()
    room_gold = server.do(game_at(server, table)).state.room_gold
    assert [f"room-{room + 1}" for room, gold in enumerate(room_gold) if gold] == short
