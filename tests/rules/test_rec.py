import pytest

from kit import Table, rule

CHARACTERS = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "mixed-1", "mixed-2")


def named(options: list[str], verb: str) -> list[str]:
    """What the options of a verb name."""
    return [option.split(" ", 1)[1] for option in options if option.split(" ", 1)[0] == verb]


# REC-01 Which decks are within reach


@pytest.mark.parametrize(
    ("value", "decks"),
    [(1, 2), (2, 2), (3, 4), (4, 4), (5, 6), (6, 6), (7, 8), (8, 8), (12, 8)],
)
@rule("REC-01")
def test_each_pair_of_decks_needs_its_value(table: Table, value: int, decks: int) -> None:
    """The four pairs of decks, left to right, need at least 1, 3, 5 and 7."""
    options = table.red.recruits(value)

    assert named(options, "dispatch") == list(CHARACTERS[:decks])
    assert named(options, "employ") == list(CHARACTERS[:decks])
    table.stay_open()


@pytest.mark.parametrize("die", ["white-4", "red-4", "blue-4", "yellow-4", "purple-4", "orange-4", "green-4"])
@rule("REC-01")
def test_the_colour_of_a_recruit_action_does_not_matter(table: Table, die: str) -> None:
    """Only the value counts."""
    options = table.red.has(hand=die).acts("recruit", die)

    assert named(options, "dispatch") == ["chinese", "sanskrit", "greek", "hebrew"]
    table.stay_open()


@rule("REC-01")
def test_a_recruit_action_of_two_secondary_dice_asks_for_no_colour(table: Table) -> None:
    """No colour is named for a Recruit action, since it does not matter."""
    table.red.has(hand="purple-4 green-4").acts("recruit", "purple-4", "green-4")

    assert table.kind == "choose_translator"
    table.stay_open()


@rule("REC-01")
def test_the_black_slot_recruits_by_the_same_values(table: Table) -> None:
    """On the fifth slot a Recruit action reaches as far as its value."""
    table.red.has(hand="white-2").works("choice", "white-2")
    table.red.plays("main recruit")

    assert named(table.options, "dispatch") == ["chinese", "sanskrit"]
    table.stay_open()


# REC-02 One Translator, the top card


@rule("REC-02")
def test_only_the_top_card_of_a_deck_is_taken(table: Table) -> None:
    """Nobody can Recruit a card that lies deeper in its deck."""
    table.top("chinese-a")
    second = table.deck("chinese")[1]
    table.red.recruits(1)

    table.red.plays("employ chinese", "room room-1")

    assert table.translator_in(1) == "chinese-a"
    assert table.deck("chinese")[0] == second
    table.red.plays("end-turn")


@rule("REC-02")
def test_a_recruit_action_dispatches_one_translator_only(table: Table) -> None:
    """The player Dispatches or Employs one card, not both and not two."""
    table.top("chinese-a")
    table.red.recruits(12)

    table.red.plays("dispatch chinese")

    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@rule("REC-02")
def test_a_recruit_action_employs_one_translator_only(table: Table) -> None:
    """After Employing the action is done."""
    table.red.recruits(12)

    table.red.plays("employ syriac", "room room-6")

    assert "main recruit" not in table.options
    assert sum(table.translator_in(room) is not None for room in range(1, 11)) == 1
    table.red.plays("end-turn")


# REC-03 Dispatch


@rule("REC-03")
def test_dispatching_gives_the_effect_and_puts_the_card_under_its_deck(table: Table) -> None:
    """Resolve the effects of the Card, then move it to the bottom of its Deck; it is a free action."""
    table.top("greek-a")
    before = table.deck("greek")
    table.red.recruits(3)

    table.red.plays("dispatch greek")

    assert table.red.silver == 3
    assert table.red.influence == 20
    assert table.deck("greek") == [*before[1:], "greek-a"]
    assert [table.translator_in(room) for room in range(1, 11)] == [None] * 10
    table.red.plays("end-turn")


@rule("REC-03")
def test_a_dispatched_card_is_off_its_deck_until_its_effects_are_done(table: Table) -> None:
    """While its effects are resolved the next card is the top one; then it lies at the bottom."""
    table.top("greek-h")
    others = table.deck("greek")[1:]
    table.red.recruits(3)

    table.red.plays("dispatch greek")

    assert table.kind == "choose_order"
    assert table.deck("greek") == others
    table.red.plays("part 1", "gain-worker white", "decline")
    assert table.deck("greek") == [*others, "greek-h"]
    table.red.plays("end-turn")


