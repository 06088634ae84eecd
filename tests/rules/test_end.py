"""END: the last rounds, the draw pile and its reserve, and the Gold players take at the end."""

from collections.abc import Callable

import pytest

from kit import Seat, Table, rule

NewTable = Callable[..., Table]

THREE = ("caliph-1", "caliph-2", "caliph-3")
FOUR = (*THREE, "caliph-4")


def have_turns(table: Table, most: int = 100) -> list[int]:
    """Everybody Works and does nothing, or Rests, or passes, to the end of the game; whose turns they were."""
    had: list[int] = []
    while len(had) < most and table.kind != "over":
        assert table.kind == "choose_turn"
        had.append(table.asked.number)
        table.play(table.options[0])
        while table.kind not in ("choose_turn", "over"):
            table.play("end-turn" if table.kind == "choose_action" else table.options[-1])
    return had


def rest(seat: Seat) -> list[str]:
    """Rest with a card from an earlier turn, keeping all Dice in hand; the names of the events."""
    told = seat.rests()
    return told + (seat.plays("enough") if seat.table.kind == "choose_reroll" else [])


def set_for_turns(table: Table) -> None:
    """Dice for three Works in every hand, and a card to Rest for on every board."""
    for seat in table.seats:
        seat.has(hand="white-1 white-1 white-1 white-2 white-2 white-2").lies("recruit", "biology", "white-3")


# The last rounds


@rule("END-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_fourth_caliph_card_the_round_is_finished_and_one_more_played(
    new_table: NewTable, players: int
) -> None:
    """Revealed by the First Player: everybody else has two more turns, and so has the First Player one."""
    table = new_table(players=players)
    set_for_turns(table)
    table.caliphs_before(*THREE)
    table.pile(bottom=["caliph-4"])

    told = rest(table.red)

    assert "last_round_known" in told
    assert have_turns(table) == [*range(1, players), *range(players)]
    assert table.game.over


@rule("END-01")
def test_three_caliph_cards_end_nothing(table: Table) -> None:
    """Only the fourth tells the last round."""
    set_for_turns(table)
    table.caliphs_before(*THREE[:2])
    table.pile(bottom=["caliph-3"])

    told = rest(table.red)

    assert "last_round_known" not in told
    assert len(have_turns(table, most=5)) == 5


@rule("END-01", "END-06")
@pytest.mark.parametrize("by", [0, 1, 2])
def test_it_counts_from_the_round_of_that_turn(new_table: NewTable, by: int) -> None:
    """Whoever reveals it, in the round's last turn too, one more full round is played after that round."""
    table = new_table(players=3)
    set_for_turns(table)
    table.caliphs_before(*THREE)
    table.pile(bottom=["caliph-4"])
    table.pass_turn_to(table.seats[by])

    rest(table.seats[by])

    assert have_turns(table) == [*range(by + 1, 3), 0, 1, 2]


@rule("END-02")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_last_turn_belongs_to_the_player_to_the_right_of_the_first_player(new_table: NewTable, first: int) -> None:
    """Whoever is First Player, and whoever revealed the fourth card."""
    table = new_table(players=4)
    set_for_turns(table)
    table.first_player(table.seats[first])
    table.caliphs_before(*THREE)
    table.pile(bottom=["caliph-4"])
    revealing = table.seats[(first + 1) % 4]
    table.pass_turn_to(revealing)

    rest(revealing)

    assert have_turns(table)[-1] == (first + 3) % 4


@rule("END-01")
def test_the_game_is_over_only_after_the_last_turn(table: Table) -> None:
    """When the last turn is still to come, a question waits; afterwards there is none."""
    table.state.last_round = table.state.round
    table.red.works("choice", "white-1")
    table.red.plays("end-turn")
    assert table.asked is table.blue

    table.blue.works("choice", "white-1")
    told = table.blue.plays("end-turn")

    assert told[-1] == "game_ended"
    assert table.game.decision is None
    assert table.game.over


# The draw pile and the reserve


def ready_to_deliver(seat: Seat) -> None:
    """The Scroll beside Spot 2 can be Delivered; its step on Mathematics, to level 2, asks nothing."""
    seat.table.map("top-right", "scroll-greek-f")
    seat.has(silver=4, hand="white-2 white-1 white-1 white-1").researched(mathematics=1)


