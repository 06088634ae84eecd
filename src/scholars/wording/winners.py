"""Who has won, and with how many points. (SCO-16, SOL-26)"""

from collections.abc import Sequence

from scholars.locales import Message, joined, message
from scholars.scores import Outcome
from scholars.solo.board import HUMAN, OPPONENT
from scholars.wording.meanings import Telling


def winners(game: Telling, outcome: Outcome) -> Message:
    """Who has won, and with how many points."""
    return winners_of([message("player-name", player=name) for name in game.names], outcome)


def winners_of(names: Sequence[Message], outcome: Outcome) -> Message:
    """The same for players whose names are messages, by seat: an unnamed player is called by a number."""
    if outcome.solo is not None:
        return _against_opponent(names[HUMAN], outcome)
    ahead = tuple(names[seat] for seat in outcome.winners)
    points = outcome.scores[outcome.winners[0]].total
    if len(ahead) > 1:
        return message("score-winners", winners=joined(ahead, "list-and"), vp=points)
    tied = sum(score.total == points for score in outcome.scores) > 1
    return message("score-winner", winner=ahead[0], vp=points, tied="yes" if tied else "no")


def _against_opponent(player: Message, outcome: Outcome) -> Message:
    """Whether the human has won; a tie is lost, and told as one. (SOL-26)"""
    own, other = outcome.scores[HUMAN].total, outcome.scores[OPPONENT].total
    result = "tied" if own == other else "won" if outcome.solo == "won" else "lost"
    return message("score-solo", player=player, result=result, own=own, other=other)
