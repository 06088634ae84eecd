"""Weights files to play with: each is read once, and any number of them play side by side in one process."""

from functools import lru_cache
from pathlib import Path

from scholars.bots.learned import NetworkCache
from scholars.bots.learned.judges import Networks
from scholars.bots.learned.knowledge import UnreadableKnowledge, digest_of, parse, read_bytes
from scholars.bots.learned.network import Policy, Value
from scholars.bots.learned.threads import one_thread
from scholars.catalogue import Catalogue

CACHE_SIZE = 8  # files; each takes some 60 MB once it plays
NEEDED = ("policy", "value")


class WeightsFile(NetworkCache):
    """The networks in a file, and the digest by which these weights are known whatever their file is called."""

    def __init__(self, path: Path) -> None:
        content = read_bytes(path)
        self.digest = digest_of(content)
        self._weights = parse(content, path)
        if missing := [name for name in NEEDED if name not in self._weights]:
            raise UnreadableKnowledge(f"{path}: this file has no {missing[0]}, and cannot be played with.")
        super().__init__(self._networks_for)

    def _networks_for(self, catalogue: Catalogue) -> Networks:
        with one_thread():
            return Networks(Policy(self._weights["policy"], catalogue), Value(self._weights["value"], catalogue))


def weights_file(path: Path) -> WeightsFile:
    """The weights in a file; it is read again only when it was changed. UnreadableKnowledge says what is wrong."""
    try:
        status = path.stat()
        return _read(path.resolve(), status.st_ino, status.st_mtime_ns, status.st_size)
    except OSError as fault:
        raise UnreadableKnowledge(f"{path}: {fault.strerror or fault}.") from None


@lru_cache(CACHE_SIZE)
def _read(path: Path, *_state: int) -> WeightsFile:
    return WeightsFile(path)
