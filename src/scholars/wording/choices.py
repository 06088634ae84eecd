"""Choices as messages, without looking at a table: the verb and the places it names."""

from collections import Counter
from collections.abc import Sequence

from scholars.engine import choices, domains
from scholars.locales import Message, joined, message
from scholars.locales.messages import Value

_NUMBERED = ("room", "slot", "action", "card", "option", "aside", "die", "hand", "book", "space")


def choice_message(code: int) -> Message:
    """A choice by itself: its verb and the places it names."""
    verb, words = choices.parts(code)
    if verb in ("dice", "reroll", "to-bag"):
        return message(f"choice-{verb}", dice=_dice(words[0]))
    if verb in ("gain-worker", "spend-worker", "return-die", "put-back"):
        return message(f"choice-{verb}", members=members(words[0].split()))
    if verb == "line":
        rooms = tuple(message("choice-room-of-line", room=int(room.removeprefix("room-"))) for room in words[0].split())
        return message("choice-line", rooms=joined(rooms, "list-and"))
    values: dict[str, Value] = {}
    for place, word in enumerate(words):
        values["first" if place == 0 else "second"] = _number_or_name(word)
    return message(f"choice-{verb}", **values)


def members(names: Sequence[str]) -> Message:
    """The members of a set: Workers and White Dice, equal ones together, or Dice in hand, one by one."""
    counted = Counter(names)
    return joined(tuple(told for name, count in counted.items() for told in _equal(name, count)), "list-and")


def _equal(name: str, count: int) -> tuple[Message, ...]:
    """Equal members: counted, but Dice, which are told by what they show, one by one."""
    if name in domains.WORKER.names:
        return (message("some-workers", colour=name, amount=count),)
    colour, _, face = name.rpartition("-")
    if colour in domains.COLOUR.names:
        return (message("die", item=colour, face=int(face)),) * count
    return (message("some-white-dice", source=colour if colour == "hand" else name, amount=count, face=face),)


def _number_or_name(word: str) -> Value:
    """`room-4` and `slot-2` are told by their number, everything else by its name."""
    kind, _, number = word.rpartition("-")
    if word.isdigit():
        return int(word)
    return int(number) if number.isdigit() and kind in _NUMBERED else word


def _dice(words: str) -> Message:
    if words == "none":
        return message("choice-no-dice")
    dice = [word.rsplit("-", 1) for word in words.split()]
    return joined(tuple(message("die", item=colour, face=int(face)) for colour, face in dice), "list-and")
