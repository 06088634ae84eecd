"""How a finished game is told to whoever is sent its link: who may see it, and in a few words how it ended."""

import asyncio
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from scholars import Game
from scholars.locales import Message, joined, message, say
from scholars.positions.solo import solo_board
from scholars.scores import Outcome
from scholars.server.refusals import refused
from scholars.server.storage import schema
from scholars.server.tables import replays
from scholars.server.tables.open_tables import OpenTables

LANGUAGE = "en"  # where nobody is known who has one


@dataclass(frozen=True, slots=True)
class SharedResult:
    """A finished game, the names in it, and the language it is told in."""

    game: Game
    outcome: Outcome
    names: tuple[str, ...]
    language: str

    @property
    def title(self) -> str:
        """Who won, in a few words."""
        return say(self._title(), self.language)

    def _title(self) -> Message:
        winners, scores = self.outcome.winners, self.outcome.scores
        if self.outcome.solo is not None:
            key = "shared-solo-won" if self.outcome.solo == "won" else "shared-solo-lost"
            return message(key, player=self.names[0])
        best = scores[winners[0]].total
        told = tuple(message("player-name", player=self.names[winner]) for winner in winners)
        key = "shared-won" if len(winners) == 1 else "shared-tie"
        return message(key, winners=joined(told, "list-and"), vp=best)

    @property
    def line(self) -> str:
        """The game and everybody's points."""
        scores = tuple(
            message("shared-score", player=name, vp=score.total)
            for name, score in zip(self.names, self.outcome.scores, strict=True)
        )
        return say(message("shared-line", kind=self.kind, scores=joined(scores, "list-comma")), self.language)

    @property
    def kind(self) -> str:
        """Which game it was."""
        mode = message("table-mode", mode="epic" if self.game.state.epic else "casual")
        told = mode if self.game.table.books is None else message("shared-with-books", mode=mode)
        return say(message("title", clause=told), self.language)


def result_of(game: Game, language: str) -> SharedResult:
    """A finished game to be shown; refused while it is not finished."""
    outcome = game.outcome
    if outcome is None:
        raise refused("refused-not-finished")
    names = [*game.names]
    if solo_board(game.state) is not None:
        names[-1] = say(message("play-opponent"), language)
    return SharedResult(game, outcome, tuple(names), language)


async def of_replay(tables: OpenTables, replay: str, language: str | None = None) -> SharedResult:
    """The game of a public replay; in the language of whoever made it public, if no other is asked for."""
    record = await replays.find(tables, replay)
    if language is None:
        columns = schema.replays.c
        language = await _language(tables, select(columns.identity).where(columns.id == replay))
    game, _ = await asyncio.to_thread(replays.shown, tables, record)
    return result_of(game.clone(), language)


async def of_table(tables: OpenTables, identity: str | None, table: str, language: str | None = None) -> SharedResult:
    """The game of a finished table, for whoever may see it; in the language of its host, if no other is asked for."""
    columns = schema.tables.c
    found = await tables.database.read(select(columns.status).where(columns.id == table))
    if not found:
        raise refused("refused-no-table", 404)
    if found[0].status != "finished":
        raise refused("refused-not-finished")
    if language is None:
        language = await _language(tables, select(columns.host).where(columns.id == table))
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
