"""EFF: how effects are resolved, what may be declined, and what everybody may know."""

from collections.abc import Callable
from typing import Any

import pytest

from kit import Table, rule

NewTable = Callable[..., Table]
CHARACTERS = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "mixed-1", "mixed-2")


def is_declined(table: Table) -> bool:
    """Whether the question that waits can be answered by doing nothing."""
    return "decline" in table.options or "enough" in table.options


# EFF-01: in a Work


@rule("EFF-01", "WORK-04")
def test_in_a_work_every_action_may_be_left_out(table: Table) -> None:
    """Main action, small actions and Retirees: the turn may end without any of them."""
    red = table.red.has(bag="white").retired("travel", "starting-1")
    red.works("travel", "white-1", card="apprentice")
    assert table.options == [
        "main travel",
        "small action-1",
        "small action-3",
        "retiree card-1",
        "end-turn",
    ]

    red.plays("end-turn")

    assert (red.spot, red.bag, red.workers, red.silver) == (0, ["white"], [], 0)


@rule("EFF-01")
@pytest.mark.parametrize("effect", ["draw 1", "white die to hand"])
def test_what_is_resolved_is_mandatory(table: Table, effect: str) -> None:
    """Drawing or gaining a Die is not asked for: it happens."""
    table.red.has(bag="white")

    table.red.resolves(effect)

    assert table.kind == "choose_turn"
    assert len(table.red.hand) == 2


@rule("EFF-01")
def test_destroying_is_mandatory(table: Table) -> None:
    """Only which White Die goes may be chosen, not whether one does."""
    red = table.red.has(hand="white-1 white-2")

    red.resolves("destroy 1 white")

    assert table.options == ["return-die hand-1", "return-die hand-2"]
    red.plays("return-die hand-2")


@rule("EFF-01")
@pytest.mark.parametrize(
    ("effect", "choice"),
    [
        ("1 worker", "gain-worker red"),
        ("primary die to bag", "gain-die red"),
        ("1 gold or 1 silver", "part 1"),
        ("advance any", "advance physics"),
        ("dispatch any", "dispatch chinese"),
    ],
)
def test_a_choice_within_an_effect_is_mandatory(table: Table, effect: str, choice: str) -> None:
    """The player chooses which, not whether."""
    table.top("chinese-a")

    table.red.resolves(effect)

    assert not is_declined(table)
    table.red.plays(choice)


# EFF-01: a Room, a Dispatch, a Spot, a Scroll, a Rest, a Caliph reward


@rule("EFF-01", "REC-04")
def test_a_rooms_effect_is_mandatory(table: Table) -> None:
    """Whoever Employs into Room 6 takes its White Die."""
    red = table.red
    red.recruits(value=1)

    red.plays("employ chinese", "room room-6", "end-turn")

    assert red.bag == ["white"]


@rule("EFF-01", "REC-03")
def test_a_dispatch_effect_is_mandatory(table: Table) -> None:
    """Whoever Dispatches somebody who Destroys a White Die loses one: only which is asked."""
    table.top("greek-f")
    red = table.red.has(hand="white-3 white-1")
    red.works("recruit", "white-3")

    red.plays("main recruit", "dispatch greek")

    assert table.options == ["return-die hand-1", "return-die die-1"]
    red.plays("return-die hand-1", "end-turn")
    assert (red.hand, red.board) == ([], ["white-3"])


@rule("EFF-01", "TRV-04")
def test_a_spots_effect_is_mandatory(table: Table) -> None:
    """Whoever ends on the Spot that Destroys a White Die loses one: only which is asked."""
    red = table.red.at(4).has(hand="red-1 white-6")

    red.acts("travel", "red-1")

    assert (red.spot, red.hand, red.silver) == (5, [], 1)
    red.plays("end-turn")


