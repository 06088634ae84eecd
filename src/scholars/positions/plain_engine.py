"""The warning that the engine is not compiled: it plays the same games, many times slower."""

import sys
import warnings
from functools import cache
from pathlib import Path

import scholars.engine

REASON = Path(scholars.engine.__file__).with_name("plain.txt")  # written where a wheel is built without a compiler


@cache
def warn_if_plain() -> None:
    """Warn once in a program; not in its worker processes, nor in a browser, where there is nothing to compile."""
    if scholars.engine.build() == "compiled" or sys.platform == "emscripten" or _is_worker():
        return
    warnings.warn(
        f"the engine runs as plain Python, 13 to 28 times slower than compiled: {_reason()}; "
        "with a C compiler and Python's headers installed, reinstalling scholars-engine from source compiles it",
        RuntimeWarning,
        stacklevel=_levels_to_caller(),
    )


def _reason() -> str:
    try:
        return REASON.read_text(encoding="utf-8").strip()
    except OSError:
        return "it runs from a source tree"


def _is_worker() -> bool:
    multiprocessing = sys.modules.get("multiprocessing.process")
    return multiprocessing is not None and multiprocessing.parent_process() is not None


def _levels_to_caller() -> int:
    """How many calls up the first one outside this package is."""
    level, frame = 1, sys._getframe(1)  # noqa: SLF001 - where the `warnings` of Python 3.11 look too
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == "scholars":
        level, frame = level + 1, frame.f_back
    return level
