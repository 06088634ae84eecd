"""The three Guilds of the House of Wisdom."""

from enum import StrEnum


class Guild(StrEnum):
    """A Guild, by the colour of its Minaret."""

    PURPLE = "purple"
    ORANGE = "orange"
    GREEN = "green"


class Row(StrEnum):
    """A row of the House of Wisdom, from the Minaret down."""

    TOP = "top"
    MIDDLE = "middle"
    LOWEST = "lowest"
