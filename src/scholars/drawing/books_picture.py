"""What Body of Books adds to the picture: the Books with their Pages, the Upgraded Action Cards, XP on the Tracks."""

from collections.abc import Iterator

from scholars.drawing import shapes
from scholars.drawing.books import UPGRADE_COLUMNS, page_cost, upgrade_xp
from scholars.drawing.columns import shortened
from scholars.drawing.shapes import disc, group, rect
from scholars.drawing.words import Words, dotted
from scholars.solo.seats import OPPONENT

HEIGHT = 190
XP_LEVEL = 3
PAGES_OF_A_BOOK = 2


def extension(told: Words, top: float) -> Iterator[str]:
    """The strip below the board; nothing in a game without the expansion."""
    if told.books is None:
        return
    yield shapes.words(20, top + 12, told.say("table-books"), 12, bold=True)
    yield shapes.words(520, top + 12, told.say("kind-upgraded-action-card"), 12, bold=True)
    for space, page in enumerate(told.books["books"]):
        x, y = 20 + 242 * (space % PAGES_OF_A_BOOK), top + 22 + 52 * (space // PAGES_OF_A_BOOK)
        yield group(f"book-{space + 1}", _page(told, x, y, space, page))
    for space, card in enumerate(told.books["upgrades"]):
        x, y = 520 + 155 * (space % UPGRADE_COLUMNS), top + 22 + 78 * (space // UPGRADE_COLUMNS)
        yield group(f"space-{space + 1}", _upgrade(told, x, y, space, card))


def _page(told: Words, x: float, y: float, space: int, page: str | None) -> Iterator[str]:
    """A Page's name, VP and cost; under it a Research Marker of the solo opponent."""
    assert told.books is not None
    yield rect(x, y, 238, 46, shapes.PAPER if page is None else shapes.CARD)
    if page is not None:
        printed = told.thing(page)
        cost = told.say("amount-xp", amount=page_cost(told, space))
        yield shapes.words(x + 8, y + 19, shortened(told.name(page), 34), 12)
        yield shapes.words(x + 8, y + 36, dotted(cost, told.say("amount-vp", amount=printed.vp)), 10)
    if told.books["markers"][space]:
        yield disc(x + 224, y + 34, 6, shapes.seat_colour(OPPONENT), what=told.say("term-research-marker"))


def _upgrade(told: Words, x: float, y: float, space: int, card: str | None) -> Iterator[str]:
    """An Upgraded Action Card by its subject, with its XP."""
    yield rect(x, y, 149, 72, shapes.PAPER if card is None else shapes.CARD)
    if card is not None:
        yield shapes.words(x + 8, y + 22, told.say("subject", item=str(told.thing(card).subject)), 12)
        yield shapes.words(x + 8, y + 60, told.say("amount-xp", amount=upgrade_xp(told, space)), 10)


def xp_on_track(told: Words, track: str, x: float, y: float) -> Iterator[str]:
    """The XP on level 3 of a Track, for whoever comes first."""
    if told.books is not None and track in told.books["track_xp"]:
        yield disc(x, y, 5, shapes.GOLD, what=told.say("amount-xp", amount=1))
