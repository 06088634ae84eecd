"""What leaves the engine: the table, its players, options and events as frozen objects with names."""

from scholars.table.cards import Card, Die
from scholars.table.player import Player
from scholars.table.table import Table

__all__ = ["Card", "Die", "Player", "Table"]
