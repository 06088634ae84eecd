"""CAL: Caliph Cards come to their spaces; controllers of Guilds are rewarded, the others consoled.

The third space pictures Greek, Persian and Chinese, the fourth Hebrew, Syriac and Sanskrit. The consolations are a
Worker under the Purple Minaret, a Silver under the Orange and a Gold under the Green one.
"""

from collections.abc import Callable

import pytest

from kit import Seat, Table, rule
from kit.random_games import Setup, moments, setups

NewTable = Callable[..., Table]

CARDS = ("caliph-1", "caliph-2", "caliph-3", "caliph-4")
GUILDS = ("purple", "orange", "green")


def end_a_turn(seat: Seat) -> None:
    """Work with the White 1 in hand, do nothing, and end the turn."""
    seat.works("choice", "white-1")
    seat.plays("end-turn")


# Events


@rule("CAL-01")
def test_caliph_cards_fill_their_spaces_from_the_left(table: Table) -> None:
    """Each goes to the leftmost empty of the four spaces, whichever card it is."""
    for card in ("caliph-3", "caliph-1", "caliph-4", "caliph-2"):
        table.reveal_caliph(card)

    assert table.caliphs == ["caliph-3", "caliph-1", "caliph-4", "caliph-2"]


@rule("CAL-01")
@pytest.mark.parametrize("card", CARDS)
def test_the_first_space_has_no_event(table: Table, card: str) -> None:
    """The first Caliph Card, whichever it is, sets nothing off."""
    table.room(6, "starting-6", table.red)
    table.red.retired("recruit", "starting-1")

    table.reveal_caliph(card)

    assert table.gold_on(6) == 0
    assert table.red.silver == 0
    assert [room for room in range(1, 11) if table.translator_in(room)] == [6]


@rule("CAL-01")
def test_the_second_space_puts_gold_on_starting_translators(table: Table) -> None:
    """1 Gold on every Starting Translator in a Room, Neutral ones included, and on no other Translator."""
    table.caliphs_before("caliph-1")
    table.room(1, "starting-1", table.red, gold=1)
    table.room(2, "starting-2", table.blue)
    table.room(3, "starting-3")
    table.room(4, "greek-a", table.red)
    table.room(5, "hebrew-a")

    table.reveal_caliph("caliph-2")

    assert [table.gold_on(room) for room in range(1, 6)] == [2, 1, 1, 0, 0]
    assert (table.red.gold, table.blue.gold) == (0, 0)
    assert (table.red.silver, table.blue.silver) == (0, 0)


@rule("CAL-01")
def test_the_second_space_pays_owners_of_retired_starting_translators(table: Table) -> None:
    """1 Silver from the Main Supply for each; other Retirees earn nothing."""
    table.caliphs_before("caliph-1")
    table.red.retired("recruit", "starting-1").retired("translate", "greek-a", "starting-2")
    table.blue.retired("travel", "hebrew-a")

    table.reveal_caliph("caliph-2")

    assert table.red.silver == 2
    assert table.blue.silver == 0


@rule("CAL-01", "RET-01")
def test_that_gold_makes_a_starting_translator_retire_at_the_end_of_the_turn(table: Table) -> None:
    """Not at once: the step of every turn's end looks at it."""
    table.caliphs_before("caliph-1")
    table.room(6, "starting-6", table.blue)
    table.reveal_caliph("caliph-2")
    assert table.translator_in(6) == "starting-6"

    end_a_turn(table.red)

    table.blue.plays("tuck slot-1")
    assert table.blue.under("recruit") == ["starting-6"]


@rule("CAL-01")
@pytest.mark.parametrize("before", [2, 3])
def test_the_third_and_fourth_spaces_bring_a_neutral_translator(table: Table, before: int) -> None:
    """It comes to the leftmost empty Room; Starting Translators get no Gold."""
    table.caliphs_before(*CARDS[:before])
    table.room(1, "starting-1", table.red)
    table.room(3, "mixed-1-a", table.blue)

    table.reveal_caliph(CARDS[before])

    assert table.translator_in(2) is not None
    assert table.owner_of(2) is None
    assert [room for room in range(1, 11) if table.translator_in(room)] == [1, 2, 3]
    assert table.gold_on(1) == 0


