"""BOB: Pages with a red banner act once a Work, and look at the action and at what was done this turn."""

import pytest

from kit import rule
from kit.book_table import BookTable


def pages(books: BookTable) -> list[str]:
    """The Pages and Retirees that can be resolved now."""
    return [option.removeprefix("retiree ") for option in books.options if option.startswith("retiree")]


# Once per Work, under their slot


@rule("BOB-21", "WORK-03")
def test_a_page_acts_once_in_a_work_on_its_slot(books: BookTable) -> None:
    """Like a Retiree."""
    books.red.retired("travel", "page-travel-10").has(hand="black-4")

    books.red.works("travel", "black-4")
    books.red.plays("retiree card-1")
    assert books.red.silver == 2
    assert pages(books) == []
    books.red.plays("end-turn")


@rule("BOB-21")
@pytest.mark.parametrize("slot", ["recruit", "research", "choice"])
def test_a_page_does_not_act_on_another_slot(books: BookTable, slot: str) -> None:
    """Not on the black one either, whatever is done there."""
    books.red.retired("travel", "page-travel-10").has(hand="black-4")

    books.red.works(slot, "black-4")

    assert pages(books) == []
    books.red.plays("end-turn")


@rule("BOB-21")
def test_a_gold_banner_is_no_action_of_a_work(books: BookTable) -> None:
    """It waits for the end of the game."""
    books.red.retired("travel", "page-end-7").has(hand="black-4")

    books.red.works("travel", "black-4")

    assert pages(books) == []
    books.red.plays("end-turn")


# Colour


@rule("BOB-22")
@pytest.mark.parametrize(
    ("dice", "acts"),
    [("red-3", True), ("orange-4", True), ("red-1 yellow-1", True), ("yellow-3", False), ("red-1 blue-1", False)],
)
def test_a_page_looks_at_the_colour(books: BookTable, dice: str, acts: bool) -> None:
    """Red or Orange, by a Die or mixed."""
    books.red.retired("recruit", "page-recruit-1").has(hand=dice)

    books.red.works("recruit", *dice.split())

    assert pages(books) == (["card-2"] if acts else [])
    if acts:
        books.red.plays("retiree card-2")
        assert books.red.gold == 1
    books.red.plays("end-turn")


@rule("BOB-22", "WORK-04")
def test_the_main_action_need_not_be_taken(books: BookTable) -> None:
    """The Page alone will do."""
    books.red.retired("recruit", "page-recruit-1").has(hand="red-3")

    books.red.works("recruit", "red-3")
    books.red.plays("retiree card-2", "end-turn")

    assert books.red.gold == 1


@rule("BOB-22", "WKR-03")
def test_a_worker_may_make_the_colour_before(books: BookTable) -> None:
    """A White Die recoloured Red."""
    books.red.retired("recruit", "page-recruit-1").has(hand="white-3", workers="red")

    books.red.works("recruit", "white-3")
    assert pages(books) == []
    books.red.plays("place-worker red die-1", "retiree card-2", "end-turn")

    assert books.red.gold == 1


@rule("BOB-22")
@pytest.mark.parametrize("first", ["retiree card-2", "main recruit"])
def test_after_the_first_of_them_no_worker_is_placed(books: BookTable, first: str) -> None:
    """Neither after the main action nor after a Page that looks at the colour."""
    books.top("chinese-a")
    books.red.retired("recruit", "page-recruit-1").has(hand="red-3", workers="yellow")

    books.red.works("recruit", "red-3")
    assert "place-worker yellow die-1" in books.options
    books.red.plays(first)
    if first == "main recruit":
        books.red.plays("dispatch chinese")

    assert "place-worker yellow die-1" not in books.options
    books.red.plays("end-turn")


@rule("BOB-22")
def test_after_a_page_that_looks_at_something_else_a_worker_is(books: BookTable) -> None:
    """Interactions, Tracks and Spots fix nothing."""
    books.top("chinese-a")
    books.red.retired("research", "page-research-1").researched(physics=4).has(hand="red-3", workers="yellow")

    books.red.works("research", "red-3")
    books.red.plays("retiree card-1")

    assert "place-worker yellow die-1" in books.options
    books.red.plays("end-turn")


