from collections.abc import Callable

import pytest

from kit import Seat, Table, rule

GUILDS = ("purple", "orange", "green")


def controller(table: Table, guild: str) -> Seat | None:
    """Who controls a Guild."""
    holders = [seat for seat in table.seats if seat.controls(guild)]
    assert len(holders) <= 1
    return holders[0] if holders else None


def places(seat: Seat, guild: str) -> None:
    """A player places an Influence in a Guild."""
    seat.resolves(f"influence {guild}")
    seat.plays(f"influence {guild}")


# GLD-01 The first one


@pytest.mark.parametrize("guild", GUILDS)
@rule("GLD-01")
def test_the_first_to_place_in_a_guild_controls_it(table: Table, guild: str) -> None:
    """One Influence is enough to control a Guild that has none."""
    assert controller(table, guild) is None

    places(table.red, guild)

    assert [controller(table, each) for each in GUILDS] == [table.red if each == guild else None for each in GUILDS]


@rule("GLD-01")
def test_who_comes_later_does_not_take_control(table: Table) -> None:
    """With no more than the controller, Influence goes to the open area."""
    table.blue.influences("orange")

    places(table.red, "orange")

    assert controller(table, "orange") is table.blue


@rule("GLD-01")
def test_a_guild_that_lost_its_last_influence_is_taken_by_the_first_again(table: Table) -> None:
    """When the only Influence is moved away nobody controls the Guild; the next to place there does."""
    table.red.influences("orange").has(influence=0)
    places(table.red, "green")
    assert controller(table, "orange") is None
    assert controller(table, "green") is table.red

    places(table.blue, "orange")

    assert controller(table, "orange") is table.blue


# GLD-02 Taking control


@pytest.mark.parametrize("held", [1, 2, 3])
@rule("GLD-02")
def test_a_tie_changes_nothing(table: Table, held: int) -> None:
    """Who has as many as the controller does not take control."""
    table.blue.influences("purple", held)
    table.red.influences("purple", held - 1)

    places(table.red, "purple")

    assert table.red.in_guild("purple") == table.blue.in_guild("purple") == held
    assert controller(table, "purple") is table.blue


@pytest.mark.parametrize("held", [1, 2, 3])
@rule("GLD-02")
def test_more_influence_than_the_controller_takes_control(table: Table, held: int) -> None:
    """Control passes as soon as somebody has more Influence in the Guild than its controller."""
    table.blue.influences("purple", held)
    table.red.influences("purple", held)
    assert controller(table, "purple") is table.blue

    places(table.red, "purple")

    assert controller(table, "purple") is table.red


@rule("GLD-02")
def test_who_lost_control_keeps_their_influence(table: Table) -> None:
    """The controller's Influence goes to the open area when control is lost; none leaves the Guild."""
    table.blue.influences("purple", 2)
    table.red.influences("purple", 2)

    places(table.red, "purple")

    assert (table.blue.in_guild("purple"), table.blue.influence) == (2, 18)


@rule("GLD-02")
def test_control_can_be_taken_back(table: Table) -> None:
    """Who lost control needs one more than the new controller."""
    table.blue.influences("purple", 1)
    table.red.influences("purple", 2)
    places(table.blue, "purple")
    assert controller(table, "purple") is table.red

    places(table.blue, "purple")

    assert controller(table, "purple") is table.blue


@rule("GLD-02")
def test_with_three_players_only_more_than_the_controller_counts(new_table: Callable[..., Table]) -> None:
    """A third player who ties with the controller changes nothing either."""
    table = new_table(players=3)
    table.blue.influences("green", 2)
    table.red.influences("green", 2)
    table.yellow.influences("green", 1)

    places(table.yellow, "green")

    assert controller(table, "green") is table.blue


@rule("GLD-02")
def test_control_of_one_guild_says_nothing_of_another(table: Table) -> None:
    """More Influence in one Guild does not count in another."""
    table.blue.influences("purple").influences("green")

    table.red.influences("purple", 2)

    assert [controller(table, guild) for guild in GUILDS] == [table.red, None, table.blue]


# GLD-03 After every change


