"""The Research Tracks, from left to right, and their colours. (RES-07)"""

from enum import StrEnum

from scholars.components.colours import Colour


class Track(StrEnum):
    """A Research Track; Medicine belongs to Body of Books."""

    MATHEMATICS = "mathematics"
    PHYSICS = "physics"
    CHEMISTRY = "chemistry"
    PHILOSOPHY = "philosophy"
    BIOLOGY = "biology"
    ASTRONOMY = "astronomy"
    MEDICINE = "medicine"


TRACK_COLOURS = {
    Track.MATHEMATICS: Colour.PURPLE,
    Track.PHYSICS: Colour.RED,
    Track.CHEMISTRY: Colour.ORANGE,
    Track.PHILOSOPHY: Colour.YELLOW,
    Track.BIOLOGY: Colour.GREEN,
    Track.ASTRONOMY: Colour.BLUE,
    Track.MEDICINE: Colour.BLACK,
}
TOP_LEVEL = 7