@rule("EFF-01", "TRN-07")
def test_a_scrolls_effect_is_mandatory(table: Table) -> None:
    """Whoever Translates the Scroll that Destroys a White Die loses one."""
    table.wisdom("green-top", "scroll-persian-g")
    table.room(1, "persian-a", table.red)
    red = table.red.has(hand="green-4 white-6", gold=1)
    red.works("translate", "green-4")

    red.plays("main translate", "part 2")

    assert red.hand == []
    assert red.track("philosophy") == 1
    red.plays("end-turn")


@rule("EFF-01", "REST-07")
def test_the_income_of_a_rest_is_mandatory(table: Table) -> None:
    """The card that gives a White Die gives it."""
    red = table.red.has(hand="red-1").lies("recruit", "apprentice", "red-2")
    supply = table.dice_in_supply("white")

    red.plays("rest", "enough")

    assert table.dice_in_supply("white") == supply - 1


@rule("EFF-01", "CAL-03")
def test_a_caliph_reward_is_mandatory(table: Table) -> None:
    """The controller of a Guild must take one of the three spaces, and on the bottom one a reward."""
    table.red.influences("purple")
    table.reveal_caliph("caliph-1")

    assert table.options == ["caliph top", "caliph middle", "caliph bottom"]
    table.red.plays("caliph bottom")
    assert not is_declined(table)
    table.red.plays("gain-gold")


# EFF-01: what may always be declined


@rule("EFF-01")
@pytest.mark.parametrize(
    ("effect", "choices"),
    [
        ("1 silver -> 1 gold", ["pay", "decline"]),
        ("white die to bag -> 1 gold", ["pay", "decline"]),
        ("influence purple", ["influence purple", "decline"]),
        ("destroy up to 2 white", ["return-die hand-1", "enough"]),
        ("top up 1", ["reroll white-1", "enough"]),
        ("employ or retire greek", ["employ greek", "retire greek", "decline"]),
    ],
)
def test_what_may_always_be_declined(table: Table, effect: str, choices: list[str]) -> None:
    """Costs, Influence, "up to" amounts, the reroll, and what a Scroll offers."""
    red = table.red.has(silver=1)

    red.resolves(effect)

    assert table.options == choices
    red.plays(choices[-1])
    assert (red.silver, red.gold, red.hand, red.bag, red.influence) == (1, 0, ["white-1"], [], 20)


@rule("EFF-01")
@pytest.mark.parametrize("effect", ["influence any guild", "influence scroll", "move gold"])
def test_influence_and_gold_on_translators_may_always_be_declined(table: Table, effect: str) -> None:
    """Declining leaves everything as it is."""
    table.room(1, "greek-a", table.red)
    red = table.red.has(gold=1)

    red.resolves(effect)
    red.plays("decline")

    assert (red.gold, red.influence, table.gold_on(1)) == (1, 19, 0)


@rule("EFF-01", "SUP-03")
def test_destroying_instead_of_a_die_that_ran_out_may_be_declined(table: Table) -> None:
    """What is offered instead need not be taken."""
    table.no_dice_left("red", table.blue)

    table.red.resolves("red die to bag")
    table.red.plays("enough")

    assert table.red.hand == ["white-1"]


@rule("EFF-01", "RES-05")
@pytest.mark.parametrize(
    ("track", "level"),
    [("physics", 2), ("physics", 4), ("chemistry", 0), ("biology", 0), ("philosophy", 2), ("biology", 6)],
)
def test_a_tracks_benefit_may_be_declined(table: Table, track: str, level: int) -> None:
    """The Marker moves, the Die is neither drawn nor gained nor Destroyed, nobody is Dispatched."""
    red = table.red.has(bag="blue").researched(**{track: level})

    red.resolves(f"advance {track}")

    assert table.options == ["accept", "decline"]
    red.plays("decline")
    assert red.track(track) == level + 1
    assert (red.hand, red.bag) == (["white-1"], ["blue"])


@rule("EFF-01", "RES-05")
def test_a_tracks_benefit_may_be_taken(table: Table) -> None:
    """Accepted, it is resolved."""
    red = table.red.has(bag="blue").researched(physics=2)

    red.resolves("advance physics")
    red.plays("accept")

    assert red.bag == []


