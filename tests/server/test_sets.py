"""A question for several things that are chosen together: what it tells besides its options. (EFF-06)"""

from kit.table import Table
from scholars.locales import message, say
from scholars.rules.dice import Reroll, ReturnDice, dice_in_hand
from scholars.rules.workers import GainWorkers
from scholars.server.wire.protocol import AskedSet, SetMember
from scholars.server.wire.views import asked
from scholars.wording.choices import members


def told(table: Table, seat: int | None = 0) -> AskedSet | None:
    """What a seat is told of the set it is asked for."""
    question = asked(table.game, seat)
    assert question is not None
    found = question["asked_set"]
    return None if found is None else AskedSet.model_validate(found)


def test_a_set_that_is_one_option() -> None:
    """Everything that can be in it and where it lies, and that each set is an option."""
    table = Table()
    table.then(GainWorkers(0, 2))
    workers = [SetMember(name=name, places=[f"worker-{name}"]) for name in ("white", "red", "blue", "yellow")]
    assert told(table) == AskedSet(amount=2, members=workers, picked=[], at_once=True)


def test_a_set_that_is_picked_one_by_one() -> None:
    """What is picked is told, equal things as often as they are, whatever was picked first."""
    table = Table()
    table.red.has(hand="red-1 red-1 blue-5")
    table.then(Reroll(0, dice_in_hand(table.state, 0)))
    table.play("reroll blue-5", "reroll red-1")
    dice = [SetMember(name=name, places=[f"die-{name}"]) for name in ("red-1", "blue-5")]
    assert told(table) == AskedSet(amount=3, members=dice, picked=["red-1", "blue-5"], at_once=False)
    table.play("reroll red-1")
    told_now = told(table)
    assert told_now is not None
    assert told_now.picked == ["red-1", "red-1", "blue-5"]


def test_a_member_lies_at_as_many_places_as_there_are_of_it() -> None:
    """Two White Dice on one slot are that slot twice; those in the Bag are the Bag."""
    table = Table()
    table.red.has(bag="white white", hand="").lies("recruit", "physics", "white-1", "white-2")
    table.then(ReturnDice(0, 3, 0))
    question = told(table)
    assert question is not None
    places = {member.name: member.places for member in question.members}
    assert places == {"bag": ["bag"], "board": ["slot-1", "slot-1"]}


def test_only_who_is_asked_is_told() -> None:
    """As with the options."""
    table = Table()
    assert told(table) is None
    table.then(GainWorkers(0, 2))
    assert told(table, seat=1) is None
    assert told(table, seat=None) is None


def test_equal_dice_are_named_one_by_one() -> None:
    """So that the button that confirms tells how many are rerolled."""
    named = message("choice-confirm", members=members(["red-1", "red-1", "blue-5"]), verb="reroll")
    assert say(named) == "reroll Red 1, Red 1 and Blue 5"
