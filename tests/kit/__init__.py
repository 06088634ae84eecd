"""What tests share: the rule marker, and the table they set."""

from kit.rule_marker import rule
from kit.table import Seat, Table

__all__ = ["Seat", "Table", "rule"]
