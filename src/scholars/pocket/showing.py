"""What is made on the device to show others: a finished game as a picture, its review as one page."""

from typing import get_args

from scholars import Game
from scholars.pocket.routing import Call, at
from scholars.review import page
from scholars.server.refusals import refused
from scholars.server.sharing.final_table import table_picture
from scholars.server.sharing.result import result_of
from scholars.server.tables import replays
from scholars.server.wire.protocol import Language


async def _language(asked: Call) -> str:
    """The language that is asked for, with its words at hand."""
    language = asked.query.get("language", "en")
    if language not in get_args(Language):
        raise refused("refused-unreadable", 422)
    await asked.host.speak(language)
    return language


async def _game(asked: Call, kind: str, name: str) -> Game:
    tables = asked.host.tables
    if kind == "tables":
        async with tables.at(name) as live:
            if live.game is None:
                raise refused("refused-not-finished")
            return live.game.clone()
    return replays.shown(tables, await replays.find(tables, name))[0].clone()


@at("GET", "/api/{kind}/{name}/picture.svg")
async def picture(asked: Call, kind: str, name: str) -> bytes:
    """The final score and the final table; the page makes a PNG of it (`web/src/pocket/drawn.ts`)."""
    game = await _game(asked, kind, name)
    return table_picture(result_of(game, await _language(asked))).encode()


@at("GET", "/api/{kind}/{name}/review/page")
async def review_page(asked: Call, kind: str, name: str) -> bytes:
    """A review as one file of HTML."""
    tables = asked.host.tables
    record = await (replays.record(tables, asked.guest, name) if kind == "tables" else replays.find(tables, name))
    job = asked.host.reviews.find(record)
    if job is None:
        raise refused("refused-no-review", 404)
    return page(job.whole(), await _language(asked)).encode()
