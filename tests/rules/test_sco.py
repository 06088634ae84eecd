"""SCO: the score, by category and card by card, and who has won."""

from collections.abc import Callable

import pytest

from kit import Seat, Table, rule
from kit.scorer import Scorer
from scholars import Game
from scholars.engine.chance import Chance
from scholars.rules import scoring
from scholars.scores import Outcome

NewTable = Callable[..., Table]
COLOURS = ("white", "red", "blue", "yellow", "purple", "orange", "green")
TRACKS = ("mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy")


def give_dice_sum(seat: Seat, count: int) -> None:
    """A player has a Red Die in hand, and in the Bag what makes this Dice Sum."""
    seat.has(hand="red-1", bag=" ".join(["red"] * (count - 1) if count > 1 else ["white"] * (1 - count)))


def has_dice_sum(seat: Seat, count: int) -> bool:
    """Whether a player of two has this Dice Sum: then the other one, who is given it too, is tied with them."""
    other = next(one for one in seat.table.seats if one is not seat)
    give_dice_sum(other, count)
    return seat.vp("dice-sum") == 1


# Dice Sum


@rule("SCO-01")
def test_the_dice_sum_is_coloured_dice_minus_white_dice(table: Table) -> None:
    """Deduct the total White Dice from all coloured Dice."""
    table.red.has(hand="red-1", bag="blue blue yellow white white")

    assert has_dice_sum(table.red, 2)
    assert not has_dice_sum(table.red, 1)
    assert not has_dice_sum(table.red, 3)


@rule("SCO-01")
def test_every_colour_counts_the_same(table: Table) -> None:
    """Primary and secondary Dice are all coloured Dice."""
    table.red.has(hand="red-1", bag="blue yellow purple orange green")

    assert has_dice_sum(table.red, 6)


@rule("SCO-01")
def test_dice_in_bag_in_hand_and_on_the_board_count(table: Table) -> None:
    """All Dice in supply, on the Player Board and in the Bag are revealed."""
    table.red.has(hand="red-2 white-6", bag="blue blue white").lies("travel", "physics", "green-5", "white-3")
    table.red.lies("choice", "biology", "orange-4")

    assert has_dice_sum(table.red, 5 - 3)


@rule("SCO-01")
def test_the_dice_sum_can_be_less_than_nothing(table: Table) -> None:
    """With more White Dice than coloured ones it is negative."""
    table.red.has(hand="red-1", bag="white white white")

    assert has_dice_sum(table.red, -2)


@rule("SCO-01")
def test_the_die_on_an_unflipped_goal_card_does_not_count(table: Table) -> None:
    """Only once its target is met the Die is the player's."""
    table.red.goal("goal-chinese").has(hand="red-1")

    assert has_dice_sum(table.red, 1)


@rule("SCO-01")
def test_the_die_gained_from_the_goal_card_counts(table: Table) -> None:
    """It lies in the Bag like any other."""
    table.red.goal("goal-chinese").researched(astronomy=2).has(hand="red-1")

    table.red.resolves("advance astronomy")

    assert table.red.bag == ["purple"]
    assert has_dice_sum(table.red, 2)


@pytest.mark.parametrize("slot", ["slot-5", "slot-6"])
@rule("SCO-01")
def test_the_printed_die_does_not_count(table: Table, slot: str) -> None:
    """The flipped Goal Card's printed Die is none of the player's Dice when scoring."""
    table.red.goal("goal-chinese", targets=7).has(hand="red-1")
    table.red.plays(f"work goal {slot}", "dice none", "end-turn")

    assert has_dice_sum(table.red, 1)


@rule("SCO-01")
def test_workers_do_not_change_what_a_die_counts_as(table: Table) -> None:
    """A White Die coloured by a Worker is a White Die."""
    table.red.has(hand="white-3", bag="blue", workers="red").works("choice", "white-3")
    table.red.plays("place-worker red die-1", "end-turn")

    assert has_dice_sum(table.red, 0)


