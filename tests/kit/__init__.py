"""What tests share: the rule marker, and the tables they set."""

from kit.rule_marker import rule
from kit.solo_table import SoloTable, found, sought_in_vain
from kit.table import Seat, Table

__all__ = ["Seat", "SoloTable", "Table", "found", "rule", "sought_in_vain"]
