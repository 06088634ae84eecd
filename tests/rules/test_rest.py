from collections.abc import Callable
from typing import Any

import pytest

from kit import Table, rule
from scholars.catalogue import load
from scholars.effects import write

SLOTS = ("recruit", "travel", "research", "translate", "choice")


def rests(table: Table) -> None:
    """Red Rests with a Scroll at the bottom of the pile that moves nothing of interest, up to the first question."""
    table.pile(bottom=["scroll-greek-b"])
    table.red.rests()


@rule("REST-01")
def test_the_bottom_card_is_revealed_before_the_income(table: Table) -> None:
    """While the income is being chosen the Scroll has been seen, and Dice and cards are still on the board."""
    table.red.lies("recruit", "physics", "red-1")

    rests(table)

    assert table.kind == "choose_worker_to_gain"
    assert table.neutral_spot == 0
    assert table.red.board == ["red-1"]
    assert table.red.card_on("recruit") == "physics"
    table.red.plays("gain-worker red", "enough")


@rule("REST-01")
def test_dice_on_the_board_go_back_to_the_bag(table: Table) -> None:
    """After the top-up, so that they are not drawn while there are others."""
    table.red.has(hand="white-1", bag="blue blue blue").lies("recruit", "mathematics", "red-1", "yellow-2")

    rests(table)
    table.red.plays("enough")

    assert table.red.board == []
    assert table.red.bag == ["red", "yellow"]
    assert sorted(die.split("-")[0] for die in table.red.hand) == ["blue", "blue", "blue", "white"]


@rule("REST-01")
def test_workers_on_cards_go_back_to_the_main_supply(table: Table) -> None:
    """They do not come back to the player."""
    table.red.has(hand="red-1 white-1", workers="red blue").works("recruit", "red-1")
    table.red.plays("place-worker red die-1", "end-turn")
    assert table.red.workers_on("recruit") == ["red"]

    table.pass_turn_to(table.red)
    rests(table)
    table.red.plays("enough")

    assert table.red.workers_on("recruit") == []
    assert table.red.workers == ["blue"]


@rule("REST-01")
def test_all_action_cards_come_back_to_hand(table: Table) -> None:
    """Every slot is empty again."""
    table.red.lies("recruit", "mathematics").lies("choice", "biology").lies("translate", "chemistry")

    rests(table)
    table.red.plays("enough")

    assert table.red.cards == ["mathematics", "physics", "chemistry", "philosophy", "biology", "apprentice", "patron"]
    assert [table.red.card_on(slot) for slot in SLOTS] == [None] * 5


@rule("REST-01")
def test_a_rest_touches_nobody_else(table: Table) -> None:
    """The other player's cards and Dice stay on their board."""
    table.red.lies("recruit", "mathematics")
    table.blue.lies("travel", "patron", "white-3")

    rests(table)
    table.red.plays("enough")

    assert table.blue.card_on("travel") == "patron"
    assert table.blue.board == ["white-3"]


@rule("REST-02")
def test_a_caliph_card_at_the_bottom_is_resolved_and_no_further_card_is_drawn(table: Table) -> None:
    """The card above it stays, and the Neutral Marker does not move."""
    table.pile(bottom=["scroll-greek-b", "caliph-2"])
    table.red.influences("purple").lies("recruit", "mathematics")
    cards = len(table.state.draw_pile)

    told = table.red.rests()
    assert "caliph_revealed" in told
    assert table.options == ["caliph top", "caliph middle", "caliph bottom"]
    table.red.plays("caliph middle", "enough")

    assert "orange" in table.red.bag + [die.split("-")[0] for die in table.red.hand]
    assert len(table.state.draw_pile) == cards - 1
    assert table.neutral_spot == 6


@rule("REST-02")
def test_the_caliph_card_is_resolved_before_the_income(table: Table) -> None:
    """Its reward can be drawn at the top-up of the same Rest."""
    table.pile(bottom=["caliph-2"])
    table.red.has(hand="white-1").influences("purple").lies("recruit", "mathematics")

    table.red.rests()
    assert table.red.silver == 0
    table.red.plays("caliph middle", "enough")

    assert table.red.silver == 1
    assert any(die.startswith("orange") for die in table.red.hand)


