"""What can be typed while a decision waits in `scholars play`."""

import re
from pathlib import Path

import pytest

from kit.command import Scholars
from kit.typist import Typist, answers, saved

GAME = ("play", "--seed", "5", "--bots", "random")


def to_the_first_turn(scholars: Scholars, typist: Typist, file: Path) -> None:
    """Play by the first options up to the first turn of the person."""
    taken: list[str] = []
    while True:
        file.unlink(missing_ok=True)
        typist.types(*taken)
        scholars(*GAME, "--save", str(file))
        asked = saved(file).decision
        assert asked is not None
        if asked.kind == "choose_turn":
            return
        taken.append("1")


def test_help_tells_everything_that_can_be_typed(scholars: Scholars, typist: Typist) -> None:
    """One line for each."""
    typist.types("?")
    said, _ = answers(scholars(*GAME).out)
    assert [line.split()[0] for line in said.splitlines()] == [
        "1",
        "pick",
        "?1",
        "?",
        "t,",
        "c",
        "h",
        "u",
        "r",
        "s",
        "q",
    ]


def test_a_hint_suggests_options_and_says_why(scholars: Scholars, typist: Typist) -> None:
    """Not where several people play."""
    typist.types("h", "pick room-3")
    said, _, *_ = answers(scholars(*GAME).out)
    assert re.match(r"1\. Starting Translator of Room \d+ \(\+\d\.\d VP\)\n +pick room-\d+\n", said)
    assert said.count("% to win") == 3
    typist.types("hint")
    assert answers(scholars("play", "--names", "Ada", "Ben").out)[0].startswith("In a game among people")


def test_an_option_is_taken_by_its_number_or_its_notation(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """Capitals and spaces do not matter."""
    files = [tmp_path / f"{number}.json" for number in range(3)]
    for file, line in zip(files, ("1", "pick room-3", "  PICK   Room-3 "), strict=True):
        typist.types(line)
        assert scholars(*GAME, "--save", str(file)).code == 0
    first, second, third = map(saved, files)
    assert str(first.history[0]) == "pick room-3"
    assert first == second == third


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "The options have the numbers 1 to 4."),
        ("0", "The options have the numbers 1 to 4."),
        ("9" * 5000, "The options have the numbers 1 to 4."),
        ("٣", "“٣” is no option"),
        ("hello", "“hello” is no option: type a number from 1 to 4, or “?” for help."),
        ("pick rom-3", "“pick rom-3” is not known here; did you mean “pick room-3”?"),
        ("rest", "This is not what is being asked now."),
        ("?rest", "This is not what is being asked now."),
        ("? nonsense", "“nonsense” is no option"),
        ("?77", "The options have the numbers 1 to 4."),
        ("\x1b[31mred\x00", "“?[31mred?” is no option"),
        ("{ $typed }", "“{ $typed }” is no option"),
        ("", "Type the number of an option, or “?” to see"),
        ("u", "Nothing has been chosen yet."),
        ("R", "Nothing has been chosen yet."),
        ("t 99", "The table has the parts 1 to 9."),
        ("t map", "The table has the parts 1 to 9."),
        ("c qqqq", "Nothing has that name."),
        ("c grek-b", "“grek-b” is not known here; did you mean “greek-b”?"),
        ("s", "After every choice the game is saved in "),
        ("s bad\x00name", " cannot be written: "),
        ("s ~nobody-here/x", " cannot be written: "),
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_wrong_input_gets_a_sentence_and_changes_nothing(
    scholars: Scholars, typist: Typist, tmp_path: Path, line: str, said: str
) -> None:
    """The question still waits."""
    typist.types(line)
    answer = scholars(*GAME, "--save", str(tmp_path / "game.json"))
    after, _ = answers(answer.out)
    assert said in after
    assert (answer.code, answer.err) == (0, "")
    assert saved(tmp_path / "game.json").history == ()


def test_the_table_is_drawn_whole_and_in_parts(scholars: Scholars, typist: Typist) -> None:
    """`t`, and `t 5` for the Map."""
    typist.types("t", "t 5")
    whole, part, _ = answers(scholars(*GAME).out)
    assert "── 1 Round 1 " in whole
    assert "── 9 Bruno " in whole
    assert part.startswith("── 5 Map, clockwise ")
    assert "House of Wisdom" not in part


def test_a_card_is_looked_up(scholars: Scholars, typist: Typist) -> None:
    """With spaces or hyphens, in the language of the game."""
    typist.types("c scroll-greek-b", "c Room 4")
    scroll, room, _ = answers(scholars(*GAME, "--lang", "fr").out)
    assert scroll.startswith("Parchemin Grec B  (scroll-greek-b)\n")
    assert "Placez 1 Influence dans la Guilde orange." in scroll
    assert room.startswith("Salle 4  (room-4)\n")