@rule("GLD-03", "SUP-05")
def test_moving_influence_away_may_give_control_to_another(table: Table) -> None:
    """Control is looked at when Influence leaves a Guild, too."""
    table.red.influences("purple", 2)
    table.blue.influences("purple", 2)
    table.red.has(influence=0)

    places(table.red, "green")

    assert (table.red.in_guild("purple"), table.blue.in_guild("purple")) == (1, 2)
    assert controller(table, "purple") is table.blue
    assert controller(table, "green") is table.red


@rule("GLD-03", "SUP-05")
def test_a_controller_who_moves_influence_away_keeps_control_in_a_tie(table: Table) -> None:
    """A controller stays while nobody has strictly more."""
    table.red.influences("purple", 2)
    table.blue.influences("purple", 1)
    table.red.has(influence=0)

    places(table.red, "green")

    assert table.red.in_guild("purple") == table.blue.in_guild("purple") == 1
    assert controller(table, "purple") is table.red


def nobody_controls_purple(table: Table) -> None:
    """Blue and Yellow share the most in the Purple Guild, and Red lost control of it."""
    table.red.influences("purple", 2)
    table.blue.influences("purple", 2)
    table.yellow.influences("purple", 2)
    table.red.has(influence=0)
    places(table.red, "green")
    assert controller(table, "purple") is None


@rule("GLD-03", "CAL-06")
def test_if_two_share_the_most_nobody_takes_control(new_table: Callable[..., Table]) -> None:
    """Control is lost, but several players share the most: the Guild has no controller."""
    table = new_table(players=3)

    nobody_controls_purple(table)

    assert [seat.in_guild("purple") for seat in table.seats] == [1, 2, 2]


@rule("GLD-03")
def test_without_a_controller_strictly_more_than_every_other_takes_control(new_table: Callable[..., Table]) -> None:
    """One more Influence breaks the tie and takes control."""
    table = new_table(players=3)
    nobody_controls_purple(table)

    places(table.yellow, "purple")

    assert controller(table, "purple") is table.yellow


@rule("GLD-03")
def test_without_a_controller_a_tie_gives_nobody_control(new_table: Callable[..., Table]) -> None:
    """Who only draws level with the others does not take the lead; the next to add does."""
    table = new_table(players=4)
    nobody_controls_purple(table)
    places(table.green, "purple")
    places(table.green, "purple")
    assert [seat.in_guild("purple") for seat in table.seats] == [1, 2, 2, 2]
    assert controller(table, "purple") is None

    places(table.green, "purple")

    assert controller(table, "purple") is table.green


@rule("GLD-03")
def test_without_a_controller_influence_that_leaves_gives_nobody_control(new_table: Callable[..., Table]) -> None:
    """When one of two who share the most moves an Influence away, the other has the most and still no control."""
    table = new_table(players=3)
    nobody_controls_purple(table)
    table.yellow.influences("orange", 18).resolves("influence green")  # the supply is empty now

    table.yellow.plays("influence green", "from guild-purple")

    assert [seat.in_guild("purple") for seat in table.seats] == [1, 2, 1]
    assert controller(table, "purple") is None


@rule("GLD-03")
def test_without_a_controller_only_who_places_takes_control(new_table: Callable[..., Table]) -> None:
    """Blue has the most, since Yellow left; Green's placing gives Blue nothing, Blue's own gives control."""
    table = new_table(players=4)
    nobody_controls_purple(table)
    table.yellow.influences("orange", 18).resolves("influence green")
    table.yellow.plays("influence green", "from guild-purple")

    places(table.green, "purple")
    assert [seat.in_guild("purple") for seat in table.seats] == [1, 2, 1, 1]
    assert controller(table, "purple") is None
    places(table.blue, "purple")

    assert controller(table, "purple") is table.blue


@rule("GLD-03", "CAL-03")
def test_control_is_looked_at_when_a_caliph_card_takes_influence(table: Table) -> None:
    """The controller's Influence moves to the Caliph Card; who then has more takes control."""
    table.red.influences("purple", 2)
    table.blue.influences("purple", 2)

    table.reveal_caliph("caliph-1")
    table.red.plays("caliph top")
    table.blue.plays("gain-worker red")

    assert controller(table, "purple") is table.blue
