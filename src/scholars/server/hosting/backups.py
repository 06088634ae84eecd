"""Copies that are made by themselves: every so many hours, of which the newest are kept."""

import asyncio
import shutil
import time
from datetime import UTC, datetime
from pathlib import Path

from scholars.server.logs import log
from scholars.server.settings import Settings
from scholars.server.storage.backup import NoCopy, copy_folder

NAME = "%Y-%m-%dT%H%M%SZ"
HOUR = 3_600


class Backups:
    """Makes copies of a server's folder; of a database in PostgreSQL its own tools do."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = settings.backup_to or settings.data / "backups"

    async def look(self) -> None:
        """Make a copy if the last is old enough, and let go of those that are too many."""
        every = self.settings.backup_every
        if every is None or self.settings.postgresql is not None:
            return
        made = self.made()
        if made and time.time() - _moment(made[-1]) < every * HOUR:
            return
        target = self.folder / datetime.now(UTC).strftime(NAME)
        try:
            await asyncio.to_thread(copy_folder, self.settings.data, target)
        except NoCopy as fault:
            log.error("backup_failed", fault=str(fault))
            return
        log.info("backup", target=target.name)
        for old in self.made()[: -self.settings.backup_keep]:
            await asyncio.to_thread(shutil.rmtree, old, ignore_errors=True)

    def made(self) -> list[Path]:
        """The copies there are, the oldest first; what else lies in the folder is left alone."""
        if not self.folder.is_dir():
            return []
        return sorted(found for found in self.folder.iterdir() if found.is_dir() and _moment(found))


def _moment(copy: Path) -> float:
    """When a copy was made, as its name says; 0 if it is none."""
    try:
        return datetime.strptime(copy.name, NAME).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return 0.0
