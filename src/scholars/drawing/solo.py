"""The Solo Board in words: everything a person needs to play the opponent's next turn. (SOL-01)"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scholars.drawing.columns import Block, Section
from scholars.drawing.words import Words, dotted
from scholars.locales.effects import worded
from scholars.wording.solo_meanings import signed

if TYPE_CHECKING:
    from scholars.table.cards import Card
    from scholars.table.places import SoloBoard
    from scholars.table.player import Player


def solo_board(words: Words) -> tuple[Section, ...]:
    """The opponent's side of the table; nothing in a game with others."""
    solo, opponent = words.table.solo, words.table.opponent
    if solo is None or opponent is None:
        return ()
    difficulty = words.say("name-difficulty", difficulty=solo.difficulty) if solo.difficulty else ""
    title = dotted(words.names[opponent], words.say("term-solo-board"), difficulty)
    return (words.page.section("solo", title, _board(words, solo, words.table.players[opponent])),)


def _board(words: Words, solo: "SoloBoard", opponent: "Player") -> Iterator[Block]:
    none = words.say("table-none")
    influence = words.say("table-amount-influence", amount=opponent.influence)
    yield words.page.plain(dotted(dice_sum(words, solo), influence))
    yield words.page.labelled(words.say("table-focus"), ", ".join(focuses(words)))
    yield words.page.labelled(words.say("table-research-markers"), _markers(words, solo.research_markers))
    yield words.page.labelled(words.say("table-scheme-cards"), _schemes(words, solo))
    scrolls = (
        words.several(count, words.say("language", item=language)) for language, count in solo.scrolls.items() if count
    )
    yield words.page.labelled(words.say("table-scrolls"), ", ".join(scrolls) or none)
    retired = (
        f"{words.translator(card)} ({words.vp(card)})" for slot in opponent.slots.values() for card in slot.tucked
    )
    yield words.page.labelled(words.say("table-retired"), ", ".join(retired) or none)
    if words.table.books:
        pages = (f"{words.name(page)} ({words.vp(page)})" for page in words.table.books.opponents_pages)
        yield words.page.labelled(words.say("table-pages-taken"), ", ".join(pages) or none)


def dice_sum(words: Words, solo: "SoloBoard") -> str:
    """The opponent's Dice Sum."""
    return words.say("table-dice-sum", sum=signed(solo.dice_sum))


def focuses(words: Words) -> list[str]:
    """What the opponent looks for, language and colour, from its marker to the right and round."""
    spaces = list(words.table.focuses.values())
    marker = next(at for at, space in enumerate(spaces) if space.marker)
    return [
        f"{words.say('language', item=space.language)} ({words.say('colour', item=str(space.colour))})"
        for space in (*spaces[marker:], *spaces[:marker])
    ]


def _markers(words: Words, placed: int) -> str:
    """How many Research Markers are placed, and what the next one will bring."""
    wraps = words.printed.solo.resource_track.wraps
    told = words.say("table-markers-placed", placed=placed, all=len(wraps))
    if placed == len(wraps):
        return told
    return dotted(told, words.say("table-next-marker", effect=worded(wraps[placed])))


def _schemes(words: Words, solo: "SoloBoard") -> str:
    """The Scheme Cards in the order they were revealed, and how many are still to come."""
    shown = ", ".join(_scheme(words, card) for card in solo.face_up) or words.say("table-no-cards")
    return dotted(shown, words.say("table-face-down", count=solo.schemes_left))


def _scheme(words: Words, card: "Card") -> str:
    number = card.id.rpartition("-")[2]
    return words.say("table-scheme-card", last=number, colour=str(card.printed.colour), silver=card.printed.silver)