@rule("EFF-01", "TRV-03")
def test_a_paths_benefit_may_be_declined(table: Table) -> None:
    """A Red action that makes the step with the Red path need not place the Influence."""
    red = table.red.at(10).has(hand="red-1")
    red.acts("travel", "red-1")

    assert table.options == ["part 1", "part 2"]
    red.plays("part 1", "decline")

    assert red.influence == 20
    table.stay_open()


@rule("EFF-01", "REST-07")
def test_at_a_rest_too_a_cost_may_be_declined(table: Table) -> None:
    """The card that gives 1 Gold for a White Die asks first."""
    red = table.red.has(hand="red-1").lies("recruit", "patron", "red-2")
    red.plays("rest")
    assert table.options == ["pay", "decline"]

    red.plays("decline", "enough")

    assert (red.gold, "white" in red.bag) == (0, False)


@rule("EFF-01", "REST-07", "INF-02")
def test_at_a_rest_too_influence_may_be_declined(table: Table) -> None:
    """Harvesting Biology on space 4 Destroys a White Die, but its Influence need not be placed."""
    red = table.red.has(hand="red-1", bag="white").lies("recruit", "biology", "red-2").researched(biology=4)
    red.plays("rest", "part 2", "decline")

    assert (red.bag, red.influence) == ([], 20)
    red.plays("enough")


@rule("EFF-01", "REST-07")
def test_at_a_rest_too_a_tracks_benefit_may_be_declined(new_table: NewTable) -> None:
    """Nothing a Rest gives makes a step, so one is set off by hand: its benefit is asked for as ever."""
    table = new_table()
    red = table.red.has(hand="red-1", bag="blue").lies("recruit", "patron", "red-2").researched(physics=2)
    red.plays("rest")

    red.resolves("advance physics")
    assert table.options == ["accept", "decline"]
    red.plays("decline", "decline", "enough")

    assert red.track("physics") == 3


@rule("EFF-01", "RET-10")
def test_a_boost_need_not_be_used(table: Table) -> None:
    """A boost raises the value by up to its amount: fewer steps are open as well."""
    red = table.red.retired("travel", "starting-7").has(hand="white-1")  # boost 2

    options = red.acts("travel", "white-1")

    assert options == ["move 1", "move 2", "move 3"]
    red.plays("move 1", "end-turn")


# EFF-02


@rule("EFF-02")
def test_what_cannot_be_done_is_left_out(table: Table) -> None:
    """Nothing to draw, nothing to Destroy, no Gold to move: the Silver is gained all the same."""
    red = table.red.has(hand="red-1")

    red.resolves("draw 1 and destroy 1 white and move gold and 2 silver")

    assert (table.kind, red.silver, red.hand) == ("choose_turn", 2, ["red-1"])


@rule("EFF-02")
def test_an_amount_is_done_as_far_as_it_can_be(table: Table) -> None:
    """Two White Dice are to be Destroyed and there is one."""
    red = table.red.has(hand="red-1", bag="white")

    red.resolves("destroy 2 white")

    assert (red.bag, table.kind) == ([], "choose_turn")


@rule("EFF-02")
def test_a_part_that_another_makes_possible_is_done(table: Table) -> None:
    """The Bag is empty until the first part puts a Die in it."""
    red = table.red.has(hand="red-1")

    red.resolves("white die to bag and draw 1")

    assert red.bag == []
    assert [die.split("-")[0] for die in red.hand] == ["white", "red"]


@rule("EFF-02")
def test_parts_are_resolved_in_the_order_the_player_likes(table: Table) -> None:
    """A player may draw before the White Die goes to the Bag."""
    red = table.red.has(hand="red-1", bag="blue")

    red.resolves("white die to bag and draw 1")
    assert table.options == ["part 1", "part 2"]
    red.plays("part 2")

    assert red.bag == ["white"]
    assert [die.split("-")[0] for die in red.hand] == ["red", "blue"]


