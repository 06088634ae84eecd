"""What is wrong with a box, a pack or a text of the effect language, as messages."""

from enum import StrEnum
from typing import Any

from scholars.catalogue import Fault, UnsoundCatalogue
from scholars.effects.faults import A_NUMBER
from scholars.errors import Sentence
from scholars.locales.messages import Message, Value, joined, message
from scholars.locales.things import MEMBERS


def fault_message(told: str | Exception) -> Message:
    """A sentence, or why something was refused; what has no key is told as it is."""
    if isinstance(told, UnsoundCatalogue):
        return _unsound(told.faults)
    sentence = told.args[0] if isinstance(told, Exception) else told
    if not isinstance(sentence, Sentence):
        return message("fault-told", fault=str(sentence))
    return message(sentence.key, **{name: _value(value) for name, value in sentence.values.items()})


def _unsound(faults: tuple[Fault, ...]) -> Message:
    """The first of the faults of a catalogue with its place, and how many more there are."""
    first = faults[0]
    told, where = fault_message(first.sentence), ", ".join(part for part in (first.entry, first.field) if part)
    placed = message("fault-where", where=where, fault=told) if where else told
    return message("fault-and-more", fault=placed, more=len(faults) - 1) if len(faults) > 1 else placed


def _value(value: Any) -> Value:
    """Something a sentence tells of: by its name where it has one, else as it is written."""
    match value:
        case Message():
            return value
        case Sentence():
            return fault_message(value)
        case StrEnum() if type(value) in MEMBERS:
            return message(MEMBERS[type(value)], item=str(value))
        case tuple():
            return joined(tuple(_listed(one) for one in value), "list-comma")
        case int():
            return value
        case _:
            return str(value)


def _listed(one: Any) -> Message:
    """One of several."""
    if one == A_NUMBER:
        return message("fault-a-number")
    told = _value(one)
    return told if isinstance(told, Message) else message("fault-quoted", text=str(told))
