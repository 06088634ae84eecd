"""Why a choice is not open: every reason there is, in the situation a player meets it in."""

import random
import re
from pathlib import Path

import pytest

from kit import Table
from kit.catalogue_folder import REMOVED, CatalogueFolder
from kit.locale_files import texts
from kit.random_games import Moment, Setup, book_setups, moments, setups, solo_setups
from kit.refusals import refuses
from scholars import Game, IllegalChoice
from scholars.engine import choices
from scholars.locales import LANGUAGES, Message, joined, message, say
from scholars.wording.choices import choice_message
from scholars.wording.reasons import KEYS

GREEK_TO_ARABIC = ("greek-e", "persian-d")  # Greek to Persian, Persian to Arabic


def colour(name: str) -> Message:
    """The colour of an action, as a reason names it."""
    return message("action-colour", item=name)


A_GUILDS = joined((colour("purple"), colour("orange"), colour("green")), "list-or")

# The game and its questions


def test_the_game_is_over(table: Table) -> None:
    """Then nothing is open."""
    table.pending()
    table.changed()
    assert refuses(table, "rest", "why-game-over") == "The game is over."


def test_something_else_is_asked(table: Table) -> None:
    """A Room cannot be chosen while a turn is."""
    refuses(table, "room room-1", "why-not-asked")


def test_what_cannot_be_declined(table: Table) -> None:
    """Destroying a White Die that a card orders; where one may decline, there is another word for it."""
    table.red.has(hand="white-1 white-2")
    table.red.resolves("destroy 1 white")
    refuses(table, "decline", "why-not-optional")
    refuses(table, "enough", "why-not-optional")


def test_enough_where_one_declines(table: Table) -> None:
    """The two words answer different questions."""
    table.red.resolves("influence purple")
    assert table.options == ["influence purple", "decline"]
    refuses(table, "enough", "why-not-asked")


def test_an_index_that_is_none() -> None:
    """The options are numbered from 0."""
    game = Game.new(players=2, seed=1)
    for index in (-1, 4, 10**9):
        with pytest.raises(IllegalChoice) as refused:
            game.play(index)
        assert refused.value.reason == message("why-no-such-option", last=3)
        assert refused.value.nearest == str(game.decision.options[0 if index < 0 else 3] if game.decision else "")
        assert f"illegal index {index} at choose_pair: options are numbered 0 to 3" in str(refused.value)


def test_a_text_that_is_no_choice() -> None:
    """The nearest one is named, if there is any."""
    game = Game.new(players=2, seed=1)
    for text, sentence in {
        "emploi greek": 'unreadable choice "emploi greek" at choose_pair; did you mean "employ greek"?',
        "#": 'unreadable choice "#" at choose_pair: unknown verb "#"; there are 53, such as pick, work, rest;',
    }.items():
        with pytest.raises(IllegalChoice, match=re.escape(sentence)) as refused:
            game.play(text)
        assert refused.value.reason.key == ("why-no-choice-but" if "mean" in sentence else "why-no-choice")


def test_nothing_to_take_back() -> None:
    """At the very start."""
    with pytest.raises(IllegalChoice) as refused:
        Game.new(players=2, seed=1).undo()
    assert refused.value.reason == message("why-nothing-to-take-back")


@pytest.mark.parametrize("number", [-1, 1, 10**9])
def test_a_moment_the_game_does_not_have(number: int) -> None:
    """Before its start or after now."""
    game = Game.new(players=2, seed=1)
    for look in (game.at, game.go_to):
        with pytest.raises(IllegalChoice) as refused:
            look(number)
        assert refused.value.reason == message("why-no-such-moment")


# The setup and the turn


def test_no_starting_translator_there() -> None:
    """In a Room without one, and in one whose Translator was taken."""
    game = Game.new(players=2, seed=1)
    assert game.decision is not None
    taken = str(game.decision.options[0])
    game.play(taken)
    empty = next(f"pick room-{room}" for room in range(1, 11) if game.state.resources[room - 1] == -1)
    around = Table.around(game)
    refuses(around, taken, "why-nobody-to-pick")
    refuses(around, empty, "why-nobody-to-pick")


def test_one_may_not_pass(table: Table) -> None:
    """Who can Work does."""
    refuses(table, "pass", "why-something-to-do")


def test_no_rest_without_a_card_on_the_board(table: Table) -> None:
    """There would be nothing to take back."""
    refuses(table, "rest", "why-no-card-on-board")