@rule("BOB-22", "COL-06")
def test_a_page_fixes_the_choice_of_colour_for_the_main_action(books: BookTable) -> None:
    """Purple or Orange: a Page for Orange makes it Orange, and the main action follows."""
    books.top("chinese-a")
    books.red.retired("recruit", "page-recruit-1", "page-recruit-2").has(hand="purple-4 orange-4")

    books.red.works("recruit", "purple-4", "orange-4")
    assert pages(books) == ["card-2", "card-3"]
    books.red.plays("retiree card-2")  # Red or Orange

    assert pages(books) == []  # Red or Purple no longer
    books.red.plays("main recruit", "dispatch chinese", "end-turn")  # no colour is asked


@rule("BOB-22", "COL-06")
def test_the_main_action_fixes_the_colour_for_pages(books: BookTable) -> None:
    """Named Purple, the Page for Orange has nothing to look at."""
    books.top("chinese-a")
    books.red.retired("recruit", "page-recruit-1", "page-recruit-2").has(hand="purple-4 orange-4")

    books.red.works("recruit", "purple-4", "orange-4")
    books.red.plays("main recruit", "colour purple", "dispatch chinese")

    assert pages(books) == ["card-3"]
    books.red.plays("retiree card-3", "end-turn")
    assert books.red.silver == 4  # 2 of the Dispatch


@rule("BOB-22", "RET-09")
def test_a_page_names_the_colour_it_needs(books: BookTable) -> None:
    """White as Blue beside Yellow may be Green; resolved for Green, it is Yellow no longer."""
    books.red.retired("recruit", "hebrew-f", "page-recruit-5", "page-recruit-3")
    books.room(1, "greek-a", books.red, gold=1)
    books.red.has(hand="white-2 yellow-3")

    books.red.works("recruit", "white-2", "yellow-3")
    assert pages(books) == ["card-3", "card-4"]
    books.red.plays("retiree card-3", "part 1", "gain-worker red")

    assert pages(books) == []
    books.red.plays("end-turn")


@rule("BOB-22", "RET-09")
def test_of_several_colours_the_page_takes_the_player_names_one(books: BookTable) -> None:
    """White as Red beside Blue is Purple or Blue, and the Page takes either."""
    books.red.retired("recruit", "chinese-g", "page-recruit-6", "page-recruit-2")
    books.red.has(hand="white-2 blue-3", silver=2)

    books.red.works("recruit", "white-2", "blue-3")
    books.red.plays("retiree card-3")
    assert books.kind == "choose_colour_for_page"
    assert books.options == ["colour blue", "colour purple"]
    books.red.plays("colour blue", "decline")

    assert pages(books) == []  # Red or Purple no longer, though nothing was paid
    books.red.plays("end-turn")


@rule("BOB-22")
def test_a_value_page_names_the_colour_too(books: BookTable) -> None:
    """Purple or Orange by choice: the player names it when the Page is resolved, and it stays."""
    books.red.retired("translate", "page-translate-8", "page-translate-5").has(hand="purple-4 orange-4")

    books.red.works("translate", "purple-4", "orange-4")
    books.red.plays("retiree card-1")  # a value of 8
    assert books.kind == "choose_colour_for_page"
    assert books.options == ["colour purple", "colour orange"]
    books.red.plays("colour orange", "end-turn")

    assert books.red.silver == 2


@rule("BOB-22", "BOB-13")
def test_a_fixed_colour_closes_main_actions_of_another(books: BookTable) -> None:
    """Named Orange for a Page, a Purple Scroll cannot be Translated any more."""
    books.room(1, "greek-b", books.red)
    books.empty_wisdom()
    books.wisdom("purple-top", "scroll-greek-a")
    books.red.retired("translate", "page-translate-8").has(hand="purple-4 orange-4", gold=1)

    books.red.works("translate", "purple-4", "orange-4")
    assert "main translate" in books.options
    books.red.plays("retiree card-1", "colour orange")

    assert "main translate" not in books.options
    books.red.plays("end-turn")