@rule("CAL-01", "CAL-03")
def test_the_event_comes_before_the_guilds(table: Table) -> None:
    """When the first controller is asked, the Neutral Translator is in its Room."""
    table.caliphs_before("caliph-1", "caliph-2")
    table.red.influences("purple")

    table.reveal_caliph("caliph-3")

    assert table.kind == "choose_caliph_space"
    assert table.translator_in(1) is not None
    table.red.plays("caliph top")


THIRD = (("caliph-1", "caliph-2"), "caliph-3", ("greek", "persian", "chinese"))
FOURTH = (("caliph-1", "caliph-2", "caliph-3"), "caliph-4", ("hebrew", "syriac", "sanskrit"))
BOTH_SPACES = pytest.mark.parametrize(("before", "card", "pictured"), [THIRD, FOURTH], ids=["third", "fourth"])


@rule("CAL-02")
@BOTH_SPACES
@pytest.mark.parametrize("present", [0, 1, 2, 3])
def test_the_topmost_pictured_character_in_no_room_comes(
    table: Table, before: tuple[str, ...], card: str, pictured: tuple[str, ...], present: int
) -> None:
    """If all three are in Rooms, the topmost comes; it is the top card of its deck."""
    table.caliphs_before(*before)
    for room, character in enumerate(pictured[:present], start=5):
        table.room(room, f"{character}-a", table.red)
    wanted = pictured[present % 3]
    table.top(f"{wanted}-e")

    table.reveal_caliph(card)

    assert table.translator_in(1) == f"{wanted}-e"
    assert f"{wanted}-e" not in table.deck(wanted)


@rule("CAL-02")
def test_whoever_owns_it_a_character_in_a_room_is_there(table: Table) -> None:
    """A Neutral Translator counts, and so does an opponent's; a lower character that is there makes no difference."""
    table.caliphs_before(*THIRD[0])
    table.room(5, "greek-a")
    table.room(6, "chinese-a", table.blue)

    table.reveal_caliph("caliph-3")

    assert str(table.translator_in(1)).startswith("persian")


@rule("CAL-02", "GOAL-09")
def test_a_starting_translator_is_no_character(table: Table) -> None:
    """The Greek-Arabic Starting Translator in a Room does not keep the Greek one away."""
    table.caliphs_before(*THIRD[0])
    table.room(5, "starting-5", table.red)

    table.reveal_caliph("caliph-3")

    assert str(table.translator_in(1)).startswith("greek")


@rule("CAL-02")
def test_it_enters_without_cost_room_effect_or_influence(table: Table) -> None:
    """Room 2 lets who Employs there draw a Die for 1 Silver; a Neutral Translator does neither."""
    table.caliphs_before(*THIRD[0])
    table.room(1, "starting-1", table.red)
    for seat in table.seats:
        seat.has(silver=5, bag="white white")

    table.reveal_caliph("caliph-3")

    assert table.translator_in(2) is not None
    for seat in table.seats:
        assert seat.silver == 5
        assert seat.hand == ["white-1"]
    assert (table.red.influence, table.blue.influence) == (19, 20)
    assert table.gold_on(2) == 0


@rule("CAL-02")
def test_with_every_room_full_the_event_is_ignored(table: Table) -> None:
    """With 10 Translators in play nobody comes, and the Guilds are resolved as usual."""
    table.caliphs_before(*THIRD[0])
    table.fill_rooms()
    there = [table.translator_in(room) for room in range(1, 11)]
    table.red.influences("orange")
    greek = table.deck("greek")

    table.reveal_caliph("caliph-3")

    assert [table.translator_in(room) for room in range(1, 11)] == there
    assert table.deck("greek") == greek
    table.red.plays("caliph top")


