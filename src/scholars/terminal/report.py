"""`scholars report RESULTS`: what the games of an arena say about the game, as a page, pictures and numbers."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from scholars.locales import message, say
from scholars.positions.files import write_whole
from scholars.terminal.files import Refused
from scholars.terminal.screen import Screen

if TYPE_CHECKING:
    from scholars.arena import Results


def add_options(parser: argparse.ArgumentParser) -> None:
    """What the command may be told besides the language."""
    parser.set_defaults(answer=run)
    parser.add_argument("results", type=Path, metavar="RESULTS", help="the file that `scholars arena` wrote")
    html = "the page (default: beside the results); the numbers are written beside it as CSV"
    parser.add_argument("--html", type=Path, metavar="OUT", help=html)
    parser.add_argument("--svg", type=Path, metavar="FOLDER", help="write every plot as a picture of its own too")
    parser.add_argument("--parquet", type=Path, metavar="FOLDER", help="only export games and seats as Parquet")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that count (default: all)")


def run(asked: argparse.Namespace) -> int:
    """Write it."""
    try:
        from scholars.arena import Results  # noqa: PLC0415 - what few ask for is loaded late

        with Results(asked.results, must_exist=True) as results:
            if not len(results):
                raise Refused(f"{asked.results}: no game was played yet.")
            return _export(asked, results) if asked.parquet else _report(asked, results)
    except ModuleNotFoundError as missing:
        needed = f"A report needs {missing.name}, which is not installed"
        raise Refused(f'{needed}; `pip install ".[arena]"` in the checkout adds it.') from None
    except OSError as fault:
        raise Refused(f"{fault.filename or asked.results}: {fault.strerror or fault}.") from None


def _export(asked: argparse.Namespace, results: "Results") -> int:
    from scholars.arena.exporting import export  # noqa: PLC0415

    count = export(results, asked.parquet)
    print(
        say(
            message("report-exported", games=count, folder=message("player-name", player=str(asked.parquet))),
            asked.lang,
        )
    )
    return 0


def _report(asked: argparse.Namespace, results: "Results") -> int:
    from scholars.arena.counting import counted  # noqa: PLC0415
    from scholars.arena.figures import studies  # noqa: PLC0415
    from scholars.arena.report import Report, as_csv, page  # noqa: PLC0415
    from scholars.catalogue import load  # noqa: PLC0415

    catalogue = load(getattr(asked, "catalogue", None))
    reports = [Report(study, asked.lang, catalogue) for study in studies(counted(results, asked.workers))]
    if not reports:
        raise Refused(f"{asked.results}: no game was played to its end with the rules and cards of this version.")
    html = asked.html or asked.results.with_suffix(".html")
    written = {html: page(reports, asked.lang), html.with_suffix(".csv"): as_csv(reports)}
    if asked.svg:
        plots = ((report, section, plot) for report in reports for section, plot in report.sections())
        written |= {asked.svg / f"{report.study.kind}-{section}.svg": plot for report, section, plot in plots}
    screen = Screen(asked.lang)
    for path, text in written.items():
        write_whole(path, text)
        screen.tell_file("review-written", file=str(path))
    return 0
