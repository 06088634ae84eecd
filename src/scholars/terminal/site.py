"""`scholars site`: the game as static files for any web host, played in the browser without a server."""

import argparse
from pathlib import Path


def add_options(parser: argparse.ArgumentParser) -> None:
    """What can be said to it."""
    parser.set_defaults(answer=run)
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help="a new or empty one; to be served at the root of a host"
    )


def run(asked: argparse.Namespace) -> int:
    """Write the files."""
    from scholars.server.static_site import write_site  # noqa: PLC0415 - other commands do not need it

    write_site(asked.folder)
    print(f"The game is in {asked.folder}; any web host can serve it.")
    return 0
