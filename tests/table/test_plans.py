"""Plans: what several choices come to, as far as nothing is left to chance."""

import pytest

from kit import Table
from kit.random_games import Setup, moments, setups
from scholars import Game, IllegalChoice


def working(table: Table) -> Game:
    """Red has a turn before it, with Dice of three colours."""
    table.red.has(hand="red-5 white-3 blue-4", workers="blue", gold=2)
    table.refresh()
    table.stay_open()
    return table.game


def test_a_plan_tells_what_it_comes_to_and_changes_nothing(table: Table) -> None:
    """The action it makes, what is asked next, and what happens on the way."""
    game = working(table)
    before = game.position()
    plan = game.plan(["work physics slot-3", "dice white-3 red-5"])
    assert plan.decision is not None
    assert "main research" in plan.decision.options
    action = plan.game.action
    assert action is not None
    assert (action.value, action.colours, action.dice) == (8, ("red",), ("white-3", "red-5"))
    assert [event.name for event in plan.events] == ["turn_began", "card_played", "die_placed", "die_placed"]
    assert (game.position(), game.action) == (before, None)


def test_a_worker_changes_the_action_of_a_plan(table: Table) -> None:
    """A Blue Worker on a Red Die makes it Blue; on a Blue one it raises it to 6."""
    game = working(table)
    plan = game.plan(["work physics slot-3", "dice blue-4", "place-worker blue die-1"])
    assert plan.game.action is not None
    assert (plan.game.action.value, plan.game.action.dice) == (6, ("blue-6",))


def test_the_action_stays_during_the_main_action(table: Table) -> None:
    """With the colour that was named."""
    game = working(table)
    plan = game.plan(["work physics slot-3", "dice white-3 red-5", "main research"])
    assert plan.decision is not None
    assert plan.decision.kind == "choose_research"
    assert plan.game.action is not None
    assert (plan.game.action.value, plan.game.action.colours) == (8, ("red",))


def test_an_illegal_choice_is_refused_with_its_reason(table: Table) -> None:
    """As `play` does."""
    game = working(table)
    with pytest.raises(IllegalChoice) as refused:
        game.plan(["work physics slot-3", "dice green-1"])
    assert refused.value.reason.key == "why-die-not-in-hand"


def test_no_plan_goes_beyond_the_end_of_the_turn_or_a_roll(table: Table) -> None:
    """The last choice may hand the game on or roll; then nothing is said to be asked."""
    game = working(table)
    whole = ["work physics slot-3", "dice white-3", "end-turn"]
    assert game.plan(whole).decision is None
    with pytest.raises(IllegalChoice) as refused:
        game.plan([*whole, "rest"])
    assert refused.value.reason.key == "why-plan-goes-no-further"
    table.red.lies("travel", "apprentice", "white-1")
    table.refresh()
    resting = table.game.plan(["rest"])
    assert resting.decision is None
    assert [event.name for event in resting.events] == ["turn_began", "rested"]
    assert resting.score() == table.game.score()


@pytest.mark.parametrize("setup", setups(2, first=3), ids=str)
def test_a_plan_of_one_choice_is_what_certainly_follows(setup: Setup) -> None:
    """Where it is certain, what is asked and the points are those of the game that is played."""
    for moment in list(moments(setup))[10::9]:
        game = moment.game
        for option in list(game.decision.options)[:2] if game.decision else ():
            plan, after = game.plan([option]), game.after(option)
            if plan.decision is not None:
                assert plan.decision.options == after.decision.options if after.decision else False
                assert plan.score() == after.score()
