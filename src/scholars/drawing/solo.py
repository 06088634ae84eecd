"""The Solo Board in words: everything a person needs to play the opponent's next turn. (SOL-01)"""

from collections.abc import Iterator
from typing import Any

from scholars.drawing.columns import Block, Section
from scholars.drawing.words import Words, dotted
from scholars.locales.effects import worded
from scholars.wording.solo_meanings import signed


def solo_board(words: Words) -> tuple[Section, ...]:
    """The opponent's side of the table; nothing in a game with others."""
    if words.view["solo"] is None:
        return ()
    title = dotted(words.names[words.opponent], words.say("term-solo-board"), _difficulty(words))
    return (words.page.section("solo", title, _board(words, words.view["solo"])),)


def _difficulty(words: Words) -> str:
    chosen = words.view["solo"]["difficulty"]
    return "" if chosen is None else words.say("name-difficulty", difficulty=chosen)


def _board(words: Words, solo: dict[str, Any]) -> Iterator[Block]:
    player, none = words.players[words.opponent], words.say("table-none")
    yield words.page.plain(dotted(dice_sum(words), words.say("table-amount-influence", amount=player["influence"])))
    yield words.page.labelled(words.say("table-focus"), ", ".join(focuses(words)))
    yield words.page.labelled(words.say("table-research-markers"), _markers(words, solo["markers_placed"]))
    yield words.page.labelled(words.say("table-scheme-cards"), _schemes(words, solo))
    scrolls = (
        words.several(count, words.say("language", item=language))
        for language, count in solo["shelves"].items()
        if count
    )
    yield words.page.labelled(words.say("table-scrolls"), ", ".join(scrolls) or none)
    retired = (f"{words.translator(card)} ({_vp(words, card)})" for card in player["retirees"][0])
    yield words.page.labelled(words.say("table-retired"), ", ".join(retired) or none)
    if words.books is not None:
        pages = (f"{words.name(page)} ({_vp(words, page)})" for page in words.books["kept"])
        yield words.page.labelled(words.say("table-pages-taken"), ", ".join(pages) or none)


def dice_sum(words: Words) -> str:
    """The opponent's Dice Sum."""
    return words.say("table-dice-sum", sum=signed(words.view["solo"]["dice_sum"]))


def focuses(words: Words) -> list[str]:
    """What the opponent looks for, language and colour, from its marker to the right and round."""
    spaces, marker = words.solo.focus, words.view["solo"]["marker"]
    return [
        f"{words.say('language', item=str(space.language))} ({words.say('colour', item=str(space.colour))})"
        for space in (*spaces[marker:], *spaces[:marker])
    ]


def _markers(words: Words, placed: int) -> str:
    """How many Research Markers are placed, and what the next one will bring."""
    wraps = words.solo.resource_track.wraps
    told = words.say("table-markers-placed", placed=placed, all=len(wraps))
    if placed == len(wraps):
        return told
    return dotted(told, words.say("table-next-marker", effect=worded(wraps[placed])))


def _schemes(words: Words, solo: dict[str, Any]) -> str:
    """The Scheme Cards in the order they were revealed, and how many are still to come."""
    shown = ", ".join(_scheme(words, card) for card in solo["face_up"]) or words.say("table-no-cards")
    return dotted(shown, words.say("table-face-down", count=solo["pile"]))


def _scheme(words: Words, card: str) -> str:
    printed = words.thing(card)
    number = card.rpartition("-")[2]
    return words.say("table-scheme-card", last=number, colour=str(printed.colour), silver=printed.silver)


def _vp(words: Words, card: str) -> str:
    return words.say("amount-vp", amount=words.thing(card).vp)
