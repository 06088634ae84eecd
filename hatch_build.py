"""What the wheel of `scholars-engine` carries besides the Python source: the compiled engine and the rules ledger.

The engine is compiled in a temporary copy, so that a checkout never holds a half-built thing. An editable install gets
none of this. Three variables of the environment steer the build:

- `SCHOLARS_NATIVE=require`: fail when the engine cannot be compiled, instead of shipping it as plain Python.
- `SCHOLARS_PURE=1`: do not compile the engine.
- `CC`: the C compiler, as everywhere.
"""

import contextlib
import os
import shlex
import shutil
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("engine", "rules", "solo", "expansions", "encoding", "bots")
NEVER_COMPILED = ("__init__.py", "native.py", "learned")  # files, and a folder whose time is spent in numpy
PLAIN = "scholars/engine/plain.txt"

Contents = dict[Path, str]
"""Files and folders on this machine, and where they go in the wheel."""


class CannotCompileError(Exception):
    """The engine cannot be compiled here, for the reason given."""


class WheelHook(BuildHookInterface[BuilderConfig]):
    """Adds the built parts to the wheel and tags it for this platform if one of them is machine code."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build every part before hatchling collects the files."""
        if version == "editable":
            return
        self.workshop = TemporaryDirectory(prefix="scholars-build-")
        checkout, workshop = Path(self.root), Path(self.workshop.name)
        contents = ledger_pages(checkout)
        engine = self.native_engine(checkout, workshop)
        contents |= engine
        if PLAIN not in engine.values():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): place for path, place in contents.items()})

    def finalize(self, version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        """Throw the temporary copy away."""
        if version != "editable":
            self.workshop.cleanup()

    def native_engine(self, checkout: Path, workshop: Path) -> Contents:
        """The compiled engine; where it is not wanted, or cannot be had and is not required, why not."""
        if os.environ.get("SCHOLARS_PURE"):
            self.say("engine in plain Python (SCHOLARS_PURE)")
            return plain_engine(workshop, "this wheel was built for every platform")
        try:
            with self.timed("engine compiled"):
                return build_native_engine(checkout, workshop / "native")
        except CannotCompileError as fault:
            if os.environ.get("SCHOLARS_NATIVE") == "require":
                raise
            self.say(f"engine in plain Python: {fault}")
            return plain_engine(workshop, str(fault))

    @contextlib.contextmanager
    def timed(self, what: str) -> Iterator[None]:
        """Say how long a part took."""
        start = time.monotonic()
        yield
        self.say(f"{what} in {time.monotonic() - start:.0f} s")

    def say(self, what: str) -> None:
        """One line for whoever builds; the Makefile shows it."""
        self.app.display_info(f"scholars: {what}")


def plain_engine(workshop: Path, reason: str) -> Contents:
    """Why the engine of this wheel is plain Python, for the warning at its first use."""
    path = workshop / "plain.txt"
    path.write_text(reason, encoding="utf-8")
    return {path: PLAIN}


def ledger_pages(checkout: Path) -> Contents:
    """The pages of the rules ledger, which `scholars rules` reads."""
    folder = checkout / "docs" / "rules"
    pages = {page: f"scholars/ledger/pages/{page.name}" for page in sorted(folder.glob("*.md"))}
    if not pages:
        raise FileNotFoundError(f"no page of the rules ledger in {folder}")
    return pages


def build_native_engine(checkout: Path, copy: Path) -> Contents:
    """Compile the engine in a copy of the source; its extension modules."""
    require_compiler()
    shutil.copytree(checkout / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(checkout / "pyproject.toml", copy)
    with contextlib.chdir(copy / "src"):
        compile_modules(compiled_sources(), copy / "lib")
    return {path: path.relative_to(copy / "lib").as_posix() for path in (copy / "lib").rglob("*") if path.is_file()}


def require_compiler() -> None:
    """Say what is missing before mypyc starts; on Windows setuptools looks for the compiler by itself."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotCompileError("Python's C headers are not installed")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if compiler and not shutil.which(compiler[0]):
        raise CannotCompileError(f"no C compiler, {compiler[0]} was not found")


def compiled_sources() -> list[str]:
    """The modules that mypyc compiles, below the current folder."""
    packages = [Path("scholars", name) for name in COMPILED_PACKAGES]
    modules = [path for package in packages for path in package.rglob("*.py")]
    return sorted(str(path) for path in modules if not any(part in NEVER_COMPILED for part in path.parts))


def compile_modules(sources: list[str], target: Path) -> None:
    """Make one shared library of all modules, and an entry to it for each."""
    from setuptools import Distribution  # before mypyc, which adapts to it when it is there
    from mypyc.build import mypycify  # isort: skip

    options = ["--config-file", "../pyproject.toml"]
    try:
        extensions = mypycify(
            [*options, *sources], opt_level="3", debug_level="0", multi_file=True, group_name="scholars"
        )
        if os.name != "nt":  # nothing calls the modules' functions by name, so each may be called straight and inlined
            for extension in extensions:
                extension.extra_compile_args.append("-fvisibility=hidden")
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(target), "build"
        command.ensure_finalized()
        command.run()
    except (Exception, SystemExit) as fault:  # mypyc leaves by SystemExit when the source does not type-check
        reason = str(fault.__context__ or fault).partition("\n")[0]
        raise CannotCompileError(f"mypyc or the C compiler failed, {reason}") from fault