@rule("CAL-02")
def test_a_character_whose_deck_is_empty_is_passed_over(table: Table) -> None:
    """With no Greek card left the Persian one comes."""
    table.caliphs_before(*THIRD[0])
    table.empty_deck("greek", table.red)

    table.reveal_caliph("caliph-3")

    assert str(table.translator_in(1)).startswith("persian")


@rule("CAL-02")
def test_passed_over_also_when_the_others_are_in_rooms(table: Table) -> None:
    """With no Greek card left and the other two in Rooms, the topmost of those two comes."""
    table.caliphs_before(*THIRD[0])
    table.empty_deck("greek", table.red)
    table.room(5, "persian-a", table.red)
    table.room(6, "chinese-a", table.red)

    table.reveal_caliph("caliph-3")

    assert str(table.translator_in(1)).startswith("persian")


@rule("CAL-02")
def test_a_character_in_a_room_with_an_empty_deck_is_passed_over(table: Table) -> None:
    """All three in Rooms, and the topmost has no card left: the next one comes."""
    table.caliphs_before(*THIRD[0])
    table.room(4, "greek-a", table.red)
    table.room(5, "persian-a", table.red)
    table.room(6, "chinese-a", table.red)
    table.empty_deck("greek", table.red)

    table.reveal_caliph("caliph-3")

    assert str(table.translator_in(1)).startswith("persian")


@rule("CAL-02")
def test_with_nothing_to_take_the_event_is_ignored(table: Table) -> None:
    """No card of the three characters is left in a deck."""
    table.caliphs_before(*THIRD[0])
    for character in THIRD[2]:
        table.empty_deck(character, table.red)

    table.reveal_caliph("caliph-3")

    assert [room for room in range(1, 11) if table.translator_in(room)] == []


# The Guilds


@rule("CAL-03")
def test_guilds_are_resolved_from_purple_over_orange_to_green(new_table: NewTable) -> None:
    """Each controller in turn moves 1 Influence to a space that is still free and takes its reward."""
    table = new_table(players=3)
    table.yellow.influences("purple", 2)
    table.red.influences("orange", 2)
    table.blue.influences("green", 2)
    table.reveal_caliph("caliph-1")

    assert table.options == ["caliph top", "caliph middle", "caliph bottom"]
    table.yellow.plays("caliph middle")
    assert table.options == ["caliph top", "caliph bottom"]
    table.red.plays("caliph bottom", "gain-gold")

    assert table.on_caliph("caliph-1") == [table.blue, table.yellow, table.red]  # one space was left for Blue
    assert (table.yellow.in_guild("purple"), table.red.in_guild("orange"), table.blue.in_guild("green")) == (1, 1, 1)
    assert [seat.influence for seat in table.seats] == [18, 18, 18]


@rule("CAL-03")
def test_it_is_mandatory(table: Table) -> None:
    """Nobody may decline to move the Influence, not even their last."""
    table.red.influences("green")
    table.reveal_caliph("caliph-1")

    assert table.options == ["caliph top", "caliph middle", "caliph bottom"]
    table.red.plays("caliph top")
    assert table.red.in_guild("green") == 0


@rule("CAL-03")
def test_one_player_moves_influence_from_every_guild_they_control(table: Table) -> None:
    """Control of all three Guilds gives all three spaces."""
    for guild in GUILDS:
        table.blue.influences(guild)
    table.reveal_caliph("caliph-1")

    table.blue.plays("caliph top", "caliph bottom", "gain-gold")

    assert table.on_caliph("caliph-1") == [table.blue] * 3
    assert [table.blue.in_guild(guild) for guild in GUILDS] == [0, 0, 0]


@rule("CAL-03")
def test_a_guild_nobody_controls_gives_nothing(table: Table) -> None:
    """With no Influence in any Guild the card lies there and nobody is asked."""
    table.reveal_caliph("caliph-1")

    assert table.on_caliph("caliph-1") == [None, None, None]
    assert table.kind == "choose_turn"


@rule("CAL-03", "CAL-07")
def test_a_reward_is_taken_before_the_next_guild(table: Table) -> None:
    """Red's reward for Purple comes before Blue is asked for Orange."""
    table.red.influences("purple")
    table.blue.influences("orange")
    table.reveal_caliph("caliph-1")

    table.red.plays("caliph bottom")
    assert table.asked is table.red
    table.red.plays("gain-gold")

    assert table.asked is table.blue
    table.blue.plays("caliph top")