def deliver(seat: Seat) -> list[str]:
    """Deliver that Scroll to Orange and decline the Influence, up to the next question; the names of the events."""
    seat.works("travel", "white-2", card="patron")
    return seat.plays("main travel", "move 2", "deliver orange", "decline")


@rule("END-03")
def test_the_reserve_comes_in_for_a_delivery(table: Table) -> None:
    """With the draw pile empty the reserve becomes the new one, and its top Scroll fills the Map space."""
    ready_to_deliver(table.red)
    table.exhaust_pile()
    there = table.reserve

    told = deliver(table.red)

    assert "reserve_came_in" in told
    drawn = table.scroll_at("map-top-right")
    assert drawn in there
    assert table.reserve == []
    assert sorted([*table.draw_pile, str(drawn)]) == sorted(there)
    table.red.plays("end-turn")


@rule("END-03")
def test_the_reserve_comes_in_for_a_rest(table: Table) -> None:
    """Players still draw a card from the new draw pile when Resting."""
    table.exhaust_pile()
    there = table.reserve
    table.red.lies("recruit", "biology", "white-1")
    left = len(table.discarded)

    told = rest(table.red)

    assert "reserve_came_in" in told
    assert "scroll_revealed" in told
    assert table.reserve == []
    assert len(table.draw_pile) == len(there) - 1
    assert len(table.discarded) == left + 1  # every Guild has a Scroll, so one left the game


@rule("END-03")
def test_the_reserve_is_shuffled(new_table: NewTable) -> None:
    """Its order is not the one in which it lay."""
    orders = set()
    for seed in range(5):
        table = new_table(seed=seed)
        ready_to_deliver(table.red)
        table.exhaust_pile()
        lay = table.reserve

        deliver(table.red)

        order = [lay.index(card) for card in table.draw_pile]
        assert order != sorted(order)
        orders.add(tuple(order))
        table.red.plays("end-turn")
    assert len(orders) == 5


@rule("END-03", "END-05")
def test_with_the_reserve_gone_too_a_delivery_leaves_the_map_space_empty(table: Table) -> None:
    """Drawing is skipped; all other steps of the Delivery are done."""
    ready_to_deliver(table.red)
    table.exhaust_pile(with_reserve=True)

    told = deliver(table.red)

    assert "reserve_came_in" not in told
    assert table.scroll_at("map-top-right") is None
    assert table.scroll_at("wisdom-orange-middle") == "scroll-greek-f"
    assert table.red.gold == 1
    assert table.red.track("mathematics") == 2
    table.red.plays("end-turn")


@rule("END-03")
def test_with_the_reserve_gone_too_a_rest_reveals_nothing(table: Table) -> None:
    """The Neutral Marker stays and no Scroll moves; income and the rest of the Rest are done."""
    table.exhaust_pile(with_reserve=True)
    table.red.lies("recruit", "mathematics", "white-1")
    before = (table.neutral_spot, table.discarded)

    told = rest(table.red)

    assert "scroll_revealed" not in told
    assert (table.neutral_spot, table.discarded) == before
    assert table.red.silver == 1
    assert table.red.card_on("recruit") is None


@rule("END-05")
def test_the_reserve_does_not_come_in_before_it_is_needed(table: Table) -> None:
    """The last card of the draw pile is drawn, and the reserve stays where it is."""
    ready_to_deliver(table.red)
    table.exhaust_pile()
    table.pile(top=["scroll-syriac-a"])
    there = table.reserve

    told = deliver(table.red)

    assert "reserve_came_in" not in told
    assert table.scroll_at("map-top-right") == "scroll-syriac-a"
    assert table.draw_pile == []
    assert table.reserve == there
    table.red.plays("end-turn")


@rule("END-05")
def test_a_pile_of_one_card_is_both_top_and_bottom(table: Table) -> None:
    """A Rest reveals the same card that a Delivery would draw."""
    table.exhaust_pile()
    table.pile(top=["scroll-syriac-a"])
    table.red.lies("recruit", "biology", "white-1")

    told = rest(table.red)

    assert "scroll_revealed" in told
    assert "reserve_came_in" not in told
    assert table.draw_pile == []
    assert table.scroll_at("map-bottom-left") == "scroll-syriac-a"  # the Marker moved one Black Spot