@pytest.mark.parametrize("first", ["part 1", "part 2"])
@rule("REC-03")
def test_several_dispatch_effects_are_resolved_in_any_order(table: Table, first: str) -> None:
    """The player chooses which of several Dispatch effects comes first."""
    table.top("persian-d")  # a primary Die to the Bag and a Worker
    table.red.goal("goal-chinese").recruits(5)
    table.red.plays("dispatch persian")
    assert table.options == ["part 1", "part 2"]

    table.red.plays(first)
    table.red.plays(
        *(["gain-die red", "gain-worker blue"] if first == "part 1" else ["gain-worker blue", "gain-die red"])
    )

    assert table.red.bag == ["red"]
    assert table.red.workers == ["blue"]
    table.red.plays("end-turn")


@rule("REC-03")
def test_what_is_drawn_first_can_be_destroyed_next(table: Table) -> None:
    """With "Destroy a White Die and draw a Die" the drawing may come first, and the drawn Die be Destroyed."""
    table.top("persian-f")
    table.red.recruits(5)
    table.red.has(bag="white white").plays("dispatch persian", "part 2")
    (drawn,) = table.red.hand

    table.red.plays(drawn.replace("white", "return-die hand"))

    assert (table.red.hand, table.red.bag) == ([], ["white"])
    table.red.plays("end-turn")


@rule("REC-03")
def test_what_is_destroyed_first_cannot_be_drawn(table: Table) -> None:
    """With "Destroy a White Die and draw a Die" the Destroying may come first, and leave less to draw."""
    table.top("persian-f")
    table.red.recruits(5)

    table.red.has(bag="white red").plays("dispatch persian", "part 1", "return-die bag")

    assert table.red.bag == []
    assert [die.split("-")[0] for die in table.red.hand] == ["red"]
    table.red.plays("end-turn")


@rule("REC-03")
def test_a_die_to_the_bag_may_come_after_the_drawing(table: Table) -> None:
    """A part that asks nothing but changes the Bag is ordered by the player, too."""
    table.red.has(bag="red")

    table.red.resolves("white die to bag and draw 1")

    assert table.options == ["part 1", "part 2"]
    table.red.plays("part 2")
    assert table.red.bag == ["white"]


@rule("REC-03")
def test_a_cost_above_the_arrow_is_paid_before_the_rewards(table: Table) -> None:
    """No reward comes before the cost above it is paid."""
    table.top("chinese-g")  # 1 Silver -> 1 Gold
    table.red.has(silver=1).recruits(1)
    table.red.plays("dispatch chinese")
    assert table.options == ["pay", "decline"]

    told = table.red.plays("pay")

    assert told.index("silver_paid") < told.index("gold_gained")
    assert (table.red.silver, table.red.gold) == (0, 1)
    table.red.plays("end-turn")


@rule("REC-03")
def test_a_cost_of_a_dispatch_may_be_declined(table: Table) -> None:
    """Who declines the cost gains nothing; the card goes under its deck all the same."""
    table.top("chinese-g")
    table.red.has(silver=1).recruits(1)

    table.red.plays("dispatch chinese", "decline")

    assert (table.red.silver, table.red.gold) == (1, 0)
    assert table.deck("chinese")[-1] == "chinese-g"
    table.red.plays("end-turn")


@rule("REC-03")
def test_a_cost_that_cannot_be_paid_gives_nothing(table: Table) -> None:
    """Without the Silver the Dispatch gives nothing; it may be taken nevertheless."""
    table.top("chinese-g")
    table.red.recruits(1)

    table.red.plays("dispatch chinese")

    assert table.red.gold == 0
    assert table.deck("chinese")[-1] == "chinese-g"
    table.red.plays("end-turn")


@rule("REC-03")
def test_a_dispatch_that_sets_off_a_dispatch_moves_each_card_once(table: Table) -> None:
    """A step to Biology 7 Dispatches another Translator before the first one goes under its deck."""
    table.top("mixed-2-g")  # 1 Gold -> a step on any Track and 2 Silver
    table.top("greek-a")
    table.red.has(gold=1).researched(biology=6).recruits(7)
    table.red.plays("dispatch mixed-2", "pay", "advance biology", "accept", "dispatch greek")

    assert table.deck("greek")[-1] == "greek-a"
    assert table.deck("mixed-2")[-1] == "mixed-2-g"
    assert table.red.silver == 5
    table.red.plays("end-turn")