@pytest.fixture
def example(table: Table) -> Table:
    """The rulebook's example: Blue controls Purple by a tie, nobody Orange, Red controls Green with 3 against 2."""
    table.blue.influences("purple", 2)
    table.red.influences("purple", 2)
    table.red.influences("green", 3)
    table.blue.influences("green", 2)
    assert table.blue.controls("purple")
    assert table.red.controls("green")
    return table


@rule("CAL-04", "CAL-06")
def test_the_green_guild_stays_with_red(example: Table) -> None:
    """The Influence comes from the open area: Red stays in the controller's space with 2 against 2."""
    example.reveal_caliph("caliph-1")
    example.blue.plays("caliph top")
    example.red.plays("gain-worker red")
    example.red.plays("caliph middle")

    assert example.red.in_guild("green") == 2
    assert example.blue.in_guild("green") == 2
    assert example.red.controls("green")


@rule("CAL-06")
def test_blue_would_lose_the_purple_guild(example: Table) -> None:
    """Blue has 1 left against Red's 2: Red takes control."""
    example.reveal_caliph("caliph-1")
    example.blue.plays("caliph top")
    example.red.plays("gain-worker red", "caliph middle")

    assert example.blue.in_guild("purple") == 1
    assert example.red.controls("purple")


@rule("CAL-06")
def test_before_the_caliph_nobody_wins_by_a_tie(example: Table) -> None:
    """Before the card: one more of Blue's in Green is not enough, a fourth Influence there is."""
    example.blue.influences("green")
    assert example.red.controls("green")
    example.blue.influences("green")
    assert example.blue.controls("green")


@rule("CAL-04")
def test_the_controllers_space_gives_up_its_last_influence(table: Table) -> None:
    """The last Influence is moved too, and control goes."""
    table.red.influences("green")
    table.reveal_caliph("caliph-1")

    table.red.plays("caliph top")

    assert table.red.in_guild("green") == 0
    assert not table.red.controls("green")
    assert table.red.influence == 19  # it lies on the card, not in supply


# Consolations


@rule("CAL-05")
@pytest.mark.parametrize("worker", ["white", "red", "blue", "yellow"])
def test_the_purple_consolation_is_a_worker_of_choice(table: Table, worker: str) -> None:
    """The other player with Influence in Purple gains 1 Worker, the controller none."""
    table.red.influences("purple", 2)
    table.blue.influences("purple")
    table.reveal_caliph("caliph-1")

    table.red.plays("caliph top")
    table.blue.plays(f"gain-worker {worker}")

    assert table.blue.workers == [worker]
    assert table.red.workers == []


@rule("CAL-05")
def test_the_orange_consolation_is_a_silver(table: Table) -> None:
    """1 Silver from the Main Supply, however much Influence it is."""
    table.red.influences("orange", 3)
    table.blue.influences("orange", 3)
    table.reveal_caliph("caliph-1")

    table.red.plays("caliph top")

    assert (table.red.silver, table.blue.silver) == (0, 1)
    assert (table.red.gold, table.blue.gold) == (0, 0)


@rule("CAL-05")
def test_the_green_consolation_is_a_gold(new_table: NewTable) -> None:
    """1 Gold to each who is there; who has no Influence there gains nothing."""
    table = new_table(players=4)
    table.red.influences("green", 2)
    table.blue.influences("green")
    table.green.influences("green")
    table.reveal_caliph("caliph-1")

    table.red.plays("caliph top")

    assert [seat.gold for seat in table.seats] == [0, 1, 0, 1]
    assert [seat.silver for seat in table.seats] == [0, 0, 0, 0]