@rule("END-05")
def test_beside_an_empty_map_space_there_is_nothing_to_deliver(table: Table) -> None:
    """A player who stops there is not asked, and pays nothing."""
    ready_to_deliver(table.red)
    table.exhaust_pile(with_reserve=True)
    deliver(table.red)
    table.red.plays("end-turn")
    table.blue.has(silver=9, hand="white-2")

    table.blue.acts("travel", "white-2")
    table.blue.plays("move 2")

    assert table.kind == "choose_action"
    assert table.blue.silver == 9
    table.blue.plays("end-turn")


@rule("END-05", "INF-02")
def test_on_an_empty_map_space_no_influence_is_placed(table: Table) -> None:
    """Only Scrolls can be influenced."""
    ready_to_deliver(table.red)
    table.exhaust_pile(with_reserve=True)
    deliver(table.red)

    table.red.resolves("influence scroll")

    assert "mark map-top-right" not in table.options
    assert "mark map-top-middle" in table.options
    table.red.plays("decline", "end-turn")


@rule("END-05", "REST-04")
def test_a_rest_may_fill_an_empty_map_space(table: Table) -> None:
    """The Neutral Marker comes to the empty space: the new Scroll takes it, and nothing leaves the Map."""
    ready_to_deliver(table.red)
    table.exhaust_pile(with_reserve=True)
    deliver(table.red)
    table.red.plays("end-turn")
    table.pile(bottom=["scroll-chinese-e"])  # 4 VP: from Spot 6 to Spot 2
    gone = [card for card in table.discarded if card != "scroll-chinese-e"]
    table.blue.lies("recruit", "biology", "white-1")

    rest(table.blue)

    assert table.neutral_spot == 2
    assert table.scroll_at("map-top-right") == "scroll-chinese-e"
    assert table.discarded == gone


# The fourth Caliph Card in the middle of a turn


@rule("END-06")
def test_a_fourth_caliph_card_in_a_delivery_is_resolved_and_the_turn_goes_on(table: Table) -> None:
    """As the last card of the pile: it is resolved, the reserve refills the Map space, then the other actions."""
    set_for_turns(table)
    table.caliphs_before(*THREE)
    ready_to_deliver(table.red)
    table.blue.influences("green")
    table.pile_is("caliph-4")
    deliver(table.red)

    assert table.scroll_at("map-top-right") is None
    assert table.reserve != []
    table.blue.plays("caliph top")

    assert table.on_caliph("caliph-4") == [table.blue, None, None]
    assert table.scroll_at("map-top-right") is not None
    assert table.reserve == []
    table.red.plays("small action-1")
    assert table.red.silver == 2
    table.red.plays("end-turn")
    assert have_turns(table) == [1, 0, 1]


@rule("END-06")
def test_a_third_and_fourth_caliph_card_in_one_delivery(table: Table) -> None:
    """Both are fully resolved one after the other, then a Scroll fills the space and the last rounds are known."""
    table.caliphs_before(*THREE[:2])
    table.pile(top=["caliph-3", "caliph-4", "scroll-syriac-a"])
    table.blue.influences("green", 2)
    set_for_turns(table)
    ready_to_deliver(table.red)

    deliver(table.red)
    table.blue.plays("caliph top")
    assert table.caliphs == list(FOUR)
    table.blue.plays("caliph middle", "gain-die red")

    assert table.scroll_at("map-top-right") == "scroll-syriac-a"
    assert [str(table.translator_in(room)).split("-")[0] for room in (1, 2)] == ["greek", "hebrew"]
    table.red.plays("end-turn")
    assert have_turns(table) == [1, 0, 1]


@rule("END-06")
def test_a_fourth_caliph_card_in_a_rest_is_resolved_and_the_rest_goes_on(table: Table) -> None:
    """Income and everything after it follow; no further card is drawn."""
    table.caliphs_before(*THREE)
    table.pile(bottom=["scroll-syriac-a", "caliph-4"])
    table.red.lies("recruit", "mathematics", "white-1").influences("purple")
    table.red.rests()

    table.red.plays("caliph top", "enough")

    assert table.red.silver == 1
    assert table.red.card_on("recruit") is None
    assert table.draw_pile[-1] == "scroll-syriac-a"
    assert table.asked is table.blue


@rule("END-06")
def test_as_the_rounds_last_turn_a_delivery_still_leaves_a_full_round(table: Table) -> None:
    """Blue, the last of the round, Delivers; Red and Blue have one turn each."""
    set_for_turns(table)
    table.caliphs_before(*THREE)
    table.pile(top=["caliph-4"])
    table.pass_turn_to(table.blue)
    ready_to_deliver(table.blue)

    deliver(table.blue)
    table.blue.plays("end-turn")

    assert have_turns(table) == [0, 1]


