"""The Goal Card of these tests is the Greek one: Purple Guild, Philosophy, a Blue Worker, a Green Die."""

from collections.abc import Callable

import pytest

from kit import Seat, Table, rule

INTERACTED, TRANSLATED, RESEARCHED = 1, 2, 4


def translate(table: Table, guild: str, scroll: str, owner: Seat | None = None) -> None:
    """Red Translates a Greek Scroll of a Guild by one Translator who is of no deck, up to the first question."""
    table.empty_wisdom()
    table.wisdom(f"{guild}-top", scroll)
    table.room(5, "starting-5", owner or table.red)
    table.red.has(hand=f"{guild}-4", gold=1, silver=1)
    table.red.acts("translate", f"{guild}-4")


def retire_at_the_end(table: Table, owner: Seat | None) -> None:
    """A Greek Translator has its Gold at the end of Red's turn."""
    table.room(9, "greek-b", owner, gold=1)
    table.red.has(hand="white-1").works("travel", "white-1")
    table.red.plays("end-turn")


@rule("GOAL-01")
def test_dispatching_the_character_gives_the_white_worker(table: Table) -> None:
    """The first target."""
    table.top("greek-a")
    table.red.goal("goal-greek").recruits(value=3)

    table.red.plays("dispatch greek", "end-turn")

    assert table.red.workers == ["white"]


@rule("GOAL-01")
def test_employing_the_character_gives_the_white_worker(table: Table) -> None:
    """Into a Room that gives no Worker itself."""
    table.red.goal("goal-greek").recruits(value=3)

    table.red.plays("employ greek", "room room-6", "end-turn")

    assert table.red.workers == ["white"]


@rule("GOAL-01")
def test_using_the_character_in_a_translation_gives_the_white_worker(table: Table) -> None:
    """Even if the Scroll is of another Guild."""
    table.empty_wisdom()
    table.wisdom("green-top", "scroll-greek-g")
    table.room(1, "greek-b", table.red)
    table.red.goal("goal-greek").has(hand="green-4", gold=1)

    table.red.acts("translate", "green-4")

    assert table.red.workers == ["white"]
    table.red.plays("end-turn")


@rule("GOAL-01")
def test_retiring_the_character_gives_the_white_worker(table: Table) -> None:
    """At the end of the turn, when the Translator has its Gold."""
    table.red.goal("goal-greek")

    retire_at_the_end(table, table.red)

    assert table.red.workers == ["white"]
    table.red.plays("tuck slot-1")


@rule("GOAL-01")
def test_retiring_the_character_from_its_deck_gives_the_white_worker(table: Table) -> None:
    """A Scroll's effect, or a Caliph Card's."""
    table.red.goal("goal-greek").works("travel", "white-1")
    table.red.resolves("employ or retire greek")

    table.red.plays("retire greek")

    assert table.red.workers == ["white"]
    table.red.plays("end-turn", "tuck slot-1")


@rule("GOAL-01")
@pytest.mark.parametrize(("choice", "gold"), [("place-gold room-1", 0), ("take-gold room-1", 2)])
def test_placing_or_taking_gold_gives_the_white_worker(table: Table, choice: str, gold: int) -> None:
    """On the character, whoever owns it."""
    table.room(1, "greek-c", table.blue, gold=1)
    table.red.goal("goal-greek").has(gold=1, silver=1).resolves("move gold")

    table.red.plays(choice)

    assert (table.red.workers, table.red.gold) == (["white"], gold)


@rule("GOAL-01")
def test_another_character_is_not_the_target(table: Table) -> None:
    """Hebrew cards do nothing for the Greek Goal Card."""
    table.top("hebrew-b")
    table.red.goal("goal-greek").recruits(value=3)

    table.red.plays("dispatch hebrew", "end-turn")

    assert table.red.workers == []


@rule("GOAL-01")
def test_what_others_do_is_not_an_own_interaction(table: Table) -> None:
    """Blue Dispatches Red's character: Red gains nothing, and Blue has another Goal Card."""
    table.top("greek-a")
    table.red.goal("goal-greek")
    table.pass_turn_to(table.blue)
    table.blue.goal("goal-hebrew").recruits(value=3)

    table.blue.plays("dispatch greek", "end-turn")

    assert (table.red.workers, table.blue.workers) == ([], [])


