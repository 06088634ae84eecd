import pytest

from kit import Table, rule

SLOTS = ("recruit", "travel", "research", "translate", "choice")


def mains(table: Table) -> list[str]:
    """The main actions on offer."""
    return [option for option in table.options if option.startswith("main")]


def starting_with(table: Table, word: str) -> list[str]:
    """The options of one kind."""
    return [option for option in table.options if option.startswith(word)]


@rule("WORK-01")
def test_first_an_action_card_is_placed_then_dice_then_actions_follow(table: Table) -> None:
    """The card leaves the hand for the slot, the Dice leave the hand for the card."""
    table.red.has(hand="white-1 red-3 blue-2")

    table.red.plays("work physics slot-3")
    assert table.kind == "choose_dice"
    assert table.red.card_on("research") == "physics"
    assert "physics" not in table.red.cards
    table.red.plays("dice white-1 red-3")

    assert table.kind == "choose_action"
    assert table.red.board == ["white-1", "red-3"]
    assert table.red.hand == ["blue-2"]
    table.red.plays("end-turn")


@rule("WORK-01")
def test_one_or_two_dice_from_hand_are_placed(table: Table) -> None:
    """Each Die and each pair of Dice in hand is offered once; not none, and not three."""
    table.red.has(hand="white-1 red-3 red-3")

    table.red.plays("work physics slot-3")

    assert sorted(table.options) == ["dice red-3", "dice red-3 red-3", "dice white-1", "dice white-1 red-3"]
    table.stay_open()


@rule("WORK-01")
def test_dice_that_are_not_in_hand_cannot_be_placed(table: Table) -> None:
    """Those in the Bag and on other cards stay where they are."""
    table.red.has(hand="white-1 white-2", bag="red").lies("recruit", "patron", "blue-6")

    table.red.plays("work physics slot-3")

    assert table.options == ["dice white-1 white-2", "dice white-1", "dice white-2"]
    table.stay_open()


@rule("WORK-01")
def test_workers_and_actions_come_in_any_order(table: Table) -> None:
    """A Worker, a small action, another Worker, then the main action."""
    table.red.has(hand="white-2", workers="red red")

    table.red.works("research", card="patron")
    table.red.plays("place-worker red die-1", "small action-1", "place-worker red die-1", "main research")

    assert table.options == ["gain-worker white", "gain-worker red", "gain-worker blue", "gain-worker yellow"]
    table.red.plays("gain-worker white", "end-turn")
    assert table.red.silver == 2 + 1
    assert table.red.workers_on("research") == ["red", "red"]


@rule("WORK-02")
@pytest.mark.parametrize(
    ("slot", "actions"),
    [
        ("recruit", ["main recruit"]),
        ("travel", ["main travel"]),
        ("research", ["main research"]),
        ("translate", ["main translate"]),
        ("choice", ["main recruit", "main travel"]),
        ("goal", ["main research", "main translate"]),
    ],
)
def test_each_slot_has_its_main_actions(table: Table, slot: str, actions: list[str]) -> None:
    """Recruit, Travel, Research, Translate; a choice of Recruit or Travel; Research or Translate on the Goal space."""
    table.wisdom("purple-top", "scroll-persian-a")
    table.room(1, "persian-a", table.red)
    table.red.goal("goal-greek", targets=7).has(hand="purple-6", gold=1)

    table.red.works(slot, "purple-6")

    assert mains(table) == actions
    table.red.plays("end-turn")


@rule("WORK-02")
def test_there_are_five_slots_at_the_start(table: Table) -> None:
    """The sixth is locked as long as the Goal Card is not flipped."""
    table.red.goal("goal-greek", targets=6)

    assert {option.split()[-1] for option in table.options} == {f"slot-{number}" for number in range(1, 6)}


@rule("WORK-02")
def test_a_choice_of_two_main_actions_is_a_choice_of_one(table: Table) -> None:
    """Who Travels from the black slot does not Recruit from it as well."""
    table.red.works("choice", "white-1")

    table.red.plays("main travel")

    assert mains(table) == []
    table.red.plays("end-turn")


@rule("WORK-03")
def test_available_are_the_main_action_each_small_action_and_each_retiree_of_the_slot(table: Table) -> None:
    """The Retirees under other slots are not."""
    table.red.retired("travel", "chinese-a", "chinese-b").retired("recruit", "syriac-e").has(bag="white")

    table.red.works("travel", "white-1", card="apprentice")

    assert table.options == [
        "main travel",
        "small action-1",
        "small action-3",
        "retiree card-1",
        "retiree card-2",
        "end-turn",
    ]
    table.red.plays("end-turn")


