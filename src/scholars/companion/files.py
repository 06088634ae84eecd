"""A table in a file, which is whole at any moment."""

import json
import os
from pathlib import Path

from scholars.companion.records import Record


def keep(path: Path, record: Record) -> None:
    """Write a record, or OSError and the file is as it was."""
    write_whole(path, json.dumps(record.plain(), ensure_ascii=False, indent=1))


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is the old one or the new one, never a part of either."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