@rule("GOAL-02")
def test_translating_from_the_indicated_guild_gives_the_coloured_worker(table: Table) -> None:
    """The second target: the Purple Guild, a Blue Worker."""
    table.red.goal("goal-greek")

    translate(table, "purple", "scroll-greek-g")

    assert table.red.workers == ["blue"]
    table.red.plays("end-turn")


@rule("GOAL-02")
@pytest.mark.parametrize("guild", ["orange", "green"])
def test_translating_from_another_guild_is_not_the_target(table: Table, guild: str) -> None:
    """Only the indicated one."""
    table.red.goal("goal-greek")

    translate(table, guild, "scroll-greek-g")

    assert table.red.workers == []
    table.red.plays("end-turn")


@rule("GOAL-02")
def test_delivering_to_the_indicated_guild_is_not_the_target(table: Table) -> None:
    """A Scroll must be Translated from there."""
    table.pile(top=["scroll-greek-b"])
    table.map("top-right", "scroll-hebrew-e")
    table.red.goal("goal-greek").at(1).has(silver=4).works("travel", "white-1")

    table.red.plays("main travel", "deliver purple", "decline", "end-turn")

    assert table.red.workers == []


@rule("GOAL-03")
def test_reaching_level_3_of_the_indicated_track_gives_the_secondary_die(table: Table) -> None:
    """The third target: Philosophy, a Green Die to the Bag, from the card and not from the Main Supply."""
    table.red.goal("goal-greek").researched(philosophy=2)
    supply = table.dice_in_supply("green")

    table.red.resolves("advance philosophy")
    table.red.plays("decline")

    assert table.red.bag == ["green"]
    assert table.dice_in_supply("green") == supply


@rule("GOAL-03")
@pytest.mark.parametrize(("track", "level"), [("philosophy", 1), ("philosophy", 3), ("physics", 2), ("astronomy", 2)])
def test_another_level_or_track_is_not_the_target(table: Table, track: str, level: int) -> None:
    """Level 2 is too low, and other Tracks do not count."""
    table.red.goal("goal-greek").researched(**{track: level})

    table.red.resolves(f"advance {track}")

    assert table.kind == "choose_turn"
    assert "green" not in table.red.bag


@rule("GOAL-03")
def test_level_3_counts_when_it_is_passed_in_two_steps(table: Table) -> None:
    """From 2 to 4 the Marker has reached 3."""
    table.red.goal("goal-greek").researched(philosophy=2).has(hand="yellow-6 yellow-4", gold=2)
    table.red.acts("research", "yellow-6", "yellow-4")

    table.red.plays("research option-4", "decline", "end-turn")

    assert table.red.track("philosophy") == 4
    assert table.red.bag == ["green"]


@rule("GOAL-04")
def test_the_reward_comes_at_once_before_the_benefit_of_the_space(table: Table) -> None:
    """The Die is in the Bag while the benefit of level 3 is still offered."""
    table.red.goal("goal-greek").researched(philosophy=2)

    table.red.resolves("advance philosophy")

    assert (table.kind, table.red.bag) == ("choose_benefit", ["green"])
    table.red.plays("decline")


@rule("GOAL-04")
def test_the_reward_comes_before_a_benefit_that_asks_nothing(table: Table) -> None:
    """Chemistry 3 gives a Gold; the Goal Card's Die comes first."""
    table.red.goal("goal-persian").researched(chemistry=2).has(hand="orange-6 orange-4")
    table.red.acts("research", "orange-6", "orange-4")

    told = table.red.plays("research option-3", "end-turn")

    assert told.index("goal_target_met") < told.index("die_to_bag") < told.index("gold_gained")


@rule("GOAL-04")
def test_the_white_worker_is_gained_once(table: Table) -> None:
    """The second interaction with the character gives nothing."""
    table.room(1, "greek-c", table.red)
    table.red.goal("goal-greek").has(gold=2)

    for _ in range(2):
        table.red.resolves("move gold")
        table.red.plays("place-gold room-1")

    assert table.red.workers == ["white"]


@rule("GOAL-04")
def test_the_coloured_worker_is_gained_once(table: Table) -> None:
    """The second Translation from the Guild gives nothing."""
    table.red.goal("goal-greek", targets=TRANSLATED)

    translate(table, "purple", "scroll-greek-g")

    assert table.red.workers == []
    table.red.plays("end-turn")


