"""`scholars` alone: the web app on this machine, opened in the browser."""

import argparse
import socket
import sys
import threading
import webbrowser

import uvicorn

from scholars.catalogue import load
from scholars.server.app import application

HOST = "127.0.0.1"


def run(asked: argparse.Namespace) -> int:
    """Serve until interrupted."""
    app = application(load(asked.catalogue))
    try:
        listener = socket.create_server((HOST, asked.port))
    except OSError:
        sentence = f"scholars: port {asked.port} cannot be used; another one, or none, may be given with --port."
        print(sentence, file=sys.stderr)
        return 1
    address = f"http://{HOST}:{listener.getsockname()[1]}/"
    print(f"Scholars of the South Tigris is at {address} (Ctrl-C to stop)", flush=True)
    if not asked.no_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    with listener:
        server.run(sockets=[listener])
    return 0