@rule("BOB-22")
def test_two_pages_of_one_colour_both_act(books: BookTable) -> None:
    """A Red action serves both that name Red."""
    books.red.retired("recruit", "page-recruit-1", "page-recruit-2").has(hand="red-4")

    books.red.works("recruit", "red-4")
    books.red.plays("retiree card-2", "retiree card-3", "end-turn")

    assert (books.red.gold, books.red.silver) == (1, 2)


# Value


@rule("BOB-22")
@pytest.mark.parametrize(
    ("dice", "acting"),
    [
        ("white-3 white-4", []),
        ("white-3 white-5", ["card-1"]),
        ("white-4 white-5", ["card-1"]),
        ("white-5 white-5", ["card-1", "card-2"]),
        ("white-5 white-6", ["card-1", "card-2"]),
        ("white-6 white-6", ["card-1", "card-2", "card-3"]),
    ],
)
def test_a_page_looks_at_the_value(books: BookTable, dice: str, acting: list[str]) -> None:
    """8, 10 and 12 or more."""
    books.red.retired("translate", "page-translate-8", "page-translate-9", "page-translate-10").has(hand=dice, gold=1)
    books.room(1, "greek-a", books.red)

    books.red.works("translate", *dice.split())

    assert pages(books) == acting
    books.red.plays("end-turn")


@rule("BOB-22", "RET-10")
def test_boosts_count_and_what_is_left_unspent_too(books: BookTable) -> None:
    """A 9 that moves 1 step is a 9."""
    books.red.retired("travel", "sanskrit-h", "sanskrit-a", "page-translate-8").has(hand="white-5").at(0)

    books.red.acts("travel", "white-5")
    books.red.plays("move 1", "retiree card-3", "end-turn")

    assert books.red.silver == 5  # 3 of the Spot


@rule("BOB-22", "BOB-08")
@pytest.mark.parametrize("recruited", [False, True])
def test_the_three_of_a_black_recruit_count_once_it_recruits(books: BookTable, recruited: bool) -> None:
    """A Black 5 under "translate instead" is an 8 only by Recruiting."""
    books.top("chinese-a")
    books.red.retired("recruit", "sanskrit-h", "page-translate-8").has(hand="black-5")

    books.red.works("recruit", "black-5")
    if recruited:
        books.red.plays("main recruit", "dispatch chinese")

    assert pages(books) == (["card-3"] if recruited else [])
    books.red.plays("end-turn")


@rule("BOB-22")
def test_a_value_page_fixes_the_value(books: BookTable) -> None:
    """No Worker may raise it afterwards."""
    books.red.retired("translate", "page-translate-8").has(hand="white-3 white-5", workers="white")

    books.red.works("translate", "white-3", "white-5")
    assert "place-worker white die-1" in books.options
    books.red.plays("retiree card-1")

    assert "place-worker white die-1" not in books.options
    books.red.plays("end-turn")


@rule("BOB-22", "DICE-07")
def test_a_die_destroyed_after_the_main_action_still_counts(books: BookTable) -> None:
    """Colour and value stay as they were, while the main action goes on and after it."""
    books.top("greek-f")
    books.red.retired("recruit", "sanskrit-h", "page-translate-8").has(hand="white-3 white-5")

    books.red.works("recruit", "white-3", "white-5")
    books.red.plays("main recruit", "dispatch greek")
    assert len(books.red.board) == 1  # the Dispatch has Destroyed one of the two, which is all the same now
    books.red.plays("retiree card-3", "end-turn")

    assert books.red.silver == 2


@rule("BOB-22", "DICE-07")
def test_a_die_destroyed_before_the_main_action_does_not_count_for_a_page(books: BookTable) -> None:
    """The Page looks at what is left: a value of 5 is not enough, and without a Die there is none at all."""
    books.red.retired("recruit", "sanskrit-h", "page-translate-8").has(hand="white-3 white-5")
    books.red.works("recruit", "white-3", "white-5")
    assert pages(books) == ["card-3"]

    books.red.resolves("destroy 1 white")
    books.red.plays("return-die die-1")
    assert pages(books) == []
    books.red.resolves("destroy 1 white")

    assert pages(books) == []
    books.red.plays("end-turn")


