"""Which rules the tests name, read from their source.

Read, not collected: the answer is the same whatever part of the tests runs, and in however many processes.
A mark stands on a test, on a class of tests, in a `pytestmark`, or on a case of a parametrised test.
"""

import ast
from collections.abc import Iterator
from pathlib import Path


class UncountedMark(Exception):
    """A rule mark that cannot be counted, with its place and the reason."""


def marked_rules(folder: Path) -> dict[str, list[str]]:
    """Each rule ID the test files of a folder name, with the tests that name it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        place = path.relative_to(folder).as_posix()
        for test, rule_id in rules_of_file(path.read_text(encoding="utf-8"), place):
            found.setdefault(rule_id, []).append(f"{place}::{test}")
    return found


def rules_of_file(source: str, place: str) -> list[tuple[str, str]]:
    """The tests of one file, each with a rule ID it names."""
    module = ast.parse(source, place)
    names = _names_of_the_mark(module)
    found: list[tuple[str, str]] = []
    counted: set[ast.Call] = set()
    for test, holders in _tests(module.body, ()):
        for mark in (mark for holder in holders for mark in _marks(holder, names)):
            counted.add(mark)
            found += [(test, rule_id) for rule_id in _ids(mark, place)]
    for mark in _marks(module, names):
        if mark not in counted:
            raise UncountedMark(f"{place}:{mark.lineno}: this rule mark stands on no test.")
    return found


def _names_of_the_mark(module: ast.Module) -> set[str]:
    """How a file writes the mark: as pytest knows it, and as it is imported from the kit."""
    names = {"pytest.mark.rule"}
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module in ("kit", "kit.rule_marker"):
            names |= {name.asname or name.name for name in node.names if name.name == "rule"}
    return names


def _tests(body: list[ast.stmt], above: tuple[ast.expr, ...]) -> Iterator[tuple[str, tuple[ast.expr, ...]]]:
    """Every test of a module or class, with the expressions that may hold its marks."""
    around = above + tuple(_pytestmarks(body))
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, (*around, *node.decorator_list))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.name, (*around, *node.decorator_list)


def _pytestmarks(body: list[ast.stmt]) -> Iterator[ast.expr]:
    """What a module or class puts on all its tests."""
    for node in body:
        match node:
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                yield value
            case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                yield value


def _marks(tree: ast.AST, names: set[str]) -> Iterator[ast.Call]:
    """Every rule mark in a piece of source."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in names:
            yield node


def _ids(mark: ast.Call, place: str) -> list[str]:
    """The IDs a mark names, each written out."""
    values = [argument.value if isinstance(argument, ast.Constant) else None for argument in mark.args]
    ids = [value for value in values if isinstance(value, str)]
    if not ids or ids != values or mark.keywords:
        raise UncountedMark(f"{place}:{mark.lineno}: a rule mark names its rules as plain strings.")
    return ids
