"""`scholars arena`: bots meet, and how they fared is told."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from kit.command import Scholars
from kit.weights_files import contrary_weights, shipped_weights
from scholars.arena import Results
from scholars.engine import build
from scholars.locales import message, say


def test_bots_meet_and_all_is_told(scholars: Scholars, tmp_path: Path) -> None:
    """As tables for people and for documents, and as JSON values; the games are played once."""
    path = str(tmp_path / "arena.sqlite")
    words = ("arena", "random", "kit.bad_bots:First", "kit.bad_bots:Crashing", "--games", "2", "--results", path)
    people = scholars(*words, "--workers", "2")
    assert (people.code, people.err) == (0, "")
    assert "Who met whom: 2 players, casual, base game" in people.out
    assert "crashed: ZeroDivisionError: I cannot count" in people.out
    document = scholars(*words, "--markdown")
    assert "| bot | against | games | won | points | best of theirs |" in document.out
    assert "| kit.bad_bots:First | kit.bad_bots:Crashing | 2 | 100.0% (34% to 100%) |  |  |" in document.out
    values = json.loads(scholars(*words, "--json").out)
    assert (values["games"], values["engine"]) == (6, build())
    assert people.out.endswith(say(message("arena-engine", engine=build())) + "\n")
    assert {one["bot"]["label"] for one in values["ratings"]} == {"random", words[2], words[3]}


def test_bots_meet_the_solo_opponent(scholars: Scholars, tmp_path: Path) -> None:
    """Each alone, for every difficulty that is asked for."""
    words = ("arena", "random", "--solo", "student,scholar", "--games", "1", "--mode", "epic", "--workers", "1")
    answer = scholars(*words, "--results", str(tmp_path / "arena.sqlite"), "--markdown", "--lang", "fr")
    assert answer.code == 0
    assert "| random | adversaire du Mode Solo, Érudit | 1 | 0.0% (0% to 79%)" in answer.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("reader", "sgae"), 'There is no bot "sgae"; did you mean "sage"?'),
        (("reader", "greedy@2"), '"greedy" does not search, so it takes neither seconds nor tries; astronomer, viz'),
        (("reader", "sage@soon"), '"sage@soon": after @ come seconds or tries for a decision, as in sage@2'),
        (("reader", "missing.weights"), "missing.weights: No such file or directory."),
        (("reader", "mine=missing.weights@many"), '"missing.weights@many": after @ come seconds or tries'),
        (("reader", "nowhere:Bot"), '"nowhere:Bot" cannot be imported: ModuleNotFoundError: No module named'),
        (("reader", "kit.bad_bots:Game"), '"kit.bad_bots:Game" is no bot: it has no method "choose".'),
        (("reader",), "2 players need 2 bots; name one more often"),
        (("reader", "--ladder"), "A ladder has two bots at least."),
        (("reader", "sage", "--players", "5"), "2, 3 or 4 play, or as in 2-4, not 5"),
        (("reader", "sage", "--games", "0"), "a number from 1 on, not 0"),
        (("reader", "--solo", "student", "--against", "sage"), "bots meet nobody else"),
        (("reader", "sage", "--limit", "0"), "A decision may take some seconds"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    scholars: Scholars, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    """And nothing is played or written."""
    path = tmp_path / "arena.sqlite"
    answer = scholars("arena", *words, "--results", str(path))
    assert answer.code != 0
    assert sentence in answer.err
    assert not path.exists()


def test_weights_meet_a_level(scholars: Scholars, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By their path, alone or with a budget; another file of the same name plays games of its own."""
    monkeypatch.chdir(tmp_path)
    file, kept = shipped_weights(tmp_path / "my.weights"), tmp_path / "arena.sqlite"
    words = ("arena", "mine=my.weights", "my.weights@1tries", "random", "--games", "2", "--workers", "1", "--json")
    answer = scholars(*words, "--results", str(kept))
    assert (answer.code, answer.err) == (0, "")
    bots = {one["bot"]["label"]: one["bot"] for one in json.loads(answer.out)["ratings"]}
    assert {bot["spec"] for bot in bots.values()} == {"my.weights", "my.weights@1tries", "random"}
    digest = sha256(file.read_bytes()).hexdigest()[:16]
    assert bots["mine"]["version"].endswith(f"-{digest}")
    assert bots["my.weights@1tries"]["version"] == bots["mine"]["version"]
    contrary_weights(file)
    other = json.loads(scholars("arena", "my.weights", "random", *words[4:], "--results", str(kept)).out)
    [changed] = [one["bot"] for one in other["ratings"] if one["bot"]["spec"] == "my.weights"]
    assert changed["version"] != bots["mine"]["version"]
    assert other["games"] == 2
    with Results(kept) as results:
        assert len(results) == 8
        versions = {seat.entrant.version for game in results for seat in game.seats if seat.entrant}
    assert {changed["version"], bots["mine"]["version"]} < versions