@rule("REC-03", "REC-06")
def test_a_card_whose_effects_are_being_resolved_cannot_be_dispatched_again(table: Table) -> None:
    """What a Dispatch sets off finds the next card of the deck; each goes under it when its effects are done."""
    table.top("mixed-2-f")  # Dispatched: 5 Silver
    table.top("mixed-2-g")  # Dispatched: 1 Gold -> a step on any Track and 2 Silver
    others = table.deck("mixed-2")[2:]
    table.red.has(gold=2).researched(biology=6).recruits(7)
    table.red.plays("dispatch mixed-2", "pay", "advance biology", "accept")

    table.red.plays("dispatch mixed-2")

    assert (table.red.gold, table.red.silver) == (1, 7)
    assert table.deck("mixed-2") == [*others, "mixed-2-f", "mixed-2-g"]
    table.red.plays("end-turn")


@rule("REC-03", "REC-07")
def test_the_last_card_of_a_deck_leaves_it_empty_while_its_effects_are_resolved(table: Table) -> None:
    """Its deck offers nothing to what it sets off."""
    table.top("mixed-2-g")
    table.only_top_cards("mixed-2", 1, table.blue)
    table.red.has(gold=1).researched(biology=6).recruits(7)

    table.red.plays("dispatch mixed-2", "pay", "advance biology", "accept")

    assert named(table.options, "dispatch") == list(CHARACTERS[:-1])
    table.top("greek-a")
    table.red.plays("dispatch greek", "end-turn")
    assert table.deck("mixed-2") == ["mixed-2-g"]


@rule("REC-03")
def test_the_last_card_of_a_deck_is_dispatched_and_stays(table: Table) -> None:
    """A deck of one card has it on top again."""
    table.top("chinese-a")
    table.only_top_cards("chinese", 1, table.blue)
    table.red.recruits(1)

    table.red.plays("dispatch chinese")

    assert table.deck("chinese") == ["chinese-a"]
    assert table.red.silver == 2
    table.red.plays("end-turn")


# REC-04 Employ

ROOM_SILVER = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]


@pytest.mark.parametrize("silver", range(5))
@rule("REC-04")
def test_a_room_is_offered_to_who_can_pay_it(table: Table, silver: int) -> None:
    """A Room is open to whoever has its cost; exactly enough Silver is enough."""
    table.red.has(silver=silver).recruits(1)

    table.red.plays("employ chinese")

    assert table.options == [f"room room-{room}" for room in range(1, 11) if ROOM_SILVER[room - 1] <= silver]
    table.stay_open()


@pytest.mark.parametrize("room", range(1, 11))
@rule("REC-04")
def test_employing_pays_the_rooms_silver(table: Table, room: int) -> None:
    """The Silver of the chosen Room goes to the Main Supply."""
    table.red.has(silver=4).recruits(1)

    told = table.red.plays("employ chinese", f"room room-{room}")

    assert table.red.silver == 4 - ROOM_SILVER[room - 1]
    assert table.blue.silver == 0
    assert ("silver_paid" in told) == (ROOM_SILVER[room - 1] > 0)
    table.stay_open()


@rule("REC-04")
def test_only_an_empty_room_can_be_chosen(table: Table) -> None:
    """A Room with a Translator, whoever owns it, cannot be chosen."""
    table.room(1, "greek-a", table.blue)
    table.room(2, "greek-b", table.red)
    table.room(3, "greek-c")
    table.red.has(silver=4).recruits(1)

    table.red.plays("employ chinese")

    assert table.options == [f"room room-{room}" for room in range(4, 11)]
    table.stay_open()


@rule("REC-04")
def test_an_employed_translator_bears_one_influence_of_its_player(table: Table) -> None:
    """Employing ends with an own Influence on the card."""
    table.top("chinese-a")
    table.red.recruits(1)

    table.red.plays("employ chinese", "room room-1")

    assert table.translator_in(1) == "chinese-a"
    assert table.owner_of(1) is table.red
    assert table.red.influence == 19
    assert table.gold_on(1) == 0
    assert "chinese-a" not in table.deck("chinese")
    table.red.plays("end-turn")


