"""SOL: what the opponent looks for, and whom it Employs where.

The Resource Track, left to right: Chinese Purple, Sanskrit Orange, Greek Green, Hebrew Purple, Persian Orange, Syriac
Green. Rooms 1 to 10 cost 0, 1, 2, 3, 4, 0, 1, 2, 3, 4 Silver.
"""

import pytest

from kit import SoloTable, found, rule, sought_in_vain

FOCUSES = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac")


def employed(solo: SoloTable, scheme: int) -> tuple[str, int]:
    """Whom the opponent Employs with a Scheme Card, and in which Room."""
    before = {room for room in range(1, 11) if solo.translator_in(room)}
    solo.opponent.takes_turn(scheme)
    (room,) = [room for room in range(1, 11) if solo.translator_in(room) and room not in before]
    assert solo.owner_of(room) is None
    return str(solo.translator_in(room)), room


# Focus


@rule("SOL-10")
@pytest.mark.parametrize("focus", FOCUSES)
def test_the_marker_names_a_character(solo: SoloTable, focus: str) -> None:
    """The deck of the language it stands at."""
    solo.opponent.focuses(focus)

    card, _ = employed(solo, 1)

    assert card.startswith(focus)


@rule("SOL-10")
@pytest.mark.parametrize("focus", FOCUSES)
def test_the_marker_names_a_language(solo: SoloTable, focus: str) -> None:
    """Of one Scroll of each language it takes its own."""
    solo.lay(
        house={
            "purple-top": "chinese-a",
            "purple-middle": "sanskrit-a",
            "orange-top": "greek-a",
            "orange-middle": "hebrew-a",
            "green-top": "persian-a",
            "green-middle": "syriac-a",
        }
    )
    solo.opponent.focuses(focus)

    told = solo.opponent.takes_turn(4)

    assert solo.opponent.shelves == {focus: 1}
    assert found(told, "scroll_found")[0].because == "the-only-one"


@rule("SOL-10")
@pytest.mark.parametrize(
    ("focus", "guild"),
    [
        ("chinese", "purple"),
        ("sanskrit", "orange"),
        ("greek", "green"),
        ("hebrew", "purple"),
        ("persian", "orange"),
        ("syriac", "green"),
    ],
)
def test_the_marker_names_a_colour(solo: SoloTable, focus: str, guild: str) -> None:
    """Of three empty Guilds it takes its own."""
    solo.lay(house={}, on_map={"top-middle": "greek-a"})
    solo.opponent.focuses(focus)

    solo.opponent.takes_turn(4)

    assert solo.scroll_at(f"wisdom-{guild}-top") == "scroll-greek-a"


@rule("SOL-10")
@pytest.mark.parametrize(
    ("focus", "lying", "taken"),
    [
        ("greek", ("sanskrit", "persian", "chinese"), "persian"),
        ("hebrew", ("sanskrit", "greek", "sanskrit"), "sanskrit"),
        ("syriac", ("greek", "persian", "chinese"), "chinese"),
        ("chinese", ("syriac", "syriac", "persian"), "persian"),
    ],
)
def test_what_is_not_there_is_looked_for_to_the_right_and_round(
    solo: SoloTable, focus: str, lying: tuple[str, str, str], taken: str
) -> None:
    """The next language to the right that there is, round to the left; the marker stays where it is."""
    solo.lay(house={"purple-top": f"{lying[0]}-a", "orange-top": f"{lying[1]}-b", "green-top": f"{lying[2]}-c"})
    solo.opponent.focuses(focus)

    solo.opponent.takes_turn(4)

    assert solo.opponent.shelves == {taken: 1}
    assert solo.opponent.focus == focus