@rule("BOB-22", "DICE-07")
def test_a_page_fixes_colour_and_value_against_destroying(books: BookTable) -> None:
    """Once a Page has looked, the main action is taken with both Dice, though one of them is Destroyed since."""
    books.red.retired("recruit", "sanskrit-h", "page-translate-8").has(hand="white-3 white-5")
    books.red.works("recruit", "white-3", "white-5")
    books.red.plays("retiree card-3")

    books.red.resolves("destroy up to 2 white")
    assert books.options == ["return-die die-1", "return-die die-1 die-1", "enough"]
    books.red.plays("return-die die-1 die-1", "main recruit")

    assert "dispatch mixed-2" in books.options  # which needs 7
    books.stay_open()


# Interactions


@rule("BOB-23")
@pytest.mark.parametrize(
    ("top", "deck", "acts"), [("greek-c", "greek", True), ("hebrew-a", "hebrew", True), ("chinese-a", "chinese", False)]
)
def test_a_page_looks_at_interactions(books: BookTable, top: str, deck: str, acts: bool) -> None:
    """Greek or Hebrew, Dispatched by the main action."""
    books.top(top)
    books.red.retired("recruit", "page-recruit-8").has(hand="white-4")

    books.red.works("recruit", "white-4")
    assert pages(books) == []
    books.red.plays("main recruit", f"dispatch {deck}")

    assert pages(books) == (["card-2"] if acts else [])
    books.red.plays("end-turn")


@rule("BOB-23")
def test_only_after_the_whole_action_that_interacted(books: BookTable) -> None:
    """While a Dispatch is still being resolved, no Page acts."""
    books.top("greek-b")
    books.red.retired("recruit", "page-recruit-8").has(hand="white-4")

    books.red.works("recruit", "white-4")
    books.red.plays("main recruit", "dispatch greek")
    assert books.kind == "choose_worker_to_gain"
    assert pages(books) == []
    books.red.plays("gain-worker red red")

    assert pages(books) == ["card-2"]
    books.red.plays("end-turn")


@rule("BOB-23", "GOAL-09")
def test_a_small_action_or_another_retiree_may_interact(books: BookTable) -> None:
    """By any action of the turn: here Gold placed by a Retiree."""
    books.room(1, "hebrew-a", books.blue)
    books.red.retired("recruit", "greek-b", "page-recruit-8").has(hand="white-1", gold=1, silver=1)

    books.red.works("recruit", "white-1")
    books.red.plays("retiree card-2", "place-gold room-1", "retiree card-3", "end-turn")

    assert books.red.gold == 1


@rule("BOB-23")
def test_another_page_may_interact(books: BookTable) -> None:
    """A Page that moves Gold opens one that looks for an interaction."""
    books.room(1, "greek-a", books.red)
    books.red.retired("recruit", "page-recruit-3", "page-recruit-8").has(hand="yellow-1", gold=1)

    books.red.works("recruit", "yellow-1")
    books.red.plays("retiree card-2", "place-gold room-1", "retiree card-3", "end-turn")

    assert books.red.gold == 1


@rule("BOB-23")
def test_a_translation_interacts_with_its_translators(books: BookTable) -> None:
    """Each of the line."""
    books.room(1, "greek-b", books.red)
    books.empty_wisdom()
    books.wisdom("purple-top", "scroll-greek-a")
    books.red.retired("translate", "page-translate-3", "page-translate-4").has(hand="purple-6", gold=1)

    books.red.acts("translate", "purple-6")
    while books.kind != "choose_action":
        books.red.plays(books.options[0])

    assert pages(books) == ["card-1"]
    books.red.plays("retiree card-1", "end-turn")