@pytest.mark.parametrize(
    ("sums", "vp"),
    [
        ((5, 3), (2, 0)),
        ((-4, -3), (0, 2)),
        ((2, 2), (1, 1)),  # both tied in a 2 player game: 1 VP each
        ((1, 2, 3), (0, 2, 4)),
        ((7, 0, 7), (3, 0, 3)),
        ((0, 7, 0), (1, 4, 1)),
        ((4, 4, 4), (2, 2, 2)),
        ((1, 2, 3, 4), (0, 2, 4, 6)),
        ((4, -1, 0, 3), (6, 0, 2, 4)),
        ((3, 3, 0, 3), (4, 4, 0, 4)),  # 3 tied for 1st place of 4: 4 VP each
        ((0, 0, 0, 3), (2, 2, 2, 6)),
        ((5, 1, 5, 1), (5, 1, 5, 1)),
        ((5, 2, 2, 0), (6, 3, 3, 0)),
        ((1, 1, 4, 6), (1, 1, 4, 6)),
        ((1, 2, 6, 6), (0, 2, 5, 5)),
        ((2, 2, 2, 2), (3, 3, 3, 3)),
    ],
)
@rule("SCO-02")
def test_the_banner_is_filled_from_the_lowest_dice_sum(
    new_table: NewTable, sums: tuple[int, ...], vp: tuple[int, ...]
) -> None:
    """The lowest Dice Sum takes the lowest space and so on; tied players share the VP of their spaces."""
    table = new_table(players=len(sums))
    for seat, count in zip(table.seats, sums, strict=True):
        give_dice_sum(seat, count)

    assert tuple(seat.vp("dice-sum") for seat in table.seats) == vp


# Retirees


@rule("SCO-03")
def test_retirees_score_their_printed_vp(table: Table) -> None:
    """VP printed on Retired Translators under the Player Board, whichever slot they lie under."""
    table.red.retired("recruit", "chinese-a", "greek-b").retired("travel", "persian-b").retired(
        "translate", "starting-9"
    )

    assert table.red.score.by_category["retirees"] == 2 + 1 + 3 + 1
    assert table.blue.score.by_category["retirees"] == 0


@rule("SCO-03")
def test_translators_still_in_rooms_score_nothing(table: Table) -> None:
    """Only those who have Retired are worth their VP."""
    table.room(1, "persian-b", table.red)
    table.room(2, "starting-5", table.red)

    assert table.red.score.by_category["retirees"] == 0


# Guilds and Caliph Cards


@pytest.mark.parametrize(("guild", "vp"), [("purple", 1), ("orange", 2), ("green", 3)])
@rule("SCO-04")
def test_a_controlled_guild_scores_the_vp_of_its_minaret(table: Table, guild: str, vp: int) -> None:
    """VP from any Guild a player controls, none for Influence without control."""
    table.red.influences(guild, 2)
    table.blue.influences(guild, 1)

    assert table.red.score.by_category["guilds"] == vp
    assert table.blue.score.by_category["guilds"] == 0


@rule("SCO-04")
def test_all_controlled_guilds_score(table: Table) -> None:
    """Each Guild a player controls scores."""
    table.red.influences("purple").influences("orange").influences("green")

    assert table.red.score.by_category["guilds"] == 1 + 2 + 3


@rule("SCO-04")
def test_a_guild_nobody_controls_scores_for_nobody(new_table: NewTable) -> None:
    """When two share the most after the controller lost it, neither scores."""
    table = new_table(players=3)
    table.red.influences("green")
    table.blue.influences("green")
    table.yellow.influences("green")
    table.reveal_caliph("caliph-1")
    table.red.plays("caliph top")

    assert [seat.score.by_category["guilds"] for seat in table.seats] == [0, 0, 0]