@rule("WORK-03")
def test_each_action_is_resolved_once(table: Table) -> None:
    """What was done is not offered again."""
    table.red.retired("travel", "chinese-a").has(silver=0)
    table.red.works("travel", "white-1", card="patron")

    table.red.plays("retiree card-1", "small action-1", "main travel")

    assert table.options == ["end-turn"]
    assert table.red.silver == 1 + 2 + 3  # the Retiree, the card, the Spot
    table.red.plays("end-turn")


@rule("WORK-03")
@pytest.mark.parametrize("order", [("main travel", "small action-1"), ("small action-1", "main travel")])
def test_the_main_action_may_come_before_or_after_the_others(table: Table, order: tuple[str, str]) -> None:
    """Both orders give the same."""
    table.red.works("travel", "white-1", card="patron")

    table.red.plays(*order, "end-turn")

    assert (table.red.spot, table.red.silver) == (1, 5)


@rule("WORK-03")
def test_two_retirees_of_one_kind_are_two_actions(table: Table) -> None:
    """Each of them once."""
    table.red.retired("travel", "chinese-a", "hebrew-g").works("travel", "white-1")

    table.red.plays("retiree card-1", "retiree card-2")

    assert table.red.silver == 2
    assert starting_with(table, "retiree") == []
    table.red.plays("end-turn")


@rule("WORK-03", "WORK-05")
def test_a_retiree_with_two_icons_is_one_action(table: Table) -> None:
    """A White Worker and an Influence on a Scroll come one after the other: nothing else of the turn lies between."""
    table.red.retired("travel", "syriac-a").has(bag="white")
    table.red.works("travel", "white-1", card="apprentice")

    table.red.plays("retiree card-1")

    assert (table.kind, table.red.workers) == ("choose_scroll_to_influence", ["white"])
    assert {option.split()[0] for option in table.options} == {"mark", "decline"}
    table.red.plays("decline")
    assert starting_with(table, "retiree") == []
    assert "place-worker white die-1" in table.options
    table.red.plays("end-turn")


@rule("WORK-03")
def test_a_retiree_whose_action_cannot_be_done_now_may_be_resolved_later_in_the_turn(table: Table) -> None:
    """A Worker to spend may be gained first."""
    table.red.retired("travel", "greek-a").works("travel", "white-1", card="apprentice")
    assert starting_with(table, "retiree") == []

    table.red.plays("small action-3", "gain-worker red", "retiree card-1", "pay")

    assert table.red.track("mathematics") == 1
    table.red.plays("gain-worker white", "end-turn")


@rule("WORK-04")
@pytest.mark.parametrize("slot", SLOTS)
def test_every_action_is_optional(table: Table, slot: str) -> None:
    """A player may place card and Dice and do nothing; both stay on the board."""
    table.red.has(bag="white").works(slot, "white-1", card="apprentice")

    table.red.plays("end-turn")

    assert (table.red.spot, table.red.silver, table.red.workers, table.red.hand) == (0, 0, [], [])
    assert table.red.card_on(slot) == "apprentice"
    assert table.red.board == ["white-1"]
    assert table.asked is table.blue


@rule("WORK-04")
def test_the_main_action_may_be_left_out_while_others_are_resolved(table: Table) -> None:
    """Only the small action of the card."""
    table.red.works("recruit", "white-1", card="patron")

    table.red.plays("small action-1", "end-turn")

    assert table.red.silver == 2
    assert table.asked is table.blue


@rule("WORK-05")
def test_drawing_two_dice_is_two_actions_of_one_die(table: Table) -> None:
    """Another action may come in between, or the second be left out."""
    table.red.has(bag="white white white").works("travel", "white-1", card="apprentice")

    table.red.plays("small action-1")
    assert len(table.red.hand) == 1
    table.red.plays("main travel", "small action-2")

    assert len(table.red.hand) == 2
    assert starting_with(table, "small") == ["small action-3"]
    table.red.plays("end-turn")


@rule("WORK-05")
def test_equal_small_actions_are_offered_one_at_a_time(table: Table) -> None:
    """Which of two equal draws is meant makes no difference."""
    table.red.has(bag="white white").works("travel", "white-1", card="apprentice")

    assert starting_with(table, "small") == ["small action-1", "small action-3"]
    table.red.plays("small action-1")
    assert starting_with(table, "small") == ["small action-2", "small action-3"]
    table.red.plays("end-turn")