def test_an_action_card_that_lies_on_the_board(table: Table) -> None:
    """It is not in hand."""
    table.red.lies("recruit", "physics", "white-3")
    refuses(table, "work physics slot-2", "why-no-card-in-hand")


def test_a_slot_with_a_card(table: Table) -> None:
    """It takes no other."""
    table.red.lies("recruit", "physics", "white-3")
    refuses(table, "work chemistry slot-1", "why-slot-taken")


def test_the_slot_of_the_goal_card(table: Table) -> None:
    """It is closed until the Goal Card is complete."""
    refuses(table, "work chemistry slot-6", "why-slot-locked")


def test_no_work_without_dice(table: Table) -> None:
    """The hand is empty; one can only Rest."""
    table.red.has(hand="").lies("recruit", "physics", "white-3").lies("travel", "chemistry", "white-3")
    table.red.goal("goal-greek", targets=7)
    refuses(table, "work biology slot-3", "why-no-dice-in-hand")


# Dice and Workers on the card


def test_dice_that_are_not_in_hand(table: Table) -> None:
    """Another colour or face, or twice what is there once."""
    table.red.has(hand="white-1 red-5")
    table.red.plays("work physics slot-2")
    refuses(table, "dice red-4", "why-die-not-in-hand")
    refuses(table, "dice red-5 red-5", "why-die-not-in-hand")


def test_a_die_is_needed(table: Table) -> None:
    """Only beside a printed Die can one place none."""
    table.red.has(hand="white-1 red-5")
    table.red.plays("work physics slot-2")
    refuses(table, "dice none", "why-die-needed")


def test_two_dice_beside_a_printed_one(table: Table) -> None:
    """There is room for one."""
    table.red.has(hand="white-1 red-5").goal("goal-greek", targets=7)
    table.red.plays("work goal slot-2")
    refuses(table, "dice white-1 red-5", "why-printed-die")


def test_workers(table: Table) -> None:
    """One that is not there, on a Die that is not there, a third on a Die, after the main action."""
    table.red.has(hand="white-4", workers="white red")
    table.red.works("travel", "white-4")
    refuses(table, "place-worker blue die-1", "why-no-worker")
    refuses(table, "place-worker red die-2", "why-no-second-die")
    table.red.plays("place-worker red die-1", "place-worker white die-1")
    refuses(table, "place-worker white die-1", "why-die-full")
    table.red.has(workers="white")
    table.red.plays("main travel", "move 1")
    refuses(table, "place-worker white die-1", "why-main-action-done")


# Actions


def test_the_main_action_once(table: Table) -> None:
    """A second one is too many."""
    table.red.has(hand="white-4")
    table.red.works("travel", "white-4")
    table.red.plays("main travel", "move 1")
    refuses(table, "main travel", "why-main-action-done")


def test_the_main_action_of_another_slot(table: Table) -> None:
    """The Travel slot does not Research."""
    table.red.works("travel", "white-1")
    refuses(table, "main research", "why-other-slot")


def test_a_recruit_action_that_reaches_no_deck(table: Table) -> None:
    """The decks in reach are empty, and the next needs a 3."""
    table.empty_deck("chinese", table.blue)
    table.empty_deck("sanskrit", table.blue)
    table.red.has(hand="white-2")
    table.red.works("recruit", "white-2")
    told = refuses(table, "main recruit", "why-value-too-low", needed=3, has=2)
    assert told == "Needs a value of 3; yours is 2."


def test_a_recruit_action_when_every_deck_is_empty(table: Table) -> None:
    """There is nobody left."""
    for character in ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "mixed-1", "mixed-2"):
        table.empty_deck(character, table.blue)
    table.red.works("recruit", "white-1")
    refuses(table, "main recruit", "why-deck-empty")


def test_a_translate_action_without_the_colour_of_a_guild(table: Table) -> None:
    """White Translates nothing."""
    table.red.works("translate", "white-1")
    told = refuses(table, "main translate", "why-wrong-colour", needed=A_GUILDS, has=colour("white"))
    assert told == "Needs Purple, Orange or Green; yours is White."


def test_a_translate_action_without_a_line(table: Table) -> None:
    """Nobody stands in the Rooms."""
    table.red.has(hand="purple-4")
    table.red.works("translate", "purple-4")
    refuses(table, "main translate", "why-no-line")


