"""BOB: Black Dice. In hand there is a White 1 and nothing in the Bag, unless a test says so."""

from collections import Counter

import pytest

from kit import rule
from kit.book_table import BookTable


@rule("BOB-06", "DICE-05")
def test_the_faces_of_a_black_die(books: BookTable) -> None:
    """4, 5 and 6, each twice."""
    faces: Counter[str] = Counter()
    for _ in range(300):
        books.red.has(hand="white-1")
        books.red.resolves("black die to hand")
        faces.update(die for die in books.red.hand if die.startswith("black"))

    assert set(faces) == {"black-4", "black-5", "black-6"}
    assert all(70 <= count <= 130 for count in faces.values())


@rule("BOB-06")
@pytest.mark.parametrize("other", ["white", "red", "blue", "yellow", "purple", "orange", "green", "black"])
def test_black_beats_every_colour(books: BookTable, other: str) -> None:
    """Whatever lies beside it, the action is Black; the values add."""
    books.red.has(hand=f"black-4 {other}-5")

    books.red.works("travel", "black-4", f"{other}-5")

    assert books.red.makes() == "black 9"


@rule("BOB-06", "WKR-03")
def test_a_worker_recolours_a_black_die(books: BookTable) -> None:
    """It is Red from then on, and mixes as Red."""
    books.red.has(hand="black-4 blue-3", workers="red")

    books.red.works("travel", "black-4", "blue-3")
    books.red.plays("place-worker red die-2")

    assert books.red.makes() == "purple 7"


@rule("BOB-06", "WKR-02")
def test_no_worker_raises_a_black_die(books: BookTable) -> None:
    """No Worker is Black."""
    books.red.has(hand="black-4", workers="white white")

    books.red.works("travel", "black-4")
    books.red.plays("place-worker white die-1")

    assert books.red.makes() == "white 4"


@rule("BOB-06", "BOB-28", "SCO-01")
def test_black_counts_as_coloured_in_the_dice_sum(books: BookTable) -> None:
    """Two Black Dice against one White one: more than one White Die alone."""
    books.red.has(hand="white-1 black-4", bag="black")
    books.blue.has(hand="white-1")

    assert books.red.vp("dice-sum") == 2
    assert books.blue.vp("dice-sum") == 0


# None left


@rule("BOB-07")
def test_while_there_are_black_dice_nothing_else_is_offered(books: BookTable) -> None:
    """The Die comes, and nothing is asked."""
    books.red.resolves("black die to bag")

    assert books.red.bag == ["black"]


@rule("BOB-07")
@pytest.mark.parametrize("place", ["bag", "hand"])
def test_a_primary_die_comes_to_the_same_place(books: BookTable, place: str) -> None:
    """With no Black Die left: a primary Die of choice, where the Black one would have gone."""
    books.no_dice_left("black", books.blue)
    books.red.has(hand="")

    books.red.resolves(f"black die to {place}")
    assert books.kind == "choose_instead_of_black_die"
    assert books.options == ["gain-die red", "gain-die blue", "gain-die yellow", "decline"]
    books.red.plays("gain-die blue")

    assert books.red.bag == (["blue"] if place == "bag" else [])
    assert [die.split("-")[0] for die in books.red.hand] == ([] if place == "bag" else ["blue"])
    books.stay_open()


@rule("BOB-07")
def test_or_a_white_die_is_destroyed(books: BookTable) -> None:
    """From wherever the player has one; and neither is forced on anybody."""
    books.no_dice_left("black", books.blue)
    books.red.has(bag="white", hand="white-3")

    books.red.resolves("black die to hand")
    assert {"return-die bag", "return-die hand-3", "decline"} <= set(books.options)
    books.red.plays("return-die hand-3")
    assert books.red.hand == []
    books.red.has(hand="white-1")

    books.red.resolves("black die to hand")
    books.red.plays("decline")
    assert (books.red.hand, books.red.bag) == (["white-1"], ["white"])


