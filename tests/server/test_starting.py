"""Starting a server: what it cannot start from is refused in one sentence, and its secret is whole or not there."""

import sqlite3
import threading
from pathlib import Path

import pytest

from kit.command import code_of
from scholars.server.settings import signing_secret
from scholars.server.storage import migrating


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The sentence with which a command is refused, before it says anything else."""
    assert code_of(*arguments) in (1, 2)
    told = capsys.readouterr()
    assert told.out == ""
    assert "Traceback" not in told.err
    return told.err.strip().splitlines()[-1]


class TestWhatAServerCannotStartFrom:
    """One sentence, and nothing is changed."""

    def test_something_that_is_no_database(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """It is left as it is."""
        path = tmp_path / "scholars.sqlite"
        path.write_text("a letter to my aunt, and no database at all\n" * 40, encoding="utf-8")
        before = path.read_bytes()
        assert "file is not a database" in refusal(capsys, "serve", "--port", "0", "--data", str(tmp_path))
        assert path.read_bytes() == before

    def test_a_database_of_a_newer_version(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Which knows more than this program does."""
        migrating.prepare(tmp_path / "scholars.sqlite")
        with sqlite3.connect(tmp_path / "scholars.sqlite") as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.close()
        assert "newer version" in refusal(capsys, "serve", "--port", "0", "--data", str(tmp_path))

    def test_a_folder_that_cannot_be_used(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """There is a file in its place, or a folder where the secret should be."""
        (tmp_path / "file").write_text("", encoding="ascii")
        assert "file" in refusal(capsys, "serve", "--port", "0", "--data", str(tmp_path / "file"))
        (tmp_path / "data" / "secret").mkdir(parents=True)
        assert "directory" in refusal(capsys, "serve", "--port", "0", "--data", str(tmp_path / "data"))

    def test_the_app_of_this_machine(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """`scholars` alone says the same."""
        monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
        monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
        (tmp_path / "scholars" / "tables" / "scholars.sqlite").mkdir(parents=True)
        assert "unable to open" in refusal(capsys, "--no-browser", "--port", "0")

    @pytest.mark.parametrize(
        "option",
        [
            ("--bot-seconds", "nan"),
            ("--bot-seconds", "-1"),
            ("--bot-seconds", "soon"),
            ("--search-seconds", "0"),
            ("--search-seconds", "5"),
            ("--base-url", "https://scholars.example/#here"),
            ("--base-url", "https://scholars.example:door"),
            ("--base-url", "https://me@scholars.example"),
            ("--base-url", "scholars.example"),
        ],
    )
    def test_options_that_mean_nothing(
        self, option: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """They are named."""
        assert option[0] in refusal(capsys, "serve", "--port", "0", "--data", str(tmp_path), *option)


class TestTheSecret:
    """Whoever knows it can be anybody."""

    def test_it_is_made_once_and_for_nobody_else(self, tmp_path: Path) -> None:
        """The same for every start; nobody else can read it."""
        secret = signing_secret(tmp_path)
        assert len(secret) > 60
        assert signing_secret(tmp_path) == secret
        assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
        assert [path.name for path in tmp_path.iterdir()] == ["secret"]

    def test_two_who_start_at_once_have_the_same(self, tmp_path: Path) -> None:
        """None of them sees half of it."""
        found: list[str] = []
        threads = [threading.Thread(target=lambda: found.append(signing_secret(tmp_path))) for _ in range(16)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(set(found)) == 1
        assert len(found[0]) > 60

    def test_a_disk_without_links_will_do(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Such as a stick."""

        def link(*_: object) -> None:
            raise PermissionError

        monkeypatch.setattr("os.link", link)
        assert signing_secret(tmp_path) == signing_secret(tmp_path) == (tmp_path / "secret").read_text()
        assert (tmp_path / "secret").stat().st_mode & 0o077 == 0

    def test_an_empty_one_is_none(self, tmp_path: Path) -> None:
        """With nothing to sign with, anybody could sign."""
        (tmp_path / "secret").write_text("", encoding="ascii")
        assert len(signing_secret(tmp_path)) > 60
