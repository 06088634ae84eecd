"""What Body of Books adds to the table, in words: Books, Upgraded Action Cards, XP and rows of tucked cards. (BOB)"""

from collections.abc import Iterable, Iterator
from typing import Any

from scholars.drawing.columns import Block, Section
from scholars.drawing.words import Words, dotted

PAGES_OF_A_BOOK = 2
UPGRADE_COLUMNS = 3


def books(words: Words) -> tuple[Section, ...]:
    """The Books and the Upgraded Action Cards; nothing in a game without the expansion."""
    if words.books is None:
        return ()
    return (_pages(words, words.books), _upgrades(words, words.books))


def _pages(words: Words, lying: dict[str, Any]) -> Section:
    """Each Page with its cost, which is 1 XP less if it lies alone, and the solo opponent's Markers under them."""
    title = dotted(words.say("table-books"), words.say("table-page-pile", count=lying["pile"]))
    shown = ("table-book", "table-page", "table-xp", "table-vp", "label-effect")
    rows = [_page(words, lying, space, page) for space, page in enumerate(lying["books"])]
    return words.page.with_head("books", title, [words.say(key) for key in shown], rows)


def _page(words: Words, lying: dict[str, Any], space: int, page: str | None) -> list[str]:
    number = words.say("table-page-place", book=space // PAGES_OF_A_BOOK + 1, side=("left", "right")[space % 2])
    place = f"{number} ◆" if lying["markers"][space] else number
    if page is None:
        return [place, words.say("table-empty-place"), "", "", ""]
    card = words.thing(page)
    return [place, words.name(page), str(page_cost(words, space)), str(card.vp), page_effect(words, page)]


def page_cost(words: Words, space: int) -> int:
    """The XP a Page costs where it lies. (BOB-15)"""
    assert words.books is not None
    lying = words.books["books"]
    xp = int(words.thing(lying[space]).xp)
    return max(xp - 1, 0) if lying[space ^ 1] is None else xp


def page_effect(words: Words, page: str) -> str:
    """What a Page does; the Starting Page does nothing."""
    card = words.thing(page)
    return words.effect(card.effect) if hasattr(card, "effect") else ""


def _upgrades(words: Words, lying: dict[str, Any]) -> Section:
    """Each Upgraded Action Card that is left, with its XP, its brown and its blue field."""
    shown = ("table-card", "table-xp", "table-small", "label-rest")
    rows = [
        [
            words.say("subject", item=str(words.thing(card).subject)),
            str(upgrade_xp(words, space)),
            *_fields(words, card),
        ]
        for space, card in enumerate(lying["upgrades"])
        if card is not None
    ]
    title = words.say("kind-upgraded-action-card")
    if not rows:
        return words.page.section("upgrades", title, [words.page.plain(words.say("table-no-cards"))])
    return words.page.with_head("upgrades", title, [words.say(key) for key in shown], rows, most=36)


def upgrade_xp(words: Words, space: int) -> int:
    """The XP on an Upgraded Action Card."""
    assert words.extension is not None
    return words.extension.upgrade_rows[space // UPGRADE_COLUMNS]


def _fields(words: Words, card: str) -> tuple[str, str]:
    printed = words.thing(card)
    small = [words.effect(effect) for effect in printed.small]
    if printed.printed_die is not None:
        die = printed.printed_die
        small.append(words.say("printed-die", colour=str(die.colour), value=die.value))
    return " ".join(small), words.effect(printed.rest)


# XP and rows


def caliph_xp(words: Words) -> str:
    """The XP on the first Caliph space."""
    left = 0 if words.books is None else words.books["caliph_xp"]
    return words.say("table-caliph-xp", amount=left) if left else ""


def xp_on_tracks(words: Words, tracks: Iterable[str]) -> Iterator[list[str]]:
    """A row that tells on which Tracks there is still an XP on level 3."""
    if words.books is not None:
        xp = words.books["track_xp"]
        yield [words.say("table-track-xp"), *("1" if track in xp else "0" for track in tracks)]


def xp_of(words: Words, seat: int) -> str:
    """A player's XP."""
    return "" if words.books is None else words.say("amount-xp", amount=words.books["xp"][seat])


def rows_filled(words: Words, seat: int) -> Iterator[Block]:
    """How many rows of tucked cards are full, and what the next one gives."""
    if words.books is None:
        return
    filled = words.books["rows"][seat]
    tiles = words.tiles
    told = str(filled)
    following = words.say("table-next-row", effect=words.effect(tiles[filled].effect)) if filled < len(tiles) else ""
    yield words.page.labelled(words.say("table-rows"), dotted(told, following))
