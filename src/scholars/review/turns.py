"""What a review tells of each turn: how the game stood, what was decided, and what that was worth."""

from collections.abc import Mapping
from dataclasses import dataclass

from scholars.locales import Message, message

GRADES = ("missed", "weak", "fair", "good", "best")  # worst to best
MISSED, WEAK, FAIR = 4.0, 2.0, 1.0  # points from which a turn has lost so much
FOUND = 1.5  # points by which the best option must be ahead of the next to be worth finding


@dataclass(frozen=True, slots=True)
class Expected:
    """How the game may end for a seat."""

    win: float  # how likely it is to win; all seats together make 1
    points: Mapping[str, float]  # by category; of the solo opponent only their sum is foreseen

    @property
    def total(self) -> float:
        """All Victory Points."""
        return sum(self.points.values())


@dataclass(frozen=True, slots=True)
class Option:
    """An option in words, and how the game may end with it."""

    choice: str
    title: Message
    lines: tuple[Message, ...]
    win: float
    total: float  # Victory Points
    behind: float  # the best option, in points
    reasons: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision: what was played, and what could have been."""

    at: int  # choices before it
    kind: str
    question: Message
    played: Option
    instead: Option  # the best option; where that was played, the next best


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a seat, with what it decided since its last one."""

    number: int  # from 1
    seat: int
    round: int
    at: int  # choices before it
    until: int  # choices after it
    rest: bool  # whether the seat Rested
    caliph: bool  # whether a Caliph Card was revealed
    expected: tuple[Expected, ...]  # of every seat, before it
    lost: float  # points, by the worst decision
    lost_by: Mapping[str, float]  # by all decisions, in each part of the game
    found: float  # points by which the best option, when it was found, was ahead of the next
    choices: int  # decisions with more than three options
    among: int  # of them, those in which one of the three best was played
    telling: Decided | None  # the decision that tells most; nothing where there was nothing to decide

    @property
    def grade(self) -> str:
        """One of the five grades."""
        if self.lost >= MISSED:
            return "missed"
        if self.lost >= WEAK:
            return "weak"
        if self.lost >= FAIR:
            return "fair"
        return "best" if self.found >= FOUND else "good"

    @property
    def worth(self) -> Message | None:
        """What the decision that tells most lost or won against the other option: chances, or Victory Points."""
        if self.telling is None:
            return None
        played, instead = self.telling.played, self.telling.instead
        chance, vp = round(100 * (played.win - instead.win)), round(played.total - instead.total)
        unit, amount = ("chance", chance) if abs(chance) >= 2 or vp == 0 else ("vp", vp)
        return message("review-worth", unit=unit, sign="more" if amount >= 0 else "less", amount=abs(amount))
