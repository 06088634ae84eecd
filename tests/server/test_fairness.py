"""Whose bots think first: sixty tables of one guest are together as one table of another."""

import asyncio
from collections.abc import Sequence

from scholars.server.bots.fair import Turns, Whose


async def served_order(asked: Sequence[Whose], latecomer: Whose, after: int) -> list[Whose]:
    """The order in which thoughts come, if somebody asks once so many of the others have been served."""
    turns, order = Turns(1), list[Whose]()

    async def think(whose: Whose) -> None:
        async with turns.of(whose):
            order.append(whose)
            await asyncio.sleep(0)
            if len(order) == after:
                waiting.append(asyncio.ensure_future(think(latecomer)))
                await asyncio.sleep(0)

    waiting = [asyncio.ensure_future(think(whose)) for whose in asked]
    while not all(one.done() for one in waiting):
        await asyncio.gather(*waiting)
    return order


def test_a_stranger_waits_for_one_thought_and_not_for_sixty() -> None:
    """Whatever waited before them."""
    crowd = [("there", "Ada", f"table-{number}") for number in range(60)]
    stranger = ("here", "Ben", "table")
    order = asyncio.run(served_order(crowd, stranger, after=3))
    assert order.index(stranger) == 3


def test_many_guests_of_one_address_are_as_one() -> None:
    """And among them each has their turn, as has each of their tables."""
    crowd = [("there", f"guest-{number}", "table") for number in range(20)]
    stranger = ("here", "Ben", "table")
    assert asyncio.run(served_order(crowd, stranger, after=1)).index(stranger) == 1
    ada = [("here", "Ada", f"table-{number}") for number in range(5)]
    assert asyncio.run(served_order(ada, ("here", "Ben", "table"), after=2)).index(("here", "Ben", "table")) == 2


def test_whoever_goes_keeps_nobody_waiting() -> None:
    """Before they are called, and at the very moment at which they are."""

    async def go() -> None:
        turns = Turns(1)
        first, second, third = (turns.of((name,)) for name in ("Ada", "Ben", "Cem"))
        await first.__aenter__()
        waiting = [asyncio.ensure_future(turn.__aenter__()) for turn in (second, third)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)  # calls the third
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        async with asyncio.timeout(5), turns.of(("Dan",)):
            pass

    asyncio.run(go())
