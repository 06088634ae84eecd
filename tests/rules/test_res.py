from collections.abc import Callable, Iterable
from typing import Any

import pytest

from kit import Table, rule
from scholars.catalogue import load
from scholars.effects import write

TRACKS = ("mathematics", "physics", "chemistry", "philosophy", "biology", "astronomy")
COLOURS = ("purple", "red", "orange", "yellow", "green", "blue")
COLOUR_OF = list(zip(TRACKS, COLOURS, strict=True))


def researches(table: Table, *dice: str) -> list[str]:
    """Red takes the Research action with these Dice; the options it offers."""
    table.red.has(hand=" ".join(dice))
    return table.red.acts("research", *dice)


@rule("RES-01")
@pytest.mark.parametrize("die", ["white-1", "red-1", "purple-4"])
def test_any_action_gains_a_worker_and_a_silver(table: Table, die: str) -> None:
    """Value 1 or more, any colour or White: 1 Worker of any colour and 1 Silver."""
    offered = researches(table, die)  # the only option, so it is taken

    assert offered == ["gain-worker white", "gain-worker red", "gain-worker blue", "gain-worker yellow"]
    table.red.plays("gain-worker blue", "end-turn")
    assert (table.red.workers, table.red.silver) == (["blue"], 1)


@rule("RES-01")
def test_the_worker_and_the_silver_come_from_the_main_supply_without_a_step(table: Table) -> None:
    """No Marker moves, nothing is paid."""
    table.red.has(gold=5)
    researches(table, "red-6", "red-6")

    table.red.plays("research option-1", "gain-worker white", "end-turn")

    assert [table.red.track(track) for track in TRACKS] == [0] * 6
    assert (table.red.gold, table.red.silver, table.red.workers) == (5, 1, ["white"])


@rule("RES-01", "RES-02", "RES-03", "RES-04")
def test_there_are_four_options(table: Table) -> None:
    """A coloured 12 with 2 Gold has all of them; one is taken."""
    table.red.has(gold=2)

    offered = researches(table, "red-6", "red-6")

    assert offered == ["research option-1", "research option-2", "research option-3", "research option-4"]
    table.red.plays("research option-3", "end-turn")
    assert table.red.track("physics") == 1


@rule("RES-02", "RES-03", "RES-04")
def test_a_white_action_has_only_the_first_option(table: Table) -> None:
    """Whatever its value and its player's Gold."""
    table.red.has(gold=5)

    researches(table, "white-6", "white-6")

    assert table.kind == "choose_worker_to_gain"
    table.red.plays("gain-worker red", "end-turn")


@rule("RES-02")
@pytest.mark.parametrize(
    ("dice", "gold", "open_"),
    [(("red-4",), 1, True), (("red-3",), 1, False), (("red-4",), 0, False), (("red-6", "red-6"), 1, True)],
)
def test_a_coloured_4_and_a_gold_make_a_step(table: Table, dice: Iterable[str], gold: int, open_: bool) -> None:
    """Value 4 or more, a colour, 1 Gold."""
    table.red.has(gold=gold)

    assert ("research option-2" in researches(table, *dice)) is open_
    table.stay_open()


@rule("RES-02")
def test_the_step_for_a_gold(table: Table) -> None:
    """1 Gold paid, one step on the Track of the action's colour, 2 Silver."""
    table.red.has(gold=3).researched(physics=1)
    researches(table, "red-4")

    table.red.plays("research option-2", "end-turn")

    assert (table.red.gold, table.red.silver, table.red.track("physics")) == (2, 2, 2)


@rule("RES-03")
@pytest.mark.parametrize(
    ("dice", "open_"), [(("red-6", "red-2"), True), (("red-6", "red-1"), False), (("purple-6", "white-2"), True)]
)
def test_a_coloured_8_makes_a_step_for_nothing(table: Table, dice: Iterable[str], open_: bool) -> None:
    """Value 8 or more, a colour, no Gold."""
    assert ("research option-3" in researches(table, *dice)) is open_
    table.stay_open()


@rule("RES-03")
def test_the_step_for_nothing(table: Table) -> None:
    """One step on the Track of the action's colour and 2 Silver; the Gold stays."""
    table.red.has(gold=1).researched(physics=1)
    researches(table, "red-6", "red-2")

    table.red.plays("research option-3", "end-turn")

    assert (table.red.gold, table.red.silver, table.red.track("physics")) == (1, 2, 2)


@rule("RES-04")
@pytest.mark.parametrize(
    ("dice", "gold", "open_"),
    [(("red-6", "red-4"), 2, True), (("red-6", "red-3"), 2, False), (("red-6", "red-4"), 1, False)],
)
def test_a_coloured_10_and_two_gold_make_two_steps(table: Table, dice: Iterable[str], gold: int, open_: bool) -> None:
    """Value 10 or more, a colour, 2 Gold."""
    table.red.has(gold=gold)

    assert ("research option-4" in researches(table, *dice)) is open_
    table.stay_open()


