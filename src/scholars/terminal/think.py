"""`scholars think`: bots of a server with several processes think on this machine too."""

import argparse
import logging

from scholars.catalogue import load
from scholars.terminal import serve
from scholars.terminal.files import Refused

NOT_HERE = ("host", "port", "data", "proxies", "workers")  # whoever only thinks listens to nobody


def add_options(parser: argparse.ArgumentParser) -> None:
    """What a thinker may be told: what a server may, as far as it matters."""
    serve.add_options(parser, lambda option: option.name not in NOT_HERE)
    parser.set_defaults(answer=run)


def run(asked: argparse.Namespace) -> int:
    """Think until interrupted."""
    from scholars.bots.learned.knowledge import shipped  # noqa: PLC0415 - other commands do not need it
    from scholars.server import log_writing  # noqa: PLC0415 - the same
    from scholars.server.processes.thinking import think  # noqa: PLC0415 - the same

    told = serve.told(asked)
    settings = serve.settings_told(told, asked.catalogue)
    if settings.postgresql is None:
        raise Refused("Whoever thinks for a server has to know its database: --database postgresql://...")
    load(settings.catalogue)  # an unsound catalogue is refused before anything is opened,
    shipped()  # and weights that do not fit
    serve.prepare_database(settings)
    print("Thinking for the bots of a server (Ctrl-C to stop)", flush=True)
    log_writing.set_up(logging.INFO)
    think(settings)
    return 0