@rule("REC-04")
def test_employing_gives_the_rooms_effect_and_not_the_dispatch_effect(table: Table) -> None:
    """Who Employs resolves the Room's effects, and none of the Dispatch ones."""
    table.top("chinese-a")  # Dispatch: 2 Silver
    table.red.goal("goal-greek").recruits(1)

    table.red.plays("employ chinese", "room room-1")  # a White Worker

    assert table.red.silver == 0
    assert table.red.workers == ["white"]
    table.red.plays("end-turn")


@rule("REC-04")
def test_the_influence_comes_after_the_rooms_effect(table: Table) -> None:
    """First the Silver, then the Room's effect, last the Influence on the card."""
    table.red.has(silver=4).recruits(1)

    told = table.red.plays("employ chinese", "room room-10", "gain-worker red")

    order = ["silver_paid", "translator_employed", "gold_gained", "worker_gained", "influence_on_translator"]
    assert [name for name in told if name in order] == order
    table.red.plays("end-turn")


@rule("REC-04")
def test_the_rooms_effect_is_mandatory(table: Table) -> None:
    """A White Die that comes with a Room must be taken."""
    table.red.recruits(1)

    table.red.plays("employ chinese", "room room-6")

    assert table.red.bag == ["white"]
    table.red.plays("end-turn")


@rule("REC-04")
def test_the_silver_of_a_room_cannot_come_from_its_own_effect(table: Table) -> None:
    """The Room is paid before its effect; Silver it would bring comes too late."""
    table.red.has(silver=3).researched(astronomy=2).recruits(1)  # Room 5 costs 4 and would bring 2 by a step

    table.red.plays("employ chinese")

    assert "room room-5" not in table.options
    assert "room room-10" not in table.options
    table.stay_open()


@rule("REC-04", "SUP-05")
def test_the_last_influence_placed_by_the_room_marks_the_translator(table: Table) -> None:
    """If the Room's effect uses the last Influence, one must be moved to the Translator."""
    table.red.has(silver=3, influence=1).recruits(1)
    table.red.plays("employ chinese", "room room-9", "influence green")

    assert table.owner_of(9) is table.red
    assert table.red.in_guild("green") == 0
    assert table.red.influence == 0
    table.red.plays("end-turn")


@rule("REC-04", "SUP-05")
def test_without_influence_in_supply_one_is_moved_to_the_translator(table: Table) -> None:
    """A player with none in supply moves one from a Scroll or a Guild, never from a Translator."""
    table.map("top-right", "scroll-greek-e", table.red)
    table.red.influences("orange").has(silver=4, influence=0).recruits(1)
    table.red.plays("employ chinese", "room room-10", "gain-worker red")

    assert table.options == ["from map-top-right", "from guild-orange"]
    table.red.plays("from map-top-right")
    assert table.influence_on("map-top-right") is None
    assert table.red.in_guild("orange") == 1
    assert table.owner_of(10) is table.red
    table.red.plays("end-turn")


@rule("REC-04", "SUP-05")
def test_without_any_influence_to_place_nobody_employs(table: Table) -> None:
    """With no Influence in supply, on a Scroll or in a Guild only Dispatching is left."""
    table.red.has(silver=4, influence=0)

    options = table.red.recruits(1)

    assert options == ["dispatch chinese", "dispatch sanskrit"]
    table.stay_open()


@rule("REC-04")
def test_without_silver_for_any_empty_room_nobody_employs(table: Table) -> None:
    """With only Rooms left that cannot be paid the Recruit action only Dispatches."""
    table.fill_rooms()
    table.empty_room(2)
    table.red.has(silver=0)

    assert named(table.red.recruits(12), "employ") == []
    table.stay_open()


# REC-05 All Rooms full


@rule("REC-05")
def test_nobody_employs_when_every_room_is_full(table: Table) -> None:
    """With all Rooms full the Recruit action only Dispatches."""
    table.fill_rooms()
    table.red.has(silver=4)

    options = table.red.recruits(value=12)

    assert options == [f"dispatch {character}" for character in CHARACTERS]
    table.stay_open()