@rule("CAL-05", "EFF-04")
def test_consolations_go_round_from_the_current_player(new_table: NewTable) -> None:
    """The current player chooses a Worker first, then the others clockwise."""
    table = new_table(players=4)
    table.pass_turn_to(table.yellow)
    table.green.influences("purple", 2)
    for seat in (table.red, table.blue, table.yellow):
        seat.influences("purple")
    table.reveal_caliph("caliph-1")
    table.green.plays("caliph top")

    order = []
    while table.kind == "choose_worker_to_gain":
        order.append(table.asked.number)
        table.play("gain-worker red")

    assert order == [2, 0, 1]


@rule("CAL-05")
def test_the_consolation_belongs_to_the_step_of_its_guild(table: Table) -> None:
    """Blue has the Worker for Purple before Orange is resolved."""
    table.red.influences("purple", 2).influences("orange")
    table.blue.influences("purple")
    table.reveal_caliph("caliph-1")
    table.red.plays("caliph top")

    assert table.kind == "choose_worker_to_gain"
    table.blue.plays("gain-worker white")
    table.red.plays("caliph middle")


@rule("CAL-05", "CAL-06")
def test_whoever_takes_control_still_had_the_consolation(table: Table) -> None:
    """And whoever loses it gains none: they controlled the Guild when the step began."""
    table.red.influences("green", 2)
    table.blue.influences("green", 2)
    table.reveal_caliph("caliph-1")

    table.red.plays("caliph top")

    assert table.blue.controls("green")
    assert (table.red.gold, table.blue.gold) == (0, 1)


# Control afterwards


def control(table: Table, guild: str) -> list[bool]:
    """Which seats control a Guild."""
    return [seat.controls(guild) for seat in table.seats]


@rule("CAL-06")
@pytest.mark.parametrize(
    ("influence", "keeps", "takes"),
    [
        ((3, 2, 0), True, None),  # 2 against 2: ties change nothing
        ((2, 0, 0), True, None),
        ((2, 1, 1), True, None),  # a threefold tie changes nothing either
        ((2, 2, 0), False, 1),
        ((2, 2, 1), False, 1),
        ((2, 2, 2), False, None),  # two share the most: nobody
        ((1, 1, 0), False, 1),  # the last Influence is gone
        ((1, 1, 1), False, None),
        ((1, 0, 0), False, None),
        ((3, 3, 3), False, None),
        ((3, 2, 3), False, 2),
    ],
)
def test_control_after_the_influence_has_moved(
    new_table: NewTable, influence: tuple[int, int, int], keeps: bool, takes: int | None
) -> None:
    """A controller keeps it unless another has strictly more; strictly the most takes it, else nobody."""
    table = new_table(players=3)
    for seat, amount in zip(table.seats, influence, strict=True):
        seat.influences("green", amount)
    assert table.red.controls("green")
    table.reveal_caliph("caliph-1")

    table.red.plays("caliph top")

    wanted = [keeps, False, False]
    if takes is not None:
        wanted[takes] = True
    assert control(table, "green") == wanted


@rule("CAL-05", "CAL-06", "GLD-03")
def test_a_guild_without_control_consoles_all_and_goes_to_the_next_lead(new_table: NewTable) -> None:
    """Nobody moves Influence to the next Caliph Card from there; one more Influence takes the lead."""
    table = new_table(players=3)
    for seat in table.seats:
        seat.influences("green", 2)
    table.reveal_caliph("caliph-1")
    table.red.plays("caliph top")
    assert control(table, "green") == [False, False, False]
    assert [seat.gold for seat in table.seats] == [0, 1, 1]

    table.reveal_caliph("caliph-2")

    assert table.on_caliph("caliph-2") == [None, None, None]
    assert [seat.gold for seat in table.seats] == [1, 2, 2]
    table.yellow.influences("green")
    assert control(table, "green") == [False, False, True]