@rule("SCO-05")
def test_influence_on_caliph_cards_scores_by_its_space(table: Table) -> None:
    """3 VP on a top space, 1 VP on a middle one, nothing on a bottom one."""
    table.red.influences("purple", 2).influences("orange")
    table.blue.influences("green")
    table.reveal_caliph("caliph-3")
    table.red.plays("caliph top", "caliph bottom", "gain-gold")

    assert table.on_caliph("caliph-3") == [table.red, table.blue, table.red]
    assert table.red.score.by_category["caliph-cards"] == 3
    assert table.blue.score.by_category["caliph-cards"] == 1


@rule("SCO-05")
def test_influence_on_several_caliph_cards_adds_up(table: Table) -> None:
    """Each Influence on a top or middle space of any Caliph Card scores."""
    table.red.influences("purple", 4).influences("orange", 4)
    for card in ("caliph-2", "caliph-1", "caliph-3"):
        table.reveal_caliph(card)
        table.red.plays("caliph top", "caliph middle")

    assert table.red.score.by_category["caliph-cards"] == 3 * (3 + 1)
    assert {line.id for line in table.red.score.lines if line.category == "caliph-cards"} == {
        f"{card}-{row}" for card in ("caliph-1", "caliph-2", "caliph-3") for row in ("top", "middle")
    }


# Research


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 5)])
@rule("SCO-06")
def test_a_track_scores_by_its_level(table: Table, track: str, level: int, vp: int) -> None:
    """5 VP at level 7, 4 at 6, 3 at 5, 2 at 3-4, 1 at 1-2, on each Track."""
    table.red.researched(**{track: level})

    assert table.red.vp(f"track-{track}") == vp
    assert table.red.score.by_category["research"] == vp


@rule("SCO-06")
def test_all_tracks_score(table: Table) -> None:
    """Each of the 6 Tracks scores by itself."""
    table.red.researched(mathematics=7, physics=6, chemistry=5, philosophy=4, biology=2)

    assert table.red.score.by_category["research"] == 5 + 4 + 3 + 2 + 1 + 0


# Scrolls


@rule("SCO-07")
def test_scrolls_score_their_printed_vp(table: Table) -> None:
    """Every Scroll above the Player Board scores, the Starting Scroll too."""
    table.red.translated("scroll-chinese-a", "scroll-greek-a")  # neither has a bonus

    assert table.red.score.by_category["scrolls"] == 5 + 3 + 3


@rule("SCO-07")
def test_two_scrolls_with_the_same_condition_both_score_in_full(table: Table) -> None:
    """In this way players can double down on a condition."""
    table.red.translated("scroll-chinese-f", "scroll-syriac-g").researched(astronomy=7)

    assert table.red.vp("scroll-chinese-f") == 4 + 4
    assert table.red.vp("scroll-syriac-g") == 1 + 4


@rule("SCO-07")
def test_scrolls_in_the_house_of_wisdom_score_for_nobody(table: Table) -> None:
    """Influence on a Scroll scores nothing; it must be Translated."""
    table.wisdom("green-top", "scroll-chinese-a", table.red)

    assert table.red.vp("scroll-chinese-a") == 0


# The Starting Scroll


@pytest.mark.parametrize(
    ("gold", "silver", "vp"),
    [
        (0, 0, 0),
        (1, 0, 0),
        (2, 0, 1),
        (3, 0, 1),
        (0, 3, 0),
        (0, 4, 1),
        (1, 2, 1),
        (1, 1, 0),  # 1 Silver becomes nothing
        (3, 3, 2),
        (9, 9, 6),
    ],
)
@rule("SCO-08")
def test_silver_becomes_gold_and_gold_vp(table: Table, gold: int, silver: int, vp: int) -> None:
    """Every 2 Silver become 1 Gold, then 1 VP for every 2 Gold, rounded down each time."""
    table.red.goal("goal-greek").has(gold=gold, silver=silver)

    assert table.red.vp("starting-scroll-greek") == 3 + vp