@rule("BOB-23", "GOAL-09")
def test_starting_translators_are_no_character(books: BookTable) -> None:
    """Of any deck."""
    books.room(1, "starting-1")
    books.red.retired("recruit", "greek-b", *[f"page-recruit-{number}" for number in (7, 8, 9, 10)])
    books.red.has(hand="white-1 white-1", gold=1, silver=1, workers="red")

    books.red.works("recruit", "white-1")
    books.red.plays("retiree card-2", "place-gold room-1")

    assert pages(books) == []
    books.red.plays("end-turn")


@rule("BOB-23")
def test_interactions_of_another_turn_do_not_count(books: BookTable) -> None:
    """Nor those of another player."""
    books.top("greek-c")
    books.red.retired("recruit", "page-recruit-8").has(hand="white-3 white-4")
    books.blue.has(hand="white-3 white-1")
    books.red.works("choice", "white-3")
    books.red.plays("main recruit", "dispatch greek", "end-turn")
    books.top("hebrew-a")
    books.blue.works("recruit", "white-3")
    books.blue.plays("main recruit", "dispatch hebrew", "end-turn")

    books.red.works("recruit", "white-4", card="physics")

    assert pages(books) == []
    books.red.plays("end-turn")


@rule("BOB-23")
def test_a_card_set_aside_to_retire_counts(books: BookTable) -> None:
    """By a Scroll's effect."""
    books.red.retired("recruit", "page-recruit-8").has(hand="white-1")

    books.red.works("recruit", "white-1")
    books.red.resolves("employ or retire greek")
    books.red.plays("retire greek")

    assert pages(books) == ["card-2"]
    books.red.plays("retiree card-2", "end-turn", "tuck slot-2")


@rule("BOB-23")
def test_a_translator_that_retires_at_the_end_comes_too_late(books: BookTable) -> None:
    """The Work is over."""
    books.room(6, "greek-a", books.red, gold=1)
    books.red.retired("recruit", "page-recruit-8").has(hand="white-1")

    books.red.works("recruit", "white-1")
    assert pages(books) == []
    books.red.plays("end-turn", "tuck slot-2")

    assert books.red.gold == 0


# Deliveries and Translations


@rule("BOB-29")
@pytest.mark.parametrize(("guild", "acting"), [("purple", ["card-1"]), ("orange", ["card-2"]), ("green", ["card-3"])])
def test_a_page_looks_at_deliveries(books: BookTable, guild: str, acting: list[str]) -> None:
    """To its Guild."""
    books.empty_wisdom()
    books.map("top-right", "scroll-greek-a")
    books.red.retired("travel", "page-travel-1", "page-travel-2", "page-travel-3").has(hand="white-2", silver=4).at(0)

    books.red.acts("travel", "white-2")
    assert books.kind == "choose_steps"
    books.red.plays("move 2", f"deliver {guild}")
    while books.kind != "choose_action":
        books.red.plays(books.options[0])

    assert pages(books) == acting
    books.red.plays(f"retiree {acting[0]}", f"influence {guild}", "end-turn")
    assert books.red.in_guild(guild) == 3


@rule("BOB-29")
@pytest.mark.parametrize(("steps", "acting"), [(0, []), (1, ["card-1"]), (2, [])])
def test_a_page_looks_at_the_spot_a_move_ends_on(books: BookTable, steps: int, acting: list[str]) -> None:
    """A White one; not a Black one, and not without a move."""
    books.room(1, "greek-a", books.red, gold=1)
    books.red.retired("travel", "page-travel-7").has(hand="white-2").at(0)

    books.red.works("travel", "white-2")
    if steps:
        books.red.plays("main travel", f"move {steps}")

    assert pages(books) == acting
    books.red.plays("end-turn")


@rule("BOB-29")
def test_a_page_looks_for_a_spot_of_this_turn(books: BookTable) -> None:
    """Standing on a White Spot since an earlier turn is no stopping on it."""
    books.room(1, "greek-a", books.red, gold=1)
    books.red.retired("travel", "page-travel-7").has(hand="white-1 white-2").at(0)
    books.red.works("choice", "white-1")
    books.red.plays("main travel", "end-turn")
    assert books.red.spot == 1
    books.pass_turn_to(books.red)

    books.red.works("travel", "white-2", card="physics")

    assert pages(books) == []
    books.red.plays("end-turn")


