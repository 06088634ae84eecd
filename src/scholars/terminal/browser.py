"""`scholars` alone: the web app on this machine, opened in the browser."""

import argparse
import logging
import sys
import threading
import webbrowser

from scholars.catalogue import load
from scholars.terminal.files import kept
from scholars.terminal.serve import prepare, running_at

HOST = "127.0.0.1"


def run(asked: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from scholars.server import log_writing  # noqa: PLC0415 - other commands do not need it
    from scholars.server.process import CannotListen, listen, serve  # noqa: PLC0415 - the same
    from scholars.server.settings import Settings, default_bot_processes  # noqa: PLC0415 - the same

    load(asked.catalogue)  # an unsound one is refused before anything is opened
    data = kept().with_name("tables")
    address = running_at(data)
    if address:
        print(f"Scholars of the South Tigris is already at {address}", flush=True)
        if not asked.no_browser:
            webbrowser.open(address)
        return 0
    prepare(data)
    try:
        listener = listen(HOST, asked.port)
    except CannotListen:
        sentence = f"scholars: port {asked.port} cannot be used; another one, or none, may be given with --port."
        print(sentence, file=sys.stderr)
        return 1
    print(f"Scholars of the South Tigris is at {listener.address} (Ctrl-C to stop)", flush=True)
    if not asked.no_browser:
        threading.Timer(0.5, webbrowser.open, [listener.address]).start()
    log_writing.set_up(logging.WARNING)
    serve(Settings(data, catalogue=asked.catalogue, bot_processes=default_bot_processes()), listener)
    return 0
