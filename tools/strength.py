"""How strong the bots are, and what the doubt about the solo opponent's Gold amounts to, as tables in Markdown.

    python tools/strength.py                                         # all of them, 200 games for each row
    python tools/strength.py --only gold --games 10                  # one of them, quickly
    python tools/strength.py --only everywhere --bot vizier          # one bot wherever it can play

All but `gold` stand in docs/strength.md; `gold` stands in docs/fidelity.md by way of tools/write_docs.py. The seeds are
the numbers of the games, so everybody has the same figures from the same rules and weights.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import repeat
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from tempfile import TemporaryDirectory

from scholars import Game
from scholars.bots import LEVELS, bot, let_choose
from scholars.catalogue import SHIPPED, load
from scholars.components import Difficulty
from scholars.scores import Outcome

MODES = ("casual", "epic")
BOXES: dict[str, tuple[str, ...]] = {"base game": (), "Body of Books": ("body-of-books",)}
CATEGORIES = {
    "dice-sum": "Dice Sum",
    "retirees": "Retirees",
    "guilds": "Guilds",
    "caliph-cards": "Caliph Cards",
    "research": "Research",
    "scrolls": "Scrolls",
    "pages": "Pages",
    "rows": "rows",
}
EVENTS = {
    "page_gained": "Pages gained",
    "page_resolved": "gold banners resolved",
    "card_upgraded": "cards upgraded",
    "row_filled": "rows filled",
    "xp_gained": "XP gained",
}
YARDSTICK = "greedy"
FOUR = 4  # as many Translators as the rulebook's worked example numbers
CONFIDENCE = 1.96  # standard errors on either side of a mean: 95 %


@dataclass(frozen=True, slots=True)
class Kind:
    """Which games are played."""

    players: int
    mode: str
    difficulty: Difficulty | None = None
    expansions: tuple[str, ...] = ()
    catalogue: Path | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over, and how often each thing happened in it."""

    outcome: Outcome
    happened: Counter[str]

    def total(self, seat: int) -> int:
        """The Victory Points of a seat."""
        return self.outcome.scores[seat].total


def play(kind: Kind, player: str, number: int) -> Played:
    """A game of a kind, with one bot in every seat that is asked."""
    return play_game(kind, [player] * kind.players, number)


def play_game(kind: Kind, players: Sequence[str], seed: int) -> Played:
    """A game of a kind between some bots."""
    solo = None if kind.difficulty is None else str(kind.difficulty)
    game = Game.new(kind.players, seed, kind.mode, kind.catalogue, solo=solo, expansions=kind.expansions)
    bots, happened = [bot(name, 10 * seed + seat) for seat, name in enumerate(players)], Counter[str]()
    while game.decision is not None:
        events = game.play(let_choose(bots[game.decision.seat], game, 1000 * seed + len(game.history)))
        happened.update(event.name for event in events)
    assert game.outcome is not None
    return Played(game.outcome, happened)


@dataclass(frozen=True, slots=True)
class Met:
    """How a bot fared in one seat against others."""

    won: float  # a tie is shared
    own: int
    best_other: int


