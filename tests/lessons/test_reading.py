"""Lessons are files anybody can write; what is wrong with one is said in a sentence that names it."""

from pathlib import Path

import pytest

from scholars.lessons import UnplayableLesson, UnreadableLesson, read_lesson, walk

POSITION = """
others = ["Inès"]
[position]
seed = 1
turn = 0
first_player = 0
resources = []
agenda = [{ step = "turn", seat = 0 }]
players = [{ hand = { white-3 = 1, red-4 = 1 } }, {}]
"""
BOTH = '[[step]]\nname = "a"\ntouch = ["slot-1"]\ntake = ["rest"]\n'
WORKS = '[[step]]\nname = "works"\ntake = ["work physics slot-1", "dice white-3"]\n'
END = '[[step]]\nname = "done"\n'


def written(folder: Path, text: str, name: str = "1-mine.toml") -> Path:
    """A lesson in a file."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_lesson_is_read_with_its_steps(tmp_path: Path) -> None:
    """Its name is that of the file; places of the position stand by name."""
    text = POSITION.replace("resources", 'rooms = { room-2 = "starting-2" }\nresources') + (
        '[[step]]\nname = "slot"\ntouch = ["slot-1"]\n'
        '[[step]]\nname = "use"\ntake = ["work physics slot-1", "dice white-3", "main recruit"]\n'
    )
    lesson = read_lesson(written(tmp_path, text + END))
    assert lesson.id == "mine"
    assert [step.asks for step in lesson.steps] == [True, True, False]
    assert lesson.position["rooms"][1] == {"translator": "starting-2", "owner": -1, "gold": 0}
    assert [lesson.begins(number) for number in range(3)] == [0, 0, 3]
    assert str(walk(lesson).history[-1]) == "main recruit"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("steps = ", "1-mine.toml: ", id="no TOML"),
        pytest.param(END, "has a [position].", id="no position"),
        pytest.param(POSITION, "has steps", id="no steps"),
        pytest.param(POSITION + "[[step]]\n" + END, "step 1 has a name", id="a step without a name"),
        pytest.param(POSITION + END + END, 'two steps are called "done".', id="a name twice"),
        pytest.param(POSITION + END + 'pont = ["bar"]\n', 'has no "pont".', id="a mistyped word"),
        pytest.param(POSITION + END + 'point = ["slot-9"]\n', '"slot-9", which is neither', id="no such place"),
        pytest.param(POSITION + END + 'take = "rest"\n', '"take" of step "done" is a list', id="no list"),
        pytest.param(POSITION + END + 'take = ["rest"]\n', "the last step asks for nothing", id="no end"),
        pytest.param(POSITION + END + 'wrong = { slot-1 = "NO" }\n', '"wrong" of step "done"', id="no answer"),
        pytest.param(POSITION + BOTH + END, "either something to touch or", id="both"),
        pytest.param(
            POSITION.replace("resources = []", "rooms = { room-12 = {} }") + END, 'has no "room-12".', id="no such Room"
        ),
    ],
)
def test_what_is_no_lesson_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    """With the file, the step and the fault."""
    with pytest.raises(UnreadableLesson) as refused:
        read_lesson(written(tmp_path, text))
    assert str(refused.value).startswith("1-mine.toml: ")
    assert sentence in str(refused.value)


def test_a_file_is_called_by_number_and_name(tmp_path: Path) -> None:
    """The number is its place among the lessons."""
    with pytest.raises(UnreadableLesson, match="its number and its name"):
        read_lesson(written(tmp_path, POSITION + END, "mine.toml"))


def step(*lines: str) -> str:
    """A step before the last."""
    return "\n".join(["[[step]]", 'name = "do"', *lines, END])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param(step('take = ["rest"]'), '"rest": ', id="not possible"),
        pytest.param(step('others = ["rest"]'), "is not for another to choose.", id="nobody else's turn"),
        pytest.param(
            step('take = ["work physics slot-1", "dice white-3", "end-turn"]'), "who has no answer.", id="no answer"
        ),
        pytest.param(
            step('touch = ["die-red-4"]') + WORKS + END,
            "none of the next choices needs it.",
            id="touched in vain",
        ),
        pytest.param(
            step('take = ["work physics slot-1"]', 'wrong = { "move 2" = "far" }'), "cannot be tried.", id="never wrong"
        ),
    ],
)
def test_a_lesson_that_does_not_go_as_it_is_written_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    """With the step at which it fails."""
    lesson = read_lesson(written(tmp_path, POSITION + text.replace(END, "", text.count(END) - 1)))
    with pytest.raises(UnplayableLesson) as refused:
        walk(lesson)
    assert str(refused.value).startswith('mine, step "do": ')
    assert sentence in str(refused.value)


def test_a_position_that_is_none_is_refused(tmp_path: Path) -> None:
    """As the position's own reader says it."""
    lesson = read_lesson(written(tmp_path, POSITION.replace("white-3", "pink-3") + END))
    with pytest.raises(UnplayableLesson, match="pink-3"):
        walk(lesson)
