"""BOB: main actions that are Black, Room 11 and the Medicine Track.

Decks ask for 1, 1, 3, 3, 5, 5, 7 and 7. Spots with odd numbers are White; a Marker starts on Spot 0.
"""

import pytest

from kit import rule
from kit.book_table import BookTable

# Recruit


def decks(options: list[str]) -> set[str]:
    """The decks some options reach."""
    return {option.split()[1] for option in options}


@rule("BOB-08")
def test_a_black_recruit_has_three_more(books: BookTable) -> None:
    """A Black 4 reaches the decks that ask for 7."""
    books.top("mixed-2-b")
    books.red.has(hand="black-4")

    assert decks(books.red.acts("recruit", "black-4")) >= {"mixed-1", "mixed-2"}
    books.red.plays("dispatch mixed-2", "end-turn")
    assert books.red.gold == 2


@rule("BOB-08")
def test_a_recruit_of_another_colour_has_not(books: BookTable) -> None:
    """A Purple 4 does not."""
    books.red.has(hand="purple-4")

    assert decks(books.red.acts("recruit", "purple-4")) == {"chinese", "sanskrit", "greek", "hebrew"}
    books.stay_open()


@rule("BOB-08")
@pytest.mark.parametrize(("slot", "retiree"), [("choice", ""), ("research", "syriac-h")])
def test_it_holds_on_every_slot(books: BookTable, slot: str, retiree: str) -> None:
    """On the black slot, and where a Retiree allows to Recruit instead."""
    books.red.has(hand="black-4")
    if retiree:
        books.red.retired(slot, retiree)

    books.red.works(slot, "black-4")
    books.red.plays("main recruit")

    assert "mixed-1" in decks(books.options)
    books.stay_open()


@rule("BOB-08")
def test_never_above_twelve(books: BookTable) -> None:
    """6 and 6 and 3 are 12."""
    books.red.has(hand="black-6 white-6")

    books.red.works("recruit", "black-6", "white-6")
    told = list(books.game.play("main recruit"))

    assert [event.numbers["value"] for event in told if event.name == "main_action_taken"] == [12]
    books.stay_open()


@rule("BOB-08")
@pytest.mark.parametrize("action", ["travel", "research"])
def test_no_other_action_has_it(books: BookTable, action: str) -> None:
    """A Black 4 is a 4."""
    books.red.has(hand="black-4")

    books.red.works(action, "black-4")
    told = list(books.game.play(f"main {action}"))

    assert [event.numbers["value"] for event in told if event.name == "main_action_taken"] == [4]
    books.stay_open()


@rule("BOB-08", "COL-08")
def test_the_colour_of_a_recruit_is_named(books: BookTable) -> None:
    """Where Black is one of several colours, the higher value belongs to it alone."""
    books.red.retired("recruit", "greek-j").has(hand="purple-4")

    books.red.works("recruit", "purple-4")
    books.red.plays("main recruit")
    assert books.options == ["colour purple", "colour black"]
    books.red.plays("colour purple")

    assert "mixed-1" not in decks(books.options)
    books.stay_open()


@rule("BOB-08")
def test_a_colour_that_reaches_no_deck_is_not_offered(books: BookTable) -> None:
    """With only the mixed decks left, a Purple 4 that may be Black must be."""
    books.red.retired("recruit", "greek-j").has(hand="purple-4")
    for character in ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac"):
        books.empty_deck(character, books.blue)

    assert books.red.acts("recruit", "purple-4")[:2] == ["dispatch mixed-1", "dispatch mixed-2"]
    books.stay_open()


@rule("BOB-08", "BOB-19", "BOB-21")
def test_the_starting_page_has_no_effect_of_its_own(books: BookTable) -> None:
    """It is a tucked card, and never an action."""
    books.red.has(hand="black-4")

    books.red.works("recruit", "black-4")

    assert books.red.under("recruit") == ["page-start"]
    assert not any(option.startswith("retiree") for option in books.options)
    books.red.plays("end-turn")


# Room 11


@rule("BOB-09", "BOB-14")
def test_room_11_costs_four_silver_and_gives_a_page_gain(books: BookTable) -> None:
    """A Translator may be Employed into it like into any other."""
    books.red.has(silver=4).recruits(value=1)
    books.red.plays("employ chinese", "room room-11")

    assert books.red.silver == 0
    assert books.kind == "choose_page"
    books.red.plays("gain-xp", "end-turn")
    assert books.owner_of(11) is books.red
    assert books.red.xp == 2


