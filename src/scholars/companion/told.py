"""What the companion says: each thing in full, and in the few words of a strip."""

from dataclasses import dataclass

from scholars.locales import Message


@dataclass(frozen=True, slots=True)
class Told:
    """Something to do or to know. A client shows the few words, and the rest when it is asked for."""

    full: Message
    short: Message


def in_short(full: Message) -> Message:
    """A message in a few words, which stand beside its text."""
    return Message(f"{full.key}.short", full.values)


def told(full: Message) -> Told:
    """A message of the companion, both ways."""
    return Told(full, in_short(full))
