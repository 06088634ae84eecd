"""`scholars solo --table` runs the solo opponent for a real table, answer by answer."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from kit.catalogue_folder import CatalogueFolder
from kit.command import Scholars
from kit.typist import Typist
from scholars.catalogue import SHIPPED, load
from scholars.companion import Companion, Record
from scholars.locales import LANGUAGES

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "solo-companion.md"

Table = Callable[..., str]


@pytest.fixture
def table(scholars: Scholars, typist: Typist, tmp_path: Path) -> Table:
    """The command: lines that are typed, and options; what it showed, and if it was refused, why."""

    def run(*lines: str, options: tuple[str, ...] = (), language: str = "en", refused: bool = False) -> str:
        typist.types(*lines)
        answer = scholars("solo", "--table", "--file", str(tmp_path / "table.json"), "--lang", language, *options)
        assert answer.code == int(refused)
        return answer.err if refused else answer.out

    return run


def kept(folder: Path) -> list[str]:
    """The answers in the file."""
    answers: list[str] = json.loads((folder / "table.json").read_text(encoding="utf-8"))["answers"]
    return answers


def whole_game(seed: int) -> tuple[str, ...]:
    """Answers for a game to its score: Silver is paid in every round, a Caliph Card comes in every second one."""
    companion = Companion(Record(seed, answers=("teacher",)), load())
    while (question := companion.question) is not None:
        key, number = question.asked.key, len(companion.record.answers)
        words = [answer.word for answer in question.answers]
        if key == "companion-ask-turn":
            said = [told.full.key for told in companion.told]
            due = companion.table.round // 2 > companion.table.caliphs and "caliph" in words
            word = "caliph" if due else "turn" if "companion-marker-moves" in said else "paid"
        elif key == "companion-ask-over":
            word = "score"
        else:
            word = str(question.least + 1) if question.most is not None else words[number % len(words)]
        companion = companion.after(word)
    return tuple(answer.rpartition("=")[2] for answer in companion.record.answers)


def told_of_boards(folder: Path) -> list[str]:
    """What is in the file of the boards, as it was told at this table."""
    return [answer for answer in kept(folder) if "=" in answer]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("manner", ["full", "short"])
def test_a_whole_game_is_run_to_its_score(table: Table, language: str, manner: str, tmp_path: Path) -> None:
    """From the setup to who has won, in every language and manner, without a text that is missing or half said."""
    answers = whole_game(seed=4)
    options = ("--seed", "4", *(["--short"] if manner == "short" else []))
    shown = table(*answers, "board", "help", "?", "quit", options=options, language=language)
    verdicts = {
        "full": {"en": "You lose: ", "fr": "Vous perdez", "pl": "Przegrywasz: "},
        "short": {"en": "You lose, ", "fr": "Partie perdue, ", "pl": "Przegrana, "},
    }
    assert verdicts[manner][language] in shown
    assert not any(mark in shown for mark in ("{", "}", "$", "None", "???"))
    assert [answer.rpartition("=")[2] for answer in kept(tmp_path)] == list(answers)


@pytest.mark.parametrize(("example", "options"), [(0, ()), (1, ("--short",))], ids=["full", "short"])
def test_the_examples_of_the_guide_are_what_is_shown(table: Table, example: int, options: tuple[str, ...]) -> None:
    """Line by line, but for the name of the file."""
    found = re.findall(r"^```text\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    typed = re.findall(r"^\[.*?\] > (.*)$", found[example], re.MULTILINE)
    shown = table(*typed, options=("--difficulty", "scribe", "--seed", "1", *options))
    lines = [line.rstrip() for line in found[example].strip().splitlines()]
    begins = [line.rstrip() for line in shown.splitlines()].index(lines[0])
    assert [line.rstrip() for line in shown.splitlines()][begins : begins + len(lines) - 1] == lines[:-1]


def test_answers_are_typed_as_numbers_words_or_as_they_are_shown(table: Table, tmp_path: Path) -> None:
    """In the language that is spoken."""
    table("2", "paid", "3", "Mon tour est fini, c’est à mon adversaire", "oui", language="fr")  # noqa: RUF001
    assert kept(tmp_path) == ["scribe", "paid", "3", "turn", "yes"]


def test_a_difficulty_that_is_given_is_not_asked(table: Table, tmp_path: Path) -> None:
    """The whole setup is told all the same."""
    shown = table(options=("--difficulty", "scholar", "--seed", "1"))
    assert "Set up as for 2 players." in shown
    assert "1 Influence on the Scroll beside the Neutral Marker." in shown
    assert "How difficult" not in shown
    assert kept(tmp_path) == ["scholar"]


def test_the_table_goes_on_where_it_was_left(table: Table, tmp_path: Path) -> None:
    """Also when the input ends without a word; --new begins again."""
    table("student", "paid", "8", "turn", options=("--seed", "3"))
    shown = table("quit")
    assert "This goes on with the table in" in shown
    assert "Research Markers placed: 1 of 6" in shown
    assert "It reveals a Scheme Card" in shown  # what was told last is told again
    assert kept(tmp_path) == ["student", "paid", "8", "turn"]
    table("quit", options=("--new",))
    assert kept(tmp_path) == []


def test_back_takes_steps_back_and_they_stay_back(table: Table, tmp_path: Path) -> None:
    """As many as there are; the same cards come again."""
    first = table("student", "turn", options=("--seed", "3"))
    shown = table("back", "turn", "back", "back", "back", "student")
    (card,) = {line for line in first.splitlines() if line.startswith("It reveals")}
    assert shown.count(card) == 2  # when it goes on, and after the first step back
    assert "There is nothing to take back." in shown
    assert kept(tmp_path) == ["student"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("7", "“7” is no answer here: type a number from 1 to 6."),
        ("paid 3", "“paid 3” is no answer here"),
        ("x" * 90, f"“{'x' * 40}” is no answer here"),
        ("", "Type the number of an answer"),
    ],
)
def test_what_is_no_answer_gets_one_sentence_and_changes_nothing(
    table: Table, tmp_path: Path, typed: str, said: str
) -> None:
    """The same question still waits."""
    shown = table("student", typed, "paid", "2")
    assert said in shown
    assert kept(tmp_path) == ["student", "paid", "2"]


def test_a_number_that_is_none_is_told_its_limits(table: Table, tmp_path: Path) -> None:
    """Where there may be no such card, that is an answer too."""
    shown = table("student", "paid", "13", "none", "2")
    assert "A number from 1 to 12 is asked for here, not “13”." in shown
    assert "A number from 1 to 12 is asked for here, not “none”." in shown
    shown = table("caliph", "its", "its", "its", "many", "none")
    assert "A number from 0 to 20 or “none” is asked for here, not “many”." in shown
    assert kept(tmp_path)[-1] == "none"


def test_after_the_score_only_a_step_back_is_left(table: Table, tmp_path: Path) -> None:
    """An answer is not asked for."""
    shown = table("student", "score", "no", "no", "no", "0", "9", "yes", "back")
    assert "You win: 9 VP against 0." in shown
    assert "Nothing more is asked" in shown
    assert kept(tmp_path)[-1] == "0"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"companion": 1}',
        '{"companion": 1, "seed": "1", "own_cards": false, "answers": ["scholar", "?"]}',
    ],
)
def test_a_damaged_file_is_refused_and_left_as_it_is(table: Table, tmp_path: Path, text: str) -> None:
    """In one sentence with its name."""
    path = tmp_path / "table.json"
    path.write_text(text, encoding="utf-8")
    refusal = table("quit", refused=True)
    assert refusal.startswith(f"scholars: {path}: ")
    assert len(refusal.splitlines()) == 1
    assert path.read_text(encoding="utf-8") == text


def test_a_folder_that_cannot_be_written_is_told_at_once(table: Table, tmp_path: Path) -> None:
    """Before anything is asked."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    refusal = table("quit", options=("--file", str(tmp_path / "file" / "table.json")), refused=True)
    assert "name another file with --file" in refusal


