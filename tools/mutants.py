"""Small mistakes, made on purpose: every place of a rule where one can be put in, and the source with it.

Left alone is what says nothing about a rule: annotations, how a step is made and where it can be pending
(`__init__`, `fits`), and the notes of events, which are told elsewhere.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
UNTOUCHED = ("fits", "__init__")
FILLING = ("empty_table",)  # without one of its lines there is no game at all
ONE_OR_THE_OTHER = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)  # their swap is their `not`
SECTION = re.compile(r"\b([A-Z]{3,4})(?:-[0-9]{2})?\b")


@dataclass(frozen=True)
class Mutant:
    """A mistake: where it is, how the place reads before and after, and the whole file with it."""

    file: str
    line: int
    scope: str
    before: str
    after: str
    sections: tuple[str, ...] = field(repr=False)  # of the ledger, the nearest first
    source: str = field(repr=False)


def places_in(folder: Path, file: str) -> list["Place"]:
    """Every place in a file of a folder for a mistake."""
    tree = ast.parse((folder / file).read_text(encoding="utf-8"))
    return list(_Places(file, tree).found(tree))


@dataclass(frozen=True)
class Place:
    """A place for a mistake: a part of the tree, and what can stand there instead."""

    file: str
    tree: ast.Module
    scopes: tuple[ast.AST, ...]
    statement: ast.AST  # the one it is part of
    parent: ast.AST
    name: str
    index: int | None
    instead: ast.AST

    def mutant(self) -> Mutant | None:
        """The mistake made; None if it is none, because the code stays the same or is no code."""
        honest = self._stands()
        whole, before = ast.unparse(self.tree), _first_line(self.statement)
        self._put(self.instead)
        after = _first_line(self.instead if honest is self.statement else self.statement)
        source = ast.unparse(self.tree)
        self._put(honest)
        try:
            if compile(source, self.file, "exec") == compile(whole, self.file, "exec"):
                return None
        except SyntaxError:
            return None
        scope = ".".join(getattr(scope, "name", "") for scope in self.scopes[1:])
        return Mutant(self.file, getattr(honest, "lineno", 0), scope, before, after, self._sections(), source)

    def _stands(self) -> ast.AST:
        there = getattr(self.parent, self.name)
        found: ast.AST = there if self.index is None else there[self.index]
        return found

    def _put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.name, node)
        else:
            getattr(self.parent, self.name)[self.index] = node

    def _sections(self) -> tuple[str, ...]:
        """The sections that the docstrings around the place name, from the inside out."""
        texts = [
            ast.get_docstring(scope) or ""
            for scope in reversed(self.scopes)
            if isinstance(scope, ast.Module | ast.ClassDef | ast.FunctionDef)
        ]
        return tuple(dict.fromkeys(section for text in texts for section in SECTION.findall(text)))


def _first_line(statement: ast.AST) -> str:
    return ast.unparse(statement).splitlines()[0]


class _Places:
    """A walk through a file."""

    def __init__(self, file: str, tree: ast.Module) -> None:
        self.file = file
        self.tree = tree
        self.scopes: tuple[ast.AST, ...] = (tree,)
        self.statement: ast.AST = tree

    def found(self, node: ast.AST) -> Iterator[Place]:
        """The places below a node."""
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list"):
                continue
            children = value if isinstance(value, list) else [value]
            for index, child in enumerate(children):
                if isinstance(child, ast.AST) and not _is_left_alone(child):
                    around = self.scopes, self.statement
                    self.statement = child if isinstance(child, ast.stmt) else self.statement
                    for instead in (*_instead(child), *_negated(name, child), *self._removed(child)):
                        place = index if isinstance(value, list) else None
                        yield Place(self.file, self.tree, self.scopes, self.statement, node, name, place, instead)
                    if isinstance(child, ast.ClassDef | ast.FunctionDef):
                        self.scopes = (*self.scopes, child)
                    if not _is_number(child):
                        yield from self.found(child)
                    self.scopes, self.statement = around

    def _removed(self, node: ast.AST) -> Iterator[ast.AST]:
        """A statement that changes something is forgotten."""
        if getattr(self.scopes[-1], "name", "") in FILLING:
            return
        changes = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
        calls = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        if changes or calls or isinstance(node, ast.AugAssign | ast.Break):
            yield ast.Pass()
        elif isinstance(node, ast.Continue):
            yield ast.Break()


def _is_number(node: ast.AST) -> bool:
    """Whether a node is a number with its sign, as -1, which is changed as a whole."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant)


def _is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.FunctionDef):
        return node.name in UNTOUCHED
    called = node.value.func if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else None
    return isinstance(called, ast.Attribute) and called.attr == "note"


def _instead(node: ast.AST) -> Iterator[ast.AST]:
    """What can stand for an expression: another operator, another number, no `not`."""
    match node:
        case ast.Compare(left, ops, comparators):
            for index, operator in enumerate(ops):
                swapped = COMPARISONS[type(operator)]()
                yield ast.Compare(left, [*ops[:index], swapped, *ops[index + 1 :]], comparators)
        case ast.BoolOp(joined, values):
            yield ast.BoolOp(ast.Or() if isinstance(joined, ast.And) else ast.And(), values)
        case ast.BinOp(left, operator, right) if type(operator) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(operator)](), right)
        case ast.AugAssign(target, operator, value) if type(operator) in OPERATORS:
            yield ast.AugAssign(target, OPERATORS[type(operator)](), value)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.UnaryOp(ast.USub(), ast.Constant(int(number))):
            yield from (ast.Constant(-number + 1), ast.Constant(-number - 1))
        case ast.Constant(bool(truth)):
            yield ast.Constant(not truth)
        case ast.Constant(int(number)):
            yield from (ast.Constant(number + 1), ast.Constant(number - 1))


def _negated(name: str, node: ast.AST) -> Iterator[ast.AST]:
    """A condition is turned round, unless a swapped operator does the same."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], ONE_OR_THE_OTHER):
        return
    if isinstance(node, ast.expr) and name in ("test", "ifs"):
        yield ast.UnaryOp(ast.Not(), node)
