"""A copy of the database while it is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from scholars.server.storage.folder import make_file


def back_up(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, while it is in use; a copy that is damaged is none."""
    whole = target.with_name(f".{target.name}.part")
    whole.unlink(missing_ok=True)
    make_file(whole)  # as much a secret as what it is a copy of
    reading = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(reading, uri=True)) as here, closing(sqlite3.connect(whole)) as there:
        here.backup(there)
        (found,) = there.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError("the database is damaged")
    whole.replace(target)