def test_what_a_pair_holds_is_told(scholars: Scholars, typist: Typist) -> None:
    """The languages of the Translator and everything of the Resource Card."""
    typist.types()
    said = " ".join(scholars(*GAME).out.split())
    assert (
        "Greek and Persian · Resource Card 1; gain 6 White Dice, 1 Red Die, 2 Gold, 3 Silver, 1 Yellow Worker" in said
    )


def test_what_certainly_follows_is_told(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """In each option, and in sentences on request."""
    file = tmp_path / "game.json"
    to_the_first_turn(scholars, typist, file)
    typist.types("work patron slot-1", "1", "?small action-1")
    said = answers(scholars("play", "--resume", str(file)).out)
    assert re.search(r"Gain 2 Silver: Silver \d+ → \d+; small action of Patron", said[1])
    assert re.search(r"White \d: action: White \d+", said[0])
    assert re.match(r"Gain 2 Silver: .*  \(small action-1\)\nWhat certainly follows:\n", said[2])
    assert "Ada gains 2 Silver." in said[2]


def test_what_chance_decides_is_not_told(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """Of a draw only that it comes."""
    file = tmp_path / "game.json"
    to_the_first_turn(scholars, typist, file)
    typist.types("work apprentice slot-1", "1", "?small action-1")
    *_, said, _ = answers(scholars("play", "--resume", str(file)).out)
    assert "draws" not in said
    assert "certain" in said


def test_choices_are_taken_back(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """One with `u`, the whole turn with `r`; the file follows."""
    file = tmp_path / "game.json"
    to_the_first_turn(scholars, typist, file)
    start = saved(file)
    typist.types("1", "1", "u", "1", "r", "u")
    said = answers(scholars("play", "--resume", str(file)).out)
    assert said[2].startswith("Taken back: ")
    assert said[4].startswith("Your turn begins again.")
    assert said[5].startswith("There is no choice of yours in this turn to take back.")
    assert saved(file) == start


def test_what_was_rolled_stands(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """After a small action that draws a Die it cannot be taken back, nor the turn."""
    file = tmp_path / "game.json"
    to_the_first_turn(scholars, typist, file)
    typist.types("work apprentice slot-1", "1", "small action-1", "u", "r")
    said = answers(scholars("play", "--resume", str(file)).out)
    for answer in said[3:5]:
        assert answer.startswith("Dice were rolled or a card was turned since your last choice, so it stands.")
    assert str(saved(file).history[-1]) == "small action-1"


def test_the_turn_begins_again_as_far_as_it_may(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """Back to what was rolled."""
    file = tmp_path / "game.json"
    to_the_first_turn(scholars, typist, file)
    typist.types("work apprentice slot-1", "1", "small action-1", "main recruit", "r")
    said = answers(scholars("play", "--resume", str(file)).out)
    assert said[4].startswith("Taken back as far as possible")
    assert str(saved(file).history[-1]) == "small action-1"


def test_options_of_a_turn_stand_in_a_grid(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """Cards down, slots across; every number once."""
    file = tmp_path / "game.json"
    to_the_first_turn(scholars, typist, file)
    typist.types()
    said = scholars("play", "--resume", str(file)).out
    grid = said[said.rindex("Do you Work or Rest?") :].partition("Ada [")[0]
    numbers = [int(number) for line in grid.splitlines()[2:] for number in re.findall(r"\b\d+\b", line[:58])]
    assert sorted(numbers) == list(range(1, 36))
    assert re.search(r"Patron +31 +32 +33 +34 +35 +Gain 2 Silver", grid)


def test_long_lists_have_pages(
    scholars: Scholars, typist: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter turns them; a number of a later page can be typed at once."""
    monkeypatch.setenv("LINES", "10")
    file = tmp_path / "game.json"
    to_the_first_turn(scholars, typist, file)
    typist.types("", "33")
    answer = scholars("play", "--resume", str(file))
    first, second = answers(answer.out)[:2]
    assert "Enter shows more options." in answer.out
    assert first.strip().endswith("Gold.")
    assert "Which Dice do you place on the card?" in second
    assert str(saved(file).history[-1]).startswith("work patron")


def test_only_what_has_changed_is_drawn_again(scholars: Scholars, typist: Typist, tmp_path: Path) -> None:
    """At the next turn: the player's own part whole, of others what is different."""
    file = tmp_path / "game.json"
    to_the_first_turn(scholars, typist, file)
    typist.types("work patron slot-1", "1", "small action-1", "end-turn")
    said = answers(scholars("play", "--resume", str(file)).out)[3]
    assert "── 1 Round 2 " in said
    assert said.count("Goal Card: ") == 1
    assert "── 7 Ada (you) ──" in said
    assert "── 8 Bruno ──" in said
    assert "  Value  Translator" not in said or said.count("+     ") < 8