@rule("BOB-09", "REC-04")
def test_with_less_silver_it_is_out_of_reach(books: BookTable) -> None:
    """3 Silver are too little."""
    books.red.has(silver=3).recruits(value=1)
    books.red.plays("employ chinese")

    assert "room room-11" not in books.options
    assert "room room-4" in books.options
    books.stay_open()


@rule("BOB-09", "REC-05")
def test_the_rooms_are_full_with_eleven(books: BookTable) -> None:
    """With ten of them taken one can still Employ."""
    books.fill_rooms()
    books.empty_room(11)
    books.red.has(silver=4)

    assert "employ chinese" in books.red.recruits(value=1)
    books.red.plays("employ chinese", "gain-xp", "end-turn")


@rule("BOB-09", "RET-01")
def test_a_translator_retires_from_room_11(books: BookTable) -> None:
    """With the 2 Gold it asks for."""
    books.room(11, "greek-a", books.red, gold=2)

    books.red.ends_turn()

    assert books.translator_in(11) is None
    books.red.plays("tuck slot-2")


@rule("BOB-09", "TRN-03", "INF-01")
def test_a_translator_in_room_11_translates(books: BookTable) -> None:
    """It is one of the line, and Gold may lie on it."""
    books.room(11, "greek-b", books.red)
    books.wisdom("purple-top", "scroll-greek-a")
    books.red.has(hand="purple-6", gold=1)

    books.red.acts("translate", "purple-6")
    assert books.gold_on(11) == 1
    books.stay_open()


# Travel


@rule("BOB-10")
@pytest.mark.parametrize(
    ("neutral", "steps", "xp"),
    [
        (3, 2, 0),  # not as far
        (3, 3, 1),  # ends on it
        (3, 4, 1),  # passes it
        (0, 4, 0),  # started on it
        (11, 9, 0),
    ],
)
def test_a_black_travel_on_or_past_the_neutral_marker(books: BookTable, neutral: int, steps: int, xp: int) -> None:
    """Gives 1 XP; starting on it does not count."""
    books.neutral_marker_at(neutral)
    books.red.has(hand="black-4 white-6").at(0)

    books.red.acts("travel", "black-4", "white-6")
    books.red.plays(f"move {steps}")

    assert books.red.xp == xp
    books.stay_open()


@rule("BOB-10")
@pytest.mark.parametrize("steps", [11, 12])
def test_a_full_loop_from_it_ends_on_it(books: BookTable, steps: int) -> None:
    """Twelve steps lead back to the Neutral Marker, and that counts; eleven do not."""
    books.neutral_marker_at(4)
    books.red.has(hand="black-6 white-6").at(4)

    books.red.acts("travel", "black-6", "white-6")
    books.red.plays(f"move {steps}")

    assert books.red.xp == (1 if steps == 12 else 0)
    books.stay_open()


@rule("BOB-10")
def test_a_loop_past_it_counts_once(books: BookTable) -> None:
    """However the move ends, it is 1 XP."""
    books.neutral_marker_at(1)
    books.red.has(hand="black-6 white-6").at(0)

    books.red.acts("travel", "black-6", "white-6")
    books.red.plays("move 12")

    assert books.red.xp == 1
    books.stay_open()


@rule("BOB-10")
def test_another_colour_gains_no_xp(books: BookTable) -> None:
    """Only a Black Travel does."""
    books.neutral_marker_at(2)
    books.red.has(hand="purple-4").at(0)

    books.red.acts("travel", "purple-4")
    books.red.plays("move 3", "gain-worker red", "end-turn")

    assert books.red.xp == 0


@rule("BOB-10")
def test_the_xp_is_there_before_the_spot(books: BookTable) -> None:
    """It may be spent at once, on what the Spot gives."""
    books.neutral_marker_at(11)
    books.top("mixed-2-i")
    books.red.has(hand="black-4").at(10).researched(medicine=4)
    books.red.acts("travel", "black-4")

    books.red.plays("move 1", "dispatch mixed-2")

    assert books.kind == "choose_page"
    assert "page book-3" in books.options  # for 1 XP
    books.red.plays("page book-3", "end-turn")
    assert books.red.under("recruit") == ["page-start", "page-recruit-3"]
    assert books.red.xp == 0