@rule("EFF-02")
def test_an_or_offers_only_what_can_be_done(table: Table) -> None:
    """Of three parts the one that cannot be done is not offered."""
    red = table.red.has(hand="red-1")

    red.resolves("destroy 1 white or 1 gold or 1 silver")

    assert table.options == ["part 2", "part 3"]
    red.plays("part 3")
    assert (red.gold, red.silver) == (0, 1)


@rule("EFF-02")
def test_an_or_with_one_part_left_asks_nothing(table: Table) -> None:
    """What is left is done."""
    table.red.resolves("draw 1 or 1 gold")

    assert (table.red.gold, table.kind) == (1, "choose_turn")


@rule("EFF-02")
def test_an_or_with_nothing_left_is_left_out(table: Table) -> None:
    """Neither part can be done: nothing is asked."""
    table.red.resolves("draw 1 or move gold")

    assert table.kind == "choose_turn"


@rule("EFF-02")
def test_a_cost_is_paid_in_full_or_not_at_all(table: Table) -> None:
    """With 1 of 2 Silver nothing is offered and nothing is paid."""
    table.red.has(silver=1)

    table.red.resolves("2 silver -> 1 gold")

    assert (table.kind, table.red.silver, table.red.gold) == ("choose_turn", 1, 0)


@rule("EFF-02")
@pytest.mark.parametrize(("silver", "gold", "workers"), [(0, 1, "white"), (1, 0, "white"), (1, 1, ""), (1, 1, "red")])
def test_every_part_of_a_cost_is_needed(table: Table, silver: int, gold: int, workers: str) -> None:
    """A cost of Silver, Gold and a White Worker is not met if one of them is missing."""
    table.red.has(silver=silver, gold=gold, workers=workers)

    table.red.resolves("1 silver and 1 gold and 1 white worker -> 3 gold")

    assert (table.kind, table.red.silver, table.red.gold) == ("choose_turn", silver, gold)


@rule("EFF-02")
def test_two_parts_of_a_cost_are_not_met_by_one_silver(table: Table) -> None:
    """What is asked for twice is needed twice."""
    table.red.has(silver=1)

    table.red.resolves("1 silver and 1 silver -> 1 gold")

    assert (table.kind, table.red.silver) == ("choose_turn", 1)


@rule("EFF-02")
def test_a_cost_of_several_parts_is_paid_whole(table: Table) -> None:
    """All of it goes to the Main Supply before anything is gained."""
    red = table.red.has(silver=2, gold=1, workers="white red")
    red.resolves("2 silver and 1 gold and 1 red worker and white die to bag -> 3 gold")

    red.plays("pay")

    assert (red.silver, red.gold, red.workers, red.bag) == (0, 3, ["white"], ["white"])


@rule("EFF-02")
@pytest.mark.parametrize("buys", ["draw 1", "draw 1 and move gold", "draw 1 or move gold", "harvest astronomy"])
def test_nobody_pays_for_what_cannot_be_done(new_table: NewTable, buys: str) -> None:
    """If no part of what a cost buys can be done, it is not offered."""
    table = new_table()
    table.red.has(silver=1, hand="white-1")
    table.red.works("travel", "white-1")  # the only Die is on the card in use

    table.red.resolves(f"1 silver -> {buys}")

    assert (table.kind, table.red.silver) == ("choose_action", 1)
    table.red.plays("end-turn")


@rule("EFF-02")
@pytest.mark.parametrize("buys", ["primary die to bag", "red die to hand", "destroy 1 white", "destroy up to 2 white"])
def test_nobody_pays_for_dice_that_are_not_there(table: Table, buys: str) -> None:
    """No primary Die is left and no White Die is at hand to be Destroyed instead."""
    for colour in ("red", "blue", "yellow"):
        table.no_dice_left(colour, table.blue)
    table.red.has(silver=1, hand="green-4")

    table.red.resolves(f"1 silver -> {buys}")

    assert (table.kind, table.red.silver) == ("choose_turn", 1)


