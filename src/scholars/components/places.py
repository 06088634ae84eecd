"""Where things go and lie, as far as printed effects speak of it."""

from enum import StrEnum


class DieHome(StrEnum):
    """Where a gained Die goes; to hand it is rolled. (DICE-01)"""

    BAG = "bag"
    HAND = "hand"


class Banner(StrEnum):
    """The banner of a Page Card: red acts at a slot, gold at the end of the game."""

    RED = "red"
    GOLD = "gold"


class SchemeColour(StrEnum):
    """The colour of a Scheme Card."""

    BLUE = "blue"
    RED = "red"


class Difficulty(StrEnum):
    """How strong the solo opponent is."""

    STUDENT = "student"
    SCRIBE = "scribe"
    TEACHER = "teacher"
    SCHOLAR = "scholar"
