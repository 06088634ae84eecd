"""A reason of the rules as a message, with the numbers that explain it."""

from collections.abc import Callable

from scholars.engine.state import State
from scholars.locales import Message, message
from scholars.rules import reasons

Why = Callable[[State, int, int], Message]  # a state, the seat that is asked, and the operand of the choice


def always(key: str) -> Why:
    """There is only one reason why such a choice is not open."""
    return lambda _state, _seat, _operand: message(key)


def told(reason: int, **values: int) -> Message:
    """A reason by its number."""
    return message(f"why-{reasons.NAMES[reason]}" if reason else "why-not-asked", **values)


def value_too_low(needed: int, has: int) -> Message:
    """The value that is needed, and that of the action."""
    return told(reasons.VALUE_TOO_LOW, needed=needed, has=has)


def too_little_silver(state: State, seat: int, needed: int) -> Message:
    """How much Silver is needed, and how much there is."""
    return told(reasons.TOO_LITTLE_SILVER, needed=needed, has=int(state.players[seat].silver))


def too_little_gold(state: State, seat: int, needed: int) -> Message:
    """How much Gold is needed, and how much there is."""
    return told(reasons.TOO_LITTLE_GOLD, needed=needed, has=int(state.players[seat].gold))
