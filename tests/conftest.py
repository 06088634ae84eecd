"""What every test shares: how hard Hypothesis looks, the same each time unless it soaks."""

import gc
import os

import pytest
from hypothesis import settings

pytest_plugins = ["kit.rule_marker", "kit.tables"]

settings.register_profile("default", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, derandomize=False, max_examples=5_000)
settings.load_profile("default")


# The programs that tests start; for those within this one, pyproject.toml says it.
os.environ.setdefault("PYTHONWARNINGS", "ignore:the engine runs as plain Python:RuntimeWarning")


def pytest_collection_finish() -> None:
    """Tests and libraries stay to the end: the garbage collector need not look through them again and again."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first: at the end processes share what is left, and not a browser or a site each."""
    items.sort(key=lambda item: "web" not in item.path.parts)
