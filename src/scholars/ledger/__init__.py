"""The rules ledger: every rule of the game as one statement with an ID, read from the pages of `docs/rules`."""

from scholars.ledger.lookup import UnknownRule, find, rules, search
from scholars.ledger.reading import UnreadableLedger
from scholars.ledger.rule import Mark, Rule

__all__ = ["Mark", "Rule", "UnknownRule", "UnreadableLedger", "find", "rules", "search"]