@rule("REC-05")
def test_the_last_empty_room_can_be_employed_into(table: Table) -> None:
    """With one Room left it is taken without a question."""
    table.fill_rooms()
    table.empty_room(6)
    table.red.recruits(1)

    table.red.plays("employ chinese")

    assert table.owner_of(6) is table.red
    table.red.plays("end-turn")


@rule("REC-05")
def test_employ_or_something_else_leaves_the_other_choice(table: Table) -> None:
    """With all Rooms full an offered "Employ or ..." leaves the other choice."""
    table.fill_rooms()

    table.red.resolves("employ any or 2 silver")

    assert table.red.silver == 2


@rule("REC-05", "TRN-10")
def test_with_all_rooms_full_a_scroll_only_retires(table: Table) -> None:
    """With all Rooms full "Employ or Retire" offers to Retire, or nothing."""
    table.fill_rooms()
    table.red.has(silver=4).resolves("employ or retire greek")

    assert table.options == ["retire greek", "decline"]
    table.red.plays("decline")


@rule("REC-05")
def test_with_all_rooms_full_an_effect_that_employs_does_nothing(table: Table) -> None:
    """Nobody can Employ by any means."""
    table.fill_rooms()
    table.red.has(silver=4)

    table.red.resolves("employ any")

    assert table.kind == "choose_turn"
    assert table.red.silver == 4


# REC-06 Effects that Dispatch or Employ


@rule("REC-06")
def test_an_effect_dispatches_from_any_deck(table: Table) -> None:
    """A Spot that says Dispatch takes the top card of any deck, whatever the action's value."""
    table.top("mixed-2-f")  # 5 Silver
    table.red.at(10).has(hand="white-1").acts("travel", "white-1")

    assert table.options == [f"dispatch {character}" for character in CHARACTERS]
    table.red.plays("dispatch mixed-2")
    assert table.red.silver == 5
    assert table.deck("mixed-2")[-1] == "mixed-2-f"
    table.red.plays("end-turn")


@rule("REC-06")
def test_an_effect_employs_from_any_deck_at_the_usual_cost(table: Table) -> None:
    """An effect that says Employ pays the Room, needs an empty one and resolves its effect."""
    table.room(1, "greek-a")
    table.top("mixed-2-f")
    table.red.has(silver=1).resolves("employ any")
    assert table.options == [f"employ {character}" for character in CHARACTERS]

    table.red.plays("employ mixed-2")
    assert table.options == ["room room-2", "room room-6", "room room-7"]
    table.red.plays("room room-7", "part 1", "gain-worker red", "decline")

    assert table.owner_of(7) is table.red
    assert table.translator_in(7) == "mixed-2-f"
    assert (table.red.silver, table.red.influence, table.red.workers) == (0, 19, ["red"])


@rule("REC-06")
def test_an_effect_that_employs_needs_silver_for_a_room(table: Table) -> None:
    """Without the Silver for any empty Room an effect Employs nobody."""
    table.fill_rooms()
    table.empty_room(5)
    table.red.has(silver=3).resolves("employ any")

    assert table.kind == "choose_turn"
    assert table.translator_in(5) is None


@rule("REC-06", "REC-03")
def test_a_dispatch_by_an_effect_may_decline_its_cost(table: Table) -> None:
    """A cost of the Dispatched card may be declined, by whatever means it is Dispatched."""
    table.top("chinese-g")
    table.red.has(silver=1).resolves("dispatch any")

    table.red.plays("dispatch chinese", "decline")

    assert (table.red.silver, table.red.gold) == (1, 0)
    assert table.deck("chinese")[-1] == "chinese-g"


# REC-07 Empty decks


@rule("REC-07")
def test_an_empty_deck_offers_nothing_to_recruit(table: Table) -> None:
    """An empty deck can be neither Dispatched nor Employed from."""
    table.empty_deck("sanskrit", table.blue)

    assert table.red.recruits(3) == [
        *("dispatch chinese", "dispatch greek", "dispatch hebrew"),
        *("employ chinese", "employ greek", "employ hebrew"),
    ]
    table.stay_open()


@rule("REC-07")
def test_with_all_decks_in_reach_empty_there_is_nothing_to_recruit(table: Table) -> None:
    """A Recruit action that reaches only empty decks is not offered; a longer one is."""
    table.empty_deck("chinese", table.blue)
    table.empty_deck("sanskrit", table.blue)
    table.red.has(hand="white-2", workers="white").works("recruit", "white-2")
    assert "main recruit" not in table.options

    table.red.plays("place-worker white die-1")

    assert "main recruit" in table.options
    table.red.plays("end-turn")