def test_an_answer_that_cannot_be_kept_is_not_taken(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was kept before stays whole, and no part of a file is left behind."""
    table("student")

    replace, times = Path.replace, iter(range(9))

    def refuse_the_second(path: Path, target: Path) -> Path:
        if next(times) == 1:
            raise OSError(28, "No space left on device")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", refuse_the_second)
    shown = table("turn")
    assert "table.json cannot be written: No space left on device" in shown
    assert "It reveals" not in shown
    assert kept(tmp_path) == ["student"]
    assert [path.name for path in tmp_path.glob("*.part")] == []


def test_without_a_file_it_is_kept_beside_the_games(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """Not among them, so that `scholars play --resume` does not take it for one."""
    typist.types("quit")
    assert scholars("solo", "--table", "--difficulty", "student").code == 0
    (found,) = (tmp_path / "state").rglob("*.json")
    assert found.name == "solo-table.json"
    assert found.parent.name == "scholars"


# In a few words


STRIP = "1. Scheme Card Red 0\nAt least 3 Scrolls in the House of Wisdom?  1 yes · 2 no\n"


def test_a_strip_has_a_few_words_for_each_step(table: Table) -> None:
    """Numbered through the turn; the question and its answers stand in one line."""
    shown = table("turn", "yes", "greek", "2", options=("--short", "--difficulty", "student", "--seed", "1"))
    assert STRIP in shown
    assert "\n2. Translate: Chinese, Sanskrit …, lowest row" in shown
    assert "\nGold under Greek?\n" in shown
    assert "\n5. Gold ×2 · 6. Enough Gold: Retire\nRound 2  1 its turn · 2 paid · " in shown  # noqa: RUF001 - times
    assert "It reveals a Scheme Card" not in shown


def test_details_of_a_step_are_told_on_demand(table: Table) -> None:
    """Of one by its number, or of all steps of the turn; nothing is answered by it."""
    table("turn", "yes", options=("--short", "--difficulty", "student", "--seed", "1"))
    shown = table("?1", "?", "? 3", "?9", options=("--short",))
    revealed = "1. It reveals a Scheme Card: Red, Silver value 0"
    assert shown.count(revealed) == 2
    assert shown.count("2. It Translates from the House of Wisdom.") == 1
    assert shown.count("3. If your Influence lies on that Scroll") == 2
    assert "There is no step “9”: type “?” and a number from 1 to 3." in shown


def test_before_anything_is_told_there_are_no_details(table: Table) -> None:
    """That is said too."""
    assert "There is no step to tell of." in table("paid", "?", options=("--difficulty", "student"))


def test_the_manner_is_changed_while_it_runs(table: Table, tmp_path: Path) -> None:
    """What was told last is told again so; it is no answer, and the file does not know of it."""
    shown = table("turn", "short", "full", options=("--difficulty", "student", "--seed", "1"))
    assert "From now on in a few words." in shown
    assert STRIP in shown
    assert shown.count("It reveals a Scheme Card: Red") == 2
    assert kept(tmp_path) == ["student", "turn"]


def test_lines_of_a_strip_end_between_its_steps(table: Table) -> None:
    """No number stands at the end of a line without its step."""
    shown = table("turn", "no", options=("--short", "--difficulty", "student", "--seed", "1"))
    assert max(map(len, shown.splitlines()[2:-1])) <= 100
    assert not re.search(r"· \d+$|·$", shown, re.MULTILINE)


def test_words_of_a_strip_are_answers_too(table: Table, tmp_path: Path) -> None:
    """In the language that is spoken."""
    table("payé", "3", "à lui", "oui", options=("--short", "--difficulty", "student"), language="fr")
    assert kept(tmp_path) == ["student", "paid", "3", "turn", "yes"]


# What is printed


TRANSLATES = ("turn", "yes", "greek")


def test_what_was_told_of_the_boards_is_known_at_the_next_table(table: Table, tmp_path: Path) -> None:
    """Beginning again does not change the box; a file that cannot be read does not keep anybody from it."""
    begins = ("--new", "--difficulty", "student", "--seed", "1")
    shown = table(*TRANSLATES, "4", options=begins)
    assert "How many Gold are shown under Greek on your Solo Board?" in shown
    assert told_of_boards(tmp_path) == ["focus-3.gold=4"]
    shown = table(*TRANSLATES, options=begins)
    assert "What you told me of your boards at the last table I still know." in shown
    assert "Place 4 Gold" in shown
    assert told_of_boards(tmp_path) == []
    (tmp_path / "table.json").write_text("{", encoding="utf-8")
    assert "How many Gold are shown under Greek" in table(*TRANSLATES, options=begins)


def test_a_catalogue_of_the_owner_answers_beforehand(table: Table, tmp_path: Path) -> None:
    """A folder in which the value stands, and is marked as known."""
    folder = CatalogueFolder(tmp_path / "box")
    folder.path.mkdir()
    shutil.copyfile(SHIPPED / "solo.toml", folder.path / "solo.toml")
    folder.set("solo.toml", "focus/3/gold", 5)
    folder.set("solo.toml", "fidelity/focus/gold", "known: the printed Solo Board")
    box = ("--catalogue", str(folder.path))
    shown = table(*TRANSLATES, options=("--difficulty", "student", "--seed", "1", *box))
    assert "How many Gold" not in shown
    assert "Place 5 Gold" in shown
    assert "Place 5 Gold" in table("quit")  # without the folder too: the table knows its box


def test_a_value_is_corrected_in_your_turn(table: Table, tmp_path: Path) -> None:
    """As it is listed or by its number."""
    shown = table(*TRANSLATES, "4", "printed", "3", "2", options=("--difficulty", "student", "--seed", "1"))
    assert "  3  Gold under Greek: 4\n" in shown
    assert "\nGold under Greek: 2\n" in shown
    assert told_of_boards(tmp_path) == ["focus-3.gold=4", "focus-3.gold=2"]
