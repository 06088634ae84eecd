"""The locale files as trees: their messages, attributes, variables and references."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from scholars.locales import bundles


@dataclass(frozen=True, slots=True)
class Text:
    """A message or one of its attributes: `effect-silver`, `effect-silver.cost`."""

    key: str
    file: str
    variables: frozenset[str]
    references: frozenset[str]
    words: str  # only what is written out, without placeables


class _Parts(Visitor):
    """Collects what a pattern is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name is the visitor's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def files(language: str) -> list[Path]:
    """The files of a language."""
    return sorted((bundles.FOLDER / language).glob("*.ftl"))


@cache
def texts(language: str) -> dict[str, Text]:
    """Every text of a language by its key; one that stands twice, or cannot be read, is a fault."""
    found: dict[str, Text] = {}
    for path in files(language):
        for text in _of_file(path):
            assert text.key not in found, f"{language}: {text.key} stands in {found[text.key].file} and in {text.file}"
            found[text.key] = text
    return found


def _of_file(path: Path) -> Iterator[Text]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name} cannot be read: {entry.content}"
        assert not isinstance(entry, ast.Term), f"{path.name}: terms (-{entry.id.name}) are not used here"
        if isinstance(entry, ast.Message):
            yield _text(entry.id.name, path.name, entry.value)
            for attribute in entry.attributes:
                yield _text(f"{entry.id.name}.{attribute.id.name}", path.name, attribute.value)


def _text(key: str, file: str, pattern: ast.Pattern | None) -> Text:
    assert pattern is not None, f"{file}: {key} has attributes only"
    parts = _Parts()
    parts.visit(pattern)
    return Text(key, file, frozenset(parts.variables), frozenset(parts.references), "\n".join(parts.words))


def variables(language: str, key: str) -> frozenset[str]:
    """The variables a text needs, those of the texts it refers to included."""
    text = texts(language)[key]
    return text.variables.union(*(variables(language, reference) for reference in text.references))


def is_part(key: str) -> bool:
    """Whether a text is only a part of others, which each language has as it needs them."""
    return key.startswith("form-")


def quoted(folder: Path, *endings: str) -> set[str]:
    """Every quoted word in source files; where a part is filled in (`web-fidelity-${...}`) an asterisk."""
    found: set[str] = set()
    for path in folder.rglob("*"):
        if path.suffix in endings and "node_modules" not in path.parts:
            source = path.read_text(encoding="utf-8")
            found |= {
                re.sub(r"\$?\{[^}]*\}", "*", text) for text in re.findall(r"""["'`]([a-z][^"'`\s]*)["'`]""", source)
            }
    return found