def test_a_translate_action_without_a_scroll(table: Table) -> None:
    """The Guild of the colour has none."""
    table.empty_wisdom()
    table.red.has(hand="purple-4")
    table.red.works("translate", "purple-4")
    refuses(table, "main translate", "why-no-scroll")


def test_small_actions(table: Table) -> None:
    """One that the card does not have, one of two that do the same, one that was used."""
    table.red.has(bag="white white")
    table.red.works("travel", "white-1", card="apprentice")
    refuses(table, "small action-4", "why-no-such-action")
    sentence = refuses(table, "small action-2", "why-same-as", option=message("choice-small", first=1))
    assert sentence == "This does the same as “small action 1”."
    table.red.plays("small action-1")
    refuses(table, "small action-1", "why-already-used")


def test_a_small_action_that_does_nothing(table: Table) -> None:
    """No Die can be drawn from an empty Bag."""
    table.red.works("travel", "white-1", card="apprentice")
    refuses(table, "small action-1", "why-nothing-to-do")


def test_retirees(table: Table) -> None:
    """One that is not there, one that was used, one that changes the slot, and one that could do nothing."""
    table.red.retired("travel", "chinese-a", "chinese-c", "chinese-e", "hebrew-h")
    table.red.has(hand="red-1")
    table.red.works("travel", "red-1")
    table.red.plays("retiree card-1")
    refuses(table, "retiree card-5", "why-no-such-action")
    refuses(table, "retiree card-1", "why-already-used")
    refuses(table, "retiree card-2", "why-lasting")
    refuses(table, "retiree card-4", "why-nothing-to-do")


def test_no_retirees_under_the_fifth_slot(table: Table) -> None:
    """There are none to use."""
    table.red.works("choice", "white-1")
    refuses(table, "retiree card-1", "why-no-such-action")


def test_a_colour_the_dice_do_not_make(table: Table) -> None:
    """Purple and Orange make either, and nothing else."""
    table.red.has(hand="purple-4 orange-4")
    table.red.works("travel", "purple-4", "orange-4")
    table.red.plays("main travel")
    refuses(table, "colour green", "why-other-colour")


def test_a_colour_that_serves_no_translation(table: Table) -> None:
    """The Dice make every colour, but from the Green Guild nothing can be Translated, and Red is no Guild's."""
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-greek-a")
    table.wisdom("orange-top", "scroll-greek-b")
    for room, card in enumerate(GREEK_TO_ARABIC, start=1):
        table.room(room, card, table.red)
    table.red.has(hand="white-4 white-4", gold=5, silver=5)
    table.red.retired("translate", "chinese-g", "sanskrit-f", "hebrew-f")  # White is Red, Yellow and Blue
    table.red.acts("translate", "white-4", "white-4")
    assert table.options == ["colour purple", "colour orange"]
    refuses(table, "colour green", "why-no-scroll")
    refuses(table, "colour red", "why-wrong-colour", needed=A_GUILDS, has=colour("red"))
    table.wisdom("green-top", "scroll-chinese-a")
    refuses(table, "colour green", "why-no-line")


# Recruit


def test_a_deck_out_of_reach(table: Table) -> None:
    """The value is too low for it."""
    table.red.recruits(value=4)
    told = refuses(table, "dispatch persian", "why-value-too-low", needed=5, has=4)
    assert told == "Needs a value of 5; yours is 4."
    refuses(table, "employ mixed-2", "why-value-too-low", needed=7, has=4)


def test_an_empty_deck(table: Table) -> None:
    """Nobody can be Dispatched or Employed from it."""
    table.empty_deck("greek", table.blue)
    table.red.recruits(value=4)
    refuses(table, "dispatch greek", "why-deck-empty")
    refuses(table, "employ greek", "why-deck-empty")


def test_an_effect_that_only_dispatches(table: Table) -> None:
    """Employing is something else."""
    table.red.resolves("dispatch any")
    refuses(table, "employ greek", "why-only-dispatch")


def test_an_effect_that_only_employs(table: Table) -> None:
    """Dispatching is something else."""
    table.red.resolves("employ any")
    refuses(table, "dispatch greek", "why-only-employ")


def test_every_room_is_full(table: Table) -> None:
    """So nobody is Employed."""
    table.fill_rooms()
    table.red.recruits(value=6)
    refuses(table, "employ greek", "why-rooms-full")