@rule("SOL-10")
@pytest.mark.parametrize(
    ("focus", "guild"), [("sanskrit", "green"), ("persian", "green"), ("chinese", "purple"), ("hebrew", "purple")]
)
def test_a_tie_goes_to_the_first_colour_that_is_a_candidate(solo: SoloTable, focus: str, guild: str) -> None:
    """The Orange Guild has a Scroll already: from Orange on the next colour is Green."""
    solo.lay(house={"orange-top": "persian-a"}, on_map={"top-middle": "greek-a"})
    solo.opponent.focuses(focus)

    told = solo.opponent.takes_turn(4)

    assert solo.scroll_at(f"wisdom-{guild}-top") == "scroll-greek-a"
    assert found(told, "space_found")[0].because == "focus-colour"


@rule("SOL-10", "REC-07")
def test_a_character_whose_deck_is_empty_is_not_available(solo: SoloTable) -> None:
    """It Employs the next one to the right."""
    solo.empty_deck("greek", keeper=solo.red)
    solo.opponent.focuses("greek")

    card, _ = employed(solo, 1)

    assert card.startswith("hebrew")


@rule("SOL-10")
def test_the_last_card_of_a_deck_is_available(solo: SoloTable) -> None:
    """One card is enough."""
    solo.only_top_cards("greek", 1, keeper=solo.red)
    solo.opponent.focuses("greek")

    card, _ = employed(solo, 1)

    assert card.startswith("greek")
    assert solo.deck("greek") == []


# The Target Sum


@rule("SOL-11")
@pytest.mark.parametrize(
    ("face_up", "scheme", "target"),
    [
        ((), 1, 0),
        ((), 5, 1),
        ((), 6, 2),
        ((2,), 1, 1),
        ((3,), 5, 3),
        ((3,), 6, 4),
        ((3, 2), 6, 3),
        ((3, 6, 2), 1, 1),
    ],
)
def test_the_target_sum_is_that_of_the_last_two_cards(
    solo: SoloTable, face_up: tuple[int, ...], scheme: int, target: int
) -> None:
    """The one just revealed and the one before it, or the only one."""
    solo.opponent.revealed(*face_up)

    told = solo.opponent.takes_turn(scheme)

    (room,) = [event.numbers for event in told if event.name == "room_found"]
    assert room["target_sum"] == target
    assert found(told, "room_found")[0].because == "costs-target-sum"
    assert room["room"] + 1 == 6 + target


# Employing


@rule("SOL-12")
def test_a_character_in_a_room_is_passed_over(solo: SoloTable) -> None:
    """Whoever owns it: the focus goes to the next one."""
    solo.room(1, "chinese-a", solo.red)
    solo.room(2, "sanskrit-a")

    told = solo.opponent.takes_turn(1)

    assert str(solo.translator_in(6)).startswith("greek")
    assert found(told, "character_found") == [(2, "in-no-room")]


@rule("SOL-12", "GOAL-09")
def test_starting_translators_and_mixed_ones_are_no_characters_of_a_focus(solo: SoloTable) -> None:
    """Neither keeps a character from being Employed."""
    solo.room(1, "starting-1")
    solo.room(2, "mixed-1-a")

    card, _ = employed(solo, 1)

    assert card.startswith("chinese")


def all_six(solo: SoloTable) -> None:
    """Every character stands in a Room; 3, 4, 7 and 8 are free."""
    for room, character in zip((1, 2, 5, 6, 9, 10), FOCUSES, strict=True):
        solo.room(room, f"{character}-a", solo.red if room % 2 else None)


@rule("SOL-12")
@pytest.mark.parametrize("focus", ["greek", "syriac"])
def test_with_all_six_in_rooms_it_employs_its_focus(solo: SoloTable, focus: str) -> None:
    """A second one of its original focus: six Translators are not the seven that the card asks for."""
    all_six(solo)
    solo.opponent.focuses(focus)

    told = solo.opponent.takes_turn(1)

    assert str(solo.translator_in(7)).startswith(focus)
    assert found(told, "character_found")[0].because == "all-in-rooms"


@rule("SOL-12", "SOL-10")
def test_with_all_six_in_rooms_and_its_deck_empty_it_employs_the_next(solo: SoloTable) -> None:
    """An empty deck is not available then either."""
    all_six(solo)
    solo.empty_deck("greek", keeper=solo.red)
    solo.opponent.focuses("greek")

    card, room = employed(solo, 1)

    assert card.startswith("hebrew")
    assert room == 7