@rule("EFF-02")
@pytest.mark.parametrize("buys", ["influence purple", "influence any guild", "influence scroll", "employ any"])
def test_nobody_pays_for_influence_that_is_not_there(table: Table, buys: str) -> None:
    """All Influence lies on Caliph Cards and Translators, from where it cannot be moved."""
    table.red.has(silver=9, influence=0)

    table.red.resolves(f"1 silver -> {buys}")

    assert (table.kind, table.red.silver) == ("choose_turn", 9)


@rule("EFF-02", "REST-09")
def test_the_reroll_alone_can_be_paid_for(table: Table) -> None:
    """Nothing can be drawn, but a Die in hand can be rerolled."""
    table.red.has(silver=1)
    table.red.resolves("1 silver -> harvest astronomy")

    table.red.plays("pay", "reroll white-1", "enough")

    assert table.red.silver == 0


@rule("EFF-02")
def test_one_part_that_can_be_done_is_enough_to_pay_for(table: Table) -> None:
    """Nothing can be drawn, but the Gold is worth the Silver."""
    table.red.has(silver=1)

    table.red.resolves("1 silver -> draw 1 and 1 gold")
    table.red.plays("pay")

    assert (table.red.silver, table.red.gold) == (0, 1)


@rule("EFF-02", "INF-01")
def test_what_a_cost_buys_must_be_possible_once_it_is_paid(table: Table) -> None:
    """With 1 Silver nobody pays it to move Gold on Blue's Translator, which costs another Silver."""
    table.room(1, "greek-a", table.blue, gold=1)
    table.red.has(silver=1)
    table.red.resolves("1 silver -> move gold")
    assert (table.kind, table.red.silver) == ("choose_turn", 1)

    table.red.has(silver=2)
    table.red.resolves("1 silver -> move gold")

    table.red.plays("pay", "take-gold room-1")
    assert (table.red.silver, table.red.gold, table.blue.silver) == (0, 1, 1)


@rule("EFF-02")
def test_what_paying_makes_possible_can_be_bought(table: Table) -> None:
    """The White Die taken as a cost is the one that is drawn."""
    red = table.red.has(hand="red-1")

    red.resolves("white die to bag -> draw 1")
    red.plays("pay")

    assert [die.split("-")[0] for die in red.hand] == ["white", "red"]
    assert red.bag == []


@rule("EFF-02", "RES-06")
@pytest.mark.parametrize(("influence", "offered"), [(0, False), (1, True)])
def test_nobody_pays_for_a_step_that_does_nothing(table: Table, influence: int, offered: bool) -> None:
    """Beyond 7 Mathematics gives an Influence in the Purple Guild; without any the step is worth nothing."""
    red = table.red.researched(mathematics=7).has(workers="white", influence=influence)

    red.resolves("1 worker -> advance mathematics")

    assert (table.kind == "choose_to_pay") is offered
    if offered:
        red.plays("decline")
    assert red.workers == ["white"]


@rule("EFF-02", "RES-06")
def test_a_track_on_which_a_step_does_nothing_is_not_offered(table: Table) -> None:
    """Without Influence the Tracks at 7 that would give one are left out; those that give Gold are not."""
    red = table.red.researched(mathematics=7, chemistry=7, physics=7).has(influence=0)

    red.resolves("advance any")

    assert table.options == [
        "advance physics",
        "advance philosophy",
        "advance biology",
        "advance astronomy",
    ]
    red.plays("advance physics")
    assert red.gold == 1


# EFF-03


@rule("EFF-03")
def test_a_benefit_is_resolved_before_the_next_part(table: Table) -> None:
    """A step in the middle of an effect brings its Worker before the effect goes on."""
    red = table.red.has(bag="red red")

    red.resolves("advance mathematics and draw 1 and influence purple")
    red.plays("part 1")

    assert table.kind == "choose_worker_to_gain"
    assert len(red.bag) == 2
    red.plays("gain-worker white")
    assert table.options == ["part 2", "part 3"]
    red.plays("part 2", "decline")