@rule("BOB-07", "SUP-03")
def test_only_primary_colours_that_are_left(books: BookTable) -> None:
    """With none left and no White Die there is nothing at all to do."""
    books.no_dice_left("black", books.blue)
    books.no_dice_left("red", books.blue)
    books.red.has(hand="purple-4")

    books.red.resolves("black die to bag")
    assert books.options == ["gain-die blue", "gain-die yellow", "decline"]
    books.red.plays("decline")

    books.no_dice_left("blue", books.blue)
    books.red.resolves("black die to bag or 1 silver")
    books.red.plays("part 1")
    assert books.options == ["gain-die yellow", "decline"]
    books.red.plays("decline")

    books.no_dice_left("yellow", books.blue)
    books.red.resolves("black die to bag or 1 silver")
    assert books.red.silver == 1  # the "or" offers only what can be done


@rule("BOB-07", "EFF-02")
def test_what_comes_instead_counts_as_something_to_do(books: BookTable) -> None:
    """In an "or", the Black Die that is not there still offers the primary one."""
    books.no_dice_left("black", books.blue)

    books.red.resolves("black die to bag or 1 silver")
    assert books.options == ["part 1", "part 2"]
    books.red.plays("part 1", "gain-die red")

    assert books.red.bag == ["red"]


# Black as a secondary


@rule("BOB-31", "RET-09")
@pytest.mark.parametrize(("card", "secondary"), [("greek-j", "purple"), ("hebrew-j", "orange"), ("persian-j", "green")])
@pytest.mark.parametrize("other", ["white-2", "red-2", "yellow-2"])
def test_a_black_die_may_act_as_the_secondary(books: BookTable, card: str, secondary: str, other: str) -> None:
    """Primaries and White give way to it, as they do to Black."""
    books.red.retired("travel", card).has(hand=f"black-4 {other}")

    books.red.works("travel", "black-4", other)

    assert books.red.makes() == f"{secondary} or black 6"


@rule("BOB-31")
def test_that_secondary_may_act_as_black(books: BookTable) -> None:
    """A Purple Die alone makes a Black action."""
    books.red.retired("travel", "greek-j").has(hand="purple-5")

    books.red.works("travel", "purple-5")

    assert books.red.makes() == "purple or black 5"


@rule("BOB-31")
def test_a_mixed_colour_is_no_such_die(books: BookTable) -> None:
    """Red and Blue make Purple; no Die of it is Purple, so none is Black."""
    books.red.retired("travel", "greek-j").has(hand="red-2 blue-3")

    books.red.works("travel", "red-2", "blue-3")

    assert books.red.makes() == "purple 5"


@rule("BOB-31")
def test_another_secondary_stays_what_it_is(books: BookTable) -> None:
    """Black as Purple beside Orange: Purple or Orange by choice, or Black."""
    books.red.retired("travel", "greek-j").has(hand="black-4 orange-4")

    books.red.works("travel", "black-4", "orange-4")

    assert books.red.makes() == "purple or orange or black 8"


@rule("BOB-31", "WKR-03")
def test_no_worker_raises_a_die_that_acts_as_a_secondary(books: BookTable) -> None:
    """A Worker only recolours it."""
    books.red.retired("travel", "greek-j").has(hand="black-4", workers="red")

    books.red.works("travel", "black-4")
    books.red.plays("place-worker red die-1")

    assert books.red.makes() == "red 4"


@rule("BOB-31", "RET-09")
@pytest.mark.parametrize(
    ("dice", "made"),
    [
        ("black-4", "purple or orange or black 4"),
        ("orange-4", "purple or orange or black 4"),
        ("green-4", "green 4"),
    ],
)
def test_two_secondaries_that_are_as_black_are_as_each_other(books: BookTable, dice: str, made: str) -> None:
    """Black is in both pairs, so they join into one group."""
    books.red.retired("travel", "greek-j", "hebrew-j").has(hand=dice)

    books.red.works("travel", dice)

    assert books.red.makes() == made


