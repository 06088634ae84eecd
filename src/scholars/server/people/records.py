"""What somebody has reached in their games, and whom to meet next: everything is counted here, and only here."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import get_args

from scholars.bots import LEVELS
from scholars.locales import message
from scholars.server.wire import protocol

LAST = 3  # games from which the next level follows
WON = 2  # of these, for one level up
DIFFICULTIES: tuple[str, ...] = get_args(protocol.Difficulty)

Games = Sequence[protocol.PlayedGame]


def records(games: Games) -> protocol.Records:
    """The records of somebody, from their games, the newest first."""
    return protocol.Records(
        best=_best(games),
        levels=[_streak(level, [game for game in games if game.level == level]) for level in LEVELS],
        solo=[_streak(difficulty, [game for game in games if game.solo == difficulty]) for difficulty in DIFFICULTIES],
    )


def _best(games: Games) -> list[protocol.BestScore]:
    """The best score by mode, with and without the expansion; of equal ones the first."""
    best: dict[tuple[str, bool], protocol.PlayedGame] = {}
    for game in games:
        kind = game.mode, bool(game.expansions)
        if game.score is not None and (kind not in best or game.score >= (best[kind].score or 0)):
            best[kind] = game
    return [
        protocol.BestScore(mode=game.mode, books=books, score=game.score or 0, table=game.table, ended=game.ended)
        for (_, books), game in sorted(best.items())
    ]


def _streak(name: str, games: Games) -> protocol.Streak:
    """How often somebody met this rival and won, and how often in a row: now, and at best."""
    results = [game.result == "won" for game in games if game.result is not None]
    runs, run = [0], 0
    for won in results:
        run = run + 1 if won else 0
        runs.append(run)
    now = len(list(takewhile(bool, results)))
    return protocol.Streak(name=name, played=len(results), won=sum(results), streak=now, best=max(runs))


def suggestions(games: Games) -> list[protocol.NextLevel]:
    """Whom to meet next: among the bots, and of the solo opponent's difficulties for whoever plays alone."""
    bots = [game for game in games if game.level in LEVELS and game.result is not None]
    alone = [game for game in games if game.solo is not None and game.result is not None]
    found = [_next("level", LEVELS, [(game.level or "", game.result == "won") for game in bots])]
    if alone:
        found.append(_next("solo", DIFFICULTIES, [(game.solo or "", game.result == "won") for game in alone]))
    return found


def _next(kind: str, ladder: Sequence[str], met: Iterable[tuple[str, bool]]) -> protocol.NextLevel:
    """One up after two victories in the last three games against the same, one down after three defeats."""
    latest = list(met)
    if not latest:
        return _told(kind, "history-next-first", ladder[0], 0, 0)
    name = latest[0][0]
    last = [won for other, won in latest if other == name][:LAST]
    won, place = sum(last), ladder.index(name)
    if won >= WON and place + 1 < len(ladder):
        return _told(kind, "history-next-up", ladder[place + 1], won, len(last))
    if won == 0 and len(last) == LAST and place > 0:
        return _told(kind, "history-next-down", ladder[place - 1], won, len(last))
    return _told(kind, "history-next-top" if won >= WON else "history-next-stay", name, won, len(last))


def _told(kind: str, why: str, name: str, won: int, of: int) -> protocol.NextLevel:
    rival = message("bot-title", bot=name) if kind == "level" else message("name-difficulty", difficulty=name)
    text = message(why, rival=rival, won=won, played=of)
    return protocol.NextLevel.model_validate({"kind": kind, "name": name, "text": text.plain()})