@rule("GOAL-04")
@pytest.mark.parametrize("met", [0, INTERACTED, TRANSLATED, INTERACTED | TRANSLATED])
def test_the_die_is_gained_whatever_was_met_before(table: Table, met: int) -> None:
    """Targets are met in any order."""
    table.red.goal("goal-greek", targets=met).researched(philosophy=2)

    table.red.resolves("advance philosophy")
    table.red.plays("decline")

    assert table.red.bag == ["green"]


@rule("GOAL-04")
@pytest.mark.parametrize("met", [0, RESEARCHED, TRANSLATED, RESEARCHED | TRANSLATED])
def test_the_white_worker_is_gained_whatever_was_met_before(table: Table, met: int) -> None:
    """Targets are met in any order."""
    table.room(1, "greek-c", table.red)
    table.red.goal("goal-greek", targets=met).has(gold=1).resolves("move gold")

    table.red.plays("place-gold room-1")

    assert table.red.workers == ["white"]


@rule("GOAL-04")
@pytest.mark.parametrize("met", [0, RESEARCHED, INTERACTED, RESEARCHED | INTERACTED])
def test_the_coloured_worker_is_gained_whatever_was_met_before(table: Table, met: int) -> None:
    """Targets are met in any order."""
    table.red.goal("goal-greek", targets=met)

    translate(table, "purple", "scroll-greek-g")

    assert table.red.workers == ["blue"]
    table.red.plays("end-turn")


def interacts(table: Table) -> None:
    """Red places Gold on the character."""
    table.room(1, "greek-c", table.red)
    table.red.has(gold=1).resolves("move gold")
    table.red.plays("place-gold room-1")


def translates(table: Table) -> None:
    """Red Translates from the Purple Guild."""
    translate(table, "purple", "scroll-greek-g")


def researches(table: Table) -> None:
    """Red reaches level 3 of Philosophy."""
    table.red.researched(philosophy=2).resolves("advance philosophy")
    table.red.plays("decline")


LAST = [
    (TRANSLATED | RESEARCHED, interacts),
    (INTERACTED | RESEARCHED, translates),
    (INTERACTED | TRANSLATED, researches),
]


@rule("GOAL-05")
@pytest.mark.parametrize(("met", "last"), LAST)
def test_with_all_three_met_the_goal_card_joins_the_hand_at_once(
    table: Table, met: int, last: Callable[[Table], None]
) -> None:
    """Whichever target is the last one, in the middle of the turn."""
    table.red.goal("goal-greek", targets=met)
    assert "goal" not in table.red.cards

    last(table)

    assert "goal" in table.red.cards
    table.stay_open()


@rule("GOAL-05")
@pytest.mark.parametrize("met", [0, 1, 2, 3, 4, 5, 6])
def test_with_a_target_missing_there_is_neither_card_nor_slot(table: Table, met: int) -> None:
    """Nothing of it is offered."""
    table.red.goal("goal-greek", targets=met)

    assert not any("goal" in option or "slot-6" in option for option in table.options)


@rule("GOAL-05")
def test_the_space_of_the_goal_card_becomes_a_sixth_slot(table: Table) -> None:
    """For every card, and the flipped card may go on every slot."""
    table.red.goal("goal-greek", targets=7)

    assert "work physics slot-6" in table.options
    assert [option for option in table.options if " goal " in option] == [f"work goal slot-{n}" for n in range(1, 7)]


@rule("GOAL-06")
def test_the_sixth_slot_allows_research(table: Table) -> None:
    """With any card and its Dice."""
    table.red.goal("goal-greek", targets=7).works("goal", "white-1")
    assert [option for option in table.options if option.startswith("main")] == ["main research"]

    table.red.plays("main research", "gain-worker red", "end-turn")

    assert (table.red.workers, table.red.silver) == (["red"], 1)


@rule("GOAL-06")
def test_the_sixth_slot_allows_translate(table: Table) -> None:
    """Of the colour of a Guild, with a line that can be paid."""
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-greek-g")
    table.room(5, "starting-5", table.red)
    table.red.goal("goal-greek", targets=7).has(hand="purple-4", gold=1)

    table.red.works("goal", "purple-4")
    table.red.plays("main translate", "end-turn")

    assert "scroll-greek-g" in table.red.scrolls


