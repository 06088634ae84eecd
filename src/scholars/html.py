"""Small tables for notebooks."""

from collections.abc import Iterable
from html import escape


def html_table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """Two columns under a title."""
    cells = "".join(f"<tr><th>{escape(left)}</th><td>{escape(right)}</td></tr>" for left, right in rows)
    return f"<table><caption>{escape(title)}</caption>{cells}</table>"