@rule("CAL-06", "DLV-04")
def test_two_caliph_cards_in_one_delivery_are_resolved_one_after_the_other(table: Table) -> None:
    """The second finds control as the first left it; then a Scroll fills the Map space."""
    table.map("top-right", "scroll-greek-f")
    table.pile(top=["caliph-4", "caliph-2", "scroll-syriac-f"])
    table.room(6, "starting-6")
    table.blue.influences("green")
    table.red.has(silver=4, hand="white-2").researched(mathematics=1).influences("green")
    table.red.acts("travel", "white-2")
    table.red.plays("move 2", "deliver purple", "decline")

    table.blue.plays("caliph bottom", "gain-gold")  # Green is Red's now
    assert table.caliphs == ["caliph-4", "caliph-2"]
    assert table.gold_on(6) == 1  # the event of the second space
    assert table.scroll_at("map-top-right") is None
    table.red.plays("caliph middle")

    assert table.on_caliph("caliph-4") == [None, None, table.blue]
    assert table.on_caliph("caliph-2") == [None, table.red, None]
    assert table.red.bag == ["orange"]
    assert table.scroll_at("map-top-right") == "scroll-syriac-f"
    table.red.plays("end-turn")


# Rewards


@rule("CAL-07")
@pytest.mark.parametrize("card", CARDS)
def test_the_top_space_gives_nothing_before_the_end(table: Table, card: str) -> None:
    """3 VP at the end, and now only the Influence lies there."""
    table.red.influences("purple")
    table.reveal_caliph(card)

    table.red.plays("caliph top")

    assert table.on_caliph(card) == [table.red, None, None]
    assert (table.red.silver, table.red.gold, table.red.workers, table.red.bag) == (0, 0, [], [])
    assert table.red.hand == ["white-1"]
    assert table.kind == "choose_turn"


@rule("CAL-07")
@pytest.mark.parametrize(("card", "die"), [("caliph-1", "purple"), ("caliph-2", "orange"), ("caliph-3", "green")])
def test_the_middle_space_gives_a_named_secondary_die(table: Table, card: str, die: str) -> None:
    """It goes to the Bag."""
    left = table.dice_in_supply(die)
    table.blue.influences("purple")
    table.reveal_caliph(card)

    table.blue.plays("caliph middle")

    assert table.blue.bag == [die]
    assert table.blue.hand == ["white-1"]
    assert table.dice_in_supply(die) == left - 1


@rule("CAL-07")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_the_middle_space_of_one_card_gives_a_primary_die_to_hand(table: Table, colour: str) -> None:
    """Any primary Die, rolled at once, in another player's turn too."""
    table.blue.influences("purple")
    table.reveal_caliph("caliph-4")
    table.blue.plays("caliph middle")
    assert table.options == ["gain-die red", "gain-die blue", "gain-die yellow"]

    table.blue.plays(f"gain-die {colour}")

    assert [die.split("-")[0] for die in table.blue.hand] == ["white", colour]
    assert table.blue.bag == []


@rule("CAL-07", "SUP-04")
def test_with_no_such_die_left_a_white_one_may_be_destroyed(table: Table) -> None:
    """The named secondary Die cannot be taken: Destroy a White Die instead, or not."""
    table.no_dice_left("green", table.blue)
    table.red.influences("purple").has(bag="white white")
    table.reveal_caliph("caliph-3")
    table.red.plays("caliph middle")

    assert table.options == ["return-die bag", "return-die hand-1", "enough"]
    table.red.plays("return-die bag")
    assert table.red.bag == ["white"]


@rule("CAL-07")
@pytest.mark.parametrize(
    ("card", "pictured"),
    [
        ("caliph-1", ("chinese", "persian")),
        ("caliph-2", ("sanskrit", "syriac")),
        ("caliph-3", ("greek", "mixed-1")),
        ("caliph-4", ("hebrew", "mixed-2")),
    ],
)
@pytest.mark.parametrize("which", [0, 1])
def test_the_bottom_space_retires_a_pictured_translator_with_a_white_die(
    table: Table, card: str, pictured: tuple[str, str], which: int
) -> None:
    """One of the two pictured characters, the top card of its deck; or 1 Gold instead."""
    character = pictured[which]
    table.top(f"{character}-c")
    table.red.influences("purple")
    table.reveal_caliph(card)
    table.red.plays("caliph bottom")
    assert sorted(table.options) == sorted([*(f"retire {name}" for name in pictured), "gain-gold"])

    table.red.plays(f"retire {character}")

    assert table.red.set_aside == [f"{character}-c"]
    assert table.red.bag == ["white"]
    assert table.red.gold == 0
    end_a_turn(table.red)
    table.red.plays("tuck slot-1")