@rule("EFF-03")
def test_everything_set_off_is_finished_first(table: Table) -> None:
    """A step Dispatches, the Dispatch makes a step, that step draws: only then the effect goes on."""
    table.top("mixed-1-b")  # Dispatched: a step on a primary Track
    red = table.red.has(bag="green").researched(biology=6, physics=2)

    red.resolves("advance biology and primary die to bag")
    red.plays("part 1", "accept", "dispatch mixed-1", "advance physics", "accept")

    assert red.bag == []
    assert table.deck("mixed-1")[-1] == "mixed-1-b"
    assert table.kind == "choose_primary_die"
    red.plays("gain-die red")


@rule("EFF-03", "GOAL-03")
def test_a_goal_comes_before_the_benefit_of_the_space(table: Table) -> None:
    """Level 3 of Physics gives the Goal's Purple Die to the empty Bag, then its benefit draws that Die."""
    red = table.red.goal("goal-hebrew").researched(physics=2)

    red.resolves("advance physics")
    assert (red.bag, table.options) == (["purple"], ["accept", "decline"])
    red.plays("accept")

    assert red.bag == []
    assert [die.split("-")[0] for die in red.hand] == ["white", "purple"]


@rule("EFF-03", "RES-05")
def test_the_first_of_two_steps_is_finished_before_the_second(table: Table) -> None:
    """Research by two steps: the benefit of the first space comes while the Marker stands there."""
    red = table.red.has(hand="red-5 red-5", gold=2, bag="blue").researched(physics=2)
    red.acts("research", "red-5", "red-5")

    red.plays("research option-4")

    assert (red.track("physics"), table.options) == (3, ["accept", "decline"])
    red.plays("accept")
    assert red.track("physics") == 4
    red.plays("end-turn")


# EFF-04


@rule("EFF-04", "RET-05")
def test_the_current_player_goes_first_then_clockwise(new_table: NewTable) -> None:
    """Everybody's Translator Retires in Blue's turn: Blue tucks, then Yellow, then Red."""
    table = new_table(players=3)
    for room, card, seat in ((6, "greek-a", table.red), (9, "greek-b", table.blue), (10, "greek-c", table.yellow)):
        table.room(room, card, seat, gold=1)
    table.pass_turn_to(table.blue)
    table.blue.works("travel", "white-1")
    table.blue.plays("end-turn")

    order = []
    while table.kind == "choose_slot_to_tuck":
        order.append(table.asked)
        table.play("tuck slot-1")

    assert order == [table.blue, table.yellow, table.red]


@rule("EFF-04", "CAL-05")
def test_consolations_go_round_from_the_current_player(new_table: NewTable) -> None:
    """In Yellow's turn Green controls the Purple Guild; Yellow chooses a Worker, then Red, then Blue."""
    table = new_table(players=4)
    table.green.influences("purple", 2)
    for seat in (table.red, table.blue, table.yellow):
        seat.influences("purple")
    table.pass_turn_to(table.yellow)
    table.reveal_caliph("caliph-1")
    table.green.plays("caliph top")

    order = []
    while table.kind == "choose_worker_to_gain":
        order.append(table.asked)
        table.play("gain-worker white")

    assert order == [table.yellow, table.red, table.blue]


@rule("EFF-04", "SUP-02")
def test_each_knows_what_went_before(new_table: NewTable) -> None:
    """What the first has chosen has happened when the second is asked."""
    table = new_table(players=3)
    for seat in (table.blue, table.yellow):
        seat.has(hand="white-2 white-3")
    table.no_dice_left("white", table.red)

    table.red.resolves("white die to bag")
    table.blue.plays("return-die hand-3")

    assert table.asked is table.yellow
    assert (table.blue.hand, table.dice_in_supply("white")) == (["white-2"], 1)
    table.yellow.plays("return-die hand-2")


# EFF-05


def position(table: Table) -> dict[str, Any]:
    """Everything the game tells of itself."""
    return table.game.position()


