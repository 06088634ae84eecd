"""What goes into the sdist and the wheel, and what becomes of a wheel that cannot be compiled."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

CHECKOUT = Path(__file__).parents[2]


def build(kind: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Build a distribution of this checkout, without the browser client."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SCHOLARS_")}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", folder],
        cwd=CHECKOUT,
        env=environment | {"SCHOLARS_NO_WEB": "1"} | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_sdist_holds_all_that_the_wheel_is_built_from(tmp_path: Path) -> None:
    """A wheel can be built from an sdist alone; nothing that was built before goes along."""
    build("sdist", tmp_path)
    [archive] = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as sdist:
        names = {str(PurePosixPath(*PurePosixPath(name).parts[1:])) for name in sdist.getnames()}
    assert {"pyproject.toml", "hatch_build.py", "LICENSE", "web/package-lock.json", "docs/rules/rec.md"} <= names
    assert {"src/scholars/py.typed", "src/scholars/engine/chance.py"} <= names
    assert not any(part in ("node_modules", "dist", ".venv") for name in names for part in PurePosixPath(name).parts)


def test_a_pure_wheel_fits_everywhere(tmp_path: Path) -> None:
    """A wheel without compiled engine says so in its name, and carries the ledger and the mark of typed packages."""
    build("wheel", tmp_path, SCHOLARS_PURE="1")
    [wheel] = tmp_path.glob("*-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert {"scholars/engine/chance.py", "scholars/ledger/pages/rec.md", "scholars/py.typed"} <= set(names)
    assert not any(name.endswith((".so", ".pyd")) for name in names)


def test_without_a_compiler_the_wheel_is_pure_and_one_line_says_so(tmp_path: Path) -> None:
    """No compiler, no fault: the game is slower, not missing."""
    built = build("wheel", tmp_path, CC="/nowhere/cc")
    assert [line for line in built.stderr.splitlines() if "engine" in line] == [
        "scholars: engine in plain Python: no C compiler, /nowhere/cc was not found"
    ]
    assert list(tmp_path.glob("*-py3-none-any.whl"))


def test_a_required_engine_that_cannot_be_compiled_fails_the_build(tmp_path: Path) -> None:
    """Whoever asks for the compiled engine does not get the other one."""
    built = build("wheel", tmp_path, CC="/nowhere/cc", SCHOLARS_NATIVE="require")
    assert built.returncode != 0
    assert "no C compiler" in built.stderr
    assert not list(tmp_path.iterdir())
