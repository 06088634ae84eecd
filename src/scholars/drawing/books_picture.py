"""What Body of Books adds to the picture: the Books with their Pages, the Upgraded Action Cards, XP on the Tracks."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scholars.drawing import shapes
from scholars.drawing.columns import shortened
from scholars.drawing.shapes import disc, group, rect
from scholars.drawing.words import Words, dotted

if TYPE_CHECKING:
    from scholars.table.places import BookSpace, ResearchTrack, UpgradeSpace

HEIGHT = 190
XP_LEVEL = 3


def extension(told: Words, top: float) -> Iterator[str]:
    """The strip below the board; nothing in a game without the expansion."""
    if told.table.books is None:
        return
    yield shapes.words(20, top + 12, told.say("table-books"), 12, bold=True)
    yield shapes.words(520, top + 12, told.say("kind-upgraded-action-card"), 12, bold=True)
    for book in told.table.books.spaces.values():
        row, column = divmod(book.place.number, 2)
        yield group(book.place, _page(told, 20 + 242 * column, top + 22 + 52 * row, book))
    for upgrade in told.table.books.upgrades.values():
        row, column = divmod(upgrade.place.number, 3)
        yield group(upgrade.place, _upgrade(told, 520 + 155 * column, top + 22 + 78 * row, upgrade))


def _page(told: Words, x: float, y: float, space: "BookSpace") -> Iterator[str]:
    """A Page's name, VP and cost; under it a Research Marker of the solo opponent."""
    yield rect(x, y, 238, 46, shapes.CARD if space.page else shapes.PAPER)
    if space.page:
        cost = told.say("amount-xp", amount=space.xp or 0)
        yield shapes.words(x + 8, y + 19, shortened(told.name(space.page), 34), 12)
        yield shapes.words(x + 8, y + 36, dotted(cost, told.vp(space.page)), 10)
    if space.research_marker:
        what = told.say("term-research-marker")
        yield disc(x + 224, y + 34, 6, shapes.seat_colour(told.table.opponent), what=what)


def _upgrade(told: Words, x: float, y: float, space: "UpgradeSpace") -> Iterator[str]:
    """An Upgraded Action Card by its subject, with its XP."""
    yield rect(x, y, 149, 72, shapes.CARD if space.card else shapes.PAPER)
    if space.card:
        yield shapes.words(x + 8, y + 22, told.say("subject", item=str(space.card.printed.subject)), 12)
        yield shapes.words(x + 8, y + 60, told.say("amount-xp", amount=space.xp), 10)


def xp_on_track(told: Words, track: "ResearchTrack", x: float, y: float) -> Iterator[str]:
    """The XP on level 3 of a Track, for whoever comes first."""
    if track.xp:
        yield disc(x, y, 5, shapes.GOLD, what=told.say("amount-xp", amount=1))
