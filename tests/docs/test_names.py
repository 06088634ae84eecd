"""Names are given once: what numbers stand for, and what things are called."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scholars.engine import domains
from scholars.engine.domains import Domain

SOURCE = Path(__file__).parents[2] / "src" / "scholars"
NAMED_HERE = ("components", "engine/domains.py")
LONG = 3  # so many names of one domain in a row are a second telling of it

# Names that are no more, and what is said instead
GONE = {
    "Joints": "Opponent, Expansion",
    "Hall": "OpenTables",
    "LiveTable": "OpenTable",
    "Asked": "FromClient",
    "Told": "FromServer",
    "added": "expansions",
    "misfit": "fits",
    "Given": "CheckedValue",
}
# where the word means something of its own
ELSEWHERE = {"Told": ("companion", "server/companion", "terminal/solo_shown.py")}


def sources() -> Iterator[Path]:
    """Every module of the package."""
    yield from sorted(SOURCE.rglob("*.py"))


def within(path: Path, folders: tuple[str, ...]) -> bool:
    """Whether a module is one of these, or lies in one of these folders."""
    place = path.relative_to(SOURCE).as_posix()
    return any(place == folder or place.startswith(f"{folder}/") for folder in folders)


def lists_of_words(path: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Tuples and lists of a module that hold nothing but texts; types cannot be taken from anywhere else."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    types = {node.slice for node in nodes if isinstance(node, ast.Subscript)}
    for node in nodes:
        if isinstance(node, ast.Tuple | ast.List) and node not in types and len(node.elts) >= LONG:
            words = [element.value for element in node.elts if isinstance(element, ast.Constant)]
            if len(words) == len(node.elts) and all(isinstance(word, str) for word in words):
                yield node.lineno, tuple(str(word) for word in words)


def test_a_domain_is_said_once() -> None:
    """Nobody but `components` and `engine/domains.py` counts colours, Rooms or rows again."""
    every = [names.names for names in vars(domains).values() if isinstance(names, Domain) and len(names.names) >= LONG]
    again = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sources()
        if not within(path, NAMED_HERE)
        for line, words in lists_of_words(path)
        if any(words == names[: len(words)] for names in every)
    ]
    assert again == []


@pytest.mark.parametrize("name", GONE)
def test_a_name_that_is_gone_does_not_come_back(name: str) -> None:
    """One concept, one name."""
    word = re.compile(rf"\b{name}\b")
    found = [
        str(path.relative_to(SOURCE))
        for path in sources()
        if not within(path, ELSEWHERE.get(name, ()))
        and any(word.search(line) for line in path.read_text(encoding="utf-8").splitlines() if is_code(line))
    ]
    assert found == [], f"{name}: say {GONE[name]}"


def is_code(line: str) -> bool:
    """Whether a line defines or imports something; sentences may use every word."""
    return bool(re.match(r"\s*(class|def|from|import|async def)\b", line))
