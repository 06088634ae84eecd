"""`scholars review`: a game that was played, judged turn by turn, and what there is to learn from it."""

import argparse
import json
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table
from rich.text import Text

from scholars.game import Game
from scholars.locales import message, say
from scholars.positions.files import write_whole
from scholars.review import Decided, Moment, Option, Review, Reviewing, page, plain
from scholars.review.lessons import number
from scholars.terminal.files import Refused, opened, read
from scholars.terminal.screen import Screen

BARS = "▁▂▃▄▅▆▇█"
MARKS = {"best": "◆", "good": "●", "fair": "·", "weak": "▽", "missed": "✗"}


def add_options(parser: argparse.ArgumentParser) -> None:
    """What the command may be told besides the language."""
    parser.set_defaults(answer=run)
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game, or any record of one")
    parser.add_argument("--json", action="store_true", help="print the review as JSON values")
    parser.add_argument(
        "--html", type=Path, metavar="OUT", help="write it as a page to share, which needs nothing else"
    )
    tries = "how often options are tried out for a decision (default: as often as takes a game of two half a minute)"
    parser.add_argument("--tries", type=_tries, metavar="NUMBER", help=tries)


def _tries(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:6]) <= 10_000:
        raise argparse.ArgumentTypeError(f"options are tried 1 to 10000 times, not {text}")
    return int(text)


def run(asked: argparse.Namespace) -> int:
    """Judge the game of a file and tell it."""
    told, _ = read(asked.file)
    game, fault = opened(asked.file, told, getattr(asked, "catalogue", None))
    if not game.history:
        raise Refused(f"{asked.file}: nothing was played in this game.")
    found = _judged(game, asked.tries, asked.lang)
    screen = Screen(asked.lang)
    if asked.html is not None:
        try:
            write_whole(asked.html, page(found, asked.lang))
        except OSError as unwritten:
            raise Refused(f"{asked.html}: {unwritten.strerror or unwritten}.") from None
        screen.tell_file("review-written", file=str(asked.html))
    elif asked.json:
        print(json.dumps(plain(found), ensure_ascii=False))
    else:
        if fault:
            screen.line(fault, "bold", whole=True)
        Shown(found, screen).tell()
    return 0


def _judged(game: Game, tries: int | None, language: str) -> Review:
    """The review, with its progress beside what is printed."""
    coming = Reviewing(game, tries)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say(message("review-title"), language), total=1.0)
        for _ in coming:
            progress.update(task, completed=coming.done)
    return coming.review()


class Shown:
    """A review on a screen."""

    def __init__(self, found: Review, screen: Screen) -> None:
        self.review = found
        self.screen = screen
        self.language = screen.language
        self.names = tuple(say(message("player-name", player=name), screen.language) for name in found.names)
        screen.knows(self.names)

    def tell(self) -> None:
        """All of it."""
        screen = self.screen
        screen.heading(say(message("review-title"), self.language))
        if not self.review.over:
            screen.tell("review-unfinished")
        self._curves()
        for seat in range(len(self.review.players)):
            self._player(seat)
        self._sources()

    def _curves(self) -> None:
        """The chance to win of every seat, from the first turn to the end, and how good its turns were."""
        screen, wide = self.screen, max(map(len, self.names))
        screen.tell("review-chance", "bold")
        for seat, name in enumerate(self.names):
            wins = [expected.win for expected in self.review.curve(seat)]
            bars = "".join(BARS[min(len(BARS) - 1, int(win * len(BARS)))] for win in wins)
            screen.line(f"  {name:<{wide}}  {bars}  {round(100 * wins[0])} → {round(100 * wins[-1])} %", whole=True)
        screen.line()
        screen.tell("review-grades", "bold")
        for seat, name in enumerate(self.names[: len(self.review.players)]):
            marks = "".join(MARKS[turn.grade] for turn in self.review.turns_of(seat))
            among = self.review.among_the_best(seat)
            told = "" if among is None else self._say("review-among", chance=round(100 * among))
            screen.line(f"  {name:<{wide}}  {marks}  {told}", whole=True)
        legend = (f"{mark} {self._say('review-grade', grade=grade)}" for grade, mark in MARKS.items())
        screen.line(f"  {'   '.join(legend)}", "dim")

    def _player(self, seat: int) -> None:
        """Where a player lost or won most, and what there is to learn."""
        screen = self.screen
        screen.line()
        screen.heading(self.names[seat])
        moments = self.review.moments(seat)
        screen.tell("review-moments" if moments else "review-no-moments", "bold")
        for place, moment in enumerate(moments, start=1):
            self._moment(place, moment)
        learn = self.review.players[seat].learn
        screen.tell("review-learn" if learn else "review-nothing-to-learn", "bold")
        for sentence in learn:
            screen.line(f"  {say(sentence, self.language)}")

    def _moment(self, place: int, moment: Moment) -> None:
        turn = self.review.turns[moment.turn - 1]
        assert turn.telling is not None
        assert turn.worth is not None
        told = self._say("review-moment", kind=moment.kind, round=turn.round)
        worth = say(turn.worth, self.language)
        self.screen.line(f"  {place}. {told}  {worth}  {say(turn.telling.question, self.language)}", "bold")
        self._compared(turn.telling, moment)

    def _compared(self, telling: Decided, moment: Moment) -> None:
        self._option("review-played", telling.played)
        self._option("review-stronger" if moment.missed else "review-next-best", telling.instead)

    def _option(self, key: str, option: Option) -> None:
        told = message("review-label", label=message(key), text=option.title)
        self.screen.line(f"     {say(told, self.language)} ({self._after(option)})")
        why = "; ".join(say(reason, self.language) for reason in option.reasons)
        self.screen.line(f"       {why}", "dim")

    def _after(self, option: Option) -> str:
        return self._say("review-after", chance=round(100 * option.win), vp=round(option.total))

    def _sources(self) -> None:
        """The points of the players by source, beside what a strong player has."""
        review, language = self.review, self.language
        self.screen.line()
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column(self._say("review-sources"))
        for player in review.players:
            table.add_column(Text(player.name), justify="right")
        table.add_column(self._say("review-strong"), justify="right")
        for place, source in enumerate(review.players[0].sources):
            points = [player.sources[place].points for player in review.players]
            average = "" if source.average is None else say(number(source.average), language)
            title = self._say("score-category", category=source.category)
            table.add_row(title, *(say(number(vp), language) for vp in points), average)
        totals = [sum(source.points for source in player.sources) for player in review.players]
        averages = [source.average for source in review.players[0].sources]
        average = "" if None in averages else say(number(sum(one or 0.0 for one in averages)), language)
        table.add_section()
        table.add_row(self._say("score-total"), *(say(number(vp), language) for vp in totals), average, style="bold")
        self.screen.show(table)
        key = "review-compared" if review.compared_with else "review-not-compared"
        self.screen.tell(key, "dim", **({"games": review.compared_with} if review.compared_with else {}))

    def _say(self, key: str, **values: str | int) -> str:
        return say(message(key, **values), self.language)