@rule("EFF-05")
def test_hands_and_supplies_are_told(table: Table) -> None:
    """Everybody's Dice, Action Cards, Silver, Gold, Workers and Influence."""
    table.blue.has(hand="red-3 red-3 green-4", silver=3, gold=2, workers="white red")
    table.blue.lies("travel", "physics", "white-6")

    blue = position(table)["players"][1]

    assert blue["hand"] == {"red-3": 2, "green-4": 1}
    assert (blue["silver"], blue["gold"], blue["workers"], blue["influence"]) == (3, 2, {"white": 1, "red": 1}, 20)
    assert blue["cards"] == ["mathematics", "chemistry", "philosophy", "biology", "apprentice", "patron"]
    assert blue["slots"][1]["dice"] == ["white-6", None]


@rule("EFF-05")
def test_what_lies_on_the_board_is_told(table: Table) -> None:
    """Rooms, Scrolls and whose Influence is on them, Guilds and who controls them."""
    table.room(2, "greek-a", table.blue, gold=1)
    table.map("top-right", "scroll-greek-a", table.blue)
    table.wisdom("green-top", "scroll-greek-b")
    table.blue.influences("orange", 2)

    told = position(table)

    assert told["rooms"][1] == {"translator": "greek-a", "owner": 1, "gold": 1}
    assert told["map"][1] == {"scroll": "scroll-greek-a", "influence": 1}
    assert told["wisdom"][6] == {"scroll": "scroll-greek-b", "influence": -1}
    assert (told["guilds"][1], told["control"]) == ([0, 2, 0, 0], [-1, 1, -1])


@rule("EFF-05")
def test_the_top_card_of_each_deck_is_told(table: Table) -> None:
    """Each deck begins with the card one sees, and how many there are is told."""
    table.top("greek-e")
    table.room(1, "hebrew-a", table.red)

    decks = position(table)["decks"]

    assert list(decks) == list(CHARACTERS)
    assert decks["greek"][0] == "greek-e"
    assert {character: len(cards) for character, cards in decks.items()} == {
        **dict.fromkeys(CHARACTERS, 8),
        "hebrew": 7,
    }


@rule("EFF-05", "REC-03")
def test_that_a_card_went_to_the_bottom_is_known(table: Table) -> None:
    """A Dispatched Translator is the last card of its deck, and the fact is told."""
    table.top("chinese-a")
    table.red.recruits(value=1)

    told = table.red.plays("dispatch chinese")

    assert "translator_dispatched" in told
    assert position(table)["decks"]["chinese"][-1] == "chinese-a"
    table.red.plays("end-turn")


@rule("EFF-05", "DICE-04")
def test_the_number_of_dice_in_each_bag_is_told(table: Table) -> None:
    """It follows from the position for every player."""
    table.red.has(bag="white red red")
    table.blue.has(bag="green")

    assert [sum(player["bag"].values()) for player in position(table)["players"]] == [3, 1]


@rule("EFF-05")
def test_the_position_knows_everything(table: Table) -> None:
    """Bags, face-down piles and the order of every deck are in it: it is not for a player's eyes."""
    table.blue.has(bag="white green")
    table.pile(top=["scroll-greek-a"], bottom=["scroll-greek-b"])

    told = position(table)

    assert told["players"][1]["bag"] == {"white": 1, "green": 1}
    assert (told["draw_pile"][0], told["draw_pile"][-1]) == ("scroll-greek-a", "scroll-greek-b")
    assert told["decks"] == {character: table.deck(character) for character in CHARACTERS}
    assert told["reserve"] == table.reserve


@rule("EFF-05")
def test_both_sides_of_a_top_card_can_be_looked_up(table: Table) -> None:
    """A deck's top card is told by its id, under which the catalogue has its Dispatch side and its Translator side."""
    from scholars.catalogue import load  # noqa: PLC0415 - only here

    table.top("greek-e")
    cards = {card.id: card for card in load().translators}

    top = cards[position(table)["decks"]["greek"][0]]

    assert (str(top.dispatch), str(top.retiree)) == ("2 worker -> 2 gold", "1 gold -> 3 silver")