def meet(kind: Kind, one: str, others: str, number: int) -> Met:
    """A game in which a bot meets others of one kind; each deal is played once from every seat."""
    seat = number % kind.players
    players = [others] * kind.players
    players[seat] = one
    played = play_game(kind, players, number // kind.players)
    winners = played.outcome.winners
    scores = [score.total for score in played.outcome.scores]
    return Met((seat in winners) / len(winners), scores.pop(seat), max(scores))


class Series:
    """Games with the seeds from 0 on, played by several processes; each kind once, whichever tables need it."""

    def __init__(self, games: int, processes: ProcessPoolExecutor, player: str, levels: Sequence[str]) -> None:
        self.games, self.player, self.levels, self._processes = games, player, levels, processes
        self._played: dict[tuple[Kind, str], list[Played]] = {}

    def of(self, kind: Kind, player: str = YARDSTICK) -> list[Played]:
        """All games of a kind, by number."""
        asked = (kind, player)
        if asked not in self._played:
            games = self._processes.map(play, repeat(kind), repeat(player), range(self.games), chunksize=4)
            self._played[asked] = list(games)
        return self._played[asked]

    def between(self, kind: Kind, one: str, others: str) -> list[Met]:
        """All games in which a bot meets others: as many as there are, and as are needed to end with every seat."""
        games = range(-(-self.games // kind.players) * kind.players)
        return list(self._processes.map(meet, repeat(kind), repeat(one), repeat(others), games))


# The tables


def books(series: Series, _: Path) -> Iterator[str]:
    """Greedy against itself with and without Body of Books: its score, and what it does with the expansion.

    Two scores of one game are not independent, so a game counts once, with the mean of both.
    """
    yield row("mode", "box", "games", "total", *CATEGORIES.values())
    yield rule(4 + len(CATEGORIES))
    for mode in MODES:
        for box, expansions in BOXES.items():
            played = series.of(Kind(2, mode, expansions=expansions))
            total = estimate([mean(score.total for score in one.outcome.scores) for one in played])
            yield row(mode, box, str(len(played)), total, *(by_category(played, category) for category in CATEGORIES))
    yield ""
    yield row("mode", *EVENTS.values())
    yield rule(1 + len(EVENTS))
    for mode in MODES:
        played = series.of(Kind(2, mode, expansions=BOXES["Body of Books"]))
        yield row(mode, *(f"{mean(one.happened[event] / 2 for one in played):.2f}" for event in EVENTS))


def ladder(series: Series, _: Path) -> Iterator[str]:
    """Every level against the one below, and all against greedy, in casual games of two."""
    yield row("level", "against", "games", "won", "points", "theirs")
    yield rule(6)
    for level, below in zip(LEVELS, (YARDSTICK, *LEVELS), strict=False):
        if level in series.levels:
            for other in dict.fromkeys((below, YARDSTICK)):
                yield row(level, other, *met(series.between(Kind(2, "casual"), level, other)))


def everywhere(series: Series, _: Path) -> Iterator[str]:
    """One bot against greedy, for every number of players, mode and box."""
    yield row("players", "mode", "box", "games", "won", "points", "best of theirs")
    yield rule(7)
    for players in (2, 3, 4):
        for mode in MODES:
            for box, expansions in BOXES.items():
                games = series.between(Kind(players, mode, expansions=expansions), series.player, YARDSTICK)
                yield row(str(players), mode, box, *met(games))


def met(games: Sequence[Met]) -> Iterator[str]:
    """How many games, in which part of them the bot won, and the points of both sides."""
    yield str(len(games))
    yield share([one.won for one in games])
    yield estimate([one.own for one in games])
    yield estimate([one.best_other for one in games])


def solo(series: Series, _: Path) -> Iterator[str]:
    """One bot against the solo opponent: both scores, and how often it wins."""
    yield row("mode", "box", "difficulty", "games", series.player, "the opponent", "won")
    yield rule(7)
    for mode in MODES:
        for box, expansions in BOXES.items():
            for difficulty in Difficulty:
                played = series.of(Kind(1, mode, difficulty, expansions), series.player)
                scores = (estimate([one.total(seat) for one in played]) for seat in (0, 1))
                won = share([float(one.outcome.solo == "won") for one in played])
                yield row(mode, box, str(difficulty).capitalize(), str(len(played)), *scores, won)


def gold(series: Series, folder: Path) -> Iterator[str]:
    """The same against an opponent that places four Gold for each language, and the differences game by game."""
    catalogue = with_four_gold(folder)
    yield row(
        "mode", "difficulty", "games", "the opponent", "with four", "difference", "greedy", "with four", "difference"
    )
    yield rule(9)
    for mode in MODES:
        for difficulty in (Difficulty.STUDENT, Difficulty.SCHOLAR):
            kind = Kind(1, mode, difficulty)
            now, then = series.of(kind), series.of(replace(kind, catalogue=catalogue))
            sides = (cell for seat in (1, 0) for cell in compared(now, then, seat))
            yield row(mode, str(difficulty).capitalize(), str(len(now)), *sides)


def with_four_gold(folder: Path) -> Path:
    """A catalogue that differs from ours in the Gold for each language alone."""
    text = (SHIPPED / "solo.toml").read_text(encoding="utf-8")
    (folder / "solo.toml").write_text(re.sub(r"(?m)^gold = \d+$", f"gold = {FOUR}", text), encoding="utf-8")
    assert {focus.gold for focus in load(folder).solo.focus} == {FOUR}
    return folder


def by_category(played: Sequence[Played], category: str) -> str:
    """The mean of a category over all scores; nothing where the box has no such category."""
    scores = [score.by_category for one in played for score in one.outcome.scores]
    return f"{mean(score[category] for score in scores):.1f}" if category in scores[0] else ""


def compared(now: Sequence[Played], then: Sequence[Played], seat: int) -> Iterator[str]:
    """The score of a seat in both series, and what the second has more."""
    yield estimate([one.total(seat) for one in now])
    yield estimate([one.total(seat) for one in then])
    yield estimate([other.total(seat) - one.total(seat) for one, other in zip(now, then, strict=True)], sign="+")


def estimate(numbers: Sequence[float], sign: str = "") -> str:
    """A mean with its 95 % confidence interval."""
    return f"{mean(numbers):{sign}.1f} ± {CONFIDENCE * stdev(numbers) / sqrt(len(numbers)):.1f}"


def share(parts: Sequence[float]) -> str:
    """In which part of the games something was so, with Wilson's 95 % interval: sound where it never or always was.

    Games of one deal are taken for independent, though luck helps both seats alike: the interval is rather too wide.
    """
    count, part = len(parts), mean(parts)
    spread = CONFIDENCE**2 / count
    centre = (part + spread / 2) / (1 + spread)
    half = CONFIDENCE * sqrt(part * (1 - part) / count + spread / (4 * count)) / (1 + spread)
    return f"{part:.1%} ({centre - half:.0%} to {centre + half:.0%})"


def row(*cells: str) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def rule(columns: int) -> str:
    """The line under a table's heads."""
    return row(*repeat("---", columns))


# The command line

TABLES: dict[str, Callable[[Series, Path], Iterable[str]]] = {
    "ladder": ladder,
    "everywhere": everywhere,
    "solo": solo,
    "books": books,
    "gold": gold,
}


def main() -> int:
    """Play, and print each row as soon as it is known."""
    options = read_options()
    with TemporaryDirectory(prefix="scholars-") as folder, ProcessPoolExecutor(options.processes) as processes:
        series = Series(options.games, processes, options.bot, options.levels)
        for name in options.only:
            print(f"\n{name}\n", flush=True)
            for line in TABLES[name](series, Path(folder)):
                print(line, flush=True)
    return 0


def read_options() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description="Let bots play, and print the tables of their strength.")
    parser.add_argument("--only", nargs="+", choices=TABLES, default=[*TABLES], help="these tables (all)")
    parser.add_argument("--bot", default=LEVELS[-1], help=f"whose strength `everywhere` and `solo` tell ({LEVELS[-1]})")
    parser.add_argument(
        "--levels", nargs="+", choices=LEVELS, default=LEVELS, help="those that `ladder` tells of (all)"
    )
    parser.add_argument("--games", type=int, default=200, help="how many games for each row (200)")
    parser.add_argument("--processes", type=int, default=2, help="how many at a time (2)")
    options = parser.parse_args()
    if options.games < 2:
        parser.error("an interval takes two games at least")
    return options


if __name__ == "__main__":
    sys.exit(main())