@rule("GOAL-06")
@pytest.mark.parametrize(("targets", "drawn"), [(7, 1), (6, 0)])
def test_while_no_card_lies_on_it_the_open_slot_draws_a_die_at_a_rest(table: Table, targets: int, drawn: int) -> None:
    """A locked one does not."""
    table.pile(bottom=["scroll-greek-b"])
    table.red.goal("goal-greek", targets=targets).has(hand="white-1 " * 4, bag="red red").lies("recruit", "mathematics")

    table.red.plays("rest", "enough")

    assert len(table.red.hand) == 4 + drawn


@rule("GOAL-06")
@pytest.mark.parametrize("card", ["mathematics", "goal"])
def test_with_a_card_on_it_the_slot_draws_no_die(table: Table, card: str) -> None:
    """The card's own income comes instead."""
    table.pile(bottom=["scroll-greek-b"])
    table.red.goal("goal-greek", targets=7).has(hand="white-1 " * 4, bag="red red").lies("goal", card)

    table.red.plays("rest", "enough")

    assert len(table.red.hand) == 4
    assert table.red.silver > 0


@rule("GOAL-06", "GOAL-10")
def test_a_goal_completed_earlier_in_the_same_rest_counts(table: Table) -> None:
    """The Caliph Card's reward Retires the character; the slot is open when its place in the row comes."""
    table.pile(bottom=["caliph-3"])
    table.red.goal("goal-greek", targets=TRANSLATED | RESEARCHED).influences("purple")
    table.red.has(hand="white-1 " * 4, bag="red red").lies("recruit", "mathematics")

    table.red.plays("rest", "caliph bottom", "retire greek", "enough")

    assert table.red.workers == ["white"]
    assert len(table.red.hand) == 4 + 1
    table.red.plays("tuck slot-1")


@rule("GOAL-07")
def test_the_flipped_card_carries_a_white_5(table: Table) -> None:
    """Alone it Recruits at 5 and Researches as White."""
    table.red.goal("goal-greek", targets=7).has(gold=5)
    table.red.works("recruit", card="goal")
    table.red.plays("main recruit")

    assert "dispatch syriac" in table.options
    assert "dispatch mixed-1" not in table.options
    table.stay_open()


@rule("GOAL-07")
def test_the_printed_die_is_white(table: Table) -> None:
    """It opens only the first option of Research."""
    table.red.goal("goal-greek", targets=7).has(gold=5)

    table.red.works("research", card="goal")
    table.red.plays("main research")

    assert table.kind == "choose_worker_to_gain"
    table.red.plays("gain-worker red", "end-turn")


@rule("GOAL-07")
def test_a_white_worker_raises_the_printed_die_to_6(table: Table) -> None:
    """As it would any White Die."""
    table.red.goal("goal-greek", targets=7).has(workers="white").works("travel", card="goal")

    table.red.plays("place-worker white die-1", "main travel")

    assert table.options == [f"move {steps}" for steps in range(1, 7)]
    table.red.plays("move 1", "end-turn")


@rule("GOAL-07")
def test_a_coloured_worker_colours_the_printed_die(table: Table) -> None:
    """A Blue 5: one step on Astronomy for a Gold."""
    table.red.goal("goal-greek", targets=7).has(workers="blue", gold=1).works("research", card="goal")

    table.red.plays("place-worker blue die-1", "main research", "research option-2", "decline", "end-turn")

    assert table.red.track("astronomy") == 1


@rule("GOAL-07")
def test_the_printed_die_takes_two_workers(table: Table) -> None:
    """A Blue 6, and no third."""
    table.red.goal("goal-greek", targets=7).has(workers="blue blue blue").works("travel", card="goal")

    table.red.plays("place-worker blue die-1", "place-worker blue die-1")

    assert not any(option.startswith("place-worker") for option in table.options)
    table.red.plays("main travel")
    assert table.options[-1] == "move 6"
    table.red.plays("move 1", "end-turn")


@rule("GOAL-07")
def test_the_printed_die_is_none_of_the_players_dice(table: Table) -> None:
    """It lies on the board as no Die, and a Rest puts none into the Bag."""
    table.pile(bottom=["scroll-greek-b"])
    table.red.goal("goal-greek", targets=7).has(hand="red-1").lies("recruit", "goal")
    assert table.red.board == []

    table.red.plays("rest", "enough")

    assert [*table.red.hand, *table.red.bag] == ["red-1"]
    assert "goal" in table.red.cards


