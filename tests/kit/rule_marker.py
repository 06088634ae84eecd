"""The mark that names the rules a test is about, and the pytest plugin that holds it against the ledger."""

from collections.abc import Generator

import pytest

from scholars.ledger import UnknownRule, find

Made = pytest.Item | pytest.Collector | list[pytest.Item | pytest.Collector] | None


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules of the ledger a test is about: `@rule("REC-04", "REC-08")`."""
    return pytest.mark.rule(*ids)


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, Made, Made]:
    """Refuse a test that names a rule the ledger does not have, before anything runs."""
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Item):
            check_marks(item)
    return made


def check_marks(item: pytest.Item) -> None:
    """Every rule mark of a test names rules, each of them in the ledger."""
    for mark in item.iter_markers("rule"):
        if not mark.args or not all(isinstance(rule_id, str) for rule_id in mark.args):
            raise pytest.Collector.CollectError(f'{item.name}: a rule mark names its rules, like @rule("TRV-03").')
        try:
            for rule_id in mark.args:
                find(rule_id)
        except UnknownRule as fault:
            sentence = f"{item.name} names a rule that is not in the ledger. {fault}"
            raise pytest.Collector.CollectError(sentence) from None
