"""A box is corrected field by field, and is sound at any moment."""

from typing import Any

import pytest

from scholars import Game
from scholars.catalogue import About, Catalogue, Status, load, writing
from scholars.packs import (
    Change,
    Pack,
    UnknownField,
    WrongEdit,
    begun,
    changing,
    confirmed,
    edited,
    find_piece,
    pieces,
    progress,
)


@pytest.fixture(scope="module")
def box() -> Pack:
    """A new box."""
    return begun(About("My box", "Ada", "second printing", "English"))


def test_every_printed_value_can_be_corrected_and_confirmed(box: Pack) -> None:
    """As many as the project counts; whoever confirms every piece has seen them all, and nothing else is printed."""
    counted = progress(box.catalogue)
    assert (counted.seen, counted.values) == (0, 1466)
    seen = box
    for piece in [piece for piece in pieces(box.catalogue) if piece.file.name == "main_board.toml"]:
        seen = confirmed(seen, piece.id)
    board = sum(len(piece.fields) for piece in pieces(box.catalogue) if piece.file.name == "main_board.toml")
    assert progress(seen.catalogue).seen == board
    assert seen.fingerprint == box.fingerprint


def test_what_was_seen_is_known_from_the_box(box: Pack) -> None:
    """The mark tells which edition somebody looked at; the neighbours keep theirs."""
    corrected = edited(box, [Change("chinese-a", "dispatch", "1 gold -> 3 silver")])
    card = corrected.catalogue.find("chinese-a")
    mark = corrected.catalogue.mark(card, "dispatch")
    assert str(card.thing.dispatch) == "1 gold -> 3 silver"
    assert (mark.status, mark.source) == (Status.KNOWN, "seen in the box, second printing, English")
    assert corrected.catalogue.mark(corrected.catalogue.find("chinese-b"), "dispatch").status is Status.RECONSTRUCTED
    assert corrected.fingerprint != box.fingerprint


def test_a_confirmed_field_says_so_and_no_more(box: Pack) -> None:
    """One field of a card, or all of it."""
    once = confirmed(box, "room-4", "gold")
    assert progress(once.catalogue).seen == 1
    assert progress(confirmed(once, "room-4").catalogue).seen == 3


def test_a_game_is_played_with_what_was_corrected(box: Pack) -> None:
    """The engine takes the pack as it takes a folder."""
    corrected = edited(box, [Change("room-1", "effect", "2 gold"), Change("room-1", "silver", 2)])
    assert corrected.catalogue.board.room[0].silver == 2
    assert Game.new(2, 5, catalogue=None).catalogue is load()


WRONG: list[tuple[str, str, Any, str, Any]] = [
    # what is changed, to what, how the sentence ends, and the first thing that would do
    ("chinese-a", "dispatch", "2 sliver", 'did you mean "silver"?', "2 silver"),
    ("chinese-a", "dispatch", "2 Silver  and 1 gold", 'did you mean "silver"?', "2 silver and 1 gold"),
    ("chinese-a", "dispatch", "", "the text ends too early.", None),
    ("chinese-a", "dispatch", "1 gold ->", "the text ends too early.", None),
    ("chinese-a", "dispatch", "draw 1 -> 1 gold", '"draw 1" cannot be a cost.', None),
    ("chinese-a", "dispatch", "boost 2", "so it can only be a Retiree.", None),
    ("chinese-a", "dispatch", "dispatch any", '"dispatch any" as a Dispatch could go on for ever.', None),
    ("chinese-a", "dispatch", "1 xp", '"1 xp" belongs to Body of Books.', None),
    ("chinese-a", "dispatch", 7, "this must be a text in quotes, not 7.", None),
    ("chinese-a", "vp", 12, "this must be 0 to 9, not 12.", 9),
    ("chinese-a", "vp", "3", 'this must be a whole number, not the text "3".', 3),
    ("chinese-a", "languages", ["chinese"], "there must be 2 to 3 here, not 1.", None),
    ("chinese-a", "languages", ["chinese", "greek", "chinese"], "each may be named only once.", ["chinese", "greek"]),
    ("chinese-a", "deck", "greeek", 'did you mean "greek"?', None),
    ("room-4", "effect", None, "this field is missing.", None),
    ("track-physics", "immediate", ["1 gold", "advance any", "draw 1", "draw 1"], "could go on for ever.", None),
    ("track-physics", "harvest", ["1 gold"] * 3, "there must be 4 here, not 3.", None),
    ("scroll-greek-b", "track", "medicine", "Medicine belongs to Body of Books.", None),
    ("page-recruit-1", "slot", None, "a red banner names its slot, a gold one none.", None),
    ("spot-3", "effect", None, "a White Spot (odd) has an effect and no Scroll.", None),
    ("supply", "secondary_dice", 1, "the Goal Cards alone need 2 of one colour.", None),
    ("draw-pile", "casual", [9, 9, 9, 9], "this needs 40 Scrolls, and 39 are left.", None),
    ("goal-chinese", "scroll", "starting-scroll-latin", 'there is no Starting Scroll "starting-scroll-latin".', None),
]


