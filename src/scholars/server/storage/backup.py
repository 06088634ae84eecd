"""A copy of the database while it is in use."""

import sqlite3
from pathlib import Path


def back_up(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, while it is in use."""
    whole = target.with_name(f".{target.name}.part")
    whole.unlink(missing_ok=True)
    here, there = sqlite3.connect(f"file:{source}?mode=ro", uri=True), sqlite3.connect(whole)
    try:
        with there:
            here.backup(there)
        there.execute("PRAGMA integrity_check")
    finally:
        here.close()
        there.close()
    whole.replace(target)
