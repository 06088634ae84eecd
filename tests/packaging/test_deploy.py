"""What comes with the source for those who run a server: every option, command, file and number it names is there."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from kit.command import code_of
from kit.serving import Guest, served, two_at_a_table
from scholars.server.connections import MOST_DESCRIPTORS
from scholars.server.options import OTHER_VARIABLES

CHECKOUT = Path(__file__).parents[2]
DEPLOY = CHECKOUT / "deploy"
COMPOSE = YAML(typ="safe").load(DEPLOY / "compose.yaml")
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
UNIT = (DEPLOY / "scholars.service").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def options() -> set[str]:
    """Every option of `scholars serve`."""
    shown = subprocess.run(
        [sys.executable, "-m", "scholars", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    return set(re.findall(r"--([a-z-]+)", shown))


@pytest.mark.parametrize("name", ["compose.yaml", "Containerfile", "server.env.example"])
def test_every_variable_is_an_option(name: str, options: set[str]) -> None:
    """`SCHOLARS_BASE_URL` is `--base-url`."""
    named = set(re.findall(r"\bSCHOLARS_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8"))) - OTHER_VARIABLES
    assert named
    assert {variable.removeprefix("SCHOLARS_").lower().replace("_", "-") for variable in named} <= options


def test_every_command_can_be_given(options: set[str], capsys: pytest.CaptureFixture[str]) -> None:
    """In the containers, in the unit, and in what the files tell to do."""
    command = COMPOSE["services"]["scholars"]["command"]
    started = shlex.split(re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)[0])
    assert (command[0], started[0].rsplit("/", 1)[1], started[1]) == ("serve", "scholars", "serve")
    assert {word[2:] for word in (*command, *started) if word.startswith("--")} <= options
    for text in (UNIT, (DEPLOY / "compose.yaml").read_text(encoding="utf-8")):
        for told in re.findall(r"scholars admin ([a-z-]+)", text):
            assert code_of("admin", told, "--help") == 0
    capsys.readouterr()


def test_the_file_of_options_is_one(options: set[str]) -> None:
    """Each stands there by its name, and keeps what the unit lets it keep."""
    told = tomllib.loads((DEPLOY / "server.toml").read_text(encoding="utf-8"))
    assert set(told) <= options
    assert told["data"] == f"/var/lib/{re.findall('StateDirectory=(.*)', UNIT)[0]}"


def test_the_unit_gives_descriptors_enough_and_keeps_what_is_written_private() -> None:
    """As many as the server takes where it may, and files nobody else can read."""
    told = dict(line.split("=", 1) for line in UNIT.splitlines() if "=" in line and not line.startswith("#"))
    assert int(told["LimitNOFILE"]) >= MOST_DESCRIPTORS
    assert int(told["UMask"], 8) | 0o700 == 0o777


def test_every_file_and_name_is_there() -> None:
    """Of containers, volumes, networks and files that are copied or shown to one of them."""
    services = COMPOSE["services"]
    assert services["scholars"]["build"]["dockerfile"] == "deploy/Containerfile"
    for service in services.values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]
    for text in (UNIT, (DEPLOY / "compose.yaml").read_text(encoding="utf-8"), CONTAINERFILE):
        for path in re.findall(r"(?<=\s)deploy/[\w.]+(?= )", text):
            assert (CHECKOUT / path).exists() or path == "deploy/server.env"
    extras = tomllib.loads((CHECKOUT / "app" / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(re.findall(r"\[(\w+)\]", " ".join(re.findall(r"(?:app|scholars)\[\w+\]", CONTAINERFILE)))) <= set(extras)
    address = services["scholars"]["environment"]["SCHOLARS_DATABASE"]
    assert "@database/" in address
    port = re.findall(r"SCHOLARS_PORT=(\d+)", CONTAINERFILE)[0]
    assert f"reverse_proxy scholars:{port}" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"127.0.0.1:{port}/healthz" in CONTAINERFILE


def test_whoever_builds_the_image_the_health_of_the_server_is_looked_at() -> None:
    """As often and in the same way: docker has it from the image, podman from the compose file alone."""
    options, asked = re.findall(r"^HEALTHCHECK (.*) \\\n +CMD (.*)$", CONTAINERFILE, re.MULTILINE)[0]
    told = dict(COMPOSE["services"]["scholars"]["healthcheck"])
    assert told.pop("test") == ["CMD", *json.loads(asked)]
    assert {name.replace("_", "-"): value for name, value in told.items()} == dict(
        re.findall(r"--([\w-]+)=(\w+)", options)
    )


def test_no_secret_and_nothing_that_was_made_here_is_given_to_the_build() -> None:
    """`COPY . .` leaves out whatever git ignores: passwords, and gigabytes."""
    given = (CHECKOUT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    ignored = (CHECKOUT / ".gitignore").read_text(encoding="utf-8").splitlines()
    kept = {line.strip("/").removeprefix("**/") for line in ignored if line and not line.startswith("#")}
    assert kept | {".git"} <= {line.removeprefix("**/") for line in given}


def test_the_compose_file_is_one() -> None:
    """By the schema of the compose specification."""
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*check, DEPLOY / "compose.yaml"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_every_number_of_the_dashboard_is_measured(tmp_path: Path) -> None:
    """A panel without numbers would look like a quiet server."""
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    with served(tmp_path / "data") as server, Guest(server.address) as stranger:
        ada, ben, _ = two_at_a_table(server)
        with ada, ben:
            stranger.refusal("GET", "/api/tables/none", 404)
            told = stranger.http.get("/metrics").text
    measured = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    named = set(re.findall(r"scholars_\w+", asked))
    assert {name.removesuffix("_bucket") for name in named} <= measured
    # and nothing is measured that nobody would look at
    ours = {name for name in measured if name.startswith("scholars_") and not name.endswith("_created")}
    assert ours <= {name.removesuffix("_bucket") for name in named}