def test_the_cheapest_empty_room_is_too_dear(table: Table) -> None:
    """It costs 3, and there are 2 Silver."""
    table.fill_rooms()
    table.empty_room(4)
    table.empty_room(5)
    table.red.has(silver=2)
    table.red.recruits(value=6)
    told = refuses(table, "employ greek", "why-too-little-silver", needed=3, has=2)
    assert told == "Needs 3 Silver; you have 2."


def test_no_influence_for_a_translator(table: Table) -> None:
    """None is in supply, and none can be moved."""
    table.red.has(influence=0)
    table.red.recruits(value=6)
    refuses(table, "employ greek", "why-no-influence")


def test_rooms(table: Table) -> None:
    """One with a Translator, one that is too dear, one that is not in this game."""
    table.room(2, "chinese-a", table.blue)
    table.red.has(silver=1)
    table.red.recruits(value=6)
    table.red.plays("employ greek")
    refuses(table, "room room-2", "why-room-taken")
    refuses(table, "room room-5", "why-too-little-silver", needed=4, has=1)
    refuses(table, "room room-11", "why-no-such-room")


# Travel, Research, Translate


def test_too_far_to_travel(table: Table) -> None:
    """More steps than the value."""
    table.red.has(hand="white-4")
    table.red.acts("travel", "white-4")
    told = refuses(table, "move 5", "why-value-too-low", needed=5, has=4)
    assert told == "Needs a value of 5; yours is 4."


def test_a_guild_without_a_free_space(table: Table) -> None:
    """Nothing can be Delivered to it."""
    table.fill_wisdom("green")
    table.red.has(hand="white-2", silver=9)
    table.red.acts("travel", "white-2")
    table.red.plays("move 2")
    refuses(table, "deliver green", "why-guild-full")


def test_a_value_too_low_to_research(table: Table) -> None:
    """The third option needs an 8."""
    table.red.has(hand="red-4", gold=1)
    table.red.acts("research", "red-4")
    refuses(table, "research option-3", "why-value-too-low", needed=8, has=4)


def test_an_option_of_research_that_needs_a_colour(tmp_path: Path) -> None:
    """With the printed options a White action has only the first, and is not asked; so here is a second one."""
    folder = CatalogueFolder.copied(tmp_path)
    for field in ("coloured", "gold", "steps"):
        folder.set("main_board.toml", f"research/4/{field}", REMOVED)
    game = Game.new(players=2, seed=1, catalogue=tmp_path)
    table = Table.around(game)
    while table.kind != "choose_turn":
        game.play(0)
    table.asked.has(hand="white-6 white-4", gold=2)
    table.asked.acts("research", "white-6", "white-4")
    assert table.options == ["research option-1", "research option-2"]
    refuses(table, "research option-3", "why-no-colour")


def test_too_little_gold_to_research(table: Table) -> None:
    """An option that costs 2, and there is 1."""
    table.red.has(hand="white-6 red-6", gold=1)
    table.red.acts("research", "white-6", "red-6")
    told = refuses(table, "research option-4", "why-too-little-gold", needed=2, has=1)
    assert told == "Needs 2 Gold; you have 1."


def translating(table: Table, gold: int = 5, silver: int = 5) -> None:
    """Red is asked which Scroll of the Purple Guild to Translate; several can be."""
    table.empty_wisdom()
    table.wisdom("purple-top", "scroll-greek-a")
    table.wisdom("purple-middle", "scroll-greek-b")
    table.wisdom("green-top", "scroll-greek-c")
    for room, card in enumerate((*GREEK_TO_ARABIC, "greek-b"), start=1):
        table.room(room, card, table.blue)
    table.red.has(hand="purple-4", gold=gold, silver=silver)
    table.red.acts("translate", "purple-4")


def test_scrolls_to_translate(table: Table) -> None:
    """One of a Guild of another colour, and a space with none."""
    translating(table)
    told = refuses(table, "scroll wisdom-green-top", "why-wrong-colour", needed=colour("green"), has=colour("purple"))
    assert told == "Needs Green; yours is Purple."
    refuses(table, "scroll wisdom-purple-lowest", "why-no-scroll")


def test_a_scroll_without_a_line(table: Table) -> None:
    """Nobody knows its language."""
    translating(table)
    table.wisdom("purple-lowest", "scroll-chinese-a")
    refuses(table, "scroll wisdom-purple-lowest", "why-no-line")


