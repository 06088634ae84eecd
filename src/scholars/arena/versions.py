"""Which version of a bot it was: what it is made of as a fingerprint, so that results of two are never mixed up.

Of our own bots that is the program they import inside `scholars.bots`, without comments and docstrings, and the weights
they play with; of a weights file the digest of its content is told apart, so that it can be compared. What the rules,
the cards and the encoding are is told elsewhere (`Kind.rules`, and by the weights).
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from scholars.bots import YARDSTICKS

ROOT = "scholars.bots"
PLAYERS = (f"{ROOT}.levels", f"{ROOT}.learned.players")
TOLD_ONLY = {"RATINGS", "STANDARD"}  # what is said of the levels, and changes nothing in how they play


def fingerprint(parts: Iterable[bytes]) -> str:
    """A few letters that differ where anything differs."""
    found = sha256()
    for part in parts:
        found.update(sha256(part).digest())
    return found.hexdigest()[:10]


@cache
def of_ours(name: str) -> str:
    """The version of one of our bots."""
    if name in YARDSTICKS:
        return fingerprint(_programs(f"{ROOT}.{name}"))
    weights = files(f"{ROOT}.learned").joinpath("shipped.weights").read_bytes()
    return fingerprint([*_programs(*PLAYERS), weights])


def of_weights(digest: str) -> str:
    """The version of a weights file: that of the program which plays, and the digest of the weights."""
    return f"{_program_of_weights()}-{digest}"


@cache
def _program_of_weights() -> str:
    return fingerprint(_programs(*PLAYERS, f"{ROOT}.learned.weights_files"))


def weights_in(version: str) -> str:
    """The digest of the weights in the version of a weights file."""
    return version.rpartition("-")[2]


def of_files(paths: Iterable[Path]) -> str:
    """The version of something that lies in files."""
    return fingerprint(path.read_bytes() for path in paths)


def _programs(*modules: str) -> Iterator[bytes]:
    """Some modules, and what they import inside the bots, in a settled order."""
    waiting, found = list(modules), dict[str, bytes]()
    while waiting:
        module = waiting.pop()
        if module not in found:
            tree = ast.parse(_file(module).read_text(encoding="utf-8"))
            found[module] = _program(tree)
            waiting += [one for one in _imported(tree) if one.startswith(f"{ROOT}.") and _file(one).is_file()]
    return (found[module] for module in sorted(found))


def _file(module: str) -> Traversable:
    path = module.removeprefix("scholars.").split(".")
    return files("scholars").joinpath(*path[:-1], f"{path[-1]}.py")


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def _program(tree: ast.Module) -> bytes:
    """What a module does, as a text: without what is only told."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [one for one in node.body if not _only_told(one)] or [ast.Pass()]
    return ast.dump(tree).encode()


def _only_told(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets if isinstance(node, ast.Assign) else []
    return any(isinstance(target, ast.Name) and target.id in TOLD_ONLY for target in targets)
