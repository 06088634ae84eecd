"""`scholars serve`: tables for whoever can reach this machine. `scholars backup`: a copy of everything it keeps."""

import argparse
import logging
import re
import shutil
import sqlite3
from pathlib import Path

from scholars.catalogue import load
from scholars.terminal.files import Refused, kept


def add_serve_options(parser: argparse.ArgumentParser) -> None:
    """What a server may be told."""
    parser.set_defaults(answer=run)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on, 0 for a free one (default: 8000)")
    _data_option(parser)
    parser.add_argument("--base-url", type=base_url, metavar="URL", help="the address the world knows it by")
    proxies = "addresses of proxies to believe, with commas between (default: 127.0.0.1)"
    parser.add_argument("--proxies", default="127.0.0.1", metavar="LIST", help=proxies)
    hosts = "where webhooks may be (default: at Discord)"
    parser.add_argument("--webhook-hosts", nargs="*", metavar="HOST", help=hosts)
    processes = "for bots (default: one for each processor but one)"
    parser.add_argument("--bot-processes", type=_count, metavar="N", help=processes)
    late = "after which a bot is late, and another chooses for it (default: 5)"
    parser.add_argument("--bot-seconds", type=seconds, default=5.0, metavar="SECONDS", help=late)
    search = "that a bot which searches may take for a decision (default: 0.6)"
    parser.add_argument("--search-seconds", type=seconds, default=0.6, metavar="SECONDS", help=search)


def add_backup_options(parser: argparse.ArgumentParser) -> None:
    """What a backup may be told."""
    parser.set_defaults(answer=copy)
    parser.add_argument("target", type=Path, metavar="DIR", help="a new folder for the copy")
    _data_option(parser)


def _data_option(parser: argparse.ArgumentParser) -> None:
    text = f"the folder in which everything is kept (default: {kept().with_name('tables')})"
    parser.add_argument("--data", type=Path, metavar="DIR", default=kept().with_name("tables"), help=text)


def base_url(text: str) -> str:
    """An address without a path, as a browser shows it."""
    if not re.fullmatch(r"https?://([\w.-]+|\[[0-9a-fA-F:]+\])(:[0-9]{1,5})?/?", text):
        raise argparse.ArgumentTypeError(f"an address is like https://scholars.example, not {text}")
    return text.rstrip("/")


def _count(text: str) -> int:
    if not re.fullmatch("[1-9][0-9]?", text):
        raise argparse.ArgumentTypeError(f"a number from 1 to 99, not {text}")
    return int(text)


def seconds(text: str) -> float:
    """Some time, more than none."""
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?", text) or not float(text):
        raise argparse.ArgumentTypeError(f"a number of seconds like 2.5, not {text}")
    return float(text)


def run(asked: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from scholars.bots.learned.knowledge import shipped  # noqa: PLC0415 - other commands do not need it
    from scholars.server import log_writing  # noqa: PLC0415 - the same
    from scholars.server.process import CannotListen, listen, serve  # noqa: PLC0415 - the same
    from scholars.server.settings import WEBHOOK_HOSTS, Settings, default_bot_processes  # noqa: PLC0415 - the same

    if asked.search_seconds >= asked.bot_seconds:
        raise Refused(
            f"A bot that searches for {asked.search_seconds:g} seconds is always late after {asked.bot_seconds:g}: "
            "give less to --search-seconds, or more to --bot-seconds."
        )
    load(asked.catalogue)  # an unsound catalogue is refused before anything is opened,
    shipped()  # and weights that do not fit
    prepare(asked.data)
    try:
        listener = listen(asked.host, asked.port)
    except (CannotListen, OverflowError) as fault:
        raise Refused(str(fault)) from None
    print(f"Scholars of the South Tigris is at {asked.base_url or listener.address} (Ctrl-C to stop)", flush=True)
    log_writing.set_up(logging.INFO)
    hosts = WEBHOOK_HOSTS if asked.webhook_hosts is None else asked.webhook_hosts
    settings = Settings(
        asked.data,
        base_url=asked.base_url,
        catalogue=asked.catalogue,
        bot_processes=asked.bot_processes or default_bot_processes(),
        bot_seconds=asked.bot_seconds,
        search_seconds=asked.search_seconds,
        webhook_hosts=tuple(host.lower() for host in hosts),
    )
    serve(settings, listener, asked.proxies)
    return 0


def prepare(data: Path) -> None:
    """Make a folder into that of a server, or bring it up to date; Refused if that cannot be done."""
    from scholars.server.settings import DATABASE, signing_secret  # noqa: PLC0415 - other commands do not need it
    from scholars.server.storage import migrating  # noqa: PLC0415 - the same

    try:
        data.mkdir(parents=True, exist_ok=True)
        signing_secret(data)
        migrating.prepare(data / DATABASE)
    except OSError as fault:
        raise Refused(f"{data}: {fault.strerror or fault}.") from None
    except migrating.Unusable as fault:
        raise Refused(str(fault)) from None


def copy(asked: argparse.Namespace) -> int:
    """Copy the database as it is at one moment, and the secret of the server; it may go on running."""
    from scholars.server.settings import DATABASE  # noqa: PLC0415 - other commands do not need it
    from scholars.server.storage.backup import back_up  # noqa: PLC0415 - the same

    source, target = asked.data / DATABASE, asked.target
    if not source.exists():
        raise Refused(f"{asked.data}: there is nothing of a server here.")
    try:
        target.mkdir(parents=True)
    except FileExistsError:
        raise Refused(f"{target}: this is there already; a backup goes into a new folder.") from None
    except OSError as fault:
        raise Refused(f"{target}: {fault.strerror or fault}.") from None
    try:
        back_up(source, target / source.name)
        secret = asked.data / "secret"
        if secret.exists():
            shutil.copy2(secret, target / secret.name)
    except (OSError, sqlite3.Error) as fault:
        shutil.rmtree(target, ignore_errors=True)  # half a copy is none
        raise Refused(f"{source}: {fault}.") from None
    print(f"Copied to {target}; start a server from it with `scholars serve --data {target}`.")
    return 0
