"""What goes into the sdists and wheels of both distributions, and what becomes of a wheel that cannot be compiled."""

import os
import subprocess
import sys
import tarfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest

from scholars import __version__

ENGINE = Path(__file__).parents[2]
APP = ENGINE / "app"


def build(kind: str, folder: Path, source: Path = ENGINE, **variables: str) -> subprocess.CompletedProcess[str]:
    """Build a distribution of this checkout, without the browser client."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SCHOLARS_")}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", folder],
        cwd=source,
        env=environment | {"SCHOLARS_NO_WEB": "1"} | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def built(kind: str, folder: Path, source: Path) -> Path:
    """The file of a distribution, with the engine in plain Python."""
    build(kind, folder, source, SCHOLARS_PURE="1")
    [archive] = folder.iterdir()
    return archive


def contents(wheel: Path) -> set[str]:
    """The files in a wheel, without those that tell about it."""
    return {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}


def metadata(wheel: Path) -> Message:
    """What a wheel tells about itself."""
    with ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_bytes(archive.read(name))


@pytest.mark.parametrize(
    ("source", "needed"),
    [
        (ENGINE, {"src/scholars/py.typed", "src/scholars/engine/chance.py", "docs/rules/rec.md"}),
        (APP, {"src/scholars/version.py", "src/scholars/server/app.py", "web/package-lock.json"}),
    ],
    ids=["engine", "app"],
)
def test_the_sdist_holds_all_that_the_wheel_is_built_from(source: Path, needed: set[str], tmp_path: Path) -> None:
    """A wheel built from an sdist alone is the same, with its licence; nothing that was built before goes along."""
    with tarfile.open(built("sdist", tmp_path / "sdist", source)) as sdist:
        sdist.extractall(tmp_path, filter="data")
        names = {str(PurePosixPath(*PurePosixPath(name).parts[1:])) for name in sdist.getnames()}
    assert {"pyproject.toml", "hatch_build.py", "LICENSE", "NOTICE.md", "README.md"} | needed <= names
    assert not any(part in ("node_modules", "dist", ".venv") for name in names for part in PurePosixPath(name).parts)

    [unpacked] = tmp_path.glob("scholars*")
    wheel = built("wheel", tmp_path / "wheel", unpacked)
    assert contents(wheel) == contents(built("wheel", tmp_path / "other", source))
    assert metadata(wheel).get_all("License-File") == ["LICENSE", "NOTICE.md"]


def test_the_engine_and_the_app_share_a_package_and_no_file(tmp_path: Path) -> None:
    """Together they hold every module, text and weight once: server and pocket in one, all else in the other."""
    engine, app = (contents(built("wheel", tmp_path / source.name, source)) for source in (ENGINE, APP))
    source = ENGINE / "src"
    kinds = (".py", ".toml", ".ftl", ".weights")
    files = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.suffix in kinds}
    assert files < engine | app
    assert not engine & app
    theirs = ("scholars/server/", "scholars/pocket/")
    assert all(name.startswith(theirs) for name in app)
    assert not any(name.startswith(theirs) for name in engine)


def test_the_app_stands_on_the_engine_of_its_version(tmp_path: Path) -> None:
    """The version is said once, and one cannot be installed with another of the other."""
    told = metadata(built("wheel", tmp_path, APP))
    assert told["Version"] == __version__
    assert f"scholars-engine=={__version__}" in (told.get_all("Requires-Dist") or [])


def test_a_pure_wheel_fits_everywhere(tmp_path: Path) -> None:
    """A wheel without compiled engine says so in its name, and carries the ledger and the mark of typed packages."""
    wheel = built("wheel", tmp_path, ENGINE)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert {"scholars/engine/chance.py", "scholars/ledger/pages/rec.md", "scholars/py.typed"} <= contents(wheel)
    assert not any(name.endswith((".so", ".pyd")) for name in contents(wheel))


def test_without_a_compiler_the_wheel_is_pure_and_one_line_says_so(tmp_path: Path) -> None:
    """No compiler, no fault: the game is slower, not missing."""
    built = build("wheel", tmp_path, CC="/nowhere/cc")
    assert [line for line in built.stderr.splitlines() if line.startswith("scholars: engine")] == [
        "scholars: engine in plain Python: no C compiler, /nowhere/cc was not found"
    ]
    [wheel] = tmp_path.glob("*-py3-none-any.whl")
    with ZipFile(wheel) as files:  # for the warning at its first use
        assert files.read("scholars/engine/plain.txt") == b"no C compiler, /nowhere/cc was not found"


def test_a_required_engine_that_cannot_be_compiled_fails_the_build(tmp_path: Path) -> None:
    """Whoever asks for the compiled engine does not get the other one."""
    built = build("wheel", tmp_path, CC="/nowhere/cc", SCHOLARS_NATIVE="require")
    assert built.returncode != 0
    assert "no C compiler" in built.stderr
    assert not list(tmp_path.iterdir())
