from collections.abc import Callable

import pytest

from kit import Table, rule
from scholars.components import Subject

SLOTS = ("recruit", "travel", "research", "translate", "choice")
CARDS = [str(subject) for subject in Subject if subject is not Subject.MEDICINE]


@rule("TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_takes_one_turn_each_round(new_table: Callable[..., Table], players: int) -> None:
    """Clockwise from the First Player, and round again."""
    table = new_table(players=players)
    for seat in table.seats:
        seat.has(hand="white-1 white-2 white-3")
    table.first_player(table.blue)
    turns: list[tuple[int, int]] = []
    for slot, die in (("recruit", "white-1"), ("travel", "white-2")):
        for _ in range(players):
            turns.append((int(table.state.round), table.asked.number))
            table.asked.works(slot, die, card=CARDS[SLOTS.index(slot)])
            table.play("end-turn")

    order = [*range(1, players), 0]
    assert turns == [(1, seat) for seat in order] + [(2, seat) for seat in order]


@rule("TURN-01")
def test_a_turn_is_work_or_rest(table: Table) -> None:
    """There is nothing else to do, and no passing while one of them can be done."""
    table.red.lies("recruit", "physics")

    assert {option.split()[0] for option in table.options} == {"work", "rest"}


@rule("TURN-01")
def test_a_rest_is_a_whole_turn(table: Table) -> None:
    """After it the next player has theirs."""
    table.pile(bottom=["scroll-greek-a"])
    table.red.lies("recruit", "mathematics")

    table.red.plays("rest", "enough")

    assert table.asked is table.blue
    assert table.kind == "choose_turn"


@rule("TURN-02")
def test_nobody_rests_without_an_action_card_on_the_player_board(table: Table) -> None:
    """With all cards in hand there is only Work; an unflipped Goal Card is no Action Card."""
    table.red.goal("goal-greek", targets=3)

    assert "rest" not in table.options
    assert any(option.startswith("work") for option in table.options)


@rule("TURN-02")
@pytest.mark.parametrize("slot", SLOTS)
def test_one_action_card_on_any_slot_is_enough_to_rest(table: Table, slot: str) -> None:
    """Whichever slot it lies on."""
    table.red.lies(slot, "patron")

    assert "rest" in table.options


@rule("TURN-02")
def test_a_flipped_goal_card_on_the_board_is_an_action_card(table: Table) -> None:
    """It alone lets its player Rest."""
    table.red.goal("goal-greek", targets=7).lies("goal", "goal")

    assert "rest" in table.options


@rule("TURN-03")
def test_work_is_offered_for_each_card_in_hand_on_each_empty_slot(table: Table) -> None:
    """Seven cards and five slots at the start."""
    assert table.options == [f"work {card} slot-{slot}" for card in CARDS for slot in range(1, 6)]


@rule("TURN-03")
def test_a_card_on_the_board_is_not_in_hand_and_its_slot_not_empty(table: Table) -> None:
    """Neither is offered again."""
    table.red.lies("travel", "chemistry")

    assert [option for option in table.options if option.startswith("work")] == [
        f"work {card} slot-{slot}" for card in CARDS if card != "chemistry" for slot in (1, 3, 4, 5)
    ]


@rule("TURN-01", "TURN-03")
def test_nobody_works_with_every_slot_taken(table: Table) -> None:
    """With five cards on the board only a Rest is left; the player is asked all the same."""
    for slot, card in zip(SLOTS, CARDS, strict=False):
        table.red.lies(slot, card)

    assert table.red.cards == ["apprentice", "patron"]
    assert (table.asked, table.kind, table.options) == (table.red, "choose_turn", ["rest"])


@rule("TURN-01")
def test_a_turn_is_asked_for_when_only_a_rest_is_left(table: Table) -> None:
    """It does not start inside the last choice of the player before: nothing of the Rest has happened yet."""
    table.pile(bottom=["scroll-greek-a"])
    table.blue.has(hand="").lies("recruit", "mathematics")
    table.red.works("travel", "white-1")
    pile, spot = len(table.state.draw_pile), table.neutral_spot

    told = table.red.plays("end-turn")

    assert (table.asked, table.kind, table.options) == (table.blue, "choose_turn", ["rest"])
    assert (len(table.state.draw_pile), table.neutral_spot, table.blue.silver) == (pile, spot, 0)
    assert "rested" not in told
    table.blue.plays("rest")
    assert (len(table.state.draw_pile), table.blue.silver) == (pile - 1, 1)


@rule("TURN-01", "TURN-04")
def test_a_turn_is_asked_for_when_only_passing_is_left(table: Table) -> None:
    """Blue can do nothing, and passes when asked, not before."""
    table.blue.has(hand="")
    table.red.works("travel", "white-1")

    assert "passed" not in table.red.plays("end-turn")

    assert (table.asked, table.kind, table.options) == (table.blue, "choose_turn", ["pass"])
    assert "passed" in table.blue.plays("pass")


@rule("TURN-03")
def test_nobody_works_without_a_die_in_hand(table: Table) -> None:
    """With cards in hand and empty slots, but no Die, only a Rest is left."""
    table.pile(bottom=["scroll-greek-a"])
    table.red.has(hand="", silver=0).lies("recruit", "mathematics")

    assert table.options == ["rest"]
    table.red.plays("rest")

    assert table.red.silver == 1  # the income of the Rest: Mathematics on level 0
    assert "mathematics" in table.red.cards
    assert table.asked is table.blue


@rule("TURN-03")
def test_a_card_with_a_printed_die_needs_no_die_in_hand(table: Table) -> None:
    """The flipped Goal Card can be played on every slot, the others on none."""
    table.red.goal("goal-greek", targets=7).has(hand="").lies("recruit", "physics")

    assert table.options == [f"work goal slot-{slot}" for slot in range(2, 7)] + ["rest"]


@rule("TURN-04")
def test_a_player_who_can_neither_work_nor_rest_passes(table: Table) -> None:
    """No Die in hand and no card on the board: the turn passes, and nothing happens."""
    table.red.has(hand="", bag="white")

    assert table.options == ["pass"]
    table.red.plays("pass")

    assert table.asked is table.blue
    assert table.red.bag == ["white"]
    assert "work mathematics slot-1" in table.options


@rule("TURN-04")
def test_a_player_who_passed_has_a_turn_again_in_the_next_round(table: Table) -> None:
    """Passing is for one turn."""
    table.red.has(hand="").plays("pass")
    table.blue.works("recruit", "white-1")
    table.red.has(hand="white-2")

    table.blue.plays("end-turn")

    assert table.asked is table.red
    assert table.kind == "choose_turn"


@rule("TURN-05")
def test_translators_retire_after_everything_else_of_the_turn(table: Table) -> None:
    """While the turn goes on the Translator stays in its Room with its Gold; at the end it leaves."""
    table.room(9, "greek-b", table.red, gold=1)

    table.red.works("travel", "white-1")
    assert table.translator_in(9) == "greek-b"
    table.red.plays("main travel", "end-turn")

    assert table.translator_in(9) is None
    assert (table.kind, table.asked) == ("choose_slot_to_tuck", table.red)
    table.red.plays("tuck slot-3")
    assert table.red.under("research") == ["greek-b"]


@rule("TURN-05")
def test_the_turn_passes_once_the_retiring_is_done(table: Table) -> None:
    """Everybody's Translators Retire at the end of any turn; only then the next player is asked for theirs."""
    table.room(9, "greek-b", table.blue, gold=1)
    table.red.works("travel", "white-1")

    told = table.red.plays("end-turn")
    assert (table.kind, table.asked) == ("choose_slot_to_tuck", table.blue)
    assert table.state.turn == table.red.number
    table.blue.plays("tuck slot-1")

    assert "translator_retired" in told
    assert (table.kind, table.asked) == ("choose_turn", table.blue)


@rule("TURN-05")
def test_translators_retire_at_the_end_of_a_rest(table: Table) -> None:
    """After the income, and with the Action Cards back in hand."""
    table.pile(bottom=["scroll-greek-a"])
    table.room(9, "greek-b", table.red, gold=1)
    table.red.lies("recruit", "mathematics")

    table.red.plays("rest")
    assert table.translator_in(9) == "greek-b"
    table.red.plays("enough")

    assert table.kind == "choose_slot_to_tuck"
    assert "mathematics" in table.red.cards
    table.red.plays("tuck slot-1")


@rule("TURN-05")
def test_translators_retire_when_a_player_passes(table: Table) -> None:
    """A turn that was passed has an end too."""
    table.room(9, "greek-b", table.red, gold=1)
    table.red.has(hand="").plays("pass")

    assert (table.kind, table.asked) == ("choose_slot_to_tuck", table.red)
    table.red.plays("tuck slot-4")

    assert table.asked is table.blue
