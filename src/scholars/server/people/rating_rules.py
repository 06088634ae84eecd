"""The rules of ratings: which games count, and in which order their players are ranked. Pure: no database, no clock."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from scholars.server.storage.rows import Entry

MIN_CHOICES = 10  # of each player: about two turns, so that a game nobody played moves no points


class Reason(StrEnum):
    """Why a game does not count. The values are stored, and are the keys of the sentences."""

    SPECIAL = "unrated-special"  # a lesson, cards of one's own, or a game that goes on from another
    BOT = "unrated-bot"
    SAME_PLAYER = "unrated-same-player"
    HIDDEN = "unrated-hidden"
    HOUSEHOLD = "unrated-household"
    REMOVED = "unrated-removed"
    INACTIVE = "unrated-inactive"
    BOT_WON = "unrated-bot-won"
    FORGOTTEN = "unrated-forgotten"
    NO_RESULT = "unrated-no-result"


# Before the first choice


@dataclass(frozen=True, slots=True)
class StartingSeat:
    """A seat as the game begins, or before that with the players there are so far."""

    player: str | None  # None: a bot or the solo opponent
    hidden: bool = False  # the player hides their rating
    household: str | None = None  # a mark for the player's internet connection; None: unknown


def unrated_from_start(seats: Sequence[StartingSeat], special: bool = False) -> Reason | None:
    """Return why a game that begins with these seats cannot count; None if it can."""
    players = [seat.player for seat in seats if seat.player is not None]
    households = [seat.household for seat in seats if seat.household is not None]
    if special:
        return Reason.SPECIAL
    if len(players) < len(seats):
        return Reason.BOT
    if len(set(players)) < len(players):
        return Reason.SAME_PLAYER
    if any(seat.hidden for seat in seats):
        return Reason.HIDDEN
    return Reason.HOUSEHOLD if len(set(households)) < len(households) else None


# When it is over


Fate: TypeAlias = Literal["stayed", "left", "removed", "forgotten"]


@dataclass(frozen=True, slots=True)
class FinalSeat:
    """A rated seat at the end of the game."""

    choices: int  # of the player, that were not undone
    fate: Fate = "stayed"
    bot: bool = False  # a bot stands in for the player at the end, or made most of the choices
    score: int = 0
    winner: bool = False


@dataclass(frozen=True, slots=True)
class RatedGame:
    """Everything the rules look at. A game is over when it is finished, or when one player is left."""

    seats: Sequence[FinalSeat]
    finished: bool = True
    result: bool = True  # whether a finished game has scores
    noted: Reason | None = None  # at the start


Ranks: TypeAlias = tuple[int | None, ...]  # by seat, 0 is the best; None: not ranked


def rank(game: RatedGame) -> Ranks | Reason:
    """Rank the players of a game that is over, or return why it does not count.

    A player who left is last, whatever the bot in their seat achieved. A player who deleted their data is not ranked;
    the others are ranked among themselves. Players with the same place share a rank.
    """
    reason = game.noted or _unrated_at_end(game)
    if reason is not None:
        return reason
    strengths = [None if seat.fate == "forgotten" else _strength(seat, game.finished) for seat in game.seats]
    order = sorted({strength for strength in strengths if strength is not None}, reverse=True)
    return tuple(None if strength is None else order.index(strength) for strength in strengths)


def _unrated_at_end(game: RatedGame) -> Reason | None:
    ranked = [seat for seat in game.seats if seat.fate != "forgotten"]
    if any(seat.fate == "removed" for seat in game.seats):
        return Reason.REMOVED
    if len(ranked) < 2:
        return Reason.FORGOTTEN
    if any(seat.choices < MIN_CHOICES for seat in ranked):
        return Reason.INACTIVE
    if game.finished and not game.result:
        return Reason.NO_RESULT
    return Reason.BOT_WON if game.finished and _won_by_bot(ranked) else None


def _won_by_bot(seats: Sequence[FinalSeat]) -> bool:
    """Whether a bot played for a player who would be ranked first."""
    stayed = [seat for seat in seats if seat.fate == "stayed"]
    if len(stayed) < 2:  # all others left, which decided the game before
        return False
    best = max(_strength(seat, finished=True) for seat in stayed)
    return any(seat.bot and _strength(seat, finished=True) == best for seat in stayed)


def _strength(seat: FinalSeat, finished: bool) -> tuple[int, int, int]:
    """Return what players are compared by."""
    if seat.fate == "left":
        return 0, 0, 0
    return (1, int(seat.winner), seat.score) if finished else (1, 0, 0)


def standing_choices(entries: Iterable[Entry]) -> Counter[tuple[int, str]]:
    """Count the choices that were not undone, by seat and by who made them: its player ("person"), or a bot.

    What a player's client answered automatically counts as theirs: a client could call every choice automatic.
    """
    standing: list[Entry] = []
    for entry in entries:
        if entry.choice is None:
            del standing[entry.back_to or 0 :]
        else:
            standing.append(entry)
    return Counter((entry.seat, "bot" if entry.by == "bot" else "person") for entry in standing)