@rule("REST-03")
@pytest.mark.parametrize(
    ("scroll", "spot"),
    [
        ("scroll-persian-a", 8),
        ("scroll-greek-e", 10),
        ("scroll-greek-b", 0),
        ("scroll-chinese-e", 2),
        ("scroll-chinese-a", 4),
    ],
)
def test_the_neutral_marker_moves_by_the_scrolls_printed_vp(table: Table, scroll: str, spot: int) -> None:
    """As many Black Spots clockwise, skipping White Spots; from the bottom-centre one, past the top."""
    table.pile(bottom=[scroll])
    table.red.lies("recruit", "mathematics")

    table.red.plays("rest", "enough")

    assert table.neutral_spot == spot


@rule("REST-03")
def test_nobody_gains_anything_where_the_neutral_marker_ends(table: Table) -> None:
    """Players' Markers stay, and nobody's supply changes but by income."""
    table.red.at(3).lies("recruit", "mathematics")
    table.blue.at(0)

    rests(table)
    table.red.plays("enough")

    assert (table.red.spot, table.blue.spot) == (3, 0)
    assert (table.red.silver, table.blue.silver) == (1, 0)


@rule("REST-04")
def test_the_scroll_beside_the_marker_leaves_and_the_new_one_takes_its_space(table: Table) -> None:
    """There is no Influence on it."""
    table.map("top-middle", "scroll-hebrew-a")
    table.red.lies("recruit", "mathematics")

    rests(table)  # a Greek 3 moves the Marker to the top-centre Spot
    table.red.plays("enough")

    assert table.scroll_at("map-top-middle") == "scroll-greek-b"
    assert table.discarded == ["scroll-hebrew-a"]


@rule("REST-04")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_scroll_with_influence_on_it_stays_and_the_new_one_leaves(table: Table, owner: int) -> None:
    """Whoever's Influence it is; it stays on the Scroll."""
    table.map("top-middle", "scroll-hebrew-a", table.seats[owner])
    table.red.lies("recruit", "mathematics")

    rests(table)
    table.red.plays("enough")

    assert table.scroll_at("map-top-middle") == "scroll-hebrew-a"
    assert table.influence_on("map-top-middle") is table.seats[owner]
    assert table.discarded == ["scroll-greek-b"]


@rule("REST-04")
def test_influence_on_another_scroll_of_the_map_does_not_count(table: Table) -> None:
    """Only the Scroll beside the Neutral Marker, where it stands after its move, is looked at."""
    table.map("bottom-middle", "scroll-hebrew-b", table.blue)
    table.map("top-middle", "scroll-hebrew-a")
    table.red.lies("recruit", "mathematics")

    rests(table)
    table.red.plays("enough")

    assert table.scroll_at("map-top-middle") == "scroll-greek-b"
    assert table.scroll_at("map-bottom-middle") == "scroll-hebrew-b"


@rule("REST-05")
def test_the_scroll_goes_to_the_top_space_of_an_empty_guild(table: Table) -> None:
    """The one from the Map; it is not discarded."""
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-hebrew-b")
    table.map("top-middle", "scroll-hebrew-a")
    table.red.lies("recruit", "mathematics")
    left = table.discarded

    rests(table)
    table.red.plays("enough")

    assert table.scroll_at("wisdom-orange-top") == "scroll-hebrew-a"
    assert table.scroll_at("map-top-middle") == "scroll-greek-b"
    assert table.discarded == left


@rule("REST-05")
def test_the_new_scroll_goes_to_the_guild_when_the_other_is_kept_by_influence(table: Table) -> None:
    """The Influence stays on the Map; none goes with the new Scroll."""
    table.empty_wisdom()
    table.map("top-middle", "scroll-hebrew-a", table.blue)
    table.red.lies("recruit", "mathematics")

    rests(table)
    table.red.plays("enough")

    assert table.scroll_at("wisdom-purple-top") == "scroll-greek-b"
    assert table.influence_on("wisdom-purple-top") is None
    assert table.influence_on("map-top-middle") is table.blue


@rule("REST-05", "RES-07")
def test_the_leftmost_guild_with_no_scrolls_is_taken(table: Table) -> None:
    """Purple, then Orange, then Green; after that Scrolls leave the game."""
    table.empty_wisdom()
    gone = len(table.discarded)
    for scroll in ("scroll-greek-a", "scroll-greek-b", "scroll-greek-c", "scroll-greek-d"):
        table.pile(bottom=[scroll])
        table.red.has(hand="white-1").lies("recruit", "mathematics")
        table.pass_turn_to(table.red)
        table.red.plays("rest", "enough")

    filled = [table.scroll_at(f"wisdom-{guild}-top") is not None for guild in ("purple", "orange", "green")]
    assert filled == [True, True, True]
    assert len(table.discarded) == gone + 1
    assert [table.scroll_at(f"wisdom-{guild}-middle") for guild in ("purple", "orange", "green")] == [None] * 3