@rule("BOB-31", "RET-09")
@pytest.mark.parametrize(
    ("dice", "made"),
    [
        ("white-4", "white or red 4"),
        ("red-4", "white or red 4"),
        ("black-4", "orange or black 4"),
        ("orange-4", "orange or black 4"),
        ("white-4 orange-4", "orange or black 8"),
    ],
)
def test_pairs_without_a_colour_in_common_stay_apart(books: BookTable, dice: str, made: str) -> None:
    """White and Red are the same, Black and Orange are; nothing says that White is Black."""
    books.red.retired("travel", "chinese-g", "hebrew-j").has(hand=dice)

    books.red.works("travel", *dice.split())

    assert books.red.makes() == made


@rule("BOB-31", "RET-09", "WKR-03")
@pytest.mark.parametrize("worker", ["white", "red"])
def test_a_worker_of_one_pair_recolours_a_die_of_the_other(books: BookTable, worker: str) -> None:
    """No Worker raises a Black Die, and recoloured it is of the Worker's pair."""
    books.red.retired("travel", "chinese-g", "hebrew-j").has(hand="black-4", workers=worker)

    books.red.works("travel", "black-4")
    books.red.plays(f"place-worker {worker} die-1")

    assert books.red.makes() == "white or red 4"


# A printed Black Die


@rule("BOB-32", "GOAL-08")
def test_a_card_with_a_printed_die_needs_none_from_hand(books: BookTable) -> None:
    """The Upgraded Medicine card is a Black 4 by itself."""
    books.red.upgraded("medicine").has(hand="")

    books.red.works("travel", card="medicine")

    assert books.red.makes() == "black 4"


@rule("BOB-32", "GOAL-08")
def test_one_die_may_join_the_printed_one(books: BookTable) -> None:
    """Not two. Black counts as Black."""
    books.red.upgraded("medicine").has(hand="green-5 red-2")

    books.red.plays("work medicine slot-2")
    assert books.options == ["dice red-2", "dice green-5", "dice none"]
    books.red.plays("dice green-5")

    assert books.red.dice_on("travel") == 1
    assert books.red.makes() == "black 9"


@rule("BOB-32", "GOAL-07")
def test_a_worker_recolours_the_printed_die(books: BookTable) -> None:
    """It takes Workers like any Die."""
    books.red.upgraded("medicine").has(hand="blue-5", workers="red")

    books.red.works("travel", "blue-5", card="medicine")
    books.red.plays("place-worker red die-1")

    assert books.red.makes() == "purple 9"


@rule("BOB-32", "GOAL-07")
def test_the_printed_die_is_no_die_for_scoring(books: BookTable) -> None:
    """Neither on the board nor in hand."""
    books.red.upgraded("medicine").has(hand="")
    books.blue.has(hand="")

    books.red.works("travel", card="medicine")
    books.red.plays("end-turn")

    assert books.red.vp("dice-sum") == books.blue.vp("dice-sum") == 1


# Black Dice as a cost


@rule("DICE-06")
def test_a_black_die_from_hand_goes_back_to_the_bag(books: BookTable) -> None:
    """As a cost, if the player likes; of several faces the player chooses."""
    books.red.retired("travel", "chinese-j").has(hand="white-1 black-4 black-6")

    books.red.works("travel", "white-1")
    books.red.plays("retiree card-1", "pay")
    assert books.options == ["to-bag black-4", "to-bag black-6"]
    books.red.plays("to-bag black-6", "end-turn")

    assert (books.red.hand, books.red.bag, books.red.silver) == (["black-4"], ["black"], 3)


@rule("DICE-06")
def test_a_black_die_on_the_card_is_not_in_hand(books: BookTable) -> None:
    """It cannot be the cost."""
    books.red.retired("travel", "chinese-j").has(hand="black-4")

    books.red.works("travel", "black-4")

    assert "retiree card-1" not in books.options
    books.red.plays("end-turn")


