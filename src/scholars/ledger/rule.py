"""One rule of the ledger."""

import re
from dataclasses import dataclass
from enum import StrEnum

_BRACKETS = re.compile(r"\[([^\]]+)\]")


class Mark(StrEnum):
    """What a remark in square brackets says of a statement, or of a part of it."""

    RULING = "ruling"  # no source says it; we decide
    PRINT = "print"  # only the printed components show it


@dataclass(frozen=True, slots=True)
class Rule:
    """A statement with its ID, in the words of its page."""

    id: str
    section: str
    title: str  # of the section
    statement: str

    @property
    def marks(self) -> frozenset[Mark]:
        """The marks the statement carries."""
        remarks = " ".join(_BRACKETS.findall(self.statement))
        return frozenset(mark for mark in Mark if re.search(rf"\b{mark}\b", remarks))

    def __str__(self) -> str:
        return f"{self.id} {self.statement}"
