"""Where the solo opponent and the expansions join in: every place of the rules that asks them, named once.

A part of a state that has rules of its own is a `Joints`. The rules call the functions here; in the base game there are
no parts, and all of them do nothing.
"""

from scholars.engine.native import i64
from scholars.engine.state import Part, State, Step


class Joints(Part):
    """A part with rules. Each method is one joint; what a part says nothing of stays as it is."""

    def set_up(self, state: State) -> None:
        """The table is set, and nobody was asked anything yet."""

    def faults(self, state: State) -> list[str]:
        """Every broken law of the part's own things."""
        return []

    def scrolls(self) -> tuple[int, ...]:
        """The Scrolls that lie with the part's things."""
        return ()

    # A seat that a part plays

    def plays(self, seat: i64) -> bool:
        """Whether the part plays a seat by rules of its own."""
        return False

    def instead(self, state: State, step: Step) -> Step:
        """What the part does for its seat where a player would be asked."""
        return step

    def gain_silver(self, state: State, amount: i64) -> None:
        """Its seat gains Silver."""

    def influence(self) -> int:
        """How much of its Influence serves for something else."""
        return 0

    def dice_sum(self, state: State) -> i64:
        """The Dice Sum of its seat."""
        return 0

    def score(self, state: State) -> list[tuple[int, int, int]]:
        """The score of its seat, as `scoring.score` tells it."""
        return []

    # Neutral Translators

    def neutral_paid(self, state: State) -> None:
        """A player paid 1 Silver for a Neutral Translator."""

    def kept_neutral(self, state: State, card: i64) -> bool:
        """A Neutral Translator Retires; whether the part keeps the card."""
        return False

    # The end

    def winners(self, state: State) -> list[int]:
        """Who has won, if the part knows another way to tell; else nobody."""
        return []


def of(part: Part) -> Joints:
    """A part as what it is."""
    assert isinstance(part, Joints)
    return part


def set_up(state: State) -> None:
    """Let every part add to the setup."""
    for part in state.parts:
        of(part).set_up(state)


def player_of(state: State, seat: i64) -> Joints | None:
    """The part that plays a seat; None for a player who is asked."""
    for part in state.parts:
        joints = of(part)
        if joints.plays(seat):
            return joints
    return None


def played(state: State, step: Step) -> Step:
    """A step that asks a player, or what the part that plays the seat does instead."""
    who = player_of(state, step.seat)
    return step if who is None else who.instead(state, step)


def took_silver(state: State, seat: i64, amount: i64) -> bool:
    """Whether a seat that gains Silver has another use for it."""
    who = player_of(state, seat)
    if who is None:
        return False
    who.gain_silver(state, amount)
    return True


def neutral_paid(state: State) -> None:
    """A player paid 1 Silver for a Neutral Translator."""
    for part in state.parts:
        of(part).neutral_paid(state)


def kept_neutral(state: State, card: i64) -> bool:
    """A Neutral Translator Retires; whether a part keeps the card."""
    for part in state.parts:
        if of(part).kept_neutral(state, card):
            return True
    return False