@rule("REC-07")
def test_an_empty_deck_offers_nothing_to_an_effect(table: Table) -> None:
    """An effect that Dispatches passes over empty decks."""
    table.empty_deck("greek", table.blue)

    table.red.resolves("dispatch any")

    assert "dispatch greek" not in table.options
    assert len(table.options) == 7
    table.stay_open()


@rule("REC-07")
def test_with_every_deck_empty_an_effect_dispatches_and_employs_nobody(table: Table) -> None:
    """With no card in any deck nothing happens."""
    for character in CHARACTERS:
        table.empty_deck(character, table.blue)

    table.red.resolves("dispatch any and employ any and 1 silver")

    assert table.red.silver == 1
    assert table.kind == "choose_turn"


@rule("REC-07")
def test_an_empty_deck_offers_nothing_to_a_scroll(table: Table) -> None:
    """A Scroll's "Employ or Retire" of an empty deck is left out."""
    table.empty_deck("greek", table.blue)

    table.red.has(silver=4).resolves("employ or retire greek")

    assert table.kind == "choose_turn"


@rule("REC-07")
def test_a_caliph_space_with_one_empty_deck_offers_the_other(table: Table) -> None:
    """The bottom space offers only the pictured character whose deck has a card, or the Gold."""
    table.empty_deck("greek", table.blue)
    table.red.influences("purple").lies("recruit", "physics", "white-1")
    table.pile(bottom=["caliph-3"])  # Greek and the first mixed deck

    table.red.rests()
    table.red.plays("caliph bottom")

    assert table.options == ["retire mixed-1", "gain-gold"]
    table.stay_open()


@rule("REC-07")
def test_a_caliph_space_whose_decks_are_empty_gives_its_gold(table: Table) -> None:
    """With both pictured decks empty the bottom space gives 1 Gold without a question."""
    table.empty_deck("greek", table.blue)
    table.empty_deck("mixed-1", table.blue)
    table.red.influences("purple").lies("recruit", "physics", "white-1")
    table.pile(bottom=["caliph-3"])
    table.red.rests()

    table.red.plays("caliph bottom")

    assert table.red.gold == 1
    table.stay_open()


@rule("REC-07", "CAL-02")
def test_an_empty_deck_offers_nothing_to_a_caliph_event(table: Table) -> None:
    """The third Caliph event passes over a character whose deck is empty."""
    table.caliphs_before("caliph-1", "caliph-2")
    table.empty_deck("greek", table.blue)
    persian = table.deck("persian")[0]
    table.pile(bottom=["caliph-3"])
    table.red.lies("recruit", "physics", "white-1").rests()

    assert table.translator_in(1) == persian
    assert table.owner_of(1) is None
    table.stay_open()


# REC-08 Whose a Translator is


@rule("REC-08")
def test_a_translator_is_its_players_while_the_room_is_resolved(table: Table) -> None:
    """Gold placed on it by what its Room sets off costs no Silver."""
    table.top("hebrew-g")  # Dispatch: 1 Silver, and place or take Gold
    table.red.has(silver=4, gold=1).researched(biology=6).recruits(1)
    table.red.plays("employ chinese", "room room-5", "advance biology", "accept", "dispatch hebrew")

    table.red.plays("place-gold room-5")

    assert (table.red.silver, table.red.gold, table.gold_on(5)) == (1, 0, 1)
    assert table.owner_of(5) is table.red
    table.red.plays("end-turn")


@rule("REC-08")
def test_no_silver_is_owed_for_a_translator_whose_room_is_being_resolved(table: Table) -> None:
    """Who has paid their last Silver for the Room can place Gold on the Translator before Influence lies on it."""
    table.red.has(silver=4, gold=1).recruits(1)
    table.red.plays("employ chinese", "room room-5")
    assert (table.kind, table.red.influence) == ("choose_track", 20)

    table.red.resolves("move gold")

    assert table.options == ["place-gold room-5", "decline"]
    table.red.plays("place-gold room-5", "advance physics", "end-turn")
    assert table.gold_on(5) == 1
