"""`scholars admin`: what whoever runs a server sees of it and orders.

It goes through the database, so it works from wherever that can be reached; a running server carries an order out at
once, another when it is started.
"""

import argparse
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from scholars.terminal.files import Refused
from scholars.terminal.serve import add_database_options, opened_database

if TYPE_CHECKING:
    from scholars.server.hosting.admin import Desk

MINUTE, DAY = 60, 86_400
Work = Callable[["Desk"], Awaitable[str]]


def add_options(parser: argparse.ArgumentParser) -> None:
    """What can be asked and ordered."""
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    tables = _command(commands, "tables", _tables, "list tables, the newest first")
    tables.add_argument("--status", choices=("waiting", "running", "finished"), help="only these")
    _most(tables)
    _most(_command(commands, "guests", _guests, "list guests, those who came last first"))
    ban = _command(commands, "ban", _ban, "let a guest or an address in no more")
    ban.add_argument("subject", metavar="PERSON-OR-ADDRESS", help="as `guests` lists them, or as in 203.0.113.7")
    ban.add_argument("--days", type=_number, metavar="N", help="for so long (default: for ever)")
    unban = _command(commands, "unban", _unban, "let them in again")
    unban.add_argument("subject", metavar="PERSON-OR-ADDRESS")
    _command(commands, "bans", _bans, "list who may not come in")
    announce = _command(commands, "announce", _announce, "tell everybody at a table something")
    announce.add_argument("text", nargs="?", metavar="TEXT", help="none: tell it no more")
    announce.add_argument("--minutes", type=_number, default=60.0, metavar="N", help="for so long (default: 60)")
    drain = _command(commands, "drain", _drain, "finish turns, begin none, and stop: before an upgrade")
    drain.add_argument("--minutes", type=_number, default=10.0, metavar="N", help="stop after that (default: 10)")
    for name, answer, metavar in (("delete-table", _delete_table, "TABLE"), ("delete-guest", _delete_guest, "PERSON")):
        delete = _command(commands, name, answer, f"delete a {metavar.lower()} for ever")
        delete.add_argument("about", metavar=metavar)


def _command(
    commands: Any, name: str, answer: Callable[[argparse.Namespace], Work], text: str
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=text)
    parser.set_defaults(answer=lambda asked: _run(asked, answer(asked)))
    add_database_options(parser)
    return parser


def _most(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--most", type=int, default=50, metavar="N", help="at most so many (default: 50)")


def _number(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,3})?", text) or not float(text):
        raise argparse.ArgumentTypeError(f"a number like 10, not {text}")
    return float(text)


def _run(asked: argparse.Namespace, work: Work) -> int:
    import asyncio  # noqa: PLC0415 - other commands do not need it

    from scholars.server.hosting.admin import Desk, Failed  # noqa: PLC0415 - the same

    async def done() -> str:
        async with opened_database(asked) as database:
            return await work(Desk(database))

    try:
        print(asyncio.run(done()))
    except Failed as fault:
        raise Refused(str(fault)) from None
    return 0


# What is listed


def _when(seconds: float | None) -> str:
    return "" if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _listed(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table in plain letters."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in (head, *rows)
    )


def _tables(asked: argparse.Namespace) -> Work:
    async def work(desk: "Desk") -> str:
        found = await desk.tables(asked.status, asked.most)
        rows = [
            (row.id, row.status, row.mode, str(row.version), _when(row.changed), ", ".join(row.players))
            for row in found
        ]
        return _listed(("table", "status", "mode", "choices", "changed (UTC)", "players"), rows)

    return work


def _guests(asked: argparse.Namespace) -> Work:
    async def work(desk: "Desk") -> str:
        found = await desk.guests(asked.most)
        rows = [(row.person, row.name, _when(row.created), _when(row.seen)[:10], str(row.tables)) for row in found]
        return _listed(("person", "name", "created (UTC)", "came last", "tables"), rows)

    return work


def _bans(_asked: argparse.Namespace) -> Work:
    async def work(desk: "Desk") -> str:
        rows = [(row.subject, _when(row.at), _when(row.until) or "for ever") for row in await desk.bans()]
        return _listed(("who", "since (UTC)", "until"), rows)

    return work


# What is ordered


def _ban(asked: argparse.Namespace) -> Work:
    return lambda desk: desk.ban(asked.subject, None if asked.days is None else time.time() + asked.days * DAY)


def _unban(asked: argparse.Namespace) -> Work:
    return lambda desk: desk.unban(asked.subject)


def _announce(asked: argparse.Namespace) -> Work:
    return lambda desk: desk.order("announce", text=asked.text, until=time.time() + asked.minutes * MINUTE)


def _drain(asked: argparse.Namespace) -> Work:
    return lambda desk: desk.order("drain", until=time.time() + asked.minutes * MINUTE)


def _delete_table(asked: argparse.Namespace) -> Work:
    return lambda desk: desk.order("delete-table", about=asked.about)


def _delete_guest(asked: argparse.Namespace) -> Work:
    return lambda desk: desk.order("delete-guest", about=asked.about)