@rule("GOAL-07")
@pytest.mark.parametrize("played", [True, False])
def test_the_printed_die_never_counts_for_scoring(table: Table, played: bool) -> None:
    """In hand or on the board: the bonus for having no White Dice is gained, and the Dice Sums are tied."""
    table.red.goal("goal-greek", targets=7).translated("scroll-chinese-h").has(hand="red-1")
    table.blue.has(hand="red-1")
    if played:
        table.red.lies("recruit", "goal")

    assert table.red.vp("scroll-chinese-h") == 4 + 4
    assert table.red.score.by_category["dice-sum"] == table.blue.score.by_category["dice-sum"] == 1


@rule("GOAL-07")
def test_the_printed_die_cannot_be_destroyed(table: Table) -> None:
    """Not even after the main action; the player has no White Die."""
    table.red.goal("goal-greek", targets=7).has(hand="red-1").works("travel", card="goal")
    table.red.plays("main travel", "move 2")

    table.red.resolves("destroy 1 white")

    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@rule("GOAL-07")
def test_the_printed_die_cannot_be_drawn(table: Table) -> None:
    """With an empty Bag there is nothing to draw from a board with only the flipped card."""
    table.red.goal("goal-greek", targets=7).has(hand="red-1", bag="").lies("recruit", "goal")

    table.red.resolves("draw 1")

    assert table.red.hand == ["red-1"]


@rule("GOAL-08")
def test_the_flipped_card_is_played_with_no_die_or_one(table: Table) -> None:
    """Besides the printed one; never with two."""
    table.red.goal("goal-greek", targets=7).has(hand="red-3 blue-2")

    table.red.plays("work goal slot-3")

    assert sorted(table.options) == ["dice blue-2", "dice none", "dice red-3"]
    table.stay_open()


@rule("GOAL-08")
def test_the_second_die_counts_with_the_printed_one(table: Table) -> None:
    """White 5 and Red 3 are a Red 8."""
    table.red.goal("goal-greek", targets=7).has(hand="red-3 blue-2").works("research", "red-3", card="goal")

    table.red.plays("main research", "research option-3", "end-turn")

    assert table.red.track("physics") == 1
    assert (table.red.board, table.red.hand) == (["red-3"], ["blue-2"])


@rule("GOAL-08")
def test_the_second_die_takes_workers_of_its_own(table: Table) -> None:
    """White 5 and a Red 6."""
    table.red.goal("goal-greek", targets=7).has(hand="red-3", workers="red").works("travel", "red-3", card="goal")

    table.red.plays("place-worker red die-2", "main travel")

    assert table.options[-1] == "move 11"
    table.red.plays("move 1", "end-turn")


@rule("GOAL-09")
@pytest.mark.parametrize("card", [f"greek-{letter}" for letter in "abcdefgh"])
def test_any_card_of_the_deck_counts(table: Table, card: str) -> None:
    """All have the same character."""
    table.room(1, card, table.red)
    table.red.goal("goal-greek").has(gold=1).resolves("move gold")

    table.red.plays("place-gold room-1")

    assert table.red.workers == ["white"]


@rule("GOAL-09")
@pytest.mark.parametrize("owner", [0, 1, None])
def test_the_owner_makes_no_difference(table: Table, owner: int | None) -> None:
    """One's own, an opponent's or a Neutral one."""
    table.room(1, "greek-c", None if owner is None else table.seats[owner])
    table.red.goal("goal-greek").has(gold=1, silver=1).resolves("move gold")

    table.red.plays("place-gold room-1")

    assert table.red.workers == ["white"]


@rule("GOAL-09")
@pytest.mark.parametrize("card", ["starting-5", "mixed-1-b", "hebrew-g"])
def test_who_only_knows_the_language_is_not_the_character(table: Table, card: str) -> None:
    """A Starting Translator who knows Greek is no character of any deck."""
    table.room(1, card, table.red)
    table.red.goal("goal-greek").has(gold=1).resolves("move gold")

    table.red.plays("place-gold room-1")

    assert table.red.workers == []


@rule("GOAL-09", "GOAL-10")
def test_a_retiring_translator_counts_for_its_owner(table: Table) -> None:
    """In Red's turn Blue's Greek Translator Retires: Blue meets the target."""
    table.blue.goal("goal-greek")

    retire_at_the_end(table, table.blue)

    assert (table.red.workers, table.blue.workers) == ([], ["white"])
    table.blue.plays("tuck slot-1")


