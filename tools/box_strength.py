"""Measure how strong a bot is on boxes that differ from ours.

    python tools/box_strength.py librarian greedy --boxes 100 --games 1000

The values that docs/fidelity.md leaves open are permuted among things of their kind, as they might differ in a printed
box; without `--boxes` the games are played on ours. Every deal is played twice, with seats changed. The results stand
in docs/strength-on-boxes.md.
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean, median

from scholars import Game
from scholars.arena.intervals import Estimate, average, share_of
from scholars.bots import bot
from scholars.catalogue import Catalogue, load
from scholars.packs import compared
from scholars.training.boxes import BoxConfig, permuted_catalogue

FIRST_DEAL = 10_000
HEADER = """\
| values that differ | setting | a | b | games | a wins | by box: worst tenth, median, best | points ahead |
| --- | --- | --- | --- | --- | --- | --- | --- |"""


@dataclass(frozen=True)
class Matchup:
    """Two bots and what they play: two players, the first of them `a`."""

    bots: tuple[str, str]
    mode: str = "casual"
    expansions: tuple[str, ...] = ()

    @property
    def setting(self) -> str:
        """The setting in a word, as `2-casual-books`."""
        return "-".join(("2", self.mode, *("books" for _ in self.expansions)))


@dataclass(frozen=True)
class Deal:
    """A deal that was played from both seats: the share of its two games that `a` won, and its mean margin."""

    won: float
    margin: float


@dataclass(frozen=True)
class BoxResult:
    """The deals played on one box, and in how many values it differs from ours."""

    changed: int
    deals: tuple[Deal, ...]


def play_box(matchup: Matchup, seed: int | None, config: BoxConfig, deals: Sequence[int]) -> BoxResult:
    """Play some deals on the box of a seed, or on ours without one."""
    box = load() if seed is None else permuted_catalogue(seed, config)
    changed = sum(disparity.value for disparity in compared(load(), box))
    return BoxResult(changed, tuple(play_deal(matchup, box, deal) for deal in deals))


def play_deal(matchup: Matchup, box: Catalogue, deal: int) -> Deal:
    """Play a deal twice, with seats changed."""
    games = [play_game(matchup, box, deal, first) for first in (0, 1)]
    return Deal(fmean(won for won, _ in games), fmean(margin for _, margin in games))


def play_game(matchup: Matchup, box: Catalogue, deal: int, first: int) -> tuple[float, float]:
    """Play a game with `a` at a seat: its share of the victory, and by how many points it was ahead."""
    game = Game.new(2, deal, mode=matchup.mode, catalogue=box, expansions=matchup.expansions)
    names = matchup.bots if first == 0 else matchup.bots[::-1]
    seats = [bot(name, 2 * deal + seat) for seat, name in enumerate(names)]
    while game.decision is not None:
        seat = game.decision.seat
        game.play(seats[seat].choose(game.determinise(seat, deal)))
    outcome = game.outcome
    assert outcome is not None
    margin = outcome.scores[first].total - outcome.scores[1 - first].total
    return (first in outcome.winners) / len(outcome.winners), margin


def row(matchup: Matchup, results: Sequence[BoxResult], config: BoxConfig) -> str:
    """A line of the table. Games on one box are alike, so that a box counts once; on ours a deal does."""
    on_ours = not any(result.changed for result in results)
    units = [[deal] for result in results for deal in result.deals] if on_ours else [r.deals for r in results]
    won = [fmean(deal.won for deal in unit) for unit in units]
    ahead = average([fmean(deal.margin for deal in unit) for unit in units])
    games = sum(2 * len(result.deals) for result in results)
    worst = sorted(won)[: max(1, len(won) // 10)]
    spread = "" if on_ours else f"{fmean(worst):.0%}, {median(won):.0%}, {max(won):.0%}"
    changed = [result.changed for result in results]
    where = "" if config.cards else " of the boards"
    differ = "none" if on_ours else f"{min(changed)} to {max(changed)}{where}, on {len(results)} boxes"
    cells = (differ, matchup.setting, *matchup.bots, str(games), share(average(won), games), spread, points(ahead))
    return f"| {' | '.join(cells)} |"


def share(estimate: Estimate, games: int) -> str:
    """A share with its 95 % interval: never narrower than if all games were independent, as where one wins them all."""
    independent = share_of(estimate.value * games, games)
    low, high = min(estimate.low, independent.low), max(estimate.high, independent.high)
    return f"{estimate.value:.0%} ({max(0.0, low):.0%} to {min(1.0, high):.0%})"


def points(estimate: Estimate) -> str:
    """Points with their 95 % interval."""
    return f"{estimate.value:+.1f} ({estimate.low:+.1f} to {estimate.high:+.1f})"


def main() -> None:
    """Play, and print a row of the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs=2, metavar="BOT")
    parser.add_argument("--games", type=int, default=400, help="on all boxes together")
    parser.add_argument("--boxes", type=int, default=0, help="permuted boxes (default: 0, our own)")
    parser.add_argument("--stray", type=float, default=1.0, help="share of the open values that may move")
    parser.add_argument("--boards-only", action="store_true", help="leave Translators, Scrolls and Pages as they are")
    parser.add_argument("--mode", choices=("casual", "epic"), default="casual")
    parser.add_argument("--books", action="store_true", help="with Body of Books")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    args = parser.parse_args()
    matchup = Matchup(tuple(args.bots), args.mode, ("body-of-books",) if args.books else ())
    config = BoxConfig(stray=args.stray, cards=not args.boards_only)
    boxes: list[int | None] = [*range(args.boxes)] or [None] * args.processes
    deals = range(FIRST_DEAL, FIRST_DEAL + args.games // 2)
    with ProcessPoolExecutor(args.processes) as pool:
        jobs = [
            pool.submit(play_box, matchup, seed, config, deals[place :: len(boxes)]) for place, seed in enumerate(boxes)
        ]
        results = [job.result() for job in jobs]
    print(HEADER)
    print(row(matchup, results, config))


if __name__ == "__main__":
    main()
