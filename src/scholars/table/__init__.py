"""What leaves the engine: the table, its players, decisions and events as objects with names."""

from scholars.table.cards import Card, Die
from scholars.table.decisions import Decision, Option, Options
from scholars.table.events import Event, Events
from scholars.table.player import Player
from scholars.table.table import Table

__all__ = ["Card", "Decision", "Die", "Event", "Events", "Option", "Options", "Player", "Table"]