@rule("GOAL-09")
@pytest.mark.parametrize("neutral", [True, False])
def test_a_retiring_translator_counts_for_nobody_else(table: Table, neutral: bool) -> None:
    """Neither a Neutral one nor Blue's counts for Red, whose turn it is."""
    table.red.goal("goal-greek")

    retire_at_the_end(table, None if neutral else table.blue)

    assert table.red.workers == []
    if not neutral:
        table.blue.plays("tuck slot-1")


@rule("GOAL-10")
@pytest.mark.parametrize(("workers", "payable"), [("white", False), ("white white", True)])
def test_the_white_worker_cannot_pay_for_the_dispatch_that_earns_it(table: Table, workers: str, payable: bool) -> None:
    """The target is met when the card goes under its deck, after its effect: 2 Workers for 2 Gold."""
    table.top("greek-e")
    table.red.goal("goal-greek").has(workers=workers).recruits(value=3)

    table.red.plays("dispatch greek")

    assert (table.kind == "choose_to_pay") is payable
    if payable:
        table.red.plays("pay")
    table.red.plays("end-turn")
    assert table.red.workers == (["white"] if payable else ["white", "white"])
    assert table.deck("greek")[-1] == "greek-e"


@rule("GOAL-10")
def test_employing_is_complete_when_the_influence_lies_on_the_translator(table: Table) -> None:
    """While the Room's effect is being resolved the Worker is still on the Goal Card."""
    table.red.goal("goal-greek").has(silver=3).recruits(value=3)

    table.red.plays("employ greek", "room room-9")
    assert (table.kind, table.red.workers) == ("choose_guild", [])
    table.red.plays("influence purple")

    assert table.red.workers == ["white"]
    table.red.plays("end-turn")


@rule("GOAL-10")
def test_translating_is_complete_when_the_scroll_is_taken(table: Table) -> None:
    """Both targets are met before the step on the Scroll's Track: Mathematics 1 is still to be chosen."""
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-greek-f")
    table.room(1, "greek-b", table.red)
    table.red.goal("goal-greek").has(hand="purple-4", gold=1)

    table.red.acts("translate", "purple-4")

    assert table.kind == "choose_worker_to_gain"
    assert table.red.workers == ["white", "blue"]
    assert "scroll-greek-f" in table.red.scrolls
    table.red.plays("gain-worker red", "end-turn")


@rule("GOAL-10")
def test_retiring_is_complete_when_the_translator_leaves_its_room(table: Table) -> None:
    """Before the card is tucked."""
    table.red.goal("goal-greek")

    retire_at_the_end(table, table.red)

    assert (table.kind, table.red.workers) == ("choose_slot_to_tuck", ["white"])
    table.red.plays("tuck slot-1")


@rule("GOAL-10")
def test_retiring_from_the_deck_is_complete_when_the_card_is_set_aside(table: Table) -> None:
    """Long before the end of the turn, when it is tucked; the Worker may be placed in this turn."""
    table.red.goal("goal-greek").works("travel", "white-1")
    table.red.resolves("employ or retire greek")

    table.red.plays("retire greek", "place-worker white die-1", "main travel")

    assert "move 6" in table.options
    table.red.plays("move 2", "end-turn", "tuck slot-1")


@rule("GOAL-10")
def test_a_target_is_met_in_another_players_turn(table: Table) -> None:
    """Red's Rest reveals a Caliph Card, and Blue Retires the character of their Goal Card."""
    table.pile(bottom=["caliph-3"])
    table.blue.goal("goal-greek").influences("purple")
    table.red.lies("recruit", "mathematics")

    table.red.plays("rest")
    table.blue.plays("caliph bottom", "retire greek")

    assert table.blue.workers == ["white"]
    table.red.plays("enough")
    table.blue.plays("tuck slot-1")


@rule("GOAL-10")
def test_a_goal_card_flipped_during_a_turn_is_played_from_the_next_work(table: Table) -> None:
    """Not in the turn that flipped it."""
    table.room(1, "greek-c", table.red)
    table.red.goal("goal-greek", targets=TRANSLATED | RESEARCHED).has(hand="white-1 white-2", gold=1)
    table.red.retired("travel", "greek-b").works("travel", "white-1")
    table.red.plays("retiree card-1", "place-gold room-1")
    assert not any(option.startswith("work") for option in table.options)

    table.red.plays("end-turn")
    table.pass_turn_to(table.red)

    assert "work goal slot-6" in table.options
