"""`scholars serve`: tables for whoever can reach this machine. `scholars backup`: a copy of everything it keeps."""

import argparse
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scholars.catalogue import load
from scholars.terminal.files import Refused, kept

if TYPE_CHECKING:
    from scholars.server.options import Option
    from scholars.server.settings import Settings
    from scholars.server.storage.database import Database

GIVEN = "given_"
LISTS = {"webhook_hosts", "push_hosts"}  # options that may be given several times


def add_serve_options(parser: argparse.ArgumentParser) -> None:
    """What a server may be told."""
    parser.set_defaults(answer=run)
    add_options(parser, lambda _option: True)


def add_database_options(parser: argparse.ArgumentParser) -> None:
    """Which server somebody means who looks at one from outside."""
    add_options(parser, lambda option: option.name in ("data", "database"))


def add_options(parser: argparse.ArgumentParser, wanted: "Callable[[Option], bool]") -> None:
    """Those options that are wanted."""
    file = "a TOML file with options by their names; the environment (SCHOLARS_PORT) and the command line go before it"
    parser.add_argument("--config", type=Path, metavar="FILE", help=file)
    try:
        options = [option for option in _options() if wanted(option)]
    except ModuleNotFoundError:  # the engine alone: whatever is asked, the answer is that there is no server
        parser.set_defaults(any_words=True)
        return
    for option in options:
        many = "*" if option.key in LISTS else None
        text = f"{option.help} (default: {option.shown})".replace("%", "%%")
        parser.add_argument(
            f"--{option.name}",
            dest=GIVEN + option.key,  # `scholars` alone has a port too, and its default
            type=_typed(option.read),
            nargs=many,
            default=argparse.SUPPRESS,
            metavar=option.metavar,
            help=text,
        )


def _options() -> "list[Option]":
    """Where a server listens and what it keeps, and then every setting and every limit."""
    from scholars.server.options import Option, settings_options, whole_number  # noqa: PLC0415 - not in the engine
    from scholars.server.settings import default_bot_processes  # noqa: PLC0415 - the same
    from scholars.server.storage.addresses import checked  # noqa: PLC0415 - the same

    data = kept().with_name("tables")
    basic = [
        Option("host", str, "127.0.0.1", "address to listen on", "ADDRESS", "127.0.0.1"),
        Option("port", port, 8000, "port to listen on, 0 for a free one", "PORT", "8000"),
        Option("data", Path, data, "the folder in which everything is kept", "DIR", str(data)),
        Option("database", checked, None, "a PostgreSQL database instead of the folder", "URL", "a file in the folder"),
        Option("workers", whole_number, 1, "processes that serve, with a PostgreSQL database", "N", "1"),
        Option("base-url", base_url, None, "the address the world knows it by", "URL", "as each browser sees it"),
        Option("proxies", str, "127.0.0.1", "proxies to believe, with commas between", "LIST", "127.0.0.1"),
    ]
    processes = default_bot_processes()
    return basic + [
        replace(option, default=processes, shown="one for each processor but one")
        if option.name == "bot-processes"
        else option
        for option in settings_options()
    ]


def _typed(read: Callable[[str], Any]) -> Callable[[str], Any]:
    """What reads an option, with its own words for what is wrong."""

    def typed(text: str) -> Any:
        try:
            return read(text)
        except ValueError as fault:
            raise argparse.ArgumentTypeError(str(fault)) from None

    return typed


def add_backup_options(parser: argparse.ArgumentParser) -> None:
    """What a backup may be told."""
    parser.set_defaults(answer=copy)
    parser.add_argument("target", type=Path, metavar="DIR", help="a new folder for the copy")
    _data_option(parser)


def add_restore_options(parser: argparse.ArgumentParser) -> None:
    """What is restored, and where."""
    parser.set_defaults(answer=restore)
    parser.add_argument("source", type=Path, metavar="COPY", help="a folder that `scholars backup` or a server made")
    parser.add_argument("--data", type=Path, metavar="DIR", required=True, help="a new folder for the server")


def _data_option(parser: argparse.ArgumentParser) -> None:
    text = f"the folder in which everything is kept (default: {kept().with_name('tables')})"
    parser.add_argument("--data", type=Path, metavar="DIR", default=kept().with_name("tables"), help=text)


def base_url(text: str) -> str:
    """An address without a path, as a browser shows it."""
    if not re.fullmatch(r"https?://([\w.-]+|\[[0-9a-fA-F:]+\])(:[0-9]{1,5})?/?", text):
        raise ValueError(f"an address is like https://scholars.example, not {text}")
    return text.rstrip("/")


def port(text: str) -> int:
    """Where to listen."""
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > 65535:
        raise ValueError(f"a port is 0 to 65535, not {text}")
    return int(text)


def seconds(text: str) -> float:
    """Some time, more than none."""
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?", text) or not float(text):
        raise argparse.ArgumentTypeError(f"a number of seconds like 2.5, not {text}")
    return float(text)


