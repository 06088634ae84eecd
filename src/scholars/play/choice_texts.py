"""Choices as messages, without looking at a table: the verb and the places it names."""

from scholars.engine import choices
from scholars.locales import Message, joined, message
from scholars.locales.messages import Value

_NUMBERED = ("room", "slot", "action", "card", "option", "aside", "die", "hand", "book", "space")


def choice_message(code: int) -> Message:
    """A choice by itself: its verb and the places it names."""
    verb, words = choices.parts(code)
    if verb in ("dice", "reroll", "to-bag"):
        return message(f"choice-{verb}", dice=_dice(words[0]))
    if verb == "line":
        rooms = tuple(message("choice-room-of-line", room=int(room.removeprefix("room-"))) for room in words[0].split())
        return message("choice-line", rooms=joined(rooms, "list-and"))
    values: dict[str, Value] = {}
    for place, word in enumerate(words):
        values["first" if place == 0 else "second"] = _number_or_name(word)
    return message(f"choice-{verb}", **values)


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
