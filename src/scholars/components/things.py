"""What is in the box, as small values: colours, languages, Guilds, Tracks ..."""

from enum import StrEnum

# Colours


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


# Languages


class Language(StrEnum):
    """A language; every line of translation ends in Arabic. (TRN-03)"""

    CHINESE = "chinese"
    SANSKRIT = "sanskrit"
    GREEK = "greek"
    HEBREW = "hebrew"
    PERSIAN = "persian"
    SYRIAC = "syriac"
    ARABIC = "arabic"


SCROLL_LANGUAGES = tuple(language for language in Language if language is not Language.ARABIC)


# Characters


class Character(StrEnum):
    """The character of a Translator deck. Starting Translators are none. (GOAL-09)"""

    CHINESE = "chinese"
    SANSKRIT = "sanskrit"
    GREEK = "greek"
    HEBREW = "hebrew"
    PERSIAN = "persian"
    SYRIAC = "syriac"
    MIXED_1 = "mixed-1"
    MIXED_2 = "mixed-2"


# The House of Wisdom


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


# Research Tracks, from left to right, and their colours (RES-07)


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


# Main actions and Action Cards


class MainAction(StrEnum):
    """What a slot lets a player do. (WORK-02)"""

    RECRUIT = "recruit"
    TRAVEL = "travel"
    RESEARCH = "research"
    TRANSLATE = "translate"


class Subject(StrEnum):
    """What an Action Card is about: the Track it harvests, or one of two without a Track."""

    MATHEMATICS = "mathematics"
    PHYSICS = "physics"
    CHEMISTRY = "chemistry"
    PHILOSOPHY = "philosophy"
    BIOLOGY = "biology"
    MEDICINE = "medicine"
    APPRENTICE = "apprentice"
    PATRON = "patron"


# Where a Die goes, Page Cards, and the solo opponent


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