@rule("DICE-06")
def test_a_black_die_that_came_this_turn_is_no_cost(books: BookTable) -> None:
    """One drawn this turn is not; one that was there before is, even of the same face."""
    books.red.retired("travel", "sanskrit-b", "chinese-j", "sanskrit-j").has(hand="white-1", bag="black")

    books.red.works("travel", "white-1")
    books.red.plays("retiree card-1")  # draws it
    assert any(die.startswith("black") for die in books.red.hand)
    assert "retiree card-2" not in books.options

    books.red.plays("end-turn")
    books.pass_turn_to(books.red)
    books.red.lies("travel", "mathematics").works("choice", books.red.hand[0], card="physics")
    books.red.plays("end-turn")


@rule("DICE-06")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_of_two_black_dice_the_old_one_is_the_cost(books: BookTable, face: int) -> None:
    """Once: the one that came this turn stays."""
    books.red.retired("travel", "sanskrit-b", "chinese-j", "sanskrit-j").has(hand=f"white-1 black-{face}", bag="black")

    books.red.works("travel", "white-1")
    books.red.plays("retiree card-1", "retiree card-2", "pay")

    assert books.red.silver == 3
    assert books.red.bag == ["black"]
    assert len(books.red.hand) == 1
    assert "retiree card-3" not in books.options
    books.red.plays("end-turn")


@rule("DICE-06", "REST-09")
def test_a_rerolled_die_has_not_come_this_turn(books: BookTable) -> None:
    """One that was in hand before the turn may be rerolled and then be the cost."""
    books.no_xp_on_tracks()
    books.red.retired("research", "syriac-c", "page-research-4", "chinese-j")
    books.red.has(hand="white-1 black-4 red-1 red-2 red-3", workers="red", silver=2)

    books.red.works("research", "white-1")
    books.red.plays("retiree card-1", "pay", "decline")  # a step on Astronomy
    books.red.plays("retiree card-2", "pay", "reroll black-4", "enough")  # which is harvested
    books.red.plays("retiree card-3", "pay", "end-turn")

    assert books.red.bag == ["black"]
    assert books.red.silver == 3


@rule("DICE-06", "REST-09")
def test_a_die_that_came_this_turn_stays_so_when_it_is_rerolled(books: BookTable) -> None:
    """However often it is rolled, it is no cost this turn."""
    books.no_xp_on_tracks()
    books.red.retired("research", "syriac-c", "page-research-4", "chinese-j", "sanskrit-b", "sanskrit-j")
    books.red.has(hand="white-1 red-1 red-2 red-3", bag="black", workers="red", silver=2)

    books.red.works("research", "white-1")
    books.red.plays("retiree card-4")  # draws the Black Die
    books.red.plays("retiree card-1", "pay", "decline")
    (drawn,) = [die for die in books.red.hand if die.startswith("black")]
    books.red.plays("retiree card-2", "pay", f"reroll {drawn}", "enough")

    assert "retiree card-3" not in books.options
    books.red.plays("end-turn")


@rule("DICE-06", "REST-09")
def test_of_two_alike_that_are_rerolled_one_came_this_turn(books: BookTable) -> None:
    """Rolled together, one of them may be the cost and the other may not."""
    books.red.retired("research", "sanskrit-b").has(hand="white-1 black-4 black-5 black-6", bag="black")
    books.red.works("research", "white-1")
    books.red.plays("retiree card-1")  # draws the fourth Black Die
    alike = next(die for die in books.red.hand if books.red.hand.count(die) == 2)
    books.red.resolves("top up 1")
    books.red.plays(f"reroll {alike}", f"reroll {alike}")
    if books.kind == "choose_reroll":  # there are higher ones
        books.red.plays("enough")

    for _ in range(3):
        books.red.resolves("black die from hand -> 1 silver")
        books.red.plays("pay")
        if books.kind == "choose_black_die":
            books.red.plays(books.options[0])
    books.red.resolves("black die from hand -> 1 silver")

    assert books.kind == "choose_action"
    assert (books.red.silver, books.red.bag) == (3, ["black", "black", "black"])
    books.red.plays("end-turn")
