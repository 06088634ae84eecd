"""Scholars of the South Tigris and Body of Books, for programs and for people. An unofficial fan project."""

from scholars.engine.given import UnreadablePosition
from scholars.game import Game
from scholars.play.decisions import Choice, Decision, IllegalChoice, UnreadableChoice
from scholars.play.records import UnreadableRecord
from scholars.play.sheets import UnreadableSheet, score
from scholars.version import __version__

__all__ = [
    "Choice",
    "Decision",
    "Game",
    "IllegalChoice",
    "UnreadableChoice",
    "UnreadablePosition",
    "UnreadableRecord",
    "UnreadableSheet",
    "__version__",
    "score",
]