@rule("REST-05")
def test_a_scroll_that_leaves_the_game_does_not_join_the_reserve(table: Table) -> None:
    """The reserve is what it was."""
    table.pile(bottom=["scroll-greek-b"])
    table.red.lies("recruit", "mathematics")
    reserve = table.game.position()["reserve"]

    table.red.plays("rest", "enough")

    assert table.game.position()["reserve"] == reserve
    assert len(table.discarded) == 1


@rule("REST-05")
def test_nobody_gains_anything_for_a_scroll_placed_by_a_rest(table: Table) -> None:
    """No Influence in the Guild, no Gold, no step on a Track."""
    table.empty_wisdom()
    table.red.lies("recruit", "mathematics")

    rests(table)
    table.red.plays("enough")

    assert [seat.in_guild("purple") for seat in table.seats] == [0, 0]
    assert [seat.gold for seat in table.seats] == [0, 0]
    assert table.red.track("philosophy") == table.red.track("chemistry") == 0


@rule("REST-06")
@pytest.mark.parametrize(
    ("left", "right", "asked"),
    [
        ("physics", "patron", ["choose_worker_to_gain", "choose_to_pay", "choose_reroll"]),
        ("patron", "physics", ["choose_to_pay", "choose_worker_to_gain", "choose_reroll"]),
    ],
)
@pytest.mark.parametrize("slots", [("recruit", "travel"), ("travel", "choice"), ("research", "translate")])
def test_income_is_resolved_from_left_to_right(
    table: Table, left: str, right: str, asked: list[str], slots: tuple[str, str]
) -> None:
    """In the order of the slots, whatever the cards; the Player Aid's Harvest of Astronomy after the fifth slot."""
    table.red.lies(slots[1], right).lies(slots[0], left)
    rests(table)

    kinds = []
    while table.kind != "choose_turn":
        kinds.append(table.kind)
        table.play(table.options[-1])

    assert kinds == asked


@rule("REST-06")
def test_a_card_on_the_sixth_slot_comes_after_the_player_aid(table: Table) -> None:
    """First the hand is topped up, then the sixth slot's card is harvested."""
    table.red.goal("goal-greek", targets=7).has(bag="white white white white").lies("goal", "physics")

    rests(table)
    assert table.kind == "choose_reroll"
    table.red.plays("enough")

    assert (table.kind, len(table.red.hand)) == ("choose_worker_to_gain", 4)
    table.red.plays("gain-worker red")


@rule("REST-06")
def test_the_flipped_goal_card_has_income_of_its_own(table: Table) -> None:
    """On the sixth slot it comes last, on another slot in its place."""
    table.red.goal("goal-greek", targets=7).lies("goal", "goal")
    rests(table)
    assert (table.kind, table.red.silver) == ("choose_reroll", 0)
    table.red.plays("enough")
    assert table.red.silver == 2

    table.red.lies("recruit", "goal").lies("travel", "physics")
    table.pass_turn_to(table.red)
    table.red.rests()
    assert (table.kind, table.red.silver) == ("choose_worker_to_gain", 4)
    table.red.plays("gain-worker red", "enough")


@rule("REST-06")
def test_the_open_and_empty_sixth_slot_draws_a_die_after_the_player_aid(table: Table) -> None:
    """Four Dice by the top-up, and a fifth."""
    table.red.goal("goal-greek", targets=7).has(bag="white " * 6).lies("recruit", "mathematics")

    rests(table)
    table.red.plays("enough")

    assert len(table.red.hand) == 5


@rule("REST-06")
def test_astronomy_is_harvested_at_every_rest(table: Table) -> None:
    """There is no card for it; the Player Aid has it."""
    table.red.has(bag="white " * 6).researched(astronomy=2).lies("recruit", "mathematics")

    rests(table)
    table.red.plays("enough")

    assert len(table.red.hand) == 5


@rule("REST-06")
def test_a_track_without_its_card_on_the_board_is_not_harvested(table: Table) -> None:
    """Cards in hand give no income."""
    table.red.researched(physics=6, mathematics=6).lies("recruit", "chemistry")

    rests(table)
    table.red.plays("enough")

    assert (table.red.workers, table.red.silver) == ([], 0)