def run(asked: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from scholars.bots.learned.knowledge import shipped  # noqa: PLC0415 - other commands do not need it
    from scholars.server.process import CannotListen  # noqa: PLC0415 - the same

    what = told(asked)
    settings = settings_told(what, asked.catalogue)
    if what["workers"] > 1 and settings.postgresql is None:
        raise Refused("Several processes cannot share a file: give them a database with --database postgresql://...")
    load(settings.catalogue)  # an unsound catalogue is refused before anything is opened,
    shipped()  # and weights that do not fit
    prepare_database(settings)
    try:
        _serve(settings, what)
    except (CannotListen, OverflowError) as fault:
        raise Refused(str(fault)) from None
    return 0


def _serve(settings: "Settings", what: dict[str, Any]) -> None:
    """Serve in this process, or in several."""
    from scholars.server import log_writing  # noqa: PLC0415 - other commands do not need it
    from scholars.server.process import listen, serve  # noqa: PLC0415 - the same
    from scholars.server.processes.workers import Workers  # noqa: PLC0415 - the same

    def say(address: str) -> None:
        print(f"Scholars of the South Tigris is at {settings.base_url or address} (Ctrl-C to stop)", flush=True)

    where = what["host"], what["port"]
    if what["workers"] > 1:
        workers = Workers(settings, *where, what["proxies"], what["workers"], logging.INFO)
        log_writing.set_up(logging.INFO)
        workers.serve(started=lambda: say(workers.keeper.address))
        return
    listener = listen(*where)
    say(listener.address)
    log_writing.set_up(logging.INFO)
    serve(settings, listener, what["proxies"])


def told(asked: argparse.Namespace) -> dict[str, Any]:
    """What a server was told, wherever."""
    from scholars.server.options import Unusable, decided  # noqa: PLC0415 - other commands do not need it

    given = {name.removeprefix(GIVEN): value for name, value in vars(asked).items() if name.startswith(GIVEN)}
    for name in LISTS & given.keys():  # each of several may be a list
        given[name] = tuple(host for hosts in given[name] for host in hosts)
    try:
        return decided(_options(), given, asked.config)
    except Unusable as fault:
        raise Refused(str(fault)) from None


def settings_told(told: dict[str, Any], catalogue: Path | None) -> "Settings":
    """The settings of a server that was told something."""
    from scholars.server.options import settings_of  # noqa: PLC0415 - other commands do not need it
    from scholars.server.settings import Settings  # noqa: PLC0415 - the same

    if told["search_seconds"] >= told["bot_seconds"]:
        raise Refused(
            f"A bot that searches for {told['search_seconds']:g} seconds is always late after {told['bot_seconds']:g}: "
            "give less to --search-seconds, or more to --bot-seconds."
        )
    return settings_of(told, Settings(told["data"], told["database"], catalogue=catalogue))


def prepare_database(settings: "Settings") -> None:
    """Bring the database of a server up to date, or make one; Refused if that cannot be done."""
    from scholars.server.storage.migrating import Unusable  # noqa: PLC0415 - other commands do not need it
    from scholars.server.storage.opening import prepare_postgresql  # noqa: PLC0415 - the same

    if settings.postgresql is None:
        prepare(settings.data)
        return
    try:
        prepare_postgresql(settings.postgresql)
    except Unusable as fault:
        raise Refused(str(fault)) from None


def running_at(data: Path) -> str | None:
    """Where the server of a folder is that runs already."""
    from scholars.server.storage.folder import Lock, Taken  # noqa: PLC0415 - other commands do not need it

    if not data.exists():
        return None
    lock = Lock(data)
    try:
        lock.take()
    except Taken as taken:
        return taken.address
    except OSError:  # `prepare` says why
        return None
    lock.give_back()
    return None


def prepare(data: Path) -> None:
    """Make a folder into that of a server, or bring it up to date; Refused if that cannot be done."""
    from scholars.server.settings import DATABASE, signing_secret  # noqa: PLC0415 - other commands do not need it
    from scholars.server.storage import folder, migrating  # noqa: PLC0415 - the same

    try:
        folder.make_private(data)
        lock = folder.Lock(data)
        lock.take()
        try:
            signing_secret(data)
            folder.make_file(data / DATABASE)
            migrating.prepare(data / DATABASE)
        finally:
            lock.give_back()
    except OSError as fault:
        raise Refused(f"{data}: {fault.strerror or fault}.") from None
    except (migrating.Unusable, folder.Taken) as fault:
        raise Refused(str(fault)) from None


def copy(asked: argparse.Namespace) -> int:
    """Copy the database as it is at one moment, and the secret of the server; it may go on running."""
    _copy(asked.data, asked.target)
    print(f"Copied to {asked.target}; start a server from it with `scholars serve --data {asked.target}`.")
    return 0


def restore(asked: argparse.Namespace) -> int:
    """Make the folder of a server from a copy; the copy stays as it is."""
    _copy(asked.source, asked.data)
    prepare(asked.data)
    print(f"Restored; start a server from it with `scholars serve --data {asked.data}`.")
    return 0


def _copy(source: Path, target: Path) -> None:
    from scholars.server.storage.backup import NoCopy, copy_folder  # noqa: PLC0415 - other commands do not need it

    try:
        copy_folder(source, target)
    except NoCopy as fault:
        raise Refused(str(fault)) from None


@asynccontextmanager
async def opened_database(asked: argparse.Namespace) -> "AsyncIterator[Database]":
    """The database of a server that may be running, for those who look at it from outside."""
    from scholars.server.storage.opening import database_of  # noqa: PLC0415 - other commands do not need it
    from scholars.server.storage.outside import Outside, WrongVersion  # noqa: PLC0415 - the same

    settings = settings_told(told(asked), None)
    if settings.postgresql is None and not settings.database.exists():
        raise Refused(f"{settings.data}: there is nothing of a server here.")
    try:
        async with Outside(database_of(settings)) as database:
            yield database
    except WrongVersion as fault:
        raise Refused(str(fault)) from None
