"""Scholars of the South Tigris and Body of Books, for programs and for people. An unofficial fan project."""

from scholars.catalogue import UnreadablePickle
from scholars.components import Place, UnknownPlace
from scholars.engine.checked import UnreadablePosition
from scholars.errors import InvalidArgument, ScholarsError
from scholars.game import Game
from scholars.positions.records import UnreadableRecord
from scholars.scores import Outcome, Score
from scholars.sheets.faults import UnreadableSheet
from scholars.sheets.sheet import score
from scholars.table import Card, Decision, Die, Event, Option, Player, Table
from scholars.table.choices import Choice, IllegalChoice, UnreadableChoice
from scholars.version import __version__

load = Game.load

__all__ = [
    "Card",
    "Choice",
    "Decision",
    "Die",
    "Event",
    "Game",
    "IllegalChoice",
    "InvalidArgument",
    "Option",
    "Outcome",
    "Place",
    "Player",
    "ScholarsError",
    "Score",
    "Table",
    "UnknownPlace",
    "UnreadableChoice",
    "UnreadablePickle",
    "UnreadablePosition",
    "UnreadableRecord",
    "UnreadableSheet",
    "__version__",
    "load",
    "score",
]
