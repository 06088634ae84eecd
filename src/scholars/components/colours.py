"""The eight colours of Dice, and which of them Workers, Guilds and Tracks wear."""

from enum import StrEnum


class Colour(StrEnum):
    """A colour of a Die or an action; Black belongs to Body of Books."""

    WHITE = "white"
    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    PURPLE = "purple"
    ORANGE = "orange"
    GREEN = "green"
    BLACK = "black"


PRIMARIES = (Colour.RED, Colour.BLUE, Colour.YELLOW)
SECONDARIES = (Colour.PURPLE, Colour.ORANGE, Colour.GREEN)
WORKER_COLOURS = (Colour.WHITE, *PRIMARIES)
