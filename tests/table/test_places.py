"""One vocabulary of places, used by everything that points at one."""

import pickle
import re

import pytest

from scholars import Place, ScholarsError, UnknownPlace
from scholars.catalogue import load
from scholars.components.places import KINDS, every_place
from scholars.engine import choices

PLACES = every_place()


def test_a_place_is_its_name() -> None:
    """And there is one object for each."""
    place = Place("room-4")
    assert place == "room-4"
    assert place is Place("room-4")
    assert pickle.loads(pickle.dumps(place)) is place  # noqa: S301 - our own
    assert (place.kind.name, place.number, place.area, place.personal) == ("room", 3, "rooms", False)


def test_what_is_no_place_is_refused_with_the_nearest() -> None:
    """In a sentence, as an error of the library's and as Python's own."""
    with pytest.raises(UnknownPlace, match=r'^unknown place "rom-4"; did you mean "room-4", ') as refused:
        Place("rom-4")
    assert isinstance(refused.value, ScholarsError)
    assert isinstance(refused.value, LookupError)
    with pytest.raises(UnknownPlace, match=r"^unknown place .*; there are 988, such as deck-chinese, "):
        Place("x" * 10_000)


def test_no_place_has_the_name_of_a_card() -> None:
    """A name says one thing; the boards' own things are the places they are printed on."""
    printed = {entry.thing.id: entry.table.kind_id for entry in load().entries()}
    shared = {printed[place] for place in PLACES if place in printed}
    assert shared <= {"room", "spot", "guild", "track", "path", "slot", "caliph-space", "focus", "row-bonus-tile"}


def test_every_place_is_of_a_kind_and_numbered() -> None:
    """From 0, without a gap."""
    assert len(set(PLACES)) == len(PLACES)
    for kind in KINDS.values():
        assert [place.number for place in PLACES if place.kind is kind] == list(
            range(sum(place.kind is kind for place in PLACES))
        )


@pytest.mark.parametrize(
    ("notation", "places"),
    [
        ("work physics slot-3", ("card-physics", "slot-3")),
        ("gain-worker white yellow", ("worker-white", "worker-yellow")),
        ("dice white-2 red-1", ("die-white-2", "die-red-1")),
        ("dice none", ()),
        ("line room-1 room-4", ("room-1", "room-4")),
        ("employ greek", ("deck-greek",)),
        ("from guild-purple", ("guild-purple",)),
        ("mark map-top-left", ("map-top-left",)),
        ("put-back red-1", ("die-red-1",)),
        ("upgrade space-2", ("upgrade-2",)),
        ("rest", ()),
    ],
)
def test_the_places_of_a_choice(notation: str, places: tuple[str, ...]) -> None:
    """As far as its notation tells them."""
    assert choices.places_of(choices.read(notation)) == places


def test_every_place_a_choice_names_is_one() -> None:
    """Whatever is named like a place in notation is one."""
    named = {word for text in choices.verbs_and_places() for word in text.split()[1:]}
    likely = {word for word in named if re.match(r"(room|slot|map|wisdom|guild|book)-", word)}
    assert likely <= set(PLACES)
