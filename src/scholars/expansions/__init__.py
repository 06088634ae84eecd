"""The expansions there are: each a folder whose rules could be deleted. (BOB)

A folder `body_of_books` is the expansion `body-of-books`; its module `entry` is what others know of it.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any


@cache
def names() -> tuple[str, ...]:
    """The expansions that can be played with."""
    return tuple(module.name.replace("_", "-") for module in iter_modules(__path__) if module.ispkg)


@cache
def expansion(name: str) -> Any:
    """The door of an expansion: its part of a state, its steps, and how both are written down."""
    return import_module(f"{__name__}.{name.replace('-', '_')}.entry")
