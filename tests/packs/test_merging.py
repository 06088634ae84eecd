"""Several people's packs are made one: who has looked counts, and disagreements are decided."""

import pytest

from scholars.catalogue import About, Status, load
from scholars.packs import Change, Undecided, begun, compared, confirmed, edited, merged

ADA, BOB, CYD = (begun(About(name, name, "2023", "English")) for name in ("Ada", "Bob", "Cyd"))


def test_three_packs_are_merged_and_two_disagreements_decided() -> None:
    """What one has seen alone is taken, what several saw alike too; where they differ, the one that is named."""
    ada = edited(
        ADA, [Change("chinese-a", "dispatch", "1 gold"), Change("room-4", "gold", 1), Change("room-2", "gold", 1)]
    )
    bob = edited(BOB, [Change("chinese-a", "dispatch", "3 silver"), Change("room-4", "gold", 3)])
    cyd = edited(CYD, [Change("chinese-a", "dispatch", "1 gold"), Change("spot-3", "effect", "2 gold")])
    about = About("All of us")
    with pytest.raises(Undecided) as undecided:
        merged(about, [ada, bob, cyd])
    first, second = undecided.value.disagreements
    assert [(one.held.value, one.packs) for one in first.opinions] == [("1 gold", (0, 2)), ("3 silver", (1,))]
    assert (first.address, second.address) == ("chinese-a.dispatch", "room-4.gold")

    whole = merged(about, [ada, bob, cyd], {"chinese-a.dispatch": 0, "room-4.gold": 1})
    printed = whole.catalogue
    assert str(printed.find("chinese-a").thing.dispatch) == "1 gold"
    assert [printed.board.room[room - 1].gold for room in (2, 4)] == [1, 3]
    assert str(printed.board.spot[3].effect) == "2 gold"
    assert printed.mark(printed.find("room-4"), "gold").status is Status.KNOWN
    assert {one.after.piece for one in compared(load(), printed)} == {"chinese-a", "room-2", "room-4", "spot-3"}


def test_who_confirmed_what_we_have_disagrees_with_who_corrected_it() -> None:
    """To have seen it as it is, is an opinion too."""
    with pytest.raises(Undecided, match=r"the packs disagree on 1 field: room-4\.gold\."):
        merged(About("x"), [confirmed(ADA, "room-4", "gold"), edited(BOB, [Change("room-4", "gold", 3)])])


def test_a_decision_for_an_opinion_there_is_not_decides_nothing() -> None:
    """It stays open."""
    packs = [edited(ADA, [Change("room-4", "gold", 1)]), edited(BOB, [Change("room-4", "gold", 3)])]
    with pytest.raises(Undecided):
        merged(About("x"), packs, {"room-4.gold": 5})


def test_packs_that_say_nothing_make_what_we_have() -> None:
    """The shipped catalogue."""
    assert merged(About("x"), [ADA, BOB]).fingerprint == load().fingerprint
