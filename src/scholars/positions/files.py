"""Files that are whole at any moment."""

import os
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is the old one or the new one, never a part of either; OSError if it cannot be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
