"""The programs of the README and of the guides are right by their types, too: what an editor says of them."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.documents import CHECKOUT
from kit.patience import PATIENCE

PAGES = (CHECKOUT / "README.md", *sorted((CHECKOUT / "docs" / "guides").glob("*.md")))
PROGRAM = re.compile(r"```python\n(.*?)```", re.DOTALL)


def programs(page: Path) -> list[str]:
    """Those of a page: its doctest as a whole, and each block that is a program by itself."""
    text = page.read_text(encoding="utf-8")
    typed = "".join(example.source for example in doctest.DocTestParser().get_examples(text))
    return [program for program in (typed, *PROGRAM.findall(text)) if program and not program.startswith(">>>")]


def written(folder: Path) -> list[Path]:
    """Every program, in a file of its own."""
    paths = []
    for page in PAGES:
        for number, program in enumerate(programs(page)):
            path = folder / f"{page.stem.replace('-', '_')}_{number}.py"
            path.write_text(program, encoding="utf-8")
            paths.append(path)
    return paths


def test_the_programs_pass_pyright(tmp_path: Path) -> None:
    """With its usual rules; basedpyright is pyright with all it needs."""
    pytest.importorskip("basedpyright", reason="`make test` installs basedpyright")
    assert len(written(tmp_path)) >= 5
    settings = {"typeCheckingMode": "standard", "extraPaths": [str(CHECKOUT / "src")]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "basedpyright", "--level", "error", "--pythonpath", sys.executable],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 errors" in done.stdout
