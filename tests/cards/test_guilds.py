"""The 3 Guilds: what their spaces give to a Delivery, their consolation, and what control is worth."""

import pytest

from kit import Table
from kit.exercised import each
from kit.forecast import Forecast, wealthy
from scholars.catalogue import load
from scholars.catalogue.main_board import GuildBoard
from scholars.effects.words import Advance, InfluenceGuild

CATALOGUE = load()
GUILDS = CATALOGUE.board.guild
ROWS = ("top", "middle", "lowest")
SCROLL = next(scroll for scroll in CATALOGUE.scrolls if scroll.id == "scroll-persian-d")


@pytest.mark.parametrize("row", [0, 1, 2])
@each("guild", GUILDS, "guild", "influence", "spaces")
def test_a_delivery_gives_what_the_space_shows(table: Table, guild: GuildBoard, row: int) -> None:
    """For 4 Silver: the space's 1 or 2 Influence, 1 Gold, and in the lowest row a White Die to the Bag."""
    red = wealthy(table).at(1)
    table.empty_wisdom()
    for above in range(row):
        table.wisdom(f"{guild.guild}-{ROWS[above]}", table.reserve[above])
    table.map("top-right", SCROLL.id)
    table.pile(top=[table.reserve[0]])
    red.acts("travel", "white-1")
    forecast = Forecast(table).also(silver=-4).expects(guild.spaces[row]).expects(Advance(SCROLL.track))
    for _ in range(guild.influence[row]):
        forecast.expects(InfluenceGuild(guild.guild))

    red.plays(f"deliver {guild.guild}")

    forecast.happens()
    assert table.scroll_at(f"wisdom-{guild.guild}-{ROWS[row]}") == SCROLL.id
    red.plays("end-turn")


@each("guild", GUILDS, "consolation")
def test_who_does_not_control_a_guild_gains_its_consolation(table: Table, guild: GuildBoard) -> None:
    """A Caliph Card brings the consolation to everyone with Influence in the Guild but its controller."""
    table.blue.influences(guild.guild, 2)
    table.red.influences(guild.guild)
    forecast = Forecast(table).expects(guild.consolation)
    forecast.changes[f"blue: influence in {guild.guild}"] -= 1

    table.reveal_caliph("caliph-1")
    table.blue.plays("caliph top")

    forecast.happens()


@each("guild", GUILDS, "consolation")
def test_without_influence_in_a_guild_there_is_no_consolation(table: Table, guild: GuildBoard) -> None:
    """Neither the controlling player nor one with no Influence there gains it."""
    table.blue.influences(guild.guild, 2)
    forecast = Forecast(table)
    forecast.changes[f"blue: influence in {guild.guild}"] -= 1

    table.reveal_caliph("caliph-1")
    table.blue.plays("caliph top")

    forecast.happens()


@each("guild", GUILDS, "vp")
def test_control_of_a_guild_is_worth_its_vp(table: Table, guild: GuildBoard) -> None:
    """VP from any Guild a player controls, as printed on its Minaret; Influence alone is worth nothing."""
    table.red.influences(guild.guild)
    table.blue.influences(guild.guild)

    assert table.red.vp(guild.id) == guild.vp
    assert table.blue.vp(guild.id) == 0
    assert table.red.score.by_category["guilds"] == guild.vp
