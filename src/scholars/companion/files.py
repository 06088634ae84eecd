"""A table in a file, which is whole at any moment."""

import json
from pathlib import Path

from scholars.companion.records import Record
from scholars.positions.files import write_whole


def keep(path: Path, record: Record) -> None:
    """Write a record, or OSError and the file is as it was."""
    write_whole(path, json.dumps(record.plain(), ensure_ascii=False, indent=1))