@rule("WORK-06")
def test_the_main_action_uses_the_value_as_it_stands_when_it_is_resolved(table: Table) -> None:
    """A Worker placed before it counts."""
    table.red.has(hand="red-2", workers="red").works("travel", "red-2")

    table.red.plays("place-worker red die-1", "main travel")

    assert table.options == [f"move {steps}" for steps in range(1, 7)]
    table.red.plays("move 1", "end-turn")


@rule("WORK-06")
def test_the_main_action_uses_the_colour_as_it_stands_when_it_is_resolved(table: Table) -> None:
    """A White 4 that a Blue Worker made Blue goes up the Astronomy Track."""
    table.red.has(hand="white-4", workers="blue", gold=1).works("research", "white-4")

    table.red.plays("place-worker blue die-1", "main research", "research option-2", "decline", "end-turn")

    assert table.red.track("astronomy") == 1


@rule("WORK-06")
def test_no_worker_is_placed_after_the_main_action(table: Table) -> None:
    """Neither one that was there before nor one gained since."""
    table.red.has(hand="white-1", workers="white").works("travel", "white-1", card="apprentice")
    assert starting_with(table, "place-worker") == ["place-worker white die-1"]

    table.red.plays("main travel", "small action-3", "gain-worker red")

    assert starting_with(table, "place-worker") == []
    assert table.red.workers == ["white", "red"]
    table.red.plays("end-turn")


@rule("WORK-07")
def test_a_worker_gained_by_a_small_action_may_be_placed_at_once(table: Table) -> None:
    """It raises the Die of the same turn."""
    table.red.has(hand="red-3").works("travel", "red-3", card="apprentice")
    assert starting_with(table, "place-worker") == []

    table.red.plays("small action-3", "gain-worker red", "place-worker red die-1", "main travel")

    assert "move 6" in table.options
    assert table.red.workers == []
    table.red.plays("move 2", "end-turn")


@rule("WORK-07")
def test_the_worker_of_a_goal_card_may_be_placed_at_once(table: Table) -> None:
    """Gold on the pictured character brings a White Worker in the middle of the turn."""
    table.room(1, "greek-c", table.red)
    table.red.goal("goal-greek").retired("travel", "greek-b").has(gold=1, hand="white-1")
    table.red.works("travel", "white-1")

    table.red.plays("retiree card-1", "place-gold room-1", "place-worker white die-1", "main travel")

    assert "move 6" in table.options
    table.red.plays("move 1", "end-turn")


@rule("WORK-08")
def test_the_blue_field_takes_effect_only_at_the_next_rest(table: Table) -> None:
    """The White Die of the apprentice's card comes with the Rest, not with the Work."""
    table.pile(bottom=["scroll-greek-a"])
    table.red.has(hand="white-1 red-1").works("recruit", "white-1", card="apprentice")
    table.red.plays("end-turn")
    assert table.red.bag == []

    table.pass_turn_to(table.red)
    table.red.plays("rest", "enough")

    assert sorted(table.red.bag + [die.split("-")[0] for die in table.red.hand]) == ["red", "white", "white"]


@rule("WORK-08")
def test_the_blue_field_is_no_action_of_a_work(table: Table) -> None:
    """A card without a brown field offers nothing of its own."""
    table.red.works("travel", "white-1", card="physics")

    assert table.options == ["main travel", "end-turn"]
    table.red.plays("end-turn")
    assert table.red.workers == []


@rule("WORK-09")
def test_an_instead_retiree_lets_the_player_pick_one_main_action(table: Table) -> None:
    """The slot's or the indicated one, not both."""
    table.red.retired("travel", "chinese-d").works("travel", "white-1")
    assert mains(table) == ["main travel", "main research"]

    table.red.plays("main research", "gain-worker red")

    assert mains(table) == []
    table.red.plays("end-turn")


@rule("WORK-09")
def test_several_instead_retirees_widen_the_choice(table: Table) -> None:
    """Every indicated main action is offered."""
    table.red.retired("travel", "chinese-d", "syriac-h").works("travel", "white-1")

    assert mains(table) == ["main recruit", "main travel", "main research"]
    table.red.plays("end-turn")