@rule("CAL-07")
def test_the_bottom_space_gives_a_gold_instead(table: Table) -> None:
    """1 Gold, and no White Die."""
    table.red.influences("purple")
    table.reveal_caliph("caliph-1")

    table.red.plays("caliph bottom", "gain-gold")

    assert table.red.gold == 1
    assert table.red.bag == []
    assert table.red.set_aside == []


@rule("CAL-07", "REC-07")
def test_a_pictured_character_without_cards_is_not_offered(table: Table) -> None:
    """The other one and the Gold are left."""
    table.empty_deck("chinese", table.blue)
    table.red.influences("purple")
    table.reveal_caliph("caliph-1")

    table.red.plays("caliph bottom")

    assert table.options == ["retire persian", "gain-gold"]
    table.red.plays("gain-gold")


@rule("CAL-07", "REC-07")
def test_with_both_decks_empty_the_bottom_space_gives_its_gold(table: Table) -> None:
    """Nothing is left to ask."""
    table.empty_deck("chinese", table.blue)
    table.empty_deck("persian", table.blue)
    table.red.influences("purple")
    table.reveal_caliph("caliph-1")

    table.red.plays("caliph bottom")

    assert table.red.gold == 1
    assert table.kind == "choose_turn"


@rule("CAL-07", "SUP-02")
def test_retiring_with_no_white_die_left(new_table: NewTable) -> None:
    """Each other player, clockwise from the one who Retires, returns a White Die; it counts as taken."""
    table = new_table(players=3)
    table.yellow.has(bag="white")
    table.red.has(hand="white-1 white-2")
    table.no_dice_left("white", table.red)
    table.blue.influences("purple")
    table.reveal_caliph("caliph-1")
    table.blue.plays("caliph bottom", "retire chinese")

    table.yellow.plays("return-die bag")
    table.red.plays("return-die hand-2")

    assert table.blue.bag == []
    assert len(table.blue.set_aside) == 1
    assert table.dice_in_supply("white") == 2
    end_a_turn(table.red)
    table.blue.plays("tuck slot-1")


@rule("CAL-08")
def test_each_space_holds_one_influence(table: Table) -> None:
    """A space taken is not offered again, on that card; on the next one all are free."""
    table.red.influences("purple", 2)
    table.blue.influences("orange", 2)
    table.reveal_caliph("caliph-1")
    table.red.plays("caliph top")
    assert table.options == ["caliph middle", "caliph bottom"]
    table.blue.plays("caliph middle")

    table.reveal_caliph("caliph-2")

    assert table.options == ["caliph top", "caliph middle", "caliph bottom"]
    table.red.plays("caliph top")
    table.blue.plays("caliph middle")


@rule("CAL-08", "SUP-05")
def test_influence_on_a_caliph_card_cannot_be_moved(table: Table) -> None:
    """With none in supply, no Influence is moved from a Caliph Card."""
    table.red.influences("purple").influences("orange")
    table.reveal_caliph("caliph-1")
    table.red.plays("caliph top", "caliph middle")
    table.red.player.influence = 0  # by hand, put right below
    table.changed()

    table.red.resolves("influence green")

    assert table.kind == "choose_turn"
    assert table.red.in_guild("green") == 0
    table.red.player.influence = 18


@rule("CAL-08")
@pytest.mark.parametrize("setup", setups(6, first=6), ids=str)
def test_influence_on_caliph_cards_stays_to_the_end(setup: Setup) -> None:
    """In a whole game no Influence ever leaves a Caliph Card."""
    placed: dict[int, int] = {}
    for moment in moments(setup):
        marks = moment.position["caliph_marks"]
        assert all(marks[place] == seat for place, seat in placed.items())
        placed = {place: seat for place, seat in enumerate(marks) if seat >= 0}
    assert placed
