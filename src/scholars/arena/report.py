"""A report: what games of bots say about the game, as one page that asks nobody for anything, pictures and CSV."""

import csv
import io
from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from scholars.arena.figures import OTHERS, THINGS, WON, Figure, Study
from scholars.arena.plots import Row, curves, dots
from scholars.catalogue import Catalogue, load
from scholars.locales import message, name, say

FEWEST = 30  # seats that used a thing before a plot shows it; the CSV has all
MOST = 24  # rows of a plot: the best and the worst
DOTS = (*THINGS, "tracks", "openings")
TITLES = {
    "ratings": "report-ratings",
    "seats": "report-seats",
    "scores": "report-scores",
    "sources": "report-sources",
    "length": "report-length",
    "growth": "report-growth",
    "rooms": "report-rooms",
    "translators": "report-translators",
    "scrolls": "report-scrolls",
    "goals": "report-goals",
    "pages": "report-pages",
    "resources": "report-resources",
    "starts": "report-starts",
    "tracks": "report-tracks",
    "openings": "report-openings",
}
NOTES = {
    "ratings": "report-ratings-note",
    "seats": "report-seats-note",
    "growth": "report-growth-note",
    "tracks": "report-tracks-note",
    **dict.fromkeys((*THINGS, "openings"), "report-used-note"),
}
SERIES = {WON: "report-won", OTHERS: "report-others", "use": "report-used", "level": "report-level"}


class Report:
    """What the games of one kind say."""

    def __init__(self, study: Study, language: str = "en", catalogue: Catalogue | None = None) -> None:
        self.study = study
        self.language = language
        self.catalogue = catalogue or load()
        self.figures = [*study.figures()]

    def say(self, key: str, **values: str | int) -> str:
        """A message in the language of the report."""
        return say(message(key, **values), self.language)

    @property
    def title(self) -> str:
        """Which games."""
        game = self.study.games[0][0]
        box = self.say("arena-box", expansion=game.expansions.split()[0] if game.expansions else "none")
        players = "solo" if game.solo else str(game.players)
        told = self.say("arena-played", players=players, mode=self.say("arena-length", mode=game.mode), box=box)
        return f"{told}, {self.say('arena-opponent', difficulty=game.solo)}" if game.solo else told

    def lead(self) -> Iterator[str]:
        """Who played how often, and which games tell of balance."""
        tables = Counter(
            tuple(sorted(seat.entrant.label for seat in game.seats if seat.entrant)) for game, _ in self.study.games
        )
        for bots, count in tables.most_common():
            yield self.say("report-met", bots=", ".join(bots), games=count)
        if self.study.balanced is self.study.equals and len(self.study.equals) < len(self.study.games):
            yield self.say("report-equals", games=len(self.study.equals))
        versions = sorted(
            {
                f"{seat.entrant.label} {seat.entrant.version}"
                for game, _ in self.study.games
                for seat in game.seats
                if seat.entrant
            }
        )
        yield self.say("report-versions", versions=", ".join(versions), rules=self.study.games[0][0].rules)

    def sections(self) -> Iterator[tuple[str, str]]:
        """Each section that has figures, with its plot."""
        for section in TITLES:
            found = [one for one in self.figures if one.section == section]
            plot = self._plot(section, found) if found else ""
            if plot:
                yield section, plot

    # Plots

    def _plot(self, section: str, found: Sequence[Figure]) -> str:
        title = self.say(TITLES[section])
        if section in ("scores", "length", "growth"):
            return self._curves(section, title, found)
        if section == "ratings":
            return dots(title, [Row(one.item, one.estimate) for one in found], share=False)
        if section == "sources":
            return self._sources(title, found)
        uses = {one.item: one.estimate for one in found if one.series == "use"}
        won = [one for one in found if one.series == WON]
        fewest = min(FEWEST, max(one.estimate.n for one in won))
        won = [one for one in won if one.estimate.n >= fewest]
        if len(won) > MOST:
            won = won[: MOST // 2] + won[-MOST // 2 :]
        rows = [Row(self.item(section, one.item), one.estimate, uses.get(one.item)) for one in won]
        used = self.say("report-ahead" if section == "tracks" else "report-used") if uses else ""
        return dots(title, rows, share=True, mark=self.study.chance, use=used)

    def _sources(self, title: str, found: Sequence[Figure]) -> str:
        labels = {WON: self.say("report-winners"), OTHERS: self.say("report-others")}
        order = sorted(found, key=lambda one: [other.item for other in found].index(one.item))
        rows = [
            Row(
                f"{self.item('sources', one.item)}, {labels[one.series]}",
                one.estimate,
                series=int(one.series == OTHERS),
            )
            for one in order
        ]
        return dots(title, rows, share=False, mark=0.0)

    def _curves(self, section: str, title: str, found: Sequence[Figure]) -> str:
        names = {
            WON: self.say("report-winners"),
            OTHERS: self.say("report-others"),
            "rounds": self.say("report-all-games"),
        }
        series = {
            names[key]: [(float(one.item), one.estimate) for one in found if one.series == key]
            for key in dict.fromkeys(one.series for one in found)
        }
        along = self.say("report-points" if section == "scores" else "report-rounds")
        kept = {key: points for key, points in series.items() if points}
        return curves(title, kept, along, share=section != "growth", columns=section != "growth")

    # Words

    def item(self, section: str, item: str) -> str:
        """What a figure is about, in words."""
        if section == "seats":
            return self.say("report-seat", number=int(item))
        if section == "sources":
            return self.say("score-category", category=item)
        if section == "openings":
            return " \N{RIGHTWARDS ARROW} ".join(self.say("action", item=one) for one in item.split())
        if section == "tracks":
            item = f"track-{item}"
        return say(name(self.catalogue.find(item)), self.language) if section in DOTS else item

    def rows(self) -> Iterator[tuple[str, ...]]:
        """Every figure as a row of CSV."""
        for one in self.figures:
            found = one.estimate
            numbers = (f"{number:.6g}" for number in (found.value, found.low, found.high))
            yield (
                self.study.kind,
                one.section,
                one.series,
                one.item,
                self.item(one.section, one.item),
                *numbers,
                str(found.n),
            )


HEADS = ("kind", "section", "series", "item", "name", "value", "low", "high", "n")


def as_csv(reports: Sequence[Report]) -> str:
    """All figures of all reports."""
    text = io.StringIO()
    written = csv.writer(text, lineterminator="\n")
    written.writerow(HEADS)
    for report in reports:
        written.writerows(report.rows())
    return text.getvalue()


def page(reports: Sequence[Report], language: str = "en") -> str:
    """The page, whole in itself."""
    style = files("scholars.arena").joinpath("page.css").read_text(encoding="utf-8")
    title = escape(say(message("report-title"), language))
    note = escape(say(message("report-note"), language))
    contents = "".join(f'<li><a href="#{one.study.kind}">{escape(one.title)}</a></li>' for one in reports)
    articles = "".join(map(_article, reports))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<header><h1>{title}</h1>\n"
        f"<p>{note}</p><ul>{contents}</ul></header>\n<main>\n{articles}</main>\n</body>\n</html>\n"
    )


