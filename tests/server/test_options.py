"""What a server is told: every limit and every setting, on the command line, by the environment, or in a file."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from kit.command import code_of
from scholars.server.options import OTHER_VARIABLES, Unusable, decided, settings_of, settings_options
from scholars.server.settings import Limits, Rate, Settings

OPTIONS = settings_options()
TESTS = Path(__file__).parent.parent
ROOT = TESTS.parent
TOLD_OTHERWISE = {"data", "postgresql", "base_url", "catalogue", "limits", "since"}  # not as plain values


def test_every_setting_and_every_limit_is_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    """`scholars serve --help` names each, with its default."""
    assert code_of("serve", "--help") == 0
    shown = re.sub(r"\s+", " ", capsys.readouterr().out)
    names = [part.name for part in fields(Settings) if part.name not in TOLD_OTHERWISE]
    names += [f"limit-{part.name}" for part in fields(Limits)]
    for name in names:
        assert f" --{name.replace('_', '-')} " in shown
    assert shown.count("(default: ") >= len(names)


def test_the_command_line_goes_before_the_environment_and_that_before_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody says is as it always was."""
    file = tmp_path / "server.toml"
    file.write_text('limit-requests = "60:10"\nlimit-tables = 7\nlimit-sockets = 5\nwebhook-hosts = ["a.example"]\n')
    monkeypatch.setenv("SCHOLARS_LIMIT_TABLES", "8")
    monkeypatch.setenv("SCHOLARS_LIMIT_SOCKETS", "6")
    told = decided(OPTIONS, {"limit_sockets": 9}, file)
    settings = settings_of(told, Settings(tmp_path))
    limits = settings.limits
    assert (limits.requests, limits.tables, limits.sockets) == (Rate(60, 10), 8, 9)
    assert (limits.chat, settings.webhook_hosts) == (Limits().chat, ("a.example",))


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("limit-table = 3", "there is no option limit-table. Did you mean limit-tables or limit-new-tables?"),
        ("colour = 3", "there is no option colour. `scholars serve --help` lists every option."),
        ("limit-tables = 0", "limit-tables: a whole number from 1 on, not 0."),
        ("limit-chat = 6", "limit-chat: how many at once and how many a second, like 120:20, not 6."),
        ("limit-tables = true", "limit-tables: a number, a text or a list of texts."),
        ("limit-tables", "Expected '=' after a key in a key/value pair (at end of document)."),
    ],
)
def test_what_means_nothing_is_named(written: str, sentence: str, tmp_path: Path) -> None:
    """The file, the option, and what it should be like."""
    file = tmp_path / "server.toml"
    file.write_text(written)
    with pytest.raises(Unusable) as refused:
        decided(OPTIONS, {}, file)
    assert str(refused.value).startswith(str(file))
    assert str(refused.value).endswith(sentence)


def test_a_server_is_not_started_with_what_means_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Wherever it was said."""
    monkeypatch.setenv("SCHOLARS_PORT", "door")
    assert code_of("serve", "--data", str(tmp_path / "data")) == 1
    assert capsys.readouterr().err == "scholars: SCHOLARS_PORT: a port is 0 to 65535, not door.\n"
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("variable", "suggestion"),
    [
        ("SCHOLARS_LIMIT_TABLE", "Did you mean SCHOLARS_LIMIT_TABLES or SCHOLARS_LIMIT_NEW_TABLES?"),
        ("SCHOLARS_PASWORD", "Did you mean SCHOLARS_PASSWORD?"),
        ("SCHOLARS_COLOUR", "`scholars serve --help` lists every option."),
    ],
)
def test_a_misspelt_variable_is_refused_with_the_nearest_names(
    variable: str, suggestion: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A misspelt password would leave the server open."""
    monkeypatch.setenv(variable, "3")
    assert code_of("serve", "--data", str(tmp_path / "data")) == 1
    assert capsys.readouterr().err == f"scholars: {variable}: there is no such option. {suggestion}\n"
    assert not (tmp_path / "data").exists()


def test_variables_of_builds_and_tests_are_no_fault_of_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """They share the prefix, and a shell may have exported them."""
    for variable in OTHER_VARIABLES:
        monkeypatch.setenv(variable, "1")
    monkeypatch.delenv("SCHOLARS_LIMIT_TABLES", raising=False)
    assert decided(OPTIONS, {}, None)["limit_tables"] == Limits().tables


def test_every_variable_that_the_source_names_is_known() -> None:
    """Whoever adds one to a build or a test adds it to the list too, or servers refuse it."""
    known = OTHER_VARIABLES | {option.variable for option in OPTIONS}
    known |= {f"SCHOLARS_{name}" for name in ("HOST", "PORT", "DATA", "DATABASE", "WORKERS", "BASE_URL", "PROXIES")}
    files = ["Makefile", "hatch_build.py", "app/hatch_build.py", "pyproject.toml", ".ci/run", "web/vite.config.ts"]
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in files]
    texts += [path.read_text(encoding="utf-8") for path in (ROOT / "deploy").iterdir()]
    read = re.compile(r"environ(?:\.get\(|\[)\"(SCHOLARS_[A-Z_]+)\"")
    tests = [name for path in TESTS.rglob("*.py") for name in read.findall(path.read_text(encoding="utf-8"))]
    mentioned = {name for text in texts for name in re.findall(r"\bSCHOLARS_[A-Z_]*[A-Z]", text)} | set(tests)
    assert mentioned - known == set()
    assert mentioned >= OTHER_VARIABLES