def test_lines(table: Table) -> None:
    """With nobody in a Room, a Room that is not there, too little Gold or Silver, or that lead nowhere."""
    translating(table, gold=2, silver=2)
    table.room(4, "greek-a", table.blue)
    table.room(5, "persian-e", table.red)
    table.red.plays("scroll wisdom-purple-top")
    refuses(table, "line room-1 room-9", "why-nobody-there")
    refuses(table, "line room-1 room-11", "why-no-such-room")
    refuses(table, "line room-1 room-2 room-3", "why-too-little-gold", needed=3, has=2)
    refuses(table, "line room-1 room-3", "why-not-a-line")
    table.red.has(gold=3, silver=2)
    refuses(table, "line room-1 room-2 room-3", "why-too-little-silver", needed=3, has=2)


# Parts of effects


def test_parts_of_an_effect(table: Table) -> None:
    """One that it does not have, one that is done, one of two that are the same, one that cannot be done."""
    table.red.resolves("influence purple and influence orange and influence orange and influence green and draw 1")
    refuses(table, "part 6", "why-no-such-action")
    refuses(table, "part 3", "why-same-as", option=message("choice-part", first=2))
    refuses(table, "part 5", "why-nothing-to-do")
    table.red.plays("part 1", "decline")
    refuses(table, "part 1", "why-already-used")


def test_parts_of_a_choice(table: Table) -> None:
    """One that cannot be done, one that is not there."""
    table.red.resolves("draw 1 or 1 silver or 1 gold")
    refuses(table, "part 1", "why-nothing-to-do")
    refuses(table, "part 4", "why-no-such-action")


def test_path_and_spot(table: Table) -> None:
    """There are two parts, and each is done once."""
    table.red.at(10).has(hand="red-1")
    table.red.acts("travel", "red-1")
    assert table.kind == "choose_path_or_spot"
    refuses(table, "part 3", "why-no-such-action")


def test_workers_to_gain(table: Table) -> None:
    """As many as the effect says, together."""
    table.red.resolves("2 worker")
    told = refuses(table, "gain-worker blue", "why-other-number", needed=2, choose="exactly")
    assert told == "Just 2 are chosen here, together."
    refuses(table, "gain-worker red red red", "why-other-number", needed=2, choose="exactly")
    refuses(table, "put-back red", "why-not-picked")


def test_many_workers_to_gain(table: Table) -> None:
    """One by one, not more than the effect says, and confirmed only when they are all there."""
    table.red.resolves("4 worker")
    refuses(table, "gain-worker red red", "why-one-by-one")
    table.red.plays("gain-worker red", "gain-worker red", "gain-worker white")
    refuses(table, "put-back blue", "why-not-picked")
    refuses(table, "enough", "why-other-number", needed=4, choose="exactly")
    refuses(table, "decline", "why-not-optional")
    table.red.plays("gain-worker red")
    refuses(table, "gain-worker blue", "why-already-picked")


def test_workers_as_a_cost(table: Table) -> None:
    """Only those that are there, and as many as it costs."""
    table.red.has(workers="white red blue")
    table.red.resolves("2 worker -> 1 gold")
    table.red.plays("pay")
    refuses(table, "spend-worker red yellow", "why-no-worker")
    refuses(table, "spend-worker red red", "why-no-worker")
    refuses(table, "spend-worker blue", "why-other-number", needed=2, choose="exactly")


def test_tracks(table: Table) -> None:
    """One the effect does not name, and one that gives nothing any more."""
    table.red.resolves("advance primary")
    refuses(table, "advance biology", "why-other-track")
    refuses(table, "advance medicine", "why-other-track")


def test_a_track_that_gives_nothing_any_more(table: Table) -> None:
    """Beyond its top an Influence, and there is none."""
    table.red.researched(mathematics=7).has(influence=0)
    table.red.resolves("advance any")
    refuses(table, "advance mathematics", "why-nothing-to-do")


# Dice


def test_primary_dice(table: Table) -> None:
    """One of another colour, and one of which none is left."""
    table.no_dice_left("red", table.blue)
    table.red.resolves("primary die to bag")
    refuses(table, "gain-die red", "why-no-die-left")
    refuses(table, "gain-die purple", "why-not-primary")
    refuses(table, "gain-die white", "why-not-primary")