def _article(report: Report) -> str:
    lead = "".join(f"<p>{escape(sentence)}</p>" for sentence in report.lead())
    parts = "".join(_section(report, section, plot) for section, plot in report.sections())
    return f'<article id="{report.study.kind}"><h2>{escape(report.title)}</h2>{lead}\n{parts}</article>\n'


def _section(report: Report, section: str, plot: str) -> str:
    note = f"<p class=note>{escape(report.say(NOTES[section]))}</p>" if section in NOTES else ""
    numbers = escape(report.say("report-numbers"))
    table = f"<details><summary>{numbers}</summary>{_table(report, section)}</details>"
    title = escape(report.say(TITLES[section]))
    return f'<section id="{report.study.kind}-{section}"><h3>{title}</h3>{note}{plot}{table}</section>\n'


def _table(report: Report, section: str) -> str:
    """The figures of a section, for those who want to read or copy them."""
    heads = "".join(
        f"<th scope=col>{escape(report.say(key))}</th>"
        for key in ("report-what", "report-series", "report-value", "report-interval", "report-n")
    )
    found = [one for one in report.figures if one.section == section]
    rows = "".join(
        f"<tr><th scope=row>{escape(report.item(section, one.item))}</th>"
        f"<td>{escape(report.say(SERIES[one.series])) if one.series in SERIES else ''}</td>"
        f"<td>{one.estimate.value:.3g}</td><td>{one.estimate.low:.3g} \N{EN DASH} {one.estimate.high:.3g}</td>"
        f"<td>{one.estimate.n}</td></tr>"
        for one in found
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