@rule("REST-06")
def test_what_an_income_sets_off_is_done_before_the_next(table: Table) -> None:
    """Workers gained on the left can be spent on the right."""
    table.red.lies("recruit", "physics").lies("travel", "chemistry")

    rests(table)
    table.red.plays("gain-worker white", "pay", "enough")

    assert (table.red.workers, table.red.gold) == ([], 1)


@rule("REST-06")
def test_income_on_the_left_finds_nothing_that_comes_from_the_right(table: Table) -> None:
    """The other way round the Worker comes too late to be spent."""
    table.red.lies("recruit", "chemistry").lies("travel", "physics")

    rests(table)
    assert table.kind == "choose_worker_to_gain"
    table.red.plays("gain-worker white", "enough")

    assert (table.red.workers, table.red.gold) == (["white"], 0)


@rule("REST-07")
def test_a_white_die_without_a_cost_is_mandatory(table: Table) -> None:
    """It comes without a question."""
    table.red.has(hand="red-1 red-1 red-1 red-1").lies("recruit", "apprentice")

    rests(table)

    assert table.kind == "choose_reroll"
    assert table.red.bag == ["white"]
    table.red.plays("enough")


@rule("REST-07")
def test_destroying_a_white_die_is_mandatory(table: Table) -> None:
    """The player chooses which, but one it is."""
    table.red.has(hand="white-4", bag="white").researched(biology=2).lies("recruit", "biology", "red-1")

    rests(table)

    assert table.options == ["return-die bag", "return-die hand-4"]
    table.red.plays("return-die bag", "enough")


@rule("REST-07")
def test_gaining_a_primary_die_is_mandatory(table: Table) -> None:
    """The player chooses the colour, but one it is."""
    table.red.researched(philosophy=2).lies("recruit", "philosophy")

    rests(table)

    assert table.options == ["gain-die red", "gain-die blue", "gain-die yellow"]
    table.red.plays("gain-die blue", "enough")


@rule("REST-07")
@pytest.mark.parametrize(("answer", "gold", "white"), [("pay", 1, 1), ("decline", 0, 0)])
def test_a_cost_may_always_be_declined(table: Table, answer: str, gold: int, white: int) -> None:
    """A White Die to the Bag for a Gold, or neither."""
    table.red.has(hand="red-1 red-1 red-1 red-1").lies("recruit", "patron")

    rests(table)
    assert table.options == ["pay", "decline"]
    table.red.plays(answer)

    assert table.red.gold == gold
    assert table.red.bag.count("white") == white
    table.red.plays("enough")


@rule("REST-07")
@pytest.mark.parametrize(("silver", "kind"), [(0, "choose_reroll"), (1, "choose_to_pay")])
def test_a_cost_that_cannot_be_paid_is_skipped(table: Table, silver: int, kind: str) -> None:
    """Philosophy on level 0 asks for a Silver."""
    table.red.has(silver=silver).lies("recruit", "philosophy")

    rests(table)

    assert table.kind == kind
    table.stay_open()


def harvested(table: Table, track: str, level: int, effect: str) -> dict[str, Any]:
    """What Red has, when an effect was resolved with a Marker on a level and the first option always taken."""
    table.red.has(bag="white white white red red", silver=3, workers="white blue").researched(**{track: level})
    table.red.resolves(effect)
    while table.kind != "choose_turn":
        table.play(table.options[0])
    position: dict[str, Any] = table.game.position()
    has: dict[str, Any] = position["players"][0]
    return has


