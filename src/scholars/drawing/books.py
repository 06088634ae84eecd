"""What Body of Books adds to the table, in words: Books, Upgraded Action Cards, XP and rows of tucked cards. (BOB)"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scholars.drawing.columns import Block, Section
from scholars.drawing.words import Words, dotted

if TYPE_CHECKING:
    from scholars.table.cards import Card
    from scholars.table.places import Books, BookSpace
    from scholars.table.player import Player


def books(words: Words) -> tuple[Section, ...]:
    """The Books and the Upgraded Action Cards; nothing in a game without the expansion."""
    lying = words.table.books
    return () if lying is None else (_pages(words, lying), _upgrades(words, lying))


def _pages(words: Words, lying: "Books") -> Section:
    """Each Page with its cost, which is 1 XP less if it lies alone, and the solo opponent's Markers under them."""
    title = dotted(words.say("table-books"), words.say("table-page-pile", count=lying.pages_left))
    shown = ("table-book", "table-page", "table-xp", "table-vp", "label-effect")
    rows = [_page(words, space) for space in lying.spaces.values()]
    return words.page.with_head("books", title, [words.say(key) for key in shown], rows)


def _page(words: Words, space: "BookSpace") -> list[str]:
    book, side = divmod(space.place.number, 2)
    number = words.say("table-page-place", book=book + 1, side=("left", "right")[side])
    place = f"{number} ◆" if space.research_marker else number
    if space.page is None:
        return [place, words.say("table-empty-place"), "", "", ""]
    effect = words.effect(space.page.printed.effect) if hasattr(space.page.printed, "effect") else ""
    return [place, words.name(space.page), str(space.xp), str(space.page.vp), effect]


def _upgrades(words: Words, lying: "Books") -> Section:
    """Each Upgraded Action Card that is left, with its XP, its brown and its blue field."""
    shown = ("table-card", "table-xp", "table-small", "label-rest")
    rows = [
        [words.say("subject", item=str(space.card.printed.subject)), str(space.xp), *_fields(words, space.card)]
        for space in lying.upgrades.values()
        if space.card
    ]
    title = words.say("kind-upgraded-action-card")
    if not rows:
        return words.page.section("upgrades", title, [words.page.plain(words.say("table-no-cards"))])
    return words.page.with_head("upgrades", title, [words.say(key) for key in shown], rows, most=36)


def _fields(words: Words, card: "Card") -> tuple[str, str]:
    printed = card.printed
    small = [words.effect(effect) for effect in printed.small]
    if printed.printed_die is not None:
        die = printed.printed_die
        small.append(words.say("printed-die", colour=str(die.colour), value=die.value))
    return " ".join(small), words.effect(printed.rest)


# XP and rows


def caliph_xp(words: Words) -> str:
    """The XP on the first Caliph space."""
    left = words.table.books.caliph_xp if words.table.books else 0
    return words.say("table-caliph-xp", amount=left) if left else ""


def xp_on_tracks(words: Words) -> Iterator[list[str]]:
    """A row that tells on which Tracks there is still an XP on level 3."""
    if words.table.books:
        yield [words.say("table-track-xp"), *("1" if track.xp else "0" for track in words.table.tracks.values())]


def xp_of(words: Words, player: "Player") -> str:
    """A player's XP."""
    return "" if player.xp is None else words.say("amount-xp", amount=player.xp)


def rows_filled(words: Words, player: "Player") -> Iterator[Block]:
    """How many rows of tucked cards are full, and what the next one gives."""
    if words.table.books is None:
        return
    filled, tiles = player.rows_filled, words.printed.body_of_books.row_bonus_tiles
    following = words.say("table-next-row", effect=words.effect(tiles[filled].effect)) if filled < len(tiles) else ""
    yield words.page.labelled(words.say("table-rows"), dotted(str(filled), following))
