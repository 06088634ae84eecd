"""Which libraries the parts of `scholars-engine` import; what they import of each other, import-linter checks."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "scholars"
OF_THE_APP = ("server", "pocket")
FILES = [path for path in sorted(SOURCE.rglob("*.py")) if path.relative_to(SOURCE).parts[0] not in OF_THE_APP]
TERMINAL = [path for path in FILES if "terminal" in path.parts]
LEARNED = [path for path in FILES if "learned" in path.parts]
LEARNING = [path for path in FILES if "learning" in path.parts]
ARENA = [path for path in FILES if path.relative_to(SOURCE).parts[0] == "arena"]
TRAINING = [path for path in FILES if "training" in path.parts and path not in LEARNING]


def imported(path: Path) -> set[str]:
    """The packages a file imports, at its top or anywhere else, but for Python's and our own."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    modules = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    modules += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {module.partition(".")[0] for module in modules} - {"scholars", *sys.stdlib_module_names}


@pytest.mark.parametrize(
    ("files", "libraries"),
    [
        pytest.param(
            set(FILES) - {*TERMINAL, *LEARNED, *TRAINING, *LEARNING, *ARENA},
            {"fluent", "librt", "mypy_extensions"},
            id="engine",
        ),
        pytest.param(set(TERMINAL), {"rich"}, id="terminal"),
        pytest.param(set(LEARNED), {"numpy"}, id="learned"),
        pytest.param(set(TRAINING), {"gymnasium", "numpy", "pettingzoo", "pyspiel"}, id="training"),
        pytest.param(set(LEARNING), {"numpy", "torch"}, id="learning"),
        pytest.param(set(ARENA), {"openskill", "pyarrow", "ray"}, id="arena"),
    ],
)
def test_each_part_imports_its_own_libraries_and_no_others(files: set[Path], libraries: set[str]) -> None:
    """Whoever plays by `scholars.Game` needs texts and what compiled code calls; only the terminal draws with rich."""
    assert set().union(*map(imported, files)) == libraries