@rule("BOB-29")
def test_a_page_looks_at_translations(books: BookTable) -> None:
    """From its Guild."""
    books.room(1, "greek-b", books.red)
    books.empty_wisdom()
    books.wisdom("orange-top", "scroll-greek-a")
    books.red.retired("translate", "page-translate-5", "page-translate-6", "page-translate-7")
    books.red.has(hand="orange-6", gold=1)

    books.red.works("translate", "orange-6")
    assert pages(books) == []
    books.red.plays("main translate")
    while books.kind != "choose_action":
        books.red.plays(books.options[0])

    assert pages(books) == ["card-2"]
    books.red.plays("retiree card-2", "influence orange", "end-turn")


# Tracks


@rule("BOB-33")
def test_a_page_looks_at_tracks_raised_this_turn(books: BookTable) -> None:
    """By any effect; here by a Retiree."""
    books.red.retired("research", "greek-a", "page-research-8", "page-research-6").has(hand="white-1", workers="red")

    books.red.works("research", "white-1")
    assert pages(books) == ["card-1"]
    books.red.plays("retiree card-1", "pay", "gain-worker red")

    assert pages(books) == ["card-2"]  # Mathematics or Philosophy, not Chemistry or Philosophy
    books.red.plays("retiree card-2", "end-turn")
    assert books.red.gold == 1


@rule("BOB-33")
def test_a_step_beyond_seven_is_no_rise(books: BookTable) -> None:
    """The Marker did not move."""
    books.red.retired("research", "greek-a", "page-research-8").has(hand="white-1", workers="red")
    books.red.researched(mathematics=7)

    books.red.works("research", "white-1")
    books.red.plays("retiree card-1", "pay", "influence purple")

    assert pages(books) == []
    books.red.plays("end-turn")


@rule("BOB-33")
def test_a_rise_of_an_earlier_turn_is_none(books: BookTable) -> None:
    """Nor another player's."""
    books.red.retired("research", "page-research-8").has(hand="white-1")
    books.blue.resolves("advance mathematics")
    books.blue.plays("gain-worker red")

    books.red.works("research", "white-1")

    assert pages(books) == []
    books.red.plays("end-turn")


@rule("BOB-33")
@pytest.mark.parametrize(("levels", "silver"), [({}, 0), ({"physics": 3}, 0), ({"physics": 4, "medicine": 7}, 2)])
def test_per_track_at_four(books: BookTable, levels: dict[str, int], silver: int) -> None:
    """At or above it, on the seven Tracks, when resolved."""
    books.red.retired("research", "page-research-1").researched(**levels).has(hand="white-1")

    books.red.works("research", "white-1")
    if silver:
        books.red.plays("retiree card-1")
    else:
        assert pages(books) == []
    books.red.plays("end-turn")

    assert books.red.silver == silver


@rule("BOB-33")
def test_a_choice_is_made_for_each_track(books: BookTable) -> None:
    """A primary Die or a White one Destroyed, for each at 6."""
    books.red.retired("research", "page-research-2").researched(physics=6, biology=7, chemistry=5)
    books.red.has(hand="red-1", bag="white")

    books.red.works("research", "red-1")
    books.red.plays("retiree card-1", "part 1", "gain-die red", "part 2", "end-turn")

    assert books.red.bag == ["red"]


@rule("BOB-33")
def test_harvesting_a_track_that_was_raised(books: BookTable) -> None:
    """Of several the player chooses; only those raised this turn."""
    books.red.retired("research", "greek-a", "hebrew-b", "page-research-4")
    books.red.has(hand="red-1", workers="red red", silver=2, bag="white")
    books.red.researched(mathematics=1, biology=1, physics=6)

    books.red.works("research", "red-1")
    books.red.plays("retiree card-1", "pay", "retiree card-2", "pay", "retiree card-3", "pay")
    assert books.options == ["harvest mathematics", "harvest biology"]
    books.red.plays("harvest biology", "end-turn")

    assert (books.red.silver, books.red.bag) == (0, [])
