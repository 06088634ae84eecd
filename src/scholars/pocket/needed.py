"""Which modules are played with in a browser, and what there is to read there without asking anybody."""

import ast
from collections.abc import Iterator
from pathlib import Path

from scholars.locales import LANGUAGES

PACKAGE = Path(__file__).parent.parent
TABLES = (".toml", ".json", ".css", ".js")  # what lies beside the modules and is read by them
START = "scholars.pocket.start"
BY_NAME = ("expansions", "wording/body_of_books")  # folders of modules that are loaded by their names
READ = ("offer", "catalogue", "rules", "lessons", "tabletop/pad", *(f"reading/{language}" for language in LANGUAGES))


class Modules:
    """The modules one needs, and those they need, whether at once or later."""

    def __init__(self) -> None:
        self.own: dict[str, Path] = {}
        self.others: set[str] = set()

    def add(self, name: str) -> None:
        """A module, with the packages it lies in."""
        if not name.startswith("scholars"):
            self.others.add(name)
            return
        place = PACKAGE.parent.joinpath(*name.split("."))
        path = next((one for one in (place / "__init__.py", place.with_suffix(".py")) if one.is_file()), place)
        if name in self.own or not path.is_file():
            return
        self.own[name] = path
        if "." in name:
            self.add(name.rpartition(".")[0])
        for imported in _imports(ast.parse(path.read_bytes())):
            self.add(imported)

    def files(self) -> Iterator[Path]:
        """Their files, and the tables beside them."""
        yield from sorted(self.own.values())
        for folder in sorted({path.parent for path in self.own.values() if path.name == "__init__.py"}):
            yield from (path for path in sorted(folder.rglob("*")) if path.suffix in TABLES)


def modules() -> Modules:
    """Everything that is played with."""
    found = Modules()
    found.add(START)
    for path in (path for folder in BY_NAME for path in (PACKAGE / folder).rglob("*.py")):
        found.add(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"))
    return found


def _imports(tree: ast.AST) -> Iterator[str]:
    """What a module imports, but for its types alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            if "COMPILED" in ast.dump(node.test):  # then it is the other way round
                yield from (one for child in node.orelse for one in _imports(child))
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names if node.module.startswith("scholars"))
        else:
            yield from _imports(node)