@rule("SCO-08")
def test_gold_on_own_employed_translators_counts(table: Table) -> None:
    """If the game ended now, players would take the Gold on their Employed Translators; nobody else's."""
    table.room(1, "greek-a", table.red, gold=2)
    table.room(2, "greek-b", table.blue, gold=1)
    table.room(3, "greek-c", gold=2)
    table.red.goal("goal-greek").has(gold=1, silver=2)
    table.blue.goal("goal-hebrew").has(gold=1)

    assert table.red.vp("starting-scroll-greek") == 3 + 2
    assert table.blue.vp("starting-scroll-hebrew") == 3 + 1
    assert (table.red.gold, table.gold_on(1)) == (1, 2)


@pytest.mark.parametrize(("whites", "vp"), [(0, 3), (5, 3), (6, 0), (7, 0), (12, 0)])
@rule("SCO-08")
def test_6_or_more_white_dice_cost_3_vp(table: Table, whites: int, vp: int) -> None:
    """From the sixth White Die on, 3 VP are lost."""
    table.red.goal("goal-greek").has(hand="red-1", bag=" ".join(["white"] * whites))

    assert table.red.vp("starting-scroll-greek") == vp


@rule("SCO-08")
def test_white_dice_in_bag_in_hand_and_on_the_board_count_together(table: Table) -> None:
    """They are counted like the Dice Sum, so the printed Die is none."""
    table.red.goal("goal-greek", targets=7).has(hand="white-1 white-2", bag="white white").lies("travel", "goal")
    table.red.lies("recruit", "physics", "white-5")
    assert table.red.vp("starting-scroll-greek") == 3

    table.red.has(bag="white white white")

    assert table.red.vp("starting-scroll-greek") == 0


# Scroll bonuses


@pytest.mark.parametrize(
    ("bag", "vp"),
    [
        ("", 0),
        ("purple", 1),
        ("purple purple purple", 3),
        ("orange green blue blue blue", 0),
        ("blue blue blue blue", 2),
        ("blue blue blue blue blue", 2),
        ("red red red red", 0),
        ("purple purple blue blue blue blue", 4),
    ],
)
@rule("SCO-09")
def test_the_dice_bonus(table: Table, bag: str, vp: int) -> None:
    """1 VP for each Die of the shown secondary colour; 2 VP in all for at least 4 of the shown primary one."""
    table.red.translated("scroll-chinese-e").has(bag=bag)  # Purple and Blue

    assert table.red.vp("scroll-chinese-e") == 4 + vp


@rule("SCO-09")
def test_the_dice_bonus_counts_dice_everywhere_but_on_the_goal_card(table: Table) -> None:
    """Bag, hand and board count; the Die still on an unflipped Goal Card does not."""
    table.red.goal("goal-chinese").translated("scroll-chinese-e")  # a Purple Die lies on the Goal Card
    table.red.has(hand="purple-4 blue-1 blue-6", bag="blue").lies("travel", "physics", "purple-5", "blue-2")

    assert table.red.vp("scroll-chinese-e") == 4 + 2 + 2


@pytest.mark.parametrize(("whites", "vp"), [(0, 4), (1, 2), (2, 2), (3, 2), (4, 0), (8, 0)])
@rule("SCO-10")
def test_the_white_dice_bonus(table: Table, whites: int, vp: int) -> None:
    """2 VP with 1-3 White Dice, 4 VP with none."""
    table.red.translated("scroll-chinese-h").has(hand="red-1", bag=" ".join(["white"] * whites))

    assert table.red.vp("scroll-chinese-h") == 4 + vp


@rule("SCO-10")
def test_the_white_dice_bonus_counts_dice_everywhere_but_the_printed_one(table: Table) -> None:
    """Bag, hand and board count; the printed Die does not."""
    table.red.goal("goal-greek", targets=7).translated("scroll-chinese-h").has(hand="white-2", bag="white")
    table.red.lies("travel", "physics", "white-1").lies("choice", "goal")
    assert table.red.vp("scroll-chinese-h") == 4 + 2

    table.red.has(bag="white white")

    assert table.red.vp("scroll-chinese-h") == 4