@rule("BOB-10", "DLV-01")
def test_delivering_a_medicine_scroll_steps_on_the_medicine_track(books: BookTable) -> None:
    """As any Scroll steps on its own Track."""
    books.map("top-right", "scroll-greek-m")
    books.red.has(hand="white-2", silver=4).at(0)

    books.red.acts("travel", "white-2")
    books.red.plays("move 2", "deliver green")
    while books.kind == "choose_guild":
        books.red.plays("decline")

    assert books.red.track("medicine") == 1
    assert books.red.xp == 1  # what the first space gives
    books.stay_open()


# Research


@rule("BOB-11")
def test_black_research_steps_on_medicine(books: BookTable) -> None:
    """With 8 for nothing, as on any Track."""
    books.red.has(hand="black-4 white-4")

    assert books.red.acts("research", "black-4", "white-4") == ["research option-1", "research option-3"]
    books.red.plays("research option-3", "end-turn")

    assert books.red.track("medicine") == 1
    assert books.red.silver == 2


@rule("BOB-11")
def test_with_gold_from_a_value_of_four(books: BookTable) -> None:
    """The usual cost."""
    books.red.has(hand="black-4", gold=1)

    assert books.red.acts("research", "black-4") == ["research option-1", "research option-2"]
    books.red.plays("research option-2", "end-turn")

    assert books.red.track("medicine") == 1
    assert books.red.gold == 0


@rule("BOB-11", "RES-06")
def test_beyond_seven_there_is_an_xp(books: BookTable) -> None:
    """A step that cannot be made gives 1 XP, and nobody is asked."""
    books.red.researched(medicine=7)

    books.red.resolves("advance medicine")

    assert books.red.track("medicine") == 7
    assert books.red.xp == 1


@rule("BOB-12")
def test_any_track_does_not_include_medicine(books: BookTable) -> None:
    """The icon of the base game."""
    books.red.resolves("advance any")

    assert len(books.options) == 6
    assert "advance medicine" not in books.options
    books.stay_open()


@rule("BOB-12")
def test_the_icon_with_the_black_section_does(books: BookTable) -> None:
    """The expansion's own."""
    books.red.resolves("advance any with medicine")

    assert len(books.options) == 7
    assert "advance medicine" in books.options
    books.stay_open()


@rule("BOB-12")
def test_medicine_is_no_primary_track(books: BookTable) -> None:
    """Only the three of primary colours are."""
    books.red.resolves("advance primary")

    assert books.options == ["advance physics", "advance philosophy", "advance astronomy"]
    books.stay_open()


# XP on Tracks and on the first Caliph space


@rule("BOB-03")
def test_the_first_on_space_three_takes_the_xp(books: BookTable) -> None:
    """The next one finds none; nobody else's Track is touched."""
    for seat in (books.red, books.blue):
        seat.researched(mathematics=2)
        seat.resolves("advance mathematics")

    assert (books.red.xp, books.blue.xp) == (1, 0)
    assert "mathematics" not in books.xp_on_tracks
    assert len(books.xp_on_tracks) == 6


@rule("BOB-03")
@pytest.mark.parametrize("level", [0, 1, 3, 4, 6])
def test_no_other_space_has_xp(books: BookTable, level: int) -> None:
    """Only space 3."""
    books.red.researched(chemistry=level).has(hand="")

    books.red.resolves("advance chemistry")
    books.stay_open()

    assert books.red.xp == 0
    assert len(books.xp_on_tracks) == 7


@rule("BOB-03", "EFF-03")
def test_the_xp_comes_before_the_benefit_of_the_space(books: BookTable) -> None:
    """It is there when the benefit is asked for."""
    books.red.researched(philosophy=2)

    books.red.resolves("advance philosophy")

    assert books.kind == "choose_benefit"
    assert books.red.xp == 1
    books.stay_open()


@rule("BOB-03")
def test_each_player_takes_an_xp_with_the_first_caliph_card(books: BookTable) -> None:
    """With the first only."""
    books.reveal_caliph("caliph-1")
    assert (books.red.xp, books.blue.xp, books.xp_on_caliph_space) == (1, 1, 0)

    books.reveal_caliph("caliph-2")
    assert (books.red.xp, books.blue.xp) == (1, 1)