def test_white_dice_to_return(table: Table) -> None:
    """From a place without one, and another number of them."""
    table.red.has(hand="white-1 white-2 red-3")
    table.red.resolves("destroy 1 white")
    refuses(table, "return-die bag", "why-no-white-in-bag")
    refuses(table, "return-die board", "why-no-white-on-board")
    refuses(table, "return-die die-1", "why-no-white-on-board")
    refuses(table, "return-die hand-3", "why-die-not-in-hand")
    refuses(table, "return-die hand-1 hand-1", "why-die-not-in-hand")
    refuses(table, "return-die hand-1 hand-2", "why-other-number", needed=1, choose="exactly")


def test_the_second_of_two_equal_white_dice(table: Table) -> None:
    """It is there: to return it does the same as to return the first."""
    table.red.has(hand="white-1 white-1 white-2")
    table.red.works("travel", "white-1", "white-1")
    table.red.resolves("destroy 1 white")
    assert table.options == ["return-die hand-2", "return-die die-1"]
    first = choice_message(choices.read("return-die die-1"))
    sentence = refuses(table, "return-die die-2", "why-same-as", option=first)
    assert sentence == "This does the same as “the first one on the card in use”."
    refuses(table, "return-die die-1 die-2", "why-other-number", needed=1, choose="exactly")


def test_both_of_two_equal_white_dice(table: Table) -> None:
    """They are told as two of the first, alone or beside another; what is not there is refused as ever."""
    table.red.has(hand="white-1 white-1 white-2")
    table.red.works("travel", "white-1", "white-1")
    table.red.resolves("destroy 2 white")
    both = choice_message(choices.read("return-die die-1 die-1"))
    refuses(table, "return-die die-1 die-2", "why-same-as", option=both)
    refuses(table, "return-die die-2 die-2", "why-same-as", option=both)
    refuses(table, "return-die die-2", "why-other-number", needed=2, choose="exactly")
    refuses(table, "return-die hand-3 die-2", "why-die-not-in-hand")
    beside = choice_message(choices.read("return-die hand-2 die-1"))
    refuses(table, "return-die die-2 hand-2", "why-same-as", option=beside)


def test_one_of_two_equal_white_dice_while_many_are_picked(table: Table) -> None:
    """As long as the first can still be picked."""
    table.red.has(hand="white-1 white-1 white-2 white-3")
    table.red.works("travel", "white-1", "white-1")
    table.red.resolves("destroy up to 3 white")
    refuses(table, "return-die die-2", "why-same-as", option=choice_message(choices.read("return-die die-1")))
    table.red.plays("return-die die-1", "return-die die-1")
    refuses(table, "return-die die-2", "why-already-picked")


def test_up_to_so_many_white_dice(table: Table) -> None:
    """One alone is enough, more than there may be are too many."""
    table.red.has(hand="white-1 white-2 white-3")
    table.red.resolves("destroy up to 1 white")
    told = refuses(table, "return-die hand-1 hand-2", "why-other-number", needed=1, choose="up-to")
    assert told == "At most 1 are chosen here."


def test_many_white_dice(table: Table) -> None:
    """Picked one by one, each as often as it is there."""
    table.red.has(hand="white-1 white-2 white-3")
    table.red.resolves("destroy up to 3 white")
    table.red.plays("return-die hand-2")
    refuses(table, "return-die hand-2", "why-already-picked")
    refuses(table, "return-die hand-1 hand-3", "why-one-by-one")
    refuses(table, "put-back hand-1", "why-not-picked")


def test_a_die_is_gone_from_the_card(table: Table) -> None:
    """With one left only that takes a Worker."""
    table.red.has(hand="white-1 red-2", workers="red")
    table.red.works("travel", "white-1", "red-2")
    table.red.resolves("destroy 1 white")
    refuses(table, "place-worker red die-1", "why-die-gone")


def test_no_die_is_left_on_the_card(table: Table) -> None:
    """Then there is nothing to Travel with."""
    table.red.has(hand="white-1", workers="red")
    table.red.works("travel", "white-1")
    table.red.resolves("destroy 1 white")
    refuses(table, "main travel", "why-no-die-on-card")
    refuses(table, "place-worker red die-1", "why-no-die-on-card")
    refuses(table, "place-worker red die-2", "why-no-die-on-card")


