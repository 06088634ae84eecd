"""A question to answer in the browser: tables at which one waits, and what they are asked there."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from kit.browser import Visitor
from kit.serving import Guest, Served, play_on
from kit.table import die_code
from scholars import Game
from scholars.engine.state import State

HERE = {"kind": "here", "name": "Ben"}
ME = {"kind": "me"}


def begun(guest: Guest, choice: str = "work", **more: object) -> str:
    """A table at which a choice can be made."""
    table = guest.set_table(ME, HERE, **more)
    socket = guest.sit(table)
    while not any(option.startswith(choice) for option in socket.options):
        play_on([socket], random.Random(1), 1)  # noqa: S311 - the tests' own
    return table


def asked_at(server: Served, guest: Guest, wanted: Callable[[Game], bool]) -> str:
    """A table at which something is asked; chance has played both seats so far."""
    chance = random.Random(1)  # noqa: S311 - the tests' own
    while True:
        table = guest.set_table(ME, HERE)
        socket = guest.sit(table)
        while socket.options:
            if wanted(server.do(game_at(server, table))):
                return table
            play_on([socket], chance, 1)


def seated(visitor: Visitor, guest: Guest, table: str) -> Page:
    """A guest in a browser, at a table, with a question to answer."""
    visitor.come_as(guest)
    page = visitor.sit(table)
    page.locator(".options button").first.wait_for()
    return page


def version(page: Page) -> int:
    """The version of the table that is shown."""
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def shown_other_than(page: Page, version: int) -> Locator:
    """The decision bar, once it is about another version of the table."""
    return page.locator(f'[data-version]:not([data-version="{version}"])')


def hold(state: State, seat: int, *dice: str) -> None:
    """These Dice, and no others, are in hand."""
    hand = state.players[seat].hand
    for code in range(len(hand)):
        hand[code] = 0
    for die in dice:
        hand[die_code(die)] += 1


async def game_at(server: Served, table: str) -> Game:
    """A copy of the game at a table."""
    async with server.services.tables.at(table) as live:
        assert live.game is not None
        return live.game.clone()


async def change(server: Served, table: str, how: Callable[[State, int], None]) -> None:
    """Change what is on a table for the seat that is asked, before anybody comes to see it."""
    async with server.services.tables.at(table) as live:
        assert live.game is not None
        assert live.game.decision is not None
        how(live.game.state, live.game.decision.seat)
        live.game.state.advance()
        live.game._decision = live.game._table = None  # noqa: SLF001 - a test changes what a game never would