@pytest.mark.parametrize(("count", "vp"), [(0, 0), (3, 0), (4, 2), (5, 2), (6, 2), (7, 4), (8, 4)])
@rule("SCO-11")
def test_the_retiree_bonus(table: Table, count: int, vp: int) -> None:
    """2 VP with 4-6 Retirees, 4 VP with 7 or more, under all slots together."""
    table.red.translated("scroll-sanskrit-h")
    for number in range(count):
        table.red.retired(("recruit", "travel", "research", "translate")[number % 4], f"syriac-{'abcdefgh'[number]}")

    assert table.red.vp("scroll-sanskrit-h") == 4 + vp


@rule("SCO-11")
def test_starting_translators_are_retirees_too(table: Table) -> None:
    """A Retired Starting Translator counts, one still in a Room does not."""
    table.red.translated("scroll-sanskrit-h").retired("recruit", "starting-1", "starting-2", "starting-3")
    table.room(4, "starting-4", table.red)
    assert table.red.vp("scroll-sanskrit-h") == 4

    table.red.retired("travel", "starting-5")

    assert table.red.vp("scroll-sanskrit-h") == 4 + 2


@rule("SCO-12")
def test_the_language_bonus_counts_this_scroll(table: Table) -> None:
    """1 VP for each Translated Scroll in the shown language; this one counts."""
    table.red.goal("goal-chinese").translated("scroll-greek-c")
    assert table.red.vp("scroll-greek-c") == 3 + 1

    table.red.translated("scroll-greek-a", "scroll-greek-b", "scroll-hebrew-a")

    assert table.red.vp("scroll-greek-c") == 3 + 3


@rule("SCO-12")
def test_a_starting_scroll_counts_for_its_language(table: Table) -> None:
    """The Scroll that comes with the Goal Card is one of its language."""
    table.red.goal("goal-greek").translated("scroll-greek-c")

    assert table.red.vp("scroll-greek-c") == 3 + 2


@rule("SCO-12")
def test_the_bonus_for_two_languages_counts_both(table: Table) -> None:
    """1 VP for each Scroll of either of the indicated languages."""
    table.red.goal("goal-chinese").translated("scroll-sanskrit-d")  # Greek and Persian
    assert table.red.vp("scroll-sanskrit-d") == 5

    table.red.translated("scroll-greek-a", "scroll-persian-a", "scroll-persian-d", "scroll-sanskrit-a")

    assert table.red.vp("scroll-sanskrit-d") == 5 + 3


@rule("SCO-12")
def test_another_players_scrolls_do_not_count(table: Table) -> None:
    """Only one's own Translated Scrolls count."""
    table.red.goal("goal-chinese").translated("scroll-greek-c")
    table.blue.goal("goal-greek").translated("scroll-greek-a")

    assert table.red.vp("scroll-greek-c") == 3 + 1


@pytest.mark.parametrize(("level", "vp"), [(0, 0), (3, 0), (4, 2), (5, 2), (6, 2), (7, 4)])
@rule("SCO-13")
def test_the_track_bonus(table: Table, level: int, vp: int) -> None:
    """2 VP at level 4-6 of the indicated Track, 4 VP at level 7."""
    table.red.translated("scroll-chinese-g").researched(physics=level, astronomy=7)

    assert table.red.vp("scroll-chinese-g") == 4 + vp


@pytest.mark.parametrize(
    ("levels", "vp"),
    [
        ((2, 2, 2, 2, 2, 2), 0),
        ((3, 0, 0, 0, 0, 0), 1),
        ((0, 7, 2, 4, 0, 3), 3),
        ((3, 3, 3, 3, 3, 3), 6),
        ((7, 7, 7, 7, 7, 7), 6),
    ],
)
@rule("SCO-14")
def test_the_breadth_bonus(table: Table, levels: tuple[int, ...], vp: int) -> None:
    """1 VP for each Research Track at level 3 or higher."""
    table.red.translated("scroll-persian-h").researched(**dict(zip(TRACKS, levels, strict=True)))

    assert table.red.vp("scroll-persian-h") == 1 + vp


