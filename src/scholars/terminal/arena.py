"""`scholars arena BOT BOT ...`: let bots meet, and tell how they fared."""

import argparse
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from scholars.engine import build
from scholars.game import MODES
from scholars.locales import message, say
from scholars.positions.beginning import DIFFICULTIES
from scholars.terminal.files import Refused
from scholars.terminal.seeds import seed

if TYPE_CHECKING:
    from scholars.arena import Entrant, Kind, Match, Tournament
    from scholars.arena.tournament import Playing

RESULTS = Path("arena.sqlite")
NEEDED = ("openskill",)


def add_options(parser: argparse.ArgumentParser) -> None:
    """What can be said about a tournament, besides the language, the expansion and the catalogue."""
    parser.set_defaults(answer=run)
    ours = "a bot by name or weights file, perhaps with seconds or tries for a decision (sage@2, my.weights@48tries)"
    theirs = 'a Python class (my_bots:Careful), a program ("node bot.js"); each may be given a name='
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"{ours}, {theirs}")
    parser.add_argument("--games", type=_count, default=100, help="of each match, or as many more as end with a deal")
    parser.add_argument("--players", type=_players, default=(2,), metavar="2-4", help="how many play (default: 2)")
    parser.add_argument("--mode", type=_listed(MODES), default=("casual",), metavar="MODE", help="casual, epic or both")
    solo = f"alone against the solo opponent: {', '.join(DIFFICULTIES)}, some with commas between, or all"
    parser.add_argument("--solo", type=_listed(DIFFICULTIES), metavar="DIFFICULTY", help=solo)
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--against", metavar="BOT", help="each meets this one alone, in all other seats")
    who.add_argument("--ladder", action="store_true", help="each meets only the one named before it")
    parser.add_argument("--seed", type=seed, default=0, help="of the first deal; the next has the next (default: 0)")
    workers = "processes that play (default: as many as there are processors)"
    parser.add_argument("--workers", type=_count, default=os.cpu_count() or 1, help=workers)
    ray = "play on the Ray cluster at an address, as auto or 10.0.0.1:6379; local: one of --workers on this machine"
    parser.add_argument("--ray", metavar="ADDRESS", help=ray)
    limit = "seconds after which a decision counts as hanging, and the game as lost (default: 60)"
    parser.add_argument("--limit", type=float, default=60.0, metavar="SECONDS", help=limit)
    kept = f"the file of results, which goes on and grows (default: {RESULTS})"
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help=kept)
    told = parser.add_mutually_exclusive_group()
    told.add_argument("--json", action="store_true", help="print the standings as JSON values")
    told.add_argument("--markdown", action="store_true", help="print them as tables for a document")


def _count(text: str) -> int:
    if not re.fullmatch("[0-9]{1,7}", text) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a number from 1 on, not {text}")
    return int(text)


def _players(text: str) -> tuple[int, ...]:
    found = re.fullmatch("([2-4])(?:-([2-4]))?", text)
    if not found:
        raise argparse.ArgumentTypeError(f"2, 3 or 4 play, or as in 2-4, not {text}; --solo is for a single one")
    return tuple(range(int(found[1]), int(found[2] or found[1]) + 1))


def _listed(known: tuple[str, ...]) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        asked = known if text in ("all", "both") else tuple(text.split(","))
        if not set(asked) <= set(known):
            raise argparse.ArgumentTypeError(f"{', '.join(known)}, or some with commas between, not {text}")
        return asked

    return read


def run(asked: argparse.Namespace) -> int:
    """Play what is missing, then tell how all fared."""
    for library in NEEDED:
        if find_spec(library) is None:
            needed = f"The arena needs {library}, which is not installed"
            raise Refused(f'{needed}; `pip install ".[arena]"` in the checkout adds it.')
    from scholars.arena import Results, Tournament  # noqa: PLC0415 - what few ask for is loaded late

    matches = _matches(asked)
    if not 0 < asked.limit < float("inf"):
        raise Refused(f"A decision may take some seconds, more than 0, not {asked.limit}.")
    with Results(asked.results) as results:
        tournament = Tournament(results, matches, asked.games, asked.seed)
        stopped = _play(asked, tournament)
        if tournament.done:
            _tell(asked, tournament)
        return 130 if stopped else 0