# EFF-06


@rule("EFF-06", "WKR-07")
def test_after_the_first_of_two_workers_the_second_is_not_forced(table: Table) -> None:
    """Two Workers are one choice among ten sets: any colour goes with any."""
    table.red.resolves("2 worker")

    assert table.options == [
        "gain-worker white white",
        "gain-worker white red",
        "gain-worker white blue",
        "gain-worker white yellow",
        "gain-worker red red",
        "gain-worker red blue",
        "gain-worker red yellow",
        "gain-worker blue blue",
        "gain-worker blue yellow",
        "gain-worker yellow yellow",
    ]
    table.red.plays("gain-worker red yellow")
    assert table.red.workers == ["red", "yellow"]


@rule("EFF-06", "DICE-07")
def test_up_to_two_does_not_end_after_one(table: Table) -> None:
    """None, one and every pair are offered together; a pair may be named whatever comes first."""
    red = table.red.has(hand="white-1 white-2 red-1", bag="white")

    red.resolves("destroy up to 2 white")

    assert table.options == [
        "return-die bag",
        "return-die hand-1",
        "return-die hand-2",
        "return-die bag hand-1",
        "return-die bag hand-2",
        "return-die hand-1 hand-2",
        "enough",
    ]
    red.plays("return-die hand-1 hand-2")
    assert (red.hand, red.bag) == (["red-1"], ["white"])


@rule("EFF-06", "WKR-07")
def test_a_large_set_is_picked_in_any_order_and_changed_until_it_is_confirmed(table: Table) -> None:
    """Four Workers: nothing is gained while they are picked, and only a whole set can be confirmed."""
    red = table.red
    red.resolves("4 worker")
    assert table.options == [f"gain-worker {colour}" for colour in ("white", "red", "blue", "yellow")]

    assert red.plays("gain-worker yellow", "gain-worker white", "gain-worker yellow") == []
    assert table.options[-2:] == ["put-back white", "put-back yellow"]
    red.plays("put-back white", "gain-worker red", "gain-worker red")
    assert red.workers == []
    assert table.options == ["enough", "put-back red", "put-back yellow"]
    red.plays("enough")

    assert red.workers == ["red", "red", "yellow", "yellow"]


@rule("EFF-06", "WKR-07")
def test_a_large_set_of_which_there_is_one_is_not_asked_for(table: Table) -> None:
    """Four of five White Workers are spent: there is nothing to choose."""
    red = table.red.has(workers="white white white white white")
    red.resolves("4 worker -> 1 gold")

    red.plays("pay")

    assert (red.workers, red.gold) == (["white"], 1)


@rule("EFF-06", "DICE-07")
def test_up_to_four_white_dice_are_picked_and_put_back(table: Table) -> None:
    """Any number may be confirmed, none too; nothing is Destroyed before."""
    red = table.red.has(hand="white-1 white-1 white-5", bag="white")
    red.resolves("destroy up to 4 white")
    assert table.options == ["return-die bag", "return-die hand-1", "return-die hand-5", "enough"]

    assert red.plays("return-die hand-5", "return-die bag", "return-die hand-1") == []
    red.plays("put-back bag")
    assert table.options == ["return-die bag", "return-die hand-1", "enough", "put-back hand-1", "put-back hand-5"]
    assert (len(red.hand), red.bag) == (3, ["white"])
    red.plays("enough")

    assert (red.hand, red.bag) == (["white-1"], ["white"])


@rule("EFF-06", "REST-09")
def test_what_is_picked_can_be_taken_back_by_undo(table: Table) -> None:
    """Undo has not ended while a set is open: nothing was rolled."""
    red = table.red.has(hand="white-1 red-1", bag="blue").lies("recruit", "mathematics")
    red.plays("rest", "reroll red-1")
    hand = red.hand

    assert table.game.can_undo(red.number)
    table.game.undo()

    assert (table.options, red.hand) == (["reroll white-1", "reroll red-1", "enough"], hand)
    red.plays("enough")
