"""No name that was ever written into a file, a database or a URL changes by a rename in the source."""

from pathlib import Path

import pytest

from kit.saved_names import LISTS

NAMES = Path(__file__).parent / "names"


@pytest.mark.parametrize("name", sorted(LISTS))
def test_a_saved_name_is_still_derived(name: str) -> None:
    """Names may be added; one that is missing was renamed or removed, and what holds it could not be read."""
    recorded = (NAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert recorded, "an empty list holds nothing in place"
    assert set(recorded) - set(LISTS[name]()) == set()


def test_every_recorded_list_is_compared() -> None:
    """A list without a derivation would be a file that no test reads."""
    assert {path.stem for path in NAMES.glob("*.txt")} == set(LISTS)
