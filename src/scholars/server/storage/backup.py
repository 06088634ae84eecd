"""Copies of everything a server keeps in its folder, made while it is in use, and a folder made from a copy."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from scholars.server.settings import DATABASE
from scholars.server.storage.folder import SECRETS


class NoCopy(Exception):
    """There is nothing to copy, or nowhere to put it; the sentence says which."""


def copy_folder(source: Path, target: Path) -> None:
    """Copy a server's folder into a new one, for nobody else to read; half a copy is none."""
    if not (source / DATABASE).exists():
        raise NoCopy(f"{source}: there is nothing of a server here.")
    try:
        target.mkdir(parents=True, mode=0o700)
    except FileExistsError:
        raise NoCopy(f"{target}: this is there already; a copy goes into a new folder.") from None
    except OSError as fault:
        raise NoCopy(f"{target}: {fault.strerror or fault}.") from None
    try:
        back_up(source / DATABASE, target / DATABASE)
        for name in SECRETS.values():
            if (source / name).exists():
                shutil.copyfile(source / name, target / name)
                (target / name).chmod(0o600)
    except (OSError, sqlite3.Error) as fault:
        shutil.rmtree(target, ignore_errors=True)
        raise NoCopy(f"{source}: {fault}.") from None


def back_up(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, while it is in use; a copy that is damaged is none."""
    whole = target.with_name(f".{target.name}.part")
    whole.unlink(missing_ok=True)
    whole.touch(mode=0o600)
    reading = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(reading, uri=True)) as here, closing(sqlite3.connect(whole)) as there:
        here.backup(there)
        (found,) = there.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError("the database is damaged")
    whole.replace(target)