@rule("SCO-14")
def test_medicine_counts_for_breadth(table: Table) -> None:
    """The Medicine Track of Body of Books is a Track like the others."""
    table.red.translated("scroll-persian-h").researched(physics=3, medicine=3)

    assert table.red.vp("scroll-persian-h") == 1 + 2


@pytest.mark.parametrize(("influence", "vp"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (6, 4)])
@rule("SCO-15")
def test_the_guild_bonus(table: Table, influence: int, vp: int) -> None:
    """The shown Guild gives 2 VP from 2 Influence on, and 4 VP from 4 on; control does not matter."""
    table.blue.influences("green", 7)
    table.red.translated("scroll-chinese-b").influences("green", influence).influences("purple", 4)

    assert table.red.vp("scroll-chinese-b") == 5 + vp


# The winner


@rule("SCO-16")
def test_the_player_with_the_most_vp_wins(new_table: NewTable) -> None:
    """Most VP wins, whatever else the others have."""
    table = new_table(players=3)
    table.blue.researched(physics=1)
    table.room(1, "greek-a", table.red)
    table.yellow.has(workers="white white white")

    assert table.outcome.winners == (1,)


@rule("SCO-16")
def test_a_tie_goes_to_the_most_employed_translators(new_table: NewTable) -> None:
    """At equal VP, the most Employed Translators in Rooms win."""
    table = new_table(players=3)
    table.room(1, "greek-a", table.red)
    table.room(2, "greek-b", table.blue)
    table.room(3, "greek-c", table.blue)
    table.room(4, "greek-d")
    table.red.has(workers="white white white")

    assert table.outcome.winners == (1,)


@rule("SCO-16")
def test_only_tied_players_are_compared(new_table: NewTable) -> None:
    """A player with fewer VP does not win by Employed Translators or Workers."""
    table = new_table(players=3)
    table.red.researched(physics=1)
    table.blue.researched(physics=1).has(workers="red")
    table.room(1, "greek-a", table.yellow)
    table.yellow.has(workers="white white white")

    assert table.outcome.winners == (1,)


@rule("SCO-16")
def test_then_to_the_most_workers_in_supply(table: Table) -> None:
    """With as many Translators too, the most Workers in supply win, of any colours."""
    table.room(1, "greek-a", table.red)
    table.room(2, "greek-b", table.blue)
    table.red.has(workers="white white")
    table.blue.has(workers="white red blue")

    assert table.outcome.winners == (1,)


@rule("SCO-16")
def test_workers_on_action_cards_are_not_in_supply(table: Table) -> None:
    """A placed Worker has left the supply."""
    table.red.has(workers="red red").works("choice", "white-1")
    table.red.plays("place-worker red die-1", "end-turn")
    table.blue.has(workers="white white")

    assert table.outcome.winners == (1,)


@rule("SCO-16")
def test_a_full_tie_is_shared(new_table: NewTable) -> None:
    """Those who are equal in everything win together, and only they."""
    table = new_table(players=4)
    table.red.researched(physics=1).has(workers="red")
    table.green.researched(biology=2).has(workers="white")

    assert table.outcome.winners == (0, 3)


# The report


@rule("SCO-17")
def test_the_score_is_told_card_by_card(table: Table) -> None:
    """Every scored card and place has its line, by its id and under its category."""
    table.red.goal("goal-greek").retired("travel", "persian-b", "greek-b").translated("scroll-chinese-f")
    table.red.researched(astronomy=4).influences("purple", 2)
    table.reveal_caliph("caliph-1")
    table.red.plays("caliph top")

    told = {(line.category, line.id): line.vp for line in table.red.score.lines}

    assert told == {
        ("dice-sum", "dice-sum"): 1,
        ("retirees", "persian-b"): 3,
        ("retirees", "greek-b"): 1,
        ("guilds", "guild-purple"): 1,
        ("caliph-cards", "caliph-1-top"): 3,
        **{("research", f"track-{track}"): 2 * (track == "astronomy") for track in TRACKS},
        ("scrolls", "starting-scroll-greek"): 3,
        ("scrolls", "scroll-chinese-f"): 4 + 2,
    }