def test_dice_to_reroll(table: Table) -> None:
    """One that is not there, one that is picked already, one that is not, and one that was drawn just now."""
    table.red.has(hand="white-1 red-5 blue-2", bag="yellow")
    table.red.resolves("top up 4")
    (drawn,) = [die for die in table.red.hand if die.startswith("yellow")]
    table.red.plays("reroll red-5")
    refuses(table, "reroll red-4", "why-die-not-in-hand")
    refuses(table, "reroll red-5", "why-already-picked")
    refuses(table, "put-back white-1", "why-not-picked")
    refuses(table, f"reroll {drawn}", "why-just-drawn")


# Gold


def test_gold(table: Table) -> None:
    """On nobody, off a Translator without any, and in a Room that is not there."""
    table.room(1, "chinese-a", table.red)
    table.red.has(gold=1)
    table.red.resolves("move gold")
    refuses(table, "place-gold room-2", "why-nobody-there")
    refuses(table, "take-gold room-1", "why-no-gold-there")
    refuses(table, "take-gold room-11", "why-no-such-room")
    refuses(table, "place-gold room-11", "why-no-such-room")


def test_gold_that_cannot_be_paid(table: Table) -> None:
    """No Gold to place, no Silver for another's Translator."""
    table.room(1, "chinese-a", table.red, gold=1)
    table.room(2, "chinese-b", table.blue, gold=1)
    table.red.resolves("move gold")
    told = refuses(table, "place-gold room-1", "why-too-little-gold", needed=1, has=0)
    assert told == "Needs 1 Gold; you have 0."
    refuses(table, "take-gold room-2", "why-too-little-silver", needed=1, has=0)


# Influence


def test_a_guild_the_effect_does_not_name(table: Table) -> None:
    """Purple is not Green."""
    table.red.resolves("influence purple")
    refuses(table, "influence green", "why-other-guild")


def test_the_only_guild_one_has_influence_in(table: Table) -> None:
    """It could only be moved to where it is."""
    table.red.has(influence=1).influences("purple")
    table.red.resolves("influence any guild")
    refuses(table, "influence purple", "why-no-influence")


def test_scrolls_to_place_influence_on(table: Table) -> None:
    """One with Influence, and a space without a Scroll."""
    table.map("top-left", "scroll-greek-a", influence=table.blue)
    table.red.resolves("influence scroll")
    refuses(table, "mark map-top-left", "why-scroll-has-influence")
    refuses(table, "mark wisdom-green-lowest", "why-no-scroll")


def test_influence_to_move(table: Table) -> None:
    """Not from where there is none, and not from where it is to go."""
    table.red.has(influence=3).influences("purple").influences("green").influences("orange")
    table.red.resolves("influence purple")
    table.red.plays("influence purple")
    refuses(table, "from map-top-left", "why-no-influence-there")
    refuses(table, "from guild-purple", "why-same-place")


# Caliph Cards and Retirees


def on_the_caliph_card(table: Table) -> str:
    """Red controls two Guilds and has taken the top space of a Caliph Card; the second is asked. The card."""
    table.red.influences("purple", 2).influences("green", 2)
    table.reveal_caliph("caliph-1")
    table.red.plays("caliph top")
    return "caliph-1"


def test_a_space_of_a_caliph_card_that_is_taken(table: Table) -> None:
    """Each space takes one Influence."""
    on_the_caliph_card(table)
    refuses(table, "caliph top", "why-space-taken")


def test_translators_on_a_caliph_card(table: Table) -> None:
    """Only the pictured ones can be Retired, while their decks have cards."""
    card = on_the_caliph_card(table)
    pictured = [int(deck) for deck in table.tables.caliph_retire[2 * table.tables.caliph_ids.index(card) :][:2]]
    decks = ("chinese", "sanskrit", "greek", "hebrew", "persian", "syriac", "mixed-1", "mixed-2")
    table.empty_deck(decks[pictured[0]], table.blue)
    table.red.plays("caliph bottom")
    other = next(name for number, name in enumerate(decks) if number not in pictured)
    refuses(table, f"retire {other}", "why-other-deck")
    refuses(table, f"retire {decks[pictured[0]]}", "why-deck-empty")


def test_a_translator_that_a_scroll_offers(table: Table) -> None:
    """Only from the deck it names; to Employ there must be a Room one can pay for."""
    table.fill_rooms()
    table.red.resolves("employ or retire greek")
    refuses(table, "employ hebrew", "why-other-deck")
    refuses(table, "retire hebrew", "why-other-deck")
    refuses(table, "employ greek", "why-rooms-full")