def _matches(asked: argparse.Namespace) -> "list[Match]":
    """Who meets whom in which games."""
    from scholars.arena.schedule import against, everybody, ladder  # noqa: PLC0415

    kinds, bots = _kinds(asked), [_entrant(text) for text in asked.bots]
    if asked.solo and (asked.against or asked.ladder):
        raise Refused("Against the solo opponent bots meet nobody else: no --against, no --ladder.")
    if asked.against:
        return against(kinds, bots, _entrant(asked.against))
    if asked.ladder:
        if len(bots) < 2:
            raise Refused("A ladder has two bots at least.")
        return ladder(kinds, bots)
    if (most := max(kind.players for kind in kinds)) > len(bots):
        named = f"{most} players need {most} bots; name one more often if it shall sit there more often"
        raise Refused(f"{named}, or say with --against who sits in all other seats.")
    return everybody(kinds, bots)


def _kinds(asked: argparse.Namespace) -> "list[Kind]":
    from scholars.arena import Kind  # noqa: PLC0415

    expansions = tuple(asked.expansions or ())
    catalogue = getattr(asked, "catalogue", None)
    kept = None if catalogue is None else str(catalogue.resolve())
    if asked.solo:
        return [Kind(1, mode, solo, expansions, kept) for mode in asked.mode for solo in asked.solo]
    return [Kind(players, mode, None, expansions, kept) for players in asked.players for mode in asked.mode]


def _entrant(text: str) -> "Entrant":
    from scholars.arena import entrant  # noqa: PLC0415

    return entrant(text)


def _play(asked: argparse.Namespace, tournament: "Tournament") -> bool:
    """Play what is missing; whether somebody stopped it."""
    if not tournament.missing:
        return False
    players = _players_of(asked, len(tournament.missing))
    try:
        with _progress(asked, tournament, players) as tell:
            tournament.run(players, tell)
    except KeyboardInterrupt:
        words = message(
            "arena-stopped",
            done=tournament.done,
            total=tournament.total,
            file=message("player-name", player=str(asked.results)),
        )
        print(say(words, asked.lang), file=sys.stderr)
        return True
    finally:
        players.close()
    return False


def _players_of(asked: argparse.Namespace, missing: int) -> "Playing":
    """Who plays: processes of this machine, or of a cluster."""
    if asked.ray is None:
        from scholars.arena.workers import Workers  # noqa: PLC0415

        return Workers(min(asked.workers, missing), asked.limit)
    if find_spec("ray") is None:
        raise Refused('A cluster needs ray, which is not installed; `pip install ".[ray]"` in the checkout adds it.')
    from scholars.arena.cluster import LOCAL, Cluster  # noqa: PLC0415

    return Cluster(asked.ray, asked.limit, asked.workers if asked.ray == LOCAL else None)


@contextmanager
def _progress(asked: argparse.Namespace, tournament: "Tournament", players: "Playing") -> Iterator[Callable[[], None]]:
    """A bar with the time that is left; where nobody looks on, a line every minute."""
    console, told = Console(stderr=True), time.monotonic()

    def line() -> str:
        left = tournament.pace.left / max(1, players.free + players.busy)
        clock = f"{int(left) // 3600}:{int(left) // 60 % 60:02}:{int(left) % 60:02}"
        return say(message("arena-left", done=tournament.done, total=tournament.total, time=clock), asked.lang)

    if not console.is_terminal:

        def tell_line() -> None:
            nonlocal told
            if time.monotonic() - told > 60:
                told = time.monotonic()
                print(line(), file=sys.stderr, flush=True)

        yield tell_line
        return
    with Progress(BarColumn(), TextColumn("{task.description}"), console=console, transient=True) as progress:
        task = progress.add_task(line(), total=tournament.total, completed=tournament.done)
        yield lambda: progress.update(task, completed=tournament.done, description=line())


def _tell(asked: argparse.Namespace, tournament: "Tournament") -> None:
    from scholars.arena.ratings import ratings  # noqa: PLC0415
    from scholars.arena.standings import standings  # noqa: PLC0415
    from scholars.arena.tables import plain, tables  # noqa: PLC0415

    found = standings(tournament.played())
    rated = ratings(game for _, game in tournament.played())
    if asked.json:
        print(json.dumps({**plain(found, rated), "engine": build()}, ensure_ascii=False))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    for one in tables(found, rated, asked.lang):
        if asked.markdown:
            print(f"{one.markdown()}\n")
            continue
        console.print(f" {one.title}", style="bold", soft_wrap=True)
        table = Table(box=box.SIMPLE_HEAD)
        for head in one.heads:
            table.add_column(head)
        for row in one.rows:
            table.add_row(*row)
        console.print(table)
    print(say(message("arena-engine", engine=build()), asked.lang))