@rule("SCO-17")
def test_the_score_is_told_by_category(table: Table) -> None:
    """The categories are those of the rulebook's list, each with its sum, and they make the total."""
    table.red.retired("travel", "persian-b", "greek-b").researched(astronomy=4, physics=7)

    assert table.red.score.by_category == {
        "dice-sum": 1,
        "retirees": 4,
        "guilds": 0,
        "caliph-cards": 0,
        "research": 2 + 5,
        "scrolls": 3,
    }
    assert table.red.score.total == 1 + 4 + 7 + 3


@rule("SCO-17")
def test_there_is_no_score_before_the_end() -> None:
    """A game that goes on has no outcome."""
    assert Game.new(players=2, seed=1).outcome is None


# Whole games, scored again from what lies on the table


def played_out(players: int, mode: str, seed: int) -> Game:
    """A game of random choices by players who rather do something than nothing, to its end."""
    game, chance = Game.new(players=players, mode=mode, seed=seed), Chance.seeded(seed)
    while game.decision is not None:
        willing = [option for option in game.decision.options if str(option) not in ("decline", "end-turn")]
        wanted = willing or game.decision.options
        game.play(wanted[chance.below(len(wanted))])
    return game


def agrees(game: Game, outcome: Outcome) -> bool:
    """Whether an outcome is just what a second scorer makes of the table, line by line."""
    scorer = Scorer(game.position())
    for seat, score in enumerate(outcome.scores):
        told = {(line.category, line.id): line.vp for line in score.lines if line.vp}
        assert told == scorer.score(seat)
        assert score.total == sum(told.values())
    return outcome.winners == scorer.winners()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", ["casual", "epic"])
@pytest.mark.parametrize("players", [2, 3, 4])
@rule("SCO-17")
def test_a_whole_game_is_scored_as_what_lies_on_the_table_says(players: int, mode: str, seed: int) -> None:
    """The final score of a random game is counted again from its last position."""
    game = played_out(players, mode, seed)

    assert game.outcome is not None
    assert agrees(game, game.outcome)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("players", [2, 3, 4])
@rule("SCO-07", "SCO-17")
def test_any_rich_table_is_scored_as_what_lies_on_it_says(new_table: NewTable, players: int, seed: int) -> None:
    """Each player has random Scrolls, Retirees, Dice, levels and Influence, more than random choices ever bring."""
    table, chance = new_table(players, seed=seed), Chance.seeded(seed)
    scrolls = chance.shuffled(tuple(table.tables.scroll_ids[:48]))
    retirees = chance.shuffled(tuple(table.tables.translator_ids))
    for place, seat in enumerate(table.seats):
        seat.has(gold=chance.below(9), silver=chance.below(9), workers=" ".join(["red"] * chance.below(3)))
        most = {colour: min(6, table.dice_in_supply(colour)) for colour in COLOURS}
        seat.has(bag=" ".join(f"{colour} " * chance.below(most[colour] + 1) for colour in COLOURS))
        seat.researched(**{track: chance.below(8) for track in TRACKS})
        seat.translated(*scrolls[8 * place : 8 * place + 4 + chance.below(5)])
        for number, card in enumerate(retirees[9 * place : 9 * place + chance.below(10)]):
            seat.retired(("recruit", "travel", "research", "translate")[number % 4], card)
        for guild in ("purple", "orange", "green"):
            seat.influences(guild, chance.below(6))

    assert agrees(table.game, table.outcome)


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("SCO-17")
def test_the_total_is_the_sum_of_all_lines_at_any_time(players: int) -> None:
    """Both ways to count the points agree, from the first choice to the last."""
    game = played_out(players, "casual", seed=5)
    again = Game.replay({**game.record(), "choices": []})

    for choice in game.history:
        again.play(choice)
        for seat in range(players):
            assert scoring.total(again.state, seat) == sum(vp for _, _, vp in scoring.score(again.state, seat))
