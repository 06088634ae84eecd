"""The finished game of a link: whose it is, and who may see it."""

from typing import Any

from sqlalchemy import func, select

from scholars.server.refusals import refused
from scholars.server.sharing.result import SharedResult, result_of
from scholars.server.storage import schema
from scholars.server.tables import replays
from scholars.server.tables.open_tables import OpenTables

LANGUAGE = "en"  # where nobody is known who has one


async def of_replay(tables: OpenTables, replay: str, language: str | None = None) -> SharedResult:
    """The game of a public replay; in the language of whoever made it public, if no other is asked for."""
    record = await replays.find(tables, replay)
    if language is None:
        columns = schema.replays.c
        language = await _language(tables, select(columns.identity).where(columns.id == replay))
    game, _ = await tables.work.run(replays.shown, tables, record)
    return result_of(game.clone(), language)


async def of_table(tables: OpenTables, identity: str | None, table: str, language: str | None = None) -> SharedResult:
    """The game of a finished table, for whoever may see it.

    If no other language is asked for, it is that of the host, or at a table without one that of the first player.
    """
    columns = schema.tables.c
    found = await tables.database.read(select(columns.status).where(columns.id == table))
    if not found:
        raise refused("refused-no-table", 404)
    if found[0].status != "finished":
        raise refused("refused-not-finished")
    if language is None:
        seats = schema.seats.c
        players = select(seats.identity).where(seats.table == table, seats.identity.is_not(None)).order_by(seats.seat)
        owner = func.coalesce(columns.host, players.limit(1).scalar_subquery())
        language = await _language(tables, select(owner).where(columns.id == table))
    async with tables.at(table) as live:
        if not live.may_watch(identity):
            raise refused("refused-no-spectators", 403)
        assert live.game is not None
        return result_of(live.game.clone(), language)


async def _language(tables: OpenTables, identity: Any) -> str:
    """The language of somebody."""
    people = schema.identities.c
    found = await tables.database.read(select(people.language).where(people.id == identity.scalar_subquery()))
    return str(found[0].language) if found else LANGUAGE
