"""What is in the box, as small values: the names every other part shares."""

from scholars.components.actions import MainAction, Subject
from scholars.components.characters import Character
from scholars.components.colours import PRIMARIES, SECONDARIES, WORKER_COLOURS, Colour
from scholars.components.guilds import Guild, Row
from scholars.components.languages import SCROLL_LANGUAGES, Language
from scholars.components.places import Banner, DieHome, Difficulty, SchemeColour
from scholars.components.tracks import TOP_LEVEL, TRACK_COLOURS, Track

__all__ = [
    "PRIMARIES",
    "SCROLL_LANGUAGES",
    "SECONDARIES",
    "TOP_LEVEL",
    "TRACK_COLOURS",
    "WORKER_COLOURS",
    "Banner",
    "Character",
    "Colour",
    "DieHome",
    "Difficulty",
    "Guild",
    "Language",
    "MainAction",
    "Row",
    "SchemeColour",
    "Subject",
    "Track",
]
