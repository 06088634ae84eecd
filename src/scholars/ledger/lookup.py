"""Looking a rule up."""

import re
from difflib import get_close_matches
from functools import cache

from scholars.errors import ScholarsError
from scholars.ledger.reading import pages, read_ledger
from scholars.ledger.rule import Rule


class UnknownRule(ScholarsError, LookupError):
    """An ID that is not in the ledger, and the IDs that look like it."""

    def __init__(self, rule_id: str, nearest: tuple[str, ...]) -> None:
        self.id = rule_id
        self.nearest = nearest
        hint = f"; near it are {', '.join(nearest)}" if nearest else ""
        super().__init__(f'There is no rule "{rule_id}"{hint}.')


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule, in the order of the ledger."""
    return read_ledger(pages())


@cache
def _by_id() -> dict[str, Rule]:
    return {rule.id: rule for rule in rules()}


def find(rule_id: str) -> Rule:
    """The rule of an ID, in capitals or not; UnknownRule if there is none."""
    wanted = rule_id.strip().upper()
    known = _by_id()
    if wanted not in known:
        raise UnknownRule(rule_id, _near(wanted))
    return known[wanted]


def _near(wanted: str) -> tuple[str, ...]:
    """The IDs that look most like one there is not: of its section, if there is such a section."""
    known = list(_by_id())
    section = [rule_id for rule_id in known if rule_id.startswith(wanted.partition("-")[0] + "-")]
    return tuple(sorted(get_close_matches(wanted, section or known, n=3), key=known.index))


def search(words: str) -> tuple[Rule, ...]:
    """The rules in which every one of the words begins a word, in the ID, the section's title or the statement."""
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]
    return tuple(rule for rule in rules() if wanted and all(word.search(f"{rule.title} {rule}") for word in wanted))