@rule("RES-04")
def test_two_steps_for_two_gold(table: Table) -> None:
    """2 Gold paid, two steps on the Track of the action's colour, 2 Silver."""
    table.red.has(gold=3).researched(mathematics=2)
    researches(table, "purple-6", "white-4")

    table.red.plays("research option-4", "end-turn")

    assert (table.red.gold, table.red.track("mathematics")) == (1, 4)
    assert table.red.silver == 2 + 2  # and 2 for Mathematics 3


@rule("RES-04")
def test_gold_gained_on_the_way_does_not_pay_for_the_steps(table: Table) -> None:
    """Physics 1 gives a Gold, but both Gold are paid first."""
    table.red.has(gold=1)

    assert "research option-4" not in researches(table, "red-6", "red-4")
    table.red.plays("research option-1", "gain-worker red", "end-turn")


def printed(track: str, level: int) -> str | None:
    """What stands on a space of a Track for those who enter it, or above its last one."""
    (found,) = [one for one in load().board.track if one.track == track]
    if level > 7:
        return write(found.overflow)
    return write(found.immediate[level // 2]) if level % 2 else None


def after(table: Table, level: int, track: str, effect: str | None) -> dict[str, Any]:
    """What Red has, when an effect was resolved with a Marker on a level and the first option always taken."""
    table.red.goal("goal-greek", targets=4).has(bag="white white red").researched(**{track: level})
    if effect is not None:
        table.red.resolves(effect)
    while table.kind != "choose_turn":
        table.play(table.options[0])
    position: dict[str, Any] = table.game.position()
    has: dict[str, Any] = position["players"][0]
    return has


@rule("RES-05")
@pytest.mark.parametrize("level", range(1, 8))
@pytest.mark.parametrize("track", TRACKS)
def test_entering_an_odd_space_gives_what_is_printed_there(
    new_table: Callable[..., Table], track: str, level: int
) -> None:
    """The immediate benefit of an odd space, and nothing on an even one; the Marker is a level higher."""
    stepped = after(new_table(), level - 1, track, f"advance {track}")

    assert stepped == after(new_table(), level, track, printed(track, level))
    assert stepped["tracks"][track] == level


@rule("RES-05")
def test_the_first_space_of_mathematics_gives_a_worker(table: Table) -> None:
    """Of any colour."""
    table.red.resolves("advance mathematics")

    table.red.plays("gain-worker yellow")

    assert table.red.workers == ["yellow"]


@rule("RES-05")
def test_a_benefit_may_be_declined(table: Table) -> None:
    """The Marker has moved all the same."""
    table.red.has(bag="white").resolves("advance biology")

    table.red.plays("decline")

    assert table.red.bag == ["white"]
    assert table.red.track("biology") == 1


@rule("RES-05")
def test_an_even_space_has_no_immediate_benefit(table: Table) -> None:
    """What stands there is for the Rest."""
    table.red.researched(physics=1).resolves("advance physics")

    assert (table.kind, table.red.workers, table.red.gold) == ("choose_turn", [], 0)
    assert table.red.track("physics") == 2


@rule("RES-05")
@pytest.mark.parametrize(
    ("effect", "answers"),
    [
        ("advance physics", []),
        ("advance primary", ["advance physics"]),
        ("advance any", ["advance physics"]),
        ("1 silver -> advance physics", ["pay"]),
    ],
)
def test_the_benefit_comes_however_the_marker_moves(table: Table, effect: str, answers: list[str]) -> None:
    """Physics 1 gives a Gold, whatever effect moved the Marker."""
    table.red.has(silver=1).resolves(effect)

    table.red.plays(*answers)

    assert (table.red.track("physics"), table.red.gold) == (1, 1)


@rule("RES-05")
def test_a_delivery_moves_the_marker_with_its_benefit(table: Table) -> None:
    """A Hebrew Physics Scroll: Physics 1 gives a Gold, besides the Delivery's own."""
    table.pile(top=["scroll-greek-a"])
    table.map("top-right", "scroll-hebrew-e")
    table.red.at(1).has(silver=4)
    table.red.works("travel", "white-1")

    table.red.plays("main travel", "deliver green", "decline", "end-turn")

    assert (table.red.track("physics"), table.red.gold) == (1, 2)


@rule("RES-05")
def test_two_steps_offer_each_odd_space_passed(table: Table) -> None:
    """From 2 to 4 on Astronomy: the 2 Silver of 3, besides those of the action."""
    table.red.has(gold=2).researched(astronomy=2)
    researches(table, "blue-6", "blue-4")

    table.red.plays("research option-4", "end-turn")

    assert table.red.track("astronomy") == 4
    assert table.red.silver == 2 + 2


@rule("RES-05")
def test_a_step_is_finished_with_its_benefit_before_the_next(table: Table) -> None:
    """While the Worker of Mathematics 1 is chosen, the second step is still to come."""
    table.red.has(gold=2)
    researches(table, "purple-6", "white-4")

    table.red.plays("research option-4")
    assert (table.kind, table.red.track("mathematics")) == ("choose_worker_to_gain", 1)
    table.red.plays("gain-worker white")

    assert table.red.track("mathematics") == 2
    table.red.plays("end-turn")


@rule("RES-05")
def test_the_silver_of_a_research_can_pay_for_what_its_step_sets_off(table: Table) -> None:
    """The 2 Silver may come before the step: Biology 7 Dispatches, and that Translator asks for a Silver."""
    table.top("chinese-g")
    table.red.researched(biology=6)
    researches(table, "green-6", "green-4")

    table.red.plays("research option-3", "accept", "dispatch chinese", "pay", "end-turn")

    assert (table.red.silver, table.red.gold) == (1, 1)


@rule("RES-06")
@pytest.mark.parametrize("track", TRACKS)
def test_a_step_beyond_7_gives_what_the_track_shows_above(new_table: Callable[..., Table], track: str) -> None:
    """It is 1 Gold or a Guild's Influence; the Marker stays on 7."""
    stepped = after(new_table(), 7, track, f"advance {track}")

    assert stepped == after(new_table(), 7, track, printed(track, 8))
    assert stepped["tracks"][track] == 7
    assert (stepped["gold"], stepped["influence"]) in ((1, 20), (0, 19))


@rule("RES-06")
def test_each_step_beyond_7_counts_once(table: Table) -> None:
    """Two steps on Physics from 7 give 2 Gold, for the 2 Gold they cost."""
    table.red.has(gold=2).researched(physics=7)
    researches(table, "red-6", "red-4")

    table.red.plays("research option-4", "end-turn")

    assert (table.red.track("physics"), table.red.gold, table.red.silver) == (7, 2, 2)


@rule("RES-06")
def test_of_two_steps_from_6_one_is_beyond(table: Table) -> None:
    """The first enters 7 with its benefit, an Influence; the second gives a Gold."""
    table.red.has(gold=2).researched(physics=6)
    researches(table, "red-6", "red-4")

    table.red.plays("research option-4", "influence orange", "end-turn")

    assert (table.red.track("physics"), table.red.gold) == (7, 1)
    assert table.red.in_guild("orange") == 1


@rule("RES-06")
def test_an_influence_from_beyond_7_may_be_declined(table: Table) -> None:
    """As any Influence in a Guild."""
    table.red.researched(mathematics=7).resolves("advance mathematics")

    assert table.options == ["influence purple", "decline"]
    table.red.plays("decline")
    assert table.red.influence == 20


@rule("RES-07")
@pytest.mark.parametrize(("track", "colour"), COLOUR_OF)
def test_each_track_has_its_colour(table: Table, track: str, colour: str) -> None:
    """A Research of that colour goes up this Track and no other."""
    table.red.researched(**dict.fromkeys(TRACKS, 1))
    researches(table, f"{colour}-6", f"{colour}-4")

    table.red.plays("research option-3", "end-turn")

    assert [one for one in TRACKS if table.red.track(one) == 2] == [track]


@rule("RES-07")
@pytest.mark.parametrize(("place", "colour"), list(enumerate(COLOURS)))
def test_the_paths_of_the_map_follow_in_the_order_of_the_tracks(table: Table, place: int, colour: str) -> None:
    """Clockwise from Purple, which begins at the bottom-left Scroll; a path every second Spot."""
    spot = (8 + 2 * place) % 12
    table.red.at(spot).has(hand=f"{colour}-4")
    table.red.acts("travel", f"{colour}-4")

    table.red.plays("move 2")  # to the next Black Spot, past the path

    asked = "choose_action" if colour in ("purple", "orange", "green") else "choose_scroll_to_influence"
    assert (table.kind, table.red.silver) == (asked, 2 if asked == "choose_action" else 0)
    table.stay_open()


@rule("RES-07")
@pytest.mark.parametrize(("place", "colour"), list(enumerate(COLOURS)))
def test_no_other_step_has_the_path(table: Table, place: int, colour: str) -> None:
    """Ten steps on from the Black Spot after it there is no path of the colour."""
    table.red.at((10 + 2 * place) % 12).has(hand=f"{colour}-6 {colour}-4")
    table.red.acts("travel", f"{colour}-6", f"{colour}-4")

    table.red.plays("move 10")

    assert (table.kind, table.red.silver) == ("choose_action", 0)
    table.red.plays("end-turn")