@rule("REST-08")
@pytest.mark.parametrize("level", range(8))
@pytest.mark.parametrize("track", ["mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy"])
def test_only_the_highest_even_space_reached_is_harvested(
    new_table: Callable[..., Table], track: str, level: int
) -> None:
    """An odd position harvests the space below; spaces further down give nothing more."""
    (printed,) = [one for one in load().board.track if one.track == track]
    highest_even = printed.harvest[level // 2]

    assert harvested(new_table(), track, level, f"harvest {track}") == harvested(
        new_table(), track, level, write(highest_even)
    )


@rule("REST-08")
@pytest.mark.parametrize(("level", "workers"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_harvesting_physics(table: Table, level: int, workers: int) -> None:
    """1 Worker on levels 0 and 1, 2 Workers on levels 2 and 3, and nothing of what was reached on the way."""
    table.red.researched(physics=level).lies("recruit", "physics")

    rests(table)
    table.red.plays(" ".join(["gain-worker", *["red"] * workers]), "enough")

    assert table.red.workers == ["red"] * workers
    assert table.red.gold == 0  # Physics 1 is an immediate benefit, not for the Rest


@rule("REST-09")
def test_dice_that_were_in_hand_may_be_rerolled_after_the_top_up(table: Table) -> None:
    """First the hand is topped up, and the new Die seen; then any of the others may be rerolled, the new one not."""
    table.red.has(hand="white-1 red-2 red-2", bag="blue blue").lies("recruit", "mathematics")
    rests(table)

    assert [die.split("-")[0] for die in table.red.hand] == ["white", "red", "red", "blue"]
    assert table.red.bag == ["blue"]
    drawn = table.red.hand[-1]
    assert table.options == ["reroll white-1", "reroll red-2", "enough"]
    told = table.red.plays("reroll red-2", "enough")

    assert told.count("die_rolled") == 1
    assert {"white-1", "red-2", drawn} <= set(table.red.hand)
    assert [die.split("-")[0] for die in table.red.hand] == ["white", "red", "red", "blue"]


@rule("REST-09")
def test_a_die_drawn_by_the_top_up_is_not_rerolled_even_if_it_looks_like_another(
    new_table: Callable[..., Table],
) -> None:
    """With one White Die in hand before, one may be rerolled, whatever the Dice drawn to it show."""
    for seed in range(1, 9):
        table = new_table(seed=seed)
        table.red.has(hand="white-1", bag="white " * 9)
        table.red.resolves("top up 9")

        assert table.options == ["reroll white-1", "enough"]
        table.red.plays("reroll white-1")
        assert table.options == ["enough", "put-back white-1"]
        assert table.red.plays("enough").count("die_rolled") == 1


@rule("REST-09", "EFF-06")
def test_after_one_die_is_picked_any_other_can_still_be_chosen(table: Table) -> None:
    """With Red picked the White Die is open as before, nothing is rolled, and the choice can be taken back."""
    table.red.has(hand="white-1 red-1 red-1").lies("recruit", "mathematics")
    rests(table)
    hand, reveals = table.red.hand, table.state.reveals

    assert table.red.plays("reroll red-1") == []

    assert table.options == ["reroll white-1", "reroll red-1", "enough", "put-back red-1"]
    assert (table.red.hand, table.state.reveals) == (hand, reveals)
    assert table.game.can_undo(table.red.number)
    table.red.plays("reroll white-1", "put-back red-1")
    assert table.options == ["reroll red-1", "enough", "put-back white-1"]
    table.red.plays("enough")
    assert table.red.hand.count("red-1") == 2
    assert not table.game.can_undo(table.red.number)


@rule("REST-09", "EFF-06")
def test_the_dice_are_rerolled_together_and_once(table: Table) -> None:
    """All chosen ones are rolled when the choice is confirmed, and there is no second choice."""
    table.red.has(hand="white-1 red-2 blue-3 yellow-4").lies("recruit", "mathematics")
    rests(table)

    picks = ("reroll yellow-4", "reroll white-1", "reroll blue-3", "reroll red-2")
    assert "die_rolled" not in table.red.plays(*picks)
    told = table.red.plays("enough")

    assert told.count("die_rolled") == 4
    assert table.asked is table.blue


@rule("REST-09")
def test_rerolling_may_be_left_out(table: Table) -> None:
    """The hand stays as it is."""
    table.red.has(hand="white-1 red-2").lies("recruit", "mathematics")
    rests(table)

    table.red.plays("enough")

    assert table.red.hand == ["white-1", "red-2"]


@rule("REST-09")
def test_dice_may_be_rerolled_when_nothing_is_to_be_drawn(table: Table) -> None:
    """With a full hand and an empty Bag."""
    table.red.has(hand="white-1 white-2 white-3 white-4 white-5").lies("recruit", "mathematics")

    rests(table)

    assert table.kind == "choose_reroll"
    table.red.plays("reroll white-1", "enough")
    assert len(table.red.hand) == 5


@rule("REST-09")
def test_with_no_die_in_hand_there_is_nothing_to_reroll(table: Table) -> None:
    """The hand is topped up without a question; Dice drawn by it are not rerolled."""
    table.red.has(hand="", bag="white " * 6).goal("goal-greek", targets=7).lies("recruit", "mathematics")
    table.pile(bottom=["scroll-greek-b"])

    told = table.red.rests()

    assert told.count("die_rolled") == 4 + 1  # and one for the sixth slot
    assert table.asked is table.blue


@rule("REST-09")
def test_dice_gained_earlier_in_the_rest_may_be_rerolled(table: Table) -> None:
    """A Die that Philosophy 4 brought to hand is in hand when Astronomy is harvested."""
    table.red.has(hand="white-1").researched(philosophy=4).lies("recruit", "philosophy")
    rests(table)

    table.red.plays("gain-die blue")

    (blue,) = [die for die in table.red.hand if die.startswith("blue")]
    assert f"reroll {blue}" in table.options
    table.red.plays("enough")


@rule("REST-09")
def test_harvesting_astronomy_by_a_scroll_lets_dice_be_rerolled_too(table: Table) -> None:
    """Whenever Astronomy is harvested, in the middle of a Work as well, with Dice drawn in that turn."""
    table.red.has(hand="white-1 white-3", bag="white " * 6).works("travel", "white-1", card="apprentice")
    table.red.plays("small action-1")
    drawn = sorted(table.red.hand)
    table.red.resolves("harvest astronomy")

    assert sorted(option.removeprefix("reroll ") for option in table.options[:-1]) == sorted(set(drawn))
    table.red.plays("enough", "end-turn")

    assert len(table.red.hand) == 4


@rule("REST-09")
@pytest.mark.parametrize(("level", "size"), [(0, 4), (1, 4), (2, 5), (3, 5)])
def test_the_hand_is_topped_up_to_the_printed_number(table: Table, level: int, size: int) -> None:
    """Dice are drawn from the Bag and rolled."""
    table.red.has(hand="white-1", bag="red " * 9).researched(astronomy=level).lies("recruit", "mathematics")
    rests(table)

    table.red.plays("enough")

    assert len(table.red.hand) == size
    assert len(table.red.bag) == 9 - (size - 1)


@rule("REST-10")
@pytest.mark.parametrize("size", [4, 5, 6])
def test_a_full_hand_is_not_reduced(table: Table, size: int) -> None:
    """The top-up to 4 leaves 4, 5 or 6 Dice as they are, and draws none."""
    table.red.has(hand="white-6 " * size, bag="red red").lies("recruit", "mathematics")
    rests(table)

    table.red.plays("enough")

    assert table.red.hand == ["white-6"] * size
    assert table.red.bag == ["red", "red"]


@rule("REST-11")
def test_with_the_bag_empty_all_dice_on_the_board_are_drawn_from(table: Table) -> None:
    """They go into the Bag first; two of three come to hand."""
    table.red.has(hand="white-1 white-1", bag="").lies("recruit", "mathematics", "red-1", "red-2")
    table.red.lies("travel", "chemistry", "red-3")
    table.pile(bottom=["scroll-greek-b"])

    told = table.red.rests()
    table.red.plays("enough")

    assert "bag_refilled" in told
    assert [die.split("-")[0] for die in table.red.hand] == ["white", "white", "red", "red"]
    assert (table.red.bag, table.red.board) == (["red"], [])


@rule("REST-11")
def test_the_bag_is_emptied_first(table: Table) -> None:
    """The Die that was in it is drawn for certain, then one from the board."""
    table.red.has(hand="white-1 white-1", bag="blue").lies("recruit", "mathematics", "red-1", "red-2")
    rests(table)

    table.red.plays("enough")

    assert sorted(die.split("-")[0] for die in table.red.hand) == ["blue", "red", "white", "white"]
    assert table.red.bag == ["red"]


@rule("REST-11")
def test_what_still_cannot_be_drawn_is_not_drawn(table: Table) -> None:
    """Three Dice are all there is."""
    table.red.has(hand="white-1", bag="").lies("recruit", "mathematics", "red-1", "red-2")
    rests(table)

    table.red.plays("enough")

    assert len(table.red.hand) == 3
    assert (table.red.bag, table.red.board) == ([], [])


@rule("REST-12")
def test_the_die_on_an_unflipped_goal_card_stays_there(table: Table) -> None:
    """Neither drawn for an empty Bag nor returned to it."""
    table.red.goal("goal-greek", targets=3).has(hand="white-1", bag="").lies("recruit", "mathematics", "red-1")
    rests(table)

    table.red.plays("enough")

    assert sorted(die.split("-")[0] for die in table.red.hand) == ["red", "white"]
    assert table.red.bag == []
    assert table.dice_in_supply("green") == 4  # the fifth lies on the Goal Card
