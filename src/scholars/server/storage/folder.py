"""The folder of a server: for nobody else's eyes, and one process's at a time."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

OWN_FOLDER, OWN_FILE = 0o700, 0o600
LOCK = "lock"
SECRETS = {"signing": "secret", "push": "push-key"}  # the files of what is made at the first start
SECRET_FILES = (*SECRETS.values(), LOCK, "*.sqlite", "*.sqlite-wal", "*.sqlite-shm")


class Taken(Exception):
    """Another process has the folder; the sentence says so, and where that one is."""

    def __init__(self, folder: Path, address: str) -> None:
        where = f", at {address}" if address else ""
        super().__init__(f"{folder}: a server runs with this folder already{where}; each needs one of its own.")
        self.address = address


def make_private(folder: Path) -> None:
    """Make a folder whose files are its owner's alone, or close one that others could look into."""
    folder.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    with suppress(PermissionError):  # somebody else's, who let us in
        folder.chmod(OWN_FOLDER)
        for pattern in SECRET_FILES:
            for file in folder.glob(pattern):
                file.chmod(OWN_FILE)


def make_file(path: Path) -> None:
    """Make a file before something else does, which would let others read it."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN_FILE))


class Lock:
    """What says that a folder is in use. Whoever dies lets go of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file: IO[str] | None = None

    def take(self, address: str | None = None) -> None:
        """Take the folder; Taken if somebody else has it."""
        make_file(self.folder / LOCK)
        file = (self.folder / LOCK).open("r+", encoding="utf-8")
        try:
            _lock(file)
        except OSError:
            told = "" if sys.platform == "win32" else file.read().strip()  # there, what is locked cannot be read
            file.close()
            raise Taken(self.folder, told) from None
        self._file = file
        if address is not None:
            self.note(address)

    def note(self, address: str) -> None:
        """Say where the server is, for whoever comes and finds the folder taken."""
        assert self._file is not None
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()

    def give_back(self) -> None:
        """Let go of the folder."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