@rule("WORK-09")
def test_instead_retirees_of_another_slot_do_not_serve(table: Table) -> None:
    """They lie under their own slot; there are none under a black one."""
    table.red.retired("travel", "chinese-d").works("choice", "white-1")

    assert mains(table) == ["main recruit", "main travel"]
    table.red.plays("end-turn")


@rule("WORK-09")
def test_boosts_of_the_slot_serve_the_main_action_taken_instead(table: Table) -> None:
    """A Red 4 with a boost of 4 Researches at 8 from the Recruit slot."""
    table.red.retired("recruit", "chinese-d", "sanskrit-a").has(hand="red-4").works("recruit", "red-4")

    table.red.plays("main research")

    assert table.options == ["research option-1", "research option-3"]
    table.red.plays("research option-3", "end-turn")
    assert table.red.track("physics") == 1


@rule("WORK-09")
def test_same_retirees_of_the_slot_serve_the_main_action_taken_instead(table: Table) -> None:
    """A White 4 counts as Red in Research from the Recruit slot."""
    table.red.retired("recruit", "chinese-d", "chinese-g").has(hand="white-4", gold=1).works("recruit", "white-4")

    table.red.plays("main research")
    assert table.options == ["colour white", "colour red"]
    table.red.plays("colour red", "research option-2", "end-turn")

    assert table.red.track("physics") == 1


@rule("WORK-09")
def test_a_translation_that_cannot_be_made_is_not_offered_and_the_work_stands(table: Table) -> None:
    """With a White Die nothing can be Translated; the card lies there and its small actions are open."""
    table.wisdom("purple-top", "scroll-persian-a")
    table.room(1, "persian-a", table.red)
    table.red.has(gold=1).works("translate", "white-1", card="patron")

    assert table.options == ["small action-1", "end-turn"]
    table.red.plays("end-turn")
    assert table.red.card_on("translate") == "patron"


@rule("WORK-09")
@pytest.mark.parametrize(("gold", "offered"), [(0, []), (1, ["main translate"])])
def test_a_translation_without_its_gold_is_not_offered(table: Table, gold: int, offered: list[str]) -> None:
    """Its cost cannot be paid."""
    table.wisdom("purple-top", "scroll-persian-a")
    table.room(1, "persian-a", table.red)
    table.red.has(hand="purple-4", gold=gold).works("translate", "purple-4")

    assert mains(table) == offered
    table.red.plays("end-turn")


@rule("WORK-09")
@pytest.mark.parametrize(("die", "offered"), [("white-2", []), ("white-3", ["main recruit"])])
def test_a_recruit_action_that_reaches_no_card_is_not_offered(table: Table, die: str, offered: list[str]) -> None:
    """The first two decks are empty, so that a value of 3 is needed."""
    table.empty_deck("chinese", table.blue)
    table.empty_deck("sanskrit", table.blue)
    table.red.has(hand=die).works("recruit", die)

    assert mains(table) == offered
    table.red.plays("end-turn")


@rule("WORK-09")
@pytest.mark.parametrize(("die", "offered"), [("die-1", ["main translate"]), ("die-2", [])])
def test_what_is_offered_goes_by_the_dice_as_they_are_now(table: Table, die: str, offered: list[str]) -> None:
    """A White Die made Blue is Purple with the Red one; the Red Die made Blue is only Blue with the White one."""
    table.wisdom("purple-top", "scroll-persian-a")
    table.room(1, "persian-a", table.red)
    table.red.has(hand="white-1 red-1", gold=1, workers="blue").works("translate", "white-1", "red-1")
    assert mains(table) == []

    table.red.plays(f"place-worker blue {die}")

    assert mains(table) == offered
    table.red.plays("end-turn")


@rule("WORK-09")
def test_retirees_tucked_at_the_end_of_a_turn_serve_from_the_next_one(table: Table) -> None:
    """The boost helps the Work of the next turn, not the one that is over."""
    table.room(9, "sanskrit-a", table.red, gold=1)
    table.red.has(hand="white-1 white-2").works("travel", "white-1")
    table.red.plays("main travel", "end-turn", "tuck slot-1")
    assert table.red.spot == 1

    table.pass_turn_to(table.red)
    table.red.works("recruit", "white-2", card="physics")
    table.red.plays("main recruit")

    assert "dispatch syriac" in table.options  # 2 and 4 reach what needs 5
    assert "dispatch mixed-1" not in table.options
    table.top("chinese-a")
    table.red.plays("dispatch chinese", "end-turn")