@rule("SOL-12", "SOL-10")
def test_if_only_characters_in_rooms_have_cards_it_employs_a_duplicate(solo: SoloTable) -> None:
    """Greek is in no Room, but its deck is empty: from the focus on, Hebrew is the first with a card."""
    for room, character in ((1, "chinese"), (2, "sanskrit"), (3, "hebrew"), (4, "persian"), (5, "syriac")):
        solo.room(room, f"{character}-a")
    solo.empty_deck("greek", keeper=solo.red)
    solo.opponent.focuses("greek")

    told = solo.opponent.takes_turn(1)

    assert str(solo.translator_in(6)).startswith("hebrew")
    assert found(told, "character_found")[0].because == "all-in-rooms"


@rule("SOL-12", "SOL-29")
def test_without_any_card_in_the_six_decks_nobody_is_employed(solo: SoloTable) -> None:
    """What comes after the Employing is done."""
    for character in FOCUSES:
        solo.empty_deck(character, keeper=solo.red)

    told = solo.opponent.takes_turn(5)

    assert sought_in_vain(told) == ["character"]
    assert [room for room in range(1, 11) if solo.translator_in(room)] == []
    assert solo.opponent.focus == "hebrew"


@rule("SOL-12")
def test_it_takes_the_rightmost_room_of_that_cost(solo: SoloTable) -> None:
    """Rooms 1 and 6 cost nothing."""
    assert employed(solo, 1)[1] == 6


@rule("SOL-12")
def test_a_taken_room_leaves_the_other_of_that_cost(solo: SoloTable) -> None:
    """With Room 6 taken it is Room 1."""
    solo.room(6, "mixed-1-a")

    assert employed(solo, 1)[1] == 1


@rule("SOL-12")
@pytest.mark.parametrize(
    ("scheme", "face_up", "taken", "room"),
    [
        (1, (), (1, 6), 7),  # 0 is full, 1 comes next
        (6, (), (3, 8), 9),  # 2, then 3: the rightmost Room
        (6, (3,), (5, 10), 6),  # after 4 comes 0
        (6, (3,), (1, 5, 6, 10), 7),  # and then 1
    ],
)
def test_without_a_room_of_that_cost_the_next_sum_is_tried(
    solo: SoloTable, scheme: int, face_up: tuple[int, ...], taken: tuple[int, ...], room: int
) -> None:
    """One more, and after 4 it begins at 0."""
    for number, card in zip(taken, ("mixed-1-a", "mixed-1-b", "mixed-1-c", "mixed-1-d"), strict=False):
        solo.room(number, card)
    solo.opponent.revealed(*face_up)

    told = solo.opponent.takes_turn(scheme)

    (chosen,) = found(told, "room_found")
    assert chosen == (room - 1, "next-cost")
    assert solo.translator_in(room) is not None


@rule("SOL-12")
def test_it_pays_nothing_and_gains_nothing(solo: SoloTable) -> None:
    """Room 9 costs 3 Silver and gives Influence in a Guild; the opponent gets none and lays none on its Translator."""
    solo.opponent.revealed(2)
    told = [event.name for event in solo.opponent.takes_turn(6)]

    assert solo.translator_in(9) is not None
    assert solo.owner_of(9) is None
    assert solo.opponent.influence == 19
    assert "influence_in_guild" not in told
    assert "silver_paid" not in told


@rule("SOL-12", "REC-05")
def test_with_every_room_full_nothing_is_employed(solo: SoloTable) -> None:
    """Scheme Cards ask for an Employing only with fewer in Rooms; told to all the same, it takes no card."""
    solo.fill_rooms(solo.red)
    before = {character: solo.deck(character) for character in FOCUSES}

    told = solo.opponent.does(1, second=True)

    assert {character: solo.deck(character) for character in FOCUSES} == before
    assert sought_in_vain(told) == ["room"]