@rule("END-06", "RET-07")
def test_what_the_fourth_caliph_card_retires_is_tucked_at_the_end_of_that_turn(table: Table) -> None:
    """The turn ends as every turn does."""
    set_for_turns(table)
    table.caliphs_before(*THREE)
    table.pile(bottom=["caliph-4"])
    table.blue.influences("purple")
    table.red.rests()
    table.blue.plays("caliph bottom", "retire hebrew")
    table.red.plays("enough")

    assert table.kind == "choose_slot_to_tuck"
    table.blue.plays("tuck slot-1")
    assert len(table.blue.under("recruit")) == 1


# Passing


@rule("END-07", "TURN-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_if_every_player_passes_in_one_round_the_game_ends_with_it(new_table: NewTable, players: int) -> None:
    """Nobody can Work or Rest: each passes when asked, and then no question is left."""
    table = new_table(players=players)
    for seat in table.seats:
        seat.has(hand="")
    table.room(2, "greek-a", table.blue, gold=1)

    for seat in table.seats:
        seat.plays("pass")

    assert table.kind == "over"
    assert table.game.over
    assert table.blue.gold == 1  # the game is ended as always


@rule("END-07")
@pytest.mark.parametrize("one", [0, 1, 2])
def test_as_long_as_one_player_has_a_turn_the_game_goes_on(new_table: NewTable, one: int) -> None:
    """The others pass, round by round."""
    table = new_table(players=3)
    for seat in table.seats:
        seat.has(hand="")
    table.seats[one].has(hand="white-1 white-2 white-3")

    assert have_turns(table, most=9) == [0, 1, 2] * 3
    assert len(table.seats[one].board) == 3
    assert not table.game.over


@rule("END-07")
def test_passes_of_two_rounds_do_not_add_up(new_table: NewTable) -> None:
    """Blue and Yellow pass at the end of one round, then everybody in the next: that whole round is played."""
    table = new_table(players=3)
    for seat in table.seats:
        seat.has(hand="")
    begun = table.state.round
    table.pass_turn_to(table.blue)

    for seat in (table.blue, table.yellow, table.red, table.blue, table.yellow):
        assert not table.game.over
        seat.plays("pass")

    assert table.kind == "over"
    assert table.state.round == begun + 1
    assert table.state.turn == table.yellow.number


# Gold at the end


@rule("END-04")
def test_players_take_the_gold_on_their_own_translators(new_table: NewTable) -> None:
    """After the last turn; Starting Translators are Employed ones too. Gold on Neutral ones is nobody's."""
    table = new_table(players=3)
    table.state.last_round = table.state.round
    table.pass_turn_to(table.yellow)
    table.room(1, "starting-1", table.red, gold=2)
    table.room(3, "greek-a", table.red, gold=1)
    table.room(4, "hebrew-a", table.blue, gold=1)
    table.room(5, "persian-a", gold=2)
    table.red.has(gold=4)
    table.yellow.works("choice", "white-1")
    assert (table.red.gold, table.blue.gold) == (4, 0)

    table.yellow.plays("end-turn")

    assert table.game.over
    assert [seat.gold for seat in table.seats] == [7, 1, 0]
    assert [table.gold_on(room) for room in (1, 3, 4)] == [0, 0, 0]


@rule("END-04")
def test_the_translators_stay_in_their_rooms(table: Table) -> None:
    """Only their Gold is taken: they are still Employed."""
    table.state.last_round = table.state.round
    table.pass_turn_to(table.blue)
    table.room(4, "hebrew-a", table.blue, gold=1)

    table.blue.works("choice", "white-1")
    table.blue.plays("end-turn")

    assert table.translator_in(4) == "hebrew-a"
    assert table.owner_of(4) is table.blue
    assert table.blue.influence == 19


@rule("END-04")
def test_no_gold_is_taken_before_the_last_turn(table: Table) -> None:
    """The end of a round is not the end of the game."""
    table.pass_turn_to(table.blue)
    table.room(4, "hebrew-a", table.blue, gold=1)

    table.blue.works("choice", "white-1")
    table.blue.plays("end-turn")

    assert table.gold_on(4) == 1
    assert table.blue.gold == 0