def test_tucking(table: Table) -> None:
    """A card that is not there, and a slot that takes no Retirees."""
    table.red.resolves("employ or retire greek")
    table.red.plays("retire greek")
    table.red.resolves("employ or retire hebrew")
    table.red.plays("retire hebrew")
    table.red.works("travel", "white-1")
    table.red.plays("end-turn")
    assert table.kind == "choose_card_to_tuck"
    refuses(table, "card aside-3", "why-no-such-card")
    table.red.plays("card aside-1")
    refuses(table, "tuck slot-5", "why-brown-slots")


def test_the_cost_of_tucking(table: Table) -> None:
    """No more than it costs, no more than one has."""
    table.red.retired("travel", "chinese-a", "chinese-b").has(silver=1)
    table.red.resolves("employ or retire greek")
    table.red.plays("retire greek")
    table.red.works("recruit", "white-1")
    table.red.plays("end-turn", "tuck slot-2")
    refuses(table, "silver 3", "why-costs-less", needed=2)
    refuses(table, "silver 2", "why-too-little-silver", needed=2, has=1)


# The solo opponent


def test_what_the_opponent_asks_is_answered_only_then(table: Table) -> None:
    """No difficulty is chosen, nothing let or denied, at another question."""
    for notation in ("difficulty teacher", "let", "deny"):
        refuses(table, notation, "why-not-asked")


def test_a_wanted_scroll_is_let_or_denied() -> None:
    """Where it is asked at all both are open: with nothing to pay, or no other Scroll, it is let by itself. (SOL-20)"""
    asked = 0
    for setup in solo_setups(4, manners=("rich",)):
        for game in (moment.game for moment in moments(setup)):
            if game.decision is not None and game.decision.kind == "choose_to_let":
                asked += 1
                assert game.why_not("let") is None
                assert game.why_not("deny") is None
                assert game.why_not("decline") == message("why-not-optional")
    assert asked > 0


# Beyond a single choice


def test_a_plan_ends_with_the_turn(table: Table) -> None:
    """What comes after it nobody can plan."""
    table.refresh()
    table.stay_open()
    with pytest.raises(IllegalChoice) as refused:
        table.game.plan(["work mathematics slot-2", "end-turn", "rest"])
    assert refused.value.reason == message("why-plan-goes-no-further")


# All of them


def test_a_reason_that_earlier_versions_sent_still_has_its_text() -> None:
    """It did not say which option does the same."""
    assert say(message("why-same-as-another")) == "This does the same as another option."


def test_every_reason_is_reached_here() -> None:
    """Every text that begins with why-, and so every reason of the rules, stands in a test here or with the Books."""
    sources = (Path(__file__), Path(__file__).with_name("test_book_reasons.py"))
    named = {key for path in sources for key in re.findall(r'"(why-[a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert {key for key in texts("en") if key.startswith("why-")} == named
    assert set(KEYS.values()) <= named


def explained(moment: Moment, chance: random.Random, count: int) -> set[str]:
    """Legal choices have no reason, all others one that can be said in every language; which they were."""
    game = moment.game
    allowed = {str(option) for option in game.decision.options} if game.decision else set()
    found = set()
    for text in {*allowed, *chance.sample(choices.verbs_and_places(), count)}:
        reason = game.why_not(text)
        assert (reason is None) == (text in allowed), text
        if reason is not None:
            assert all(say(reason, language) for language in LANGUAGES)
            found.add(reason.key)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    "setup",
    [*setups(12), *solo_setups(5), *book_setups(4), *book_setups(8, first=16), *book_setups(4, first=32)],
    ids=str,
)
def test_only_what_is_open_has_no_reason(setup: Setup) -> None:
    """At every decision of random games, for every option and as many other choices."""
    chance = setup.chance()
    for moment in moments(setup):
        explained(moment, chance, count=40)


@pytest.mark.soak
@pytest.mark.parametrize("setup", setups(200, first=500), ids=str)
def test_every_choice_there_is_has_a_reason(setup: Setup) -> None:
    """All of them, at some decisions of hundreds of games."""
    chance = setup.chance()
    for number, moment in enumerate(moments(setup)):
        if number % 29 == 0:
            explained(moment, chance, count=len(choices.verbs_and_places()))
