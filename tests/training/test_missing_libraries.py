"""What happens where a library is missing: everything else works, and one sentence says what to install."""

import subprocess
import sys

import pytest

import scholars.training


def without(library: str, program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python that cannot import a library."""
    hidden = f"import sys; sys.modules['{library}'] = None; {program}"
    return subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("name", "library"), [("aec_env", "pettingzoo"), ("Duel", "gymnasium"), ("openspiel_game", "pyspiel")]
)
def test_a_missing_library_is_named_in_a_sentence(name: str, library: str) -> None:
    """With what brings it."""
    done = without(library, f"import scholars.training; scholars.training.{name}")
    assert done.stderr.splitlines()[-1] == (
        f"ModuleNotFoundError: scholars.training.{name} needs {library}, which is not installed; "
        '`pip install ".[training]"` in the checkout adds it.'
    )


def test_nothing_else_needs_them() -> None:
    """A game is played without any of them."""
    done = without("numpy", "import scholars; print(scholars.Game.new(2, seed=1).decision.seat)")
    assert (done.returncode, done.stderr) == (0, "")


def test_what_is_offered_is_there_and_nothing_else() -> None:
    """By name."""
    assert all(hasattr(scholars.training, name) for name in scholars.training.__all__)
    with pytest.raises(AttributeError, match=r'^scholars\.training has no "env"\.$'):
        scholars.training.env  # noqa: B018 - it is asked for