@pytest.mark.parametrize(("piece", "field", "value", "said", "instead"), WRONG, ids=lambda one: str(one)[:30])
def test_a_broken_edit_is_answered_at_its_field(
    box: Pack, piece: str, field: str, value: Any, said: str, instead: Any
) -> None:
    """What is wrong in one sentence, and what would do where that can be told; nothing has changed."""
    before = box.fingerprint
    with pytest.raises(WrongEdit) as wrong:
        edited(box, [Change(piece, field, value)])
    fault = wrong.value.faults[0]
    assert (fault.piece, fault.field) == (piece, field)
    assert fault.sentence.endswith(said)
    assert box.fingerprint == before
    if instead is not None:
        assert fault.mends[0] == (Change(piece, field, instead),)
    for mend in fault.mends:
        edited(box, mend)


def test_counts_are_kept_by_changing_two_cards(box: Pack) -> None:
    """A deck of nine and one of seven are refused; the change that swaps them is told, and can be made."""
    with pytest.raises(WrongEdit) as wrong:
        edited(box, [Change("scroll-greek-b", "language", "hebrew")])
    mend = wrong.value.faults[0].mends[0]
    assert mend == (Change("scroll-greek-b", "language", "hebrew"), Change("scroll-hebrew-a", "language", "greek"))
    swapped = edited(box, mend).catalogue
    assert str(swapped.find("scroll-hebrew-a").thing.language) == "greek"


def test_what_is_printed_alike_is_changed_everywhere(box: Pack) -> None:
    """The Dice on the Goal Cards are all alike, so the change that would do is one of them all."""
    with pytest.raises(WrongEdit) as wrong:
        edited(box, [Change("goal-chinese", "printed_die", "white 4")])
    (mend,) = wrong.value.faults[0].mends
    assert len(mend) == 6
    assert str(edited(box, mend).catalogue.goal_cards[5].printed_die) == "white 4"


@pytest.mark.parametrize(("piece", "field"), [("chinese-z", "vp"), ("chinese-a", "worth"), ("chinese-a", "id")])
def test_what_is_not_there_cannot_be_corrected(box: Pack, piece: str, field: str) -> None:
    """The nearest is named."""
    with pytest.raises(UnknownField, match="is not known here"):
        edited(box, [Change(piece, field, 1)])


def test_a_piece_tells_what_its_fields_may_be(box: Pack) -> None:
    """Numbers with their range, members, lists with their length, words."""
    room = find_piece(box.catalogue, "room-4")
    assert room.fields == ("silver", "gold", "effect")
    assert room.shape("silver").numbers is not None
    assert room.shape("effect").words is not None
    languages = find_piece(box.catalogue, "chinese-a").shape("languages")
    assert (languages.length.least, languages.length.most) == (2, 3)


def test_a_file_is_copied_once_however_many_of_its_values_change(box: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    """A merge changes hundreds together."""
    copied: list[str] = []

    def tables_of(catalogue: Catalogue, name: str) -> dict[str, Any]:
        copied.append(name)
        return writing.tables_of(catalogue, name)

    monkeypatch.setattr(changing, "tables_of", tables_of)
    rooms = [piece.id for piece in pieces(box.catalogue) if piece.id.startswith("room-")]
    after = edited(box, [Change(room, "effect", "2 gold") for room in rooms])
    assert len(rooms) > 5
    assert progress(after.catalogue).seen == len(rooms)
    assert sorted(copied) == sorted(set(copied))
